"""Who sends a request, and about which table."""

from __future__ import annotations

from typing import Annotated

from fastapi import Depends, Request
from fastapi import Path as InPath
from fastapi.security import HTTPAuthorizationCredentials, HTTPBearer

from bruxelles.server.addresses import network_of
from bruxelles.server.limits import address_of
from bruxelles.server.links import digest
from bruxelles.server.refusals import Refused
from bruxelles.server.table import LiveTable
from bruxelles.server.table_registry import TableRegistry
from bruxelles.server.viewer import Viewer

bearer = HTTPBearer(auto_error=False, description="The token of one of the table's links: host, view or seat.")


class Caller:
    """Somebody with a link to a table."""

    def __init__(self, table: LiveTable, token: str, viewer: Viewer) -> None:
        self.table = table
        self.token = token
        self.viewer = viewer

    def key(self, key: str) -> str:
        """The key with a prefix, so that nobody can use up somebody else's."""
        return f"{digest(self.token)[:16]}:{key}"

    def check_host(self, seat: int | None = None) -> None:
        if not self.viewer.host:
            raise Refused(403, "only the host's link can do this")
        if seat is not None and seat not in self.table.seat_numbers:
            raise Refused(404, "there is no seat {seat}", seat=seat + 1)


async def registry_of(request: Request) -> TableRegistry:
    table_registry: TableRegistry = request.app.state.table_registry
    return table_registry


TheRegistry = Annotated[TableRegistry, Depends(registry_of)]


async def guest_of(request: Request) -> str:
    """Whose request it is, as far as its address tells."""
    return network_of(address_of(request.scope))


TheGuest = Annotated[str, Depends(guest_of)]


async def caller_of(
    name: Annotated[str, InPath(alias="id", max_length=40)],
    table_registry: TheRegistry,
    guest: TheGuest,
    credentials: Annotated[HTTPAuthorizationCredentials | None, Depends(bearer)],
) -> Caller:
    table = await table_registry.find(name)
    if credentials is None:
        raise Refused(401, "this needs a link to the table: Authorization: Bearer TOKEN")
    token = credentials.credentials
    _, viewer = table.authorise(token)
    table.look(guest)
    return Caller(table, token, viewer)


TheCaller = Annotated[Caller, Depends(caller_of)]
