"""The HTTP API of tables."""

from __future__ import annotations

import asyncio
from functools import partial
from hashlib import blake2b
from operator import attrgetter
from typing import Annotated, Literal

import orjson
from fastapi import APIRouter, Header, Query, Request
from fastapi import Path as InPath
from fastapi.responses import PlainTextResponse, Response

from bruxelles.kernel.match import IllegalAnswerError
from bruxelles.server import shuffle_wire, wire
from bruxelles.server.bots import check_bot
from bruxelles.server.brief import brief_of
from bruxelles.server.callers import Caller, TheCaller, TheGuest, TheRegistry
from bruxelles.server.deals import deals_of
from bruxelles.server.history_cache import HistoryCache
from bruxelles.server.limits import Limits
from bruxelles.server.links import new_token
from bruxelles.server.opening import ForkAsked, RecordAsked, TableAsked, TableOpened
from bruxelles.server.previews import PreviewShown, Why, chained, preview_shown, why_shown
from bruxelles.server.refusals import Refused
from bruxelles.server.responses import Responses, json_response, refusals
from bruxelles.server.shapes import MOST_ENTRIES, MOST_SEATS, Text
from bruxelles.server.stored_table import Given, RowKind
from bruxelles.server.table_registry import TableRegistry

LOOKING = refusals(401, 404)
LOOKING_AGAIN: Responses = {**LOOKING, 304: {"description": "Nothing new"}}
REPLAYING = refusals(401, 404, 409)
FORKING = refusals(401, 403, 404, 409)
OPENING = refusals(403)
HOSTING = refusals(401, 403, 404, 409)
ACTING: Responses = {**HOSTING, 409: {"model": wire.Stale | wire.Refusal, "description": "Late, or frozen"}}

router = APIRouter(prefix="/api", generate_unique_id_function=attrgetter("name"))

SeatInPath = Annotated[int, InPath(ge=1, le=MOST_SEATS)]
NumberInPath = Annotated[int, InPath(ge=0)]
ChainInQuery = Annotated[list[Text], Query(min_length=1, max_length=4)]


# Routes are tried in order, and answers are the most frequent requests.
@router.post("/tables/{id}/answers", responses=ACTING, response_model=wire.Frame)
async def answer(caller: TheCaller, asked: wire.AnswersAsked) -> Response:
    """Answer one decision or several in a row. Either all answers count or none."""
    given = tuple(Given(each.seat - 1, each.decision, each.token) for each in asked.answers)
    seats = [each.seat for each in given]
    key = caller.key(asked.key)
    return json_response((await caller.table.act("answer", caller.viewer, seats, asked.expected, key, given)).json)


async def take_turn(kind: RowKind, caller: Caller, asked: wire.TurnAsked) -> Response:
    key = caller.key(asked.key)
    return json_response((await caller.table.act(kind, caller.viewer, [asked.seat - 1], asked.expected, key)).json)


@router.post("/tables/{id}/undo", responses=ACTING, response_model=wire.Frame)
async def undo(caller: TheCaller, asked: wire.TurnAsked) -> Response:
    """Take back the last choice, unless something has been drawn or somebody else has answered since."""
    return await take_turn("undo", caller, asked)


@router.post("/tables/{id}/redo", responses=ACTING, response_model=wire.Frame)
async def redo(caller: TheCaller, asked: wire.TurnAsked) -> Response:
    """Repeat the choice that was taken back."""
    return await take_turn("redo", caller, asked)


@router.post("/tables/{id}/confirm", responses=ACTING, response_model=wire.Frame)
async def confirm(caller: TheCaller, asked: wire.TurnAsked) -> Response:
    """Confirm a turn, so that the game continues."""
    return await take_turn("confirm", caller, asked)


@router.post("/tables/{id}/share", responses=HOSTING, response_model=wire.Frame)
async def share(caller: TheCaller, asked: shuffle_wire.ShareAsked) -> Response:
    """Promise a share in the seed before anything is dealt."""
    return json_response((await caller.table.add_share("share", caller.viewer, asked.digest)).json)


@router.post("/tables/{id}/reveal", responses=HOSTING, response_model=wire.Frame)
async def reveal(caller: TheCaller, asked: shuffle_wire.RevealAsked) -> Response:
    """Reveal the promised share."""
    return json_response((await caller.table.add_share("reveal", caller.viewer, asked.nonce)).json)


@router.post("/tables/{id}/begin", responses=HOSTING, response_model=wire.Frame)
async def begin(caller: TheCaller) -> Response:
    """Deal without waiting for further players to join."""
    caller.check_host()
    return json_response((await caller.table.begin(caller.viewer)).json)


@router.get("/keeping", responses=refusals())
async def keeping(table_registry: TheRegistry) -> wire.Keeping:
    """How long this server keeps tables."""
    return wire.Keeping.model_validate(table_registry.config.keeping, from_attributes=True)


@router.post("/tables", status_code=201, responses=OPENING)
async def open_table(asked: TableAsked, table_registry: TheRegistry, guest: TheGuest) -> TableOpened:
    """Open a table. Its links are never shown again."""
    return looked_at(table_registry, guest, await table_registry.new_table(asked))


def looked_at(table_registry: TableRegistry, guest: str, opened: TableOpened) -> TableOpened:
    """The new table, noting that its opener is looking at it."""
    table_registry.tables[opened.table].look(guest)
    return opened


@router.post("/tables/import", status_code=201, responses=OPENING)
async def import_table(asked: RecordAsked, table_registry: TheRegistry, guest: TheGuest) -> TableOpened:
    """Open a table that continues a record."""
    return looked_at(table_registry, guest, await table_registry.import_record(asked))


@router.get("/tables/{id}", responses=LOOKING, response_model=wire.Frame)
async def look(caller: TheCaller) -> Response:
    """The table, with everything that has happened."""
    return json_response((await caller.table.frame(caller.viewer, 0)).json)


@router.get("/tables/{id}/since/{number}", responses=LOOKING_AGAIN, response_model=wire.Frame)
async def look_since(
    caller: TheCaller, number: NumberInPath, if_none_match: Annotated[str | None, Header(max_length=100)] = None
) -> Response:
    """The table, with what has happened since this number; nothing if the page already has that frame."""
    frame = (await caller.table.frame(caller.viewer, number)).json
    tag = f'"{blake2b(frame, digest_size=12).hexdigest()}"'
    # A proxy that compresses the frame turns its tag into a weak one.
    if if_none_match is not None and if_none_match.removeprefix("W/") == tag:
        return Response(status_code=304, headers={"etag": tag})
    return Response(frame, media_type="application/json", headers={"etag": tag})


@router.get("/tables/{id}/brief", responses=LOOKING)
async def look_briefly(caller: TheCaller) -> wire.Brief:
    """Who sits at the table, and whose turn it is."""
    async with caller.table.at_rest():
        return brief_of(caller.table, caller.viewer)


@router.get("/tables/{id}/scenes", responses=REPLAYING, response_model=wire.Scenes)
async def scenes(
    request: Request,
    caller: TheCaller,
    since: Annotated[int, Query(ge=-1, le=MOST_ENTRIES)] = -1,
    until: Annotated[int | None, Query(ge=0, le=MOST_ENTRIES)] = None,
) -> Response:
    """The table as it was at each question after entry `since`, up to entry `until`."""
    limits: Limits = request.app.state.limits
    history_cache: HistoryCache = request.app.state.history_cache
    pay = partial(limits.pay, request.scope)
    return json_response(await history_cache.scenes(caller.table, caller.viewer, since, until, pay))


@router.get("/tables/{id}/course", responses=REPLAYING, response_model=wire.Course)
async def course(request: Request, caller: TheCaller) -> Response:
    """An outline of the whole game: who answered when, in which round, and the points."""
    history_cache: HistoryCache = request.app.state.history_cache
    return json_response(await history_cache.course(caller.table))


@router.get("/tables/{id}/deals", responses=REPLAYING, response_model=shuffle_wire.Deals)
async def deals(caller: TheCaller) -> Response:
    """Every draw of a finished game, and what it was drawn from."""
    async with caller.table.at_rest():
        match = caller.table.readable().match
        if not match.over:
            raise Refused(409, "draws are revealed when the game is over")
    return json_response(orjson.dumps(await asyncio.to_thread(deals_of, match)))


@router.post("/tables/{id}/fork", status_code=201, responses=FORKING)
async def fork(caller: TheCaller, asked: ForkAsked, table_registry: TheRegistry, guest: TheGuest) -> TableOpened:
    """Open a table that continues from an earlier position of this one."""
    return looked_at(table_registry, guest, await table_registry.fork(caller.table, caller.viewer, asked))


@router.get("/tables/{id}/preview", responses=HOSTING)
async def preview(
    caller: TheCaller,
    seat: Annotated[int, Query(ge=1, le=MOST_SEATS)],
    decision: ChainInQuery,
    token: ChainInQuery,
) -> PreviewShown:
    """What this answer would do; of several, the last after the others."""
    async with caller.table.at_rest():
        seated = caller.table.playable()
        try:
            seated.check(Given(seat - 1, decision[0], token[0]))
            caller.viewer.check_asked(seated.match)
            return preview_shown(seated.match, chained(decision, token))
        except IllegalAnswerError as error:
            raise Refused(422, error) from error


@router.get("/tables/{id}/why", responses=HOSTING)
async def why(caller: TheCaller, decision: ChainInQuery, token: ChainInQuery) -> Why:
    """Why this answer is not on offer; of several, the first one that isn't."""
    async with caller.table.at_rest():
        try:
            match = caller.table.playable().match
            caller.viewer.check_asked(match)
            return why_shown(match, chained(decision, token))
        except IllegalAnswerError as error:
            raise Refused(422, error) from error


@router.delete("/tables/{id}", status_code=204, responses=HOSTING, response_class=Response)
async def delete_table(caller: TheCaller, table_registry: TheRegistry) -> Response:
    """Delete the table with its log and links, for everybody and for good."""
    caller.check_host()
    await table_registry.delete(caller.table)
    return Response(status_code=204)


@router.post("/tables/{id}/seats/{seat}/link", responses=HOSTING)
async def renew_link(caller: TheCaller, seat: SeatInPath) -> wire.LinkOpened:
    """Make a new link for a seat. The old one stops working."""
    caller.check_host(seat - 1)
    token = new_token()
    await caller.table.renew_link(seat - 1, token)
    return wire.LinkOpened(token=token)


@router.post("/tables/{id}/links/{holder}", responses=HOSTING)
async def renew_own_link(caller: TheCaller, holder: Literal["host", "view"]) -> wire.LinkOpened:
    """Make a new link for the host, or for spectators. The old one stops working."""
    caller.check_host()
    token = new_token()
    await caller.table.renew(holder, token)
    return wire.LinkOpened(token=token)


@router.post("/tables/{id}/seats/{seat}/bot", responses=HOSTING, response_model=wire.Frame)
async def seat_bot(caller: TheCaller, seat: SeatInPath, asked: wire.BotAsked) -> Response:
    """Let a bot play for a seat, or give the seat back."""
    caller.check_host(seat - 1)
    check_bot(asked.bot)
    return json_response((await caller.table.seat_bot(caller.viewer, seat - 1, asked.bot)).json)


AS_TEXT: Responses = {**LOOKING, 200: {"content": {"text/plain": {"schema": {"type": "string"}}}}}


# A plain response class: with PlainTextResponse, the API description would also show refusals as text.
@router.get("/tables/{id}/record", responses=AS_TEXT, response_class=Response)
async def record(caller: TheCaller) -> PlainTextResponse:
    """The game as text. The seed, and what others have drawn in secret, are included once the game is over."""
    name = f"bruxelles-{caller.table.id}.txt"
    disposition = {"content-disposition": f'attachment; filename="{name}"'}
    return PlainTextResponse(await caller.table.record(caller.viewer), headers=disposition)
