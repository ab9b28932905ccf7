"""What a page is told: frames, with everything as keys and fields."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import NamedTuple

import orjson

from bruxelles.games import find_rulebook
from bruxelles.kernel import explain
from bruxelles.kernel.match import IllegalAnswerError, Match
from bruxelles.kernel.record import Commitment
from bruxelles.kernel.rulebook import Settings
from bruxelles.server import wire
from bruxelles.server.loading import Kept, header_of
from bruxelles.server.lookahead import AHEAD, Json, Lookahead, said
from bruxelles.server.outlook import outlook_shown
from bruxelles.server.seated_match import Event, Seat, SeatedMatch
from bruxelles.words import Message, languages, rules
from bruxelles.words.game_words import corrected_print, words_for

MOST_KEPT = 16  # frames of one number: who answers and who looks on share theirs, who catches up doesn't
LARGEST_KEPT = 50_000  # bytes


@dataclass(frozen=True)
class Viewer:
    """Who looks: which seats their token holds, counted from 0, and whether it is the host's."""

    seats: tuple[int, ...] = ()
    host: bool = False

    @property
    def seat(self) -> int | None:
        return self.seats[0] if self.seats else None

    @property
    def alone(self) -> tuple[int, ...]:
        """The seats whose secrets may stay on this page: where several sit at one screen, nobody is alone with it."""
        return self.seats if len(self.seats) == 1 else ()

    def sees(self, match: Match) -> int | None:
        """Whose eyes they look with: those of the seat that has to answer, if it is theirs."""
        if not match.rulebook.has_secrets:
            return None
        return match.seat if match.seat in self.seats else self.seat

    def check_asked(self, match: Match) -> None:
        """Nobody else may try out what is decided in secret."""
        decision = match.waiting()
        if decision is not None and match.kind(decision).private and decision.seat not in self.seats:
            raise IllegalAnswerError("only seat {seat} can see this decision", seat=int(decision.seat) + 1)

    def may_know(self, event: Event) -> bool:
        return event.audience is None or event.audience in self.alone


class Frame(NamedTuple):
    """What a page is told, as it goes out: `wire.Frame` is its shape."""

    number: int
    json: bytes


class EventTold(NamedTuple):
    """An event as JSON, and as the seats read it that know more."""

    event: Event
    fact: bytes
    own: tuple[tuple[int, bytes], ...]

    def to(self, viewer: Viewer) -> bytes:
        return next((fact for seat, fact in self.own if seat in viewer.alone), self.fact)


class FrameBuilder:
    """Tells one table to many. Every piece of a frame is made once for each number, however many look."""

    def __init__(self, table: str, seated: SeatedMatch) -> None:
        self.table = table
        self.seated = seated
        self.settings = orjson.Fragment(orjson.dumps(settings_shown(seated.match)))
        self.number = -1
        self.pieces: dict[object, orjson.Fragment] = {}
        self.frames: dict[object, Frame] = {}
        self.events: list[EventTold] = []

    def frame(self, viewer: Viewer, since: int, present: Sequence[bool], error: Json | None) -> Frame:
        """The table as one token may see it, and what happened since this number."""
        number = self.seated.number
        if self.number != number:
            self.number = number
            self.pieces.clear()
            self.frames.clear()
        since = since if since <= number else 0
        key = (viewer, since, *present)
        known = self.frames.get(key)
        if known is not None:
            return known
        frame = Frame(number, self.assembled(viewer, since, present, error))
        if len(frame.json) <= LARGEST_KEPT and len(self.frames) < MOST_KEPT:
            self.frames[key] = frame
        return frame

    def assembled(self, viewer: Viewer, since: int, present: Sequence[bool], error: Json | None) -> bytes:
        seated, match = self.seated, self.seated.match
        known = 0 if since == 0 else seated.kept(since)
        events = [each for each in self.events_told()[known:] if viewer.may_know(each.event)]
        kept = sum(viewer.may_know(event) for event in seated.events[:known])
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
                "view": None if match.awaits_shares else self.piece(("view", sees), lambda: match.view(sees)),
                "decision": None if error else self.piece(("decision", asked), lambda: self.decision(asked)),
                "waits": {"confirmation_of": None if waits is None else waits + 1},
                "may_undo": error is None and seated.may_undo(person),
                "may_redo": error is None and seated.may_redo(person),
                "kept": kept,
                "facts": orjson.Fragment(b"[%s]" % b",".join([each.to(viewer) for each in events])),
                "over": match.over,
                "sheet": self.piece("sheet", lambda: sheet_shown(match)) if match.over else None,
                "commitments": [commitment_shown(each) for each in match.commitments],
                "gathering": gathering_shown(seated),
                "seeds": match.seeds if match.over else [],
                "error": error,
            }
        )

    def piece(self, name: object, make: Callable[[], object]) -> orjson.Fragment:
        if name not in self.pieces:
            self.pieces[name] = orjson.Fragment(orjson.dumps(make()))
        return self.pieces[name]

    def decision(self, asked: bool) -> Json | None:
        """Nobody sends several answers for a bot, so that it needs no look ahead."""
        ahead = AHEAD if self.seated.bot is None else 0
        return Lookahead(self.seated.match).decision(ahead, asked)

    def events_told(self) -> list[EventTold]:
        """All events as JSON, each made once. An event that was taken back is another one when it comes again."""
        events, told = self.seated.events, self.events
        same = min(len(events), len(told))
        while same and told[same - 1].event is not events[same - 1]:
            same -= 1
        del told[same:]
        told += [event_told(event) for event in events[same:]]
        return told


def frozen_frame(kept: Kept, viewer: Viewer, present: Sequence[bool], error: Json | None) -> Frame:
    """A table of which the rules can't even follow the beginning."""
    shown = wire.Frame(
        table=kept.table,
        game=header_of(kept, "game"),
        number=0,
        entry=0,
        settings=wire.SettingsShown(edition="", options={}, components_corrected=False, printed={}),
        seats=[wire.SeatShown.model_validate(seat) for seat in seats_shown(kept.seats, viewer, present)],
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
    """What pages don't know from the catalogue, because the box is a corrected one."""
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
    """What was revealed stays here until all is: nobody shall choose whether to reveal in view of it."""
    gathering = seated.gathering
    if gathering is None:
        return None
    people = [
        {"seats": counted(seats), "digest": gathering.digests.get(seat), "revealed": seat in gathering.nonces}
        for seat, seats in seated.people.items()
    ]
    return {"closed": gathering.closed, "people": people}


def event_told(event: Event) -> EventTold:
    own = tuple((seat, packed(replace(event, log=log))) for seat, log in event.own_logs)
    return EventTold(event, packed(event), own)


def packed(event: Event) -> bytes:
    # What comes from orjson holds 4 kB however short it is, and there are hundreds; a copy holds what it needs.
    return bytes(memoryview(orjson.dumps(fact_shown(event))))


def fact_shown(event: Event) -> Json:
    return {
        "number": event.number,
        "entry": event.entry,
        "kind": event.kind,
        "reason": event.reason,
        "seat": None if event.seat is None else event.seat + 1,
        "tokens": event.tokens,
        "log": [said(message) for message in event.log],
        "forced": event.forced,
    }


def sheet_shown(match: Match) -> Json:
    sheet = match.sheet()
    return {"sources": sheet.sources, "points": sheet.points, "totals": sheet.totals, "ranks": sheet.ranks}


def message_shown(message: Message) -> wire.Message:
    return wire.Message.model_validate(said(message))


Chain = Sequence[tuple[str, str]]  # decisions with their answers, one after the other


def played_on(match: Match, token: str) -> Match:
    """The match after this answer; nothing of it reaches the table."""
    later = match.copy()
    later.confirming = True
    later.play(token)
    return later


def preview_shown(match: Match, chain: Chain) -> wire.PreviewShown:
    for _, token in chain[:-1]:
        match = played_on(match, token)
    decision, token = chain[-1]
    if match.decision != decision:
        waiting = match.decision or ""
        raise IllegalAnswerError("the decision is {waiting}, not '{given}'", waiting=waiting, given=decision[:60])
    kind = match.rulebook.contents.by_name[decision]
    found = explain.preview(match, token)
    words = words_for(match.settings.game)
    return wire.PreviewShown(
        label=message_shown(label_of(match, token)),
        changes=[
            wire.ChangeShown(seat=each.seat + 1, what=each.what, before=each.before, after=each.after)
            for each in found.changes
        ],
        leads=[
            wire.LeadShown(what=each.what, before=counted(each.before), after=counted(each.after))
            for each in found.leads
        ],
        facts=[message_shown(message) for message in words.log_lines(found.facts)],
        chance_follows=found.chance_follows,
        next_seat=None if found.next_seat is None else found.next_seat + 1,
        next_decision=found.next_decision,
        outlook=outlook_shown(match, token),
        rules=list(kind.rules_of(kind.option(token))),
    )


def label_of(match: Match, token: str) -> Message:
    """What an answer to the waiting decision says in a list."""
    assert match.seat is not None
    assert match.decision is not None
    option = match.rulebook.contents.by_name[match.decision].option(token)
    return words_for(match.settings.game).option_message(
        match.state, match.seat, match.decision, option, explain.trial_of(match, option)
    )


def counted(seats: Sequence[int]) -> list[int]:
    """Seats as people count them."""
    return [seat + 1 for seat in seats]


def why_shown(match: Match, chain: Chain) -> wire.Why:
    (decision, token), *later = chain
    refusal = explain.why_not(match, token, decision)
    if refusal is None:
        return why_shown(played_on(match, token), later) if later else wire.Why()
    if refusal.rule is None:
        return wire.Why(first=refusal.first)
    return wire.Why(
        rule=refusal.rule,
        message=message_shown(words_for(match.settings.game).why_message(refusal.rule)),
        sentence={language: rules.rule(refusal.rule, language).sentence for language in languages()},
    )
