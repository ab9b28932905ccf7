"""What asking costs, and how much everybody may ask for."""

from __future__ import annotations

from collections import OrderedDict
from time import monotonic

from starlette.datastructures import Headers
from starlette.types import Scope

from bruxelles.server.addresses import network_of, wide_network_of
from bruxelles.server.config import Config
from bruxelles.server.refusals import Refused

# By the part of the path that says what is asked; measured, in the time that a look at a table takes (1 to 2 ms). A
# scene that has to be made costs 1 more.
COSTS = {
    "course": 5,
    "deals": 20,
    "docs": 2,
    "fork": 10,
    "health": 2,
    "import": 20,
    "metrics": 5,
    "openapi.json": 40,
    "preview": 2,
    "record": 2,
    "rules": 8,
    "scenes": 8,
    "why": 2,
    "words": 8,
}
OPENING_COST = 10
OPENING = ("/api/tables", "/api/tables/import", "/fork")
WATCHING = {"/health", "/metrics"}
WATCHING_PER_MINUTE = 600  # for whoever looks after the server, beside what they play
NEIGHBOURS = 4  # as many households of one wide network may open tables as fast as they can
MOST_KNOWN = 50_000  # of whom is remembered what they have spent


class Budget:
    """So much for everybody in so many seconds. What was spent comes back little by little; whoever has anything left
    may ask for something dear, and is in debt then. Who was not seen for longest is forgotten when there are too many.
    """

    def __init__(self, most: float, seconds: float) -> None:
        self.each = seconds / most  # that one unit takes to come back
        self.seconds = seconds
        self.free: OrderedDict[str, float] = OrderedDict()  # when all will have come back

    def has_left(self, who: str) -> bool:
        return self.free.get(who, 0.0) + self.each <= monotonic() + self.seconds

    def spend(self, who: str, cost: float = 1.0) -> None:
        now = monotonic()
        self.free[who] = max(now, self.free.get(who, now)) + cost * self.each
        self.free.move_to_end(who)
        if len(self.free) > MOST_KNOWN:
            self.free.popitem(last=False)


class Limits:
    """For every network, and for every link from wherever it is used."""

    def __init__(self, config: Config) -> None:
        self.networks = Budget(config.requests_per_minute, 60)
        self.links = Budget(max(1, config.requests_per_minute // 2), 60)
        self.watchers = Budget(WATCHING_PER_MINUTE, 60)
        self.tables = Budget(config.tables_per_hour, 3600)
        self.wide_tables = Budget(NEIGHBOURS * config.tables_per_hour, 3600)

    def admit(self, scope: Scope) -> None:
        """Let a request in and have it paid, or refuse it."""
        address, cost = address_of(scope), cost_of(scope)
        purses = self.purses(scope)
        if not all(budget.has_left(who) for budget, who in purses):
            raise Refused(429, "too many requests; please wait a minute")
        if scope.get("method") == "POST" and scope["path"].endswith(OPENING):
            opening = [(self.tables, network_of(address)), (self.wide_tables, wide_network_of(address))]
            if not all(budget.has_left(who) for budget, who in opening):
                raise Refused(429, "too many new tables from your network; please wait a few minutes")
            for budget, who in opening:
                budget.spend(who)
        for budget, who in purses:
            budget.spend(who, cost)

    def pay(self, scope: Scope, cost: float) -> None:
        """What a request costs beyond what is known beforehand."""
        for budget, who in self.purses(scope):
            budget.spend(who, cost)

    def purses(self, scope: Scope) -> list[tuple[Budget, str]]:
        network = network_of(address_of(scope))
        if scope["path"] in WATCHING:
            return [(self.watchers, network)]
        link = Headers(scope=scope).get("authorization", "")[:64]
        return [(self.networks, network), *([(self.links, link)] if link else [])]


def cost_of(scope: Scope) -> float:
    parts = scope["path"][:200].split("/")
    if scope.get("method") == "POST" and parts[1:] == ["api", "tables"]:
        return OPENING_COST
    return max(COSTS.get(part, 1) for part in parts)


def address_of(scope: Scope) -> str:
    client = scope.get("client")
    return client[0] if client else "unknown"
