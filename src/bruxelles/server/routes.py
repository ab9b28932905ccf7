"""The HTTP API."""

from __future__ import annotations

import asyncio
from functools import partial
from hashlib import blake2b
from operator import attrgetter
from typing import Annotated, Any, Literal

import orjson
from fastapi import APIRouter, Depends, Header, Query, Request
from fastapi import Path as InPath
from fastapi.responses import PlainTextResponse, Response
from fastapi.security import HTTPAuthorizationCredentials, HTTPBearer

from bruxelles.bots import registry
from bruxelles.components.listing import rows
from bruxelles.games import NAMES, find_rulebook
from bruxelles.kernel.complaint import Complaint
from bruxelles.kernel.match import IllegalAnswerError
from bruxelles.server import shuffle_wire, wire
from bruxelles.server.addresses import network_of
from bruxelles.server.bots import check_bot
from bruxelles.server.brief import brief_of
from bruxelles.server.deals import deals_of
from bruxelles.server.frames import Viewer, preview_shown, why_shown
from bruxelles.server.history_cache import HistoryCache
from bruxelles.server.languages import languages_shown
from bruxelles.server.limits import Limits, address_of
from bruxelles.server.links import digest, new_token
from bruxelles.server.refusals import Refused
from bruxelles.server.seated_match import Given, RowKind
from bruxelles.server.table import LiveTable
from bruxelles.server.table_registry import TableRegistry
from bruxelles.words import languages, rules, speak

Responses = dict[int | str, dict[str, Any]]


# What any request may be told: no JSON, too slow, too large, of another shape, too many, not now.
ALWAYS = (400, 408, 413, 422, 429, 503)


def refusals(*codes: int) -> Responses:
    return {code: {"model": wire.Refusal, "description": "Refused"} for code in sorted({*codes, *ALWAYS})}


NOT_FOUND = refusals(404)
LOOKING = refusals(401, 404)
LOOKING_AGAIN: Responses = {**LOOKING, 304: {"description": "Nothing new"}}
LOOKING_BACK = refusals(401, 404, 409)
FORKING = refusals(401, 403, 404, 409)
OPENING = refusals(403)
HOSTING = refusals(401, 403, 404, 409)
ACTING: Responses = {**HOSTING, 409: {"model": wire.Stale | wire.Refusal, "description": "Late, or frozen"}}

router = APIRouter(prefix="/api", generate_unique_id_function=attrgetter("name"))
bearer = HTTPBearer(auto_error=False, description="A link of the table: host, view or seat.")

SeatNumber = Annotated[int, InPath(ge=1, le=8)]
Number = Annotated[int, InPath(ge=0)]
Chain = Annotated[list[wire.Text], Query(min_length=1, max_length=4)]


class Caller:
    """Who asks, at which table."""

    def __init__(self, table: LiveTable, token: str, viewer: Viewer) -> None:
        self.table = table
        self.token = token
        self.viewer = viewer

    def key(self, key: str) -> str:
        """Nobody's keys meet those of somebody else."""
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
    """Who asks, as far as addresses tell."""
    return network_of(address_of(request.scope))


TheGuest = Annotated[str, Depends(guest_of)]


async def calling(
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


TheCaller = Annotated[Caller, Depends(calling)]


def told(json: bytes) -> Response:
    """What is JSON already needs no second check."""
    return Response(json, media_type="application/json")


# Routes are tried in turn, and answers come most often.
@router.post("/tables/{id}/answers", responses=ACTING, response_model=wire.Frame)
async def answer(caller: TheCaller, asked: wire.AnswersAsked) -> Response:
    """Answer what is to be decided: once or several times at once, all or none."""
    given = tuple(Given(each.seat - 1, each.decision, each.token) for each in asked.answers)
    seats = [each.seat for each in given]
    key = caller.key(asked.key)
    return told((await caller.table.act("answer", caller.viewer, seats, asked.expected, key, given)).json)


async def take_turn(kind: RowKind, caller: Caller, asked: wire.TurnAsked) -> Response:
    key = caller.key(asked.key)
    return told((await caller.table.act(kind, caller.viewer, [asked.seat - 1], asked.expected, key)).json)


@router.post("/tables/{id}/undo", responses=ACTING, response_model=wire.Frame)
async def undo(caller: TheCaller, asked: wire.TurnAsked) -> Response:
    """Take back the last choice, until chance was asked or somebody else answered."""
    return await take_turn("undo", caller, asked)


@router.post("/tables/{id}/redo", responses=ACTING, response_model=wire.Frame)
async def redo(caller: TheCaller, asked: wire.TurnAsked) -> Response:
    """Make the choice again that was taken back."""
    return await take_turn("redo", caller, asked)


@router.post("/tables/{id}/confirm", responses=ACTING, response_model=wire.Frame)
async def confirm(caller: TheCaller, asked: wire.TurnAsked) -> Response:
    """Confirm a turn: bots, chance and others go on."""
    return await take_turn("confirm", caller, asked)


@router.post("/tables/{id}/share", responses=HOSTING, response_model=wire.Frame)
async def share(caller: TheCaller, asked: shuffle_wire.ShareAsked) -> Response:
    """Promise a share in the seed, before anything is dealt."""
    return told((await caller.table.add_share("share", caller.viewer, asked.digest)).json)


@router.post("/tables/{id}/reveal", responses=HOSTING, response_model=wire.Frame)
async def reveal(caller: TheCaller, asked: shuffle_wire.RevealAsked) -> Response:
    """Reveal the share that was promised."""
    return told((await caller.table.add_share("reveal", caller.viewer, asked.nonce)).json)


@router.post("/tables/{id}/begin", responses=HOSTING, response_model=wire.Frame)
async def begin(caller: TheCaller) -> Response:
    """Wait for nobody else before the first card."""
    caller.check_host()
    return told((await caller.table.begin(caller.viewer)).json)


@router.get("/games", responses=refusals())
async def games() -> list[wire.GameShown]:
    """The games that can be played here."""
    return [
        wire.GameShown(
            name=book.name,
            title=f"Bruxelles {book.name}",
            seats=list(book.seat_counts),
            options=[wire.OptionOfGame(name=o.name, values=list(o.values), rule=o.rule) for o in book.options],
            bots=list(registry.names()),
        )
        for book in map(find_rulebook, NAMES)
    ]


@router.get("/languages", name="languages", responses=refusals())
async def known_languages() -> list[wire.LanguageShown]:
    """The languages that there are catalogues for."""
    return languages_shown()


def check_language(lang: str) -> None:
    if lang not in languages():
        raise Refused(
            404, "there is no language '{language}'; choose from {languages}", language=lang[:20], languages=languages()
        )


@router.get("/words/{lang}", responses=NOT_FOUND)
async def words(lang: str) -> wire.Catalogue:
    """The catalogue of a language."""
    check_language(lang)
    return wire.Catalogue(**speak(lang).export())


@router.get("/rules/{lang}", responses=NOT_FOUND)
async def ledger(lang: str) -> list[wire.ChapterShown]:
    """The rules, chapter by chapter."""
    check_language(lang)
    return [
        wire.ChapterShown(
            game=chapter.game,
            title=chapter.title,
            rules=[
                wire.RuleShown(id=each.id, sentence=each.sentence, ruling=each.ruling, source=each.source)
                for each in (rule.plain() for rule in chapter.rules)
            ],
        )
        for chapter in rules.chapters(lang)
    ]


@router.get("/components/{game}", responses=NOT_FOUND)
async def components(game: str) -> list[wire.ComponentShown]:
    """The numbers of a game's box, each with its source."""
    try:
        find_rulebook(game)
    except Complaint as error:
        raise Refused(404, error) from error
    return [wire.ComponentShown.model_validate(row, from_attributes=True) for row in rows(game)]


@router.get("/keeping", responses=refusals())
async def keeping(table_registry: TheRegistry) -> wire.Keeping:
    """How long this server keeps tables."""
    return wire.Keeping.model_validate(table_registry.config.keeping, from_attributes=True)


@router.post("/tables", status_code=201, responses=OPENING)
async def open_table(asked: wire.TableAsked, table_registry: TheRegistry, guest: TheGuest) -> wire.TableOpened:
    """Open a table. Its links are told now and never again."""
    return looked_at(table_registry, guest, await table_registry.new_table(asked))


def looked_at(table_registry: TableRegistry, guest: str, opened: wire.TableOpened) -> wire.TableOpened:
    """Whoever opens a table looks at it."""
    table_registry.tables[opened.table].look(guest)
    return opened


@router.post("/tables/import", status_code=201, responses=OPENING)
async def import_table(asked: wire.RecordAsked, table_registry: TheRegistry, guest: TheGuest) -> wire.TableOpened:
    """Play on from a record."""
    return looked_at(table_registry, guest, await table_registry.import_record(asked))


@router.get("/tables/{id}", responses=LOOKING, response_model=wire.Frame)
async def look(caller: TheCaller) -> Response:
    """The table, with everything that happened."""
    return told((await caller.table.frame(caller.viewer, 0)).json)


@router.get("/tables/{id}/since/{number}", responses=LOOKING_AGAIN, response_model=wire.Frame)
async def look_since(
    caller: TheCaller, number: Number, if_none_match: Annotated[str | None, Header(max_length=100)] = None
) -> Response:
    """The table, with what happened after this number; nothing if that is what the page has already."""
    frame = (await caller.table.frame(caller.viewer, number)).json
    tag = f'"{blake2b(frame, digest_size=12).hexdigest()}"'
    # A proxy that compresses makes a weak tag of it.
    if if_none_match is not None and if_none_match.removeprefix("W/") == tag:
        return Response(status_code=304, headers={"etag": tag})
    return Response(frame, media_type="application/json", headers={"etag": tag})


@router.get("/tables/{id}/brief", responses=LOOKING)
async def look_briefly(caller: TheCaller) -> wire.Brief:
    """Who sits at the table, and whose turn it is."""
    async with caller.table.at_rest():
        return brief_of(caller.table, caller.viewer)


@router.get("/tables/{id}/scenes", responses=LOOKING_BACK, response_model=wire.Scenes)
async def scenes(
    request: Request,
    caller: TheCaller,
    since: Annotated[int, Query(ge=-1, le=wire.MOST_ENTRIES)] = -1,
    until: Annotated[int | None, Query(ge=0, le=wire.MOST_ENTRIES)] = None,
) -> Response:
    """What the table looked like at every question after entry `since`, up to entry `until`."""
    limits: Limits = request.app.state.limits
    history_cache: HistoryCache = request.app.state.history_cache
    pay = partial(limits.pay, request.scope)
    return told(await history_cache.scenes(caller.table, caller.viewer, since, until, pay))


@router.get("/tables/{id}/course", responses=LOOKING_BACK, response_model=wire.Course)
async def course(request: Request, caller: TheCaller) -> Response:
    """The whole game in outline: who answered when, in which round, with how many points."""
    history_cache: HistoryCache = request.app.state.history_cache
    return told(await history_cache.course(caller.table))


@router.get("/tables/{id}/deals", responses=LOOKING_BACK, response_model=shuffle_wire.Deals)
async def deals(caller: TheCaller) -> Response:
    """Every draw of a game that is over, with what it was drawn from."""
    async with caller.table.at_rest():
        match = caller.table.readable().match
        if not match.over:
            raise Refused(409, "draws are revealed when the game is over")
    return told(orjson.dumps(await asyncio.to_thread(deals_of, match)))


@router.post("/tables/{id}/fork", status_code=201, responses=FORKING)
async def fork(
    caller: TheCaller, asked: wire.ForkAsked, table_registry: TheRegistry, guest: TheGuest
) -> wire.TableOpened:
    """Play on from an earlier position, at a new table."""
    return looked_at(table_registry, guest, await table_registry.fork(caller.table, caller.viewer, asked))


@router.get("/tables/{id}/preview", responses=HOSTING)
async def preview(
    caller: TheCaller, seat: Annotated[int, Query(ge=1, le=8)], decision: Chain, token: Chain
) -> wire.PreviewShown:
    """What will this answer do? With several, the last of them after the others."""
    async with caller.table.at_rest():
        seated = caller.table.playable()
        try:
            seated.check(Given(seat - 1, decision[0], token[0]))
            caller.viewer.check_asked(seated.match)
            return preview_shown(seated.match, chained(decision, token))
        except IllegalAnswerError as error:
            raise Refused(422, error) from error


@router.get("/tables/{id}/why", responses=HOSTING)
async def why(caller: TheCaller, decision: Chain, token: Chain) -> wire.Why:
    """Why is this not on offer? With several, the first of them that is not."""
    async with caller.table.at_rest():
        try:
            match = caller.table.playable().match
            caller.viewer.check_asked(match)
            return why_shown(match, chained(decision, token))
        except IllegalAnswerError as error:
            raise Refused(422, error) from error


def chained(decisions: list[str], tokens: list[str]) -> list[tuple[str, str]]:
    if len(decisions) != len(tokens):
        raise Refused(
            422,
            "{decisions} decisions but {tokens} tokens; they come in pairs",
            decisions=len(decisions),
            tokens=len(tokens),
        )
    return list(zip(decisions, tokens, strict=True))


@router.delete("/tables/{id}", status_code=204, responses=HOSTING, response_class=Response)
async def delete_table(caller: TheCaller, table_registry: TheRegistry) -> Response:
    """Delete the table with its log and its links, for everybody and for good."""
    caller.check_host()
    await table_registry.delete(caller.table)
    return Response(status_code=204)


@router.post("/tables/{id}/seats/{seat}/link", responses=HOSTING)
async def renew_link(caller: TheCaller, seat: SeatNumber) -> wire.LinkOpened:
    """A new link for a seat; the old one dies."""
    caller.check_host(seat - 1)
    token = new_token()
    await caller.table.renew_link(seat - 1, token)
    return wire.LinkOpened(token=token)


@router.post("/tables/{id}/links/{holder}", responses=HOSTING)
async def renew_own_link(caller: TheCaller, holder: Literal["host", "view"]) -> wire.LinkOpened:
    """A new link for the host, or for all who look on; the old one dies."""
    caller.check_host()
    token = new_token()
    await caller.table.renew(holder, token)
    return wire.LinkOpened(token=token)


@router.post("/tables/{id}/seats/{seat}/bot", responses=HOSTING, response_model=wire.Frame)
async def seat_bot(caller: TheCaller, seat: SeatNumber, asked: wire.BotAsked) -> Response:
    """Put a bot on a seat, or give the seat back."""
    caller.check_host(seat - 1)
    check_bot(asked.bot)
    return told((await caller.table.seat_bot(caller.viewer, seat - 1, asked.bot)).json)


AS_TEXT: Responses = {**LOOKING, 200: {"content": {"text/plain": {"schema": {"type": "string"}}}}}


# A plain class of its own: with that of the text, refusals would be described as text too.
@router.get("/tables/{id}/record", responses=AS_TEXT, response_class=Response)
async def record(caller: TheCaller) -> PlainTextResponse:
    """The game as text; the seed, and what others have drawn in secret, only at the end."""
    name = f"bruxelles-{caller.table.id}.txt"
    disposition = {"content-disposition": f'attachment; filename="{name}"'}
    return PlainTextResponse(await caller.table.record(caller.viewer), headers=disposition)
