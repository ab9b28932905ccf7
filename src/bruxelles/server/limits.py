"""What requests cost, and how many of them one network or link may send."""

from __future__ import annotations

from collections import OrderedDict
from time import monotonic

from starlette.datastructures import Headers
from starlette.types import Scope

from bruxelles.server.addresses import network_of, wide_network_of
from bruxelles.server.config import Config
from bruxelles.server.refusals import Refused

# By a part of the path. Measured in multiples of the time that looking at a table takes (1 to 2 ms). A scene that has
# to be made costs 1 more.
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
MONITORING = {"/health", "/metrics"}
MONITORING_PER_MINUTE = 600  # per network, besides its other requests
NEIGHBOURS = 4  # how many households of one wide network may open tables at full speed
MOST_KNOWN = 50_000  # networks or links in one budget


class Budget:
    """What each network or link may spend in a number of seconds. It is refunded little by little. Anybody with
    something left may make an expensive request, and is then in debt. When there are too many, those not seen for
    longest are forgotten.
    """

    def __init__(self, most: float, seconds: float) -> None:
        self.each = seconds / most  # seconds until one unit is refunded
        self.seconds = seconds
        self.free: OrderedDict[str, float] = OrderedDict()  # when everything will have been refunded

    def has_left(self, who: str) -> bool:
        return self.free.get(who, 0.0) + self.each <= monotonic() + self.seconds

    def spend(self, who: str, cost: float = 1.0) -> None:
        now = monotonic()
        self.free[who] = max(now, self.free.get(who, now)) + cost * self.each
        self.free.move_to_end(who)
        if len(self.free) > MOST_KNOWN:
            self.free.popitem(last=False)


class Limits:
    """The budgets of all networks, and of all links wherever they are used."""

    def __init__(self, config: Config) -> None:
        self.networks = Budget(config.requests_per_minute, 60)
        self.links = Budget(max(1, config.requests_per_minute // 2), 60)
        self.monitoring = Budget(MONITORING_PER_MINUTE, 60)
        self.tables = Budget(config.tables_per_hour, 3600)
        self.wide_tables = Budget(NEIGHBOURS * config.tables_per_hour, 3600)

    def admit(self, scope: Scope) -> None:
        """Charge a request, or refuse it."""
        address, cost = address_of(scope), cost_of(scope)
        accounts = self.accounts(scope)
        if not all(budget.has_left(who) for budget, who in accounts):
            raise Refused(429, "too many requests; please wait a minute")
        if scope.get("method") == "POST" and scope["path"].endswith(OPENING):
            opening = [(self.tables, network_of(address)), (self.wide_tables, wide_network_of(address))]
            if not all(budget.has_left(who) for budget, who in opening):
                raise Refused(429, "too many new tables from your network; please wait a few minutes")
            for budget, who in opening:
                budget.spend(who)
        for budget, who in accounts:
            budget.spend(who, cost)

    def pay(self, scope: Scope, cost: float) -> None:
        """Charge what wasn't known when the request was admitted."""
        for budget, who in self.accounts(scope):
            budget.spend(who, cost)

    def accounts(self, scope: Scope) -> list[tuple[Budget, str]]:
        network = network_of(address_of(scope))
        if scope["path"] in MONITORING:
            return [(self.monitoring, network)]
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
