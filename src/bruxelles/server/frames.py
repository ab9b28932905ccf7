"""Frames: a table as one viewer may see it, as JSON with keys and fields in place of sentences."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import lru_cache
from typing import NamedTuple

import orjson

from bruxelles.games import find_rulebook
from bruxelles.kernel.match import Match
from bruxelles.kernel.record import Commitment
from bruxelles.kernel.rulebook import Settings
from bruxelles.server import wire
from bruxelles.server.chronicle import Event
from bruxelles.server.lookahead import AHEAD, Lookahead
from bruxelles.server.messages import Json, message_json
from bruxelles.server.seated_match import SeatedMatch
from bruxelles.server.stored_table import Beginning, Seat
from bruxelles.server.viewer import Viewer
from bruxelles.words.game_words import corrected_print

MOST_CACHED = 16  # frames per number: players and spectators share theirs, pages that catch up need their own
LARGEST_CACHED = 50_000  # bytes


class Frame(NamedTuple):
    """A frame as JSON; its shape is `wire.Frame`."""

    number: int
    json: bytes


class EventJson(NamedTuple):
    """An event as JSON, and as JSON for the seats that know more."""

    event: Event
    fact: bytes
    own: tuple[tuple[int, bytes], ...]

    def to(self, viewer: Viewer) -> bytes:
        return next((fact for seat, fact in self.own if seat in viewer.alone), self.fact)


class FrameBuilder:
    """Builds the frames of a table. Each part of a frame is made once per number, however many pages there are."""

    def __init__(self, table: str, seated: SeatedMatch) -> None:
        self.table = table
        self.seated = seated
        self.settings = orjson.Fragment(orjson.dumps(settings_shown(seated.match)))
        self.number = -1
        self.parts: dict[object, orjson.Fragment] = {}
        self.frames: dict[object, Frame] = {}
        self.events: list[EventJson] = []

    def frame(self, viewer: Viewer, since: int, present: Sequence[bool], error: Json | None) -> Frame:
        """The table as this viewer may see it, and what has happened since this number."""
        number = self.seated.number
        if self.number != number:
            self.number = number
            self.parts.clear()
            self.frames.clear()
        since = since if since <= number else 0
        key = (viewer, since, *present)
        cached = self.frames.get(key)
        if cached is not None:
            return cached
        frame = Frame(number, self.assembled(viewer, since, present, error))
        if len(frame.json) <= LARGEST_CACHED and len(self.frames) < MOST_CACHED:
            self.frames[key] = frame
        return frame

    def assembled(self, viewer: Viewer, since: int, present: Sequence[bool], error: Json | None) -> bytes:
        seated, match, chronicle = self.seated, self.seated.match, self.seated.chronicle
        known = 0 if since == 0 else chronicle.kept(since)
        events = [each for each in self.all_events()[known:] if viewer.may_know(each.event)]
        kept = sum(viewer.may_know(event) for event in chronicle.events[:known])
        person = None if viewer.seat is None else seated.seats[viewer.seat].person
        waits = seated.confirms if match.waits_for_confirmation else None
        sees = viewer.sees(match)
        asked = not match.rulebook.has_secrets or match.seat in viewer.seats
        return orjson.dumps(
            {
                "table": self.table,
                "game": match.settings.game,
                "number": seated.number,
                "entry": len(match.entries),
                "settings": self.settings,
                "seats": seats_shown(seated.seats, viewer, present),
                "host": viewer.host,
                "view": None if match.awaits_shares else self.part(("view", sees), lambda: match.view(sees)),
                "decision": None if error else self.part(("decision", asked), lambda: self.decision(asked)),
                "waits": {"confirmation_of": None if waits is None else waits + 1},
                "may_undo": error is None and seated.may_undo(person),
                "may_redo": error is None and seated.may_redo(person),
                "kept": kept,
                "facts": orjson.Fragment(b"[%s]" % b",".join([each.to(viewer) for each in events])),
                "over": match.over,
                "sheet": self.part("sheet", lambda: sheet_shown(match)) if match.over else None,
                "commitments": [commitment_shown(each) for each in match.commitments],
                "gathering": gathering_shown(seated),
                "seeds": match.seeds if match.over else [],
                "error": error,
            }
        )

    def part(self, name: object, make: Callable[[], object]) -> orjson.Fragment:
        if name not in self.parts:
            self.parts[name] = orjson.Fragment(orjson.dumps(make()))
        return self.parts[name]

    def decision(self, asked: bool) -> Json | None:
        """The decision that waits. A bot's is not looked ahead of: nobody sends several answers for a bot."""
        ahead = AHEAD if self.seated.bot is None else 0
        return Lookahead(self.seated.match).decision(ahead, asked)

    def all_events(self) -> list[EventJson]:
        """All events as JSON, each made once. An event that was undone and redone is a new event."""
        events, made = self.seated.chronicle.events, self.events
        same = min(len(events), len(made))
        while same and made[same - 1].event is not events[same - 1]:
            same -= 1
        del made[same:]
        made += [event_json(event) for event in events[same:]]
        return made


def frozen_frame(beginning: Beginning, viewer: Viewer, present: Sequence[bool], error: Json | None) -> Frame:
    """The frame of a table whose beginning can't be replayed."""
    shown = wire.Frame(
        table=beginning.table,
        game=beginning.header("game"),
        number=0,
        entry=0,
        settings=wire.SettingsShown(edition="", options={}, components_corrected=False, printed={}),
        seats=[wire.SeatShown.model_validate(seat) for seat in seats_shown(beginning.seats, viewer, present)],
        host=viewer.host,
        view=None,
        decision=None,
        waits=wire.Waits(confirmation_of=None),
        may_undo=False,
        may_redo=False,
        kept=0,
        facts=[],
        over=False,
        sheet=None,
        commitments=[],
        gathering=None,
        seeds=[],
        error=None if error is None else wire.Problem.model_validate(error),
    )
    return Frame(0, shown.model_dump_json().encode())


def settings_shown(match: Match) -> Json:
    settings = match.settings
    return {
        "edition": settings.edition,
        "options": dict(settings.options),
        "components_corrected": bool(settings.corrections),
        "printed": printed_shown(settings),
    }


@lru_cache(maxsize=64)
def printed_shown(settings: Settings) -> Json:
    """The printed numbers of a corrected box, which pages can't find in the catalogue."""
    return {key: dict(fields) for key, fields in corrected_print(find_rulebook(settings.game), settings).items()}


def seats_shown(seats: Sequence[Seat], viewer: Viewer, present: Sequence[bool]) -> list[Json]:
    return [
        {
            "seat": number + 1,
            "name": seat.name,
            "kind": seat.kind,
            "colour": seat.colour,
            "bot": seat.bot,
            "present": seat.bot is not None or present[number],
            "mine": number in viewer.seats,
        }
        for number, seat in enumerate(seats)
    ]


def commitment_shown(commitment: Commitment) -> Json:
    shares = [{"seat": share.seat + 1, "nonce": share.nonce} for share in commitment.shares]
    return {"since": commitment.since, "digest": commitment.digest, "shares": shares}


def gathering_shown(seated: SeatedMatch) -> Json | None:
    """Who has promised and revealed a share. The shares stay hidden until all are in, so that nobody can decide whether
    to reveal theirs by looking at the others.
    """
    gathering = seated.gathering
    if gathering is None:
        return None
    people = [
        {
            "seats": [number + 1 for number in seats],
            "digest": gathering.digests.get(seat),
            "revealed": seat in gathering.nonces,
        }
        for seat, seats in seated.people.items()
    ]
    return {"closed": gathering.closed, "people": people}


def event_json(event: Event) -> EventJson:
    own = tuple((seat, fact_bytes(replace(event, log=log))) for seat, log in event.own_logs)
    return EventJson(event, fact_bytes(event), own)


def fact_bytes(event: Event) -> bytes:
    # orjson allocates at least 4 kB for each result, and there are hundreds; a copy takes only what it needs.
    return bytes(memoryview(orjson.dumps(fact_shown(event))))


def fact_shown(event: Event) -> Json:
    return {
        "number": event.number,
        "entry": event.entry,
        "kind": event.kind,
        "reason": event.reason,
        "seat": None if event.seat is None else event.seat + 1,
        "tokens": event.tokens,
        "log": [message_json(message) for message in event.log],
        "forced": event.forced,
    }


def sheet_shown(match: Match) -> Json:
    sheet = match.sheet()
    return {"sources": sheet.sources, "points": sheet.points, "totals": sheet.totals, "ranks": sheet.ranks}
