"""What a page is told: frames, with everything as keys and fields."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from bruxelles.kernel import explain
from bruxelles.kernel.match import IllegalAnswerError, Match
from bruxelles.kernel.options import Options
from bruxelles.kernel.steps import State, choose, foresee
from bruxelles.server import wire
from bruxelles.server.loading import Kept
from bruxelles.server.outlook import outlook_shown
from bruxelles.server.sitting import Event, Seat, Sitting
from bruxelles.words import Field, Message, Token, rules
from bruxelles.words.tellers import GameWords, words_for

AHEAD = 2  # decisions that are shown behind the one that waits


def said(message: Message) -> wire.Message:
    return wire.Message.model_construct(key=message.key, fields=said_fields(message))


WireField = int | str | wire.TokenField | wire.Message | list[wire.TokenField | wire.Message]


def said_fields(message: Message) -> dict[str, WireField]:
    return {name: said_field(value) for name, value in message.fields.items()}


def said_field(value: Field) -> WireField:
    if isinstance(value, Token | Message):
        return said_one(value)
    if isinstance(value, int | str):
        return value
    return [said_one(item) for item in value]


def said_one(value: Token | Message) -> wire.TokenField | wire.Message:
    return said(value) if isinstance(value, Message) else wire.TokenField.model_construct(token=str(value))


class Foresight:
    """Looks ahead from a decision on copies of the state."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.words: GameWords = words_for(match.settings.game)

    def decision(self) -> wire.Decision | None:
        if self.match.waiting() is None:
            return None
        return self.told(self.match.state, self.match.numbers, AHEAD)

    def told(self, state: State, options: Sequence[int], ahead: int) -> wire.Decision:
        decision = state.decision
        assert decision is not None
        kind = self.match.kind(decision)
        seat = int(decision.seat)
        contents = self.match.rulebook.contents
        return wire.Decision.model_construct(
            seat=seat + 1,
            name=kind.name,
            question=said(self.words.decision_message(kind.name)),
            phase=said(self.words.phase_message(state)),
            options=[
                wire.Option.model_construct(
                    token=kind.token(option),
                    action=contents.action(kind.number, option),
                    label=said(self.words.option_message(state, seat, kind.name, option)),
                    then=self.after(state, option, ahead),
                )
                for option in options
            ],
        )

    def after(self, state: State, option: int, ahead: int) -> wire.Decision | None:
        decision = state.decision
        if ahead == 0 or decision is None:
            return None
        later = state.copy()
        choose(later, decision, option)
        out = Options()
        following = foresee(later, out)
        if following is None or following.seat != decision.seat or following.opens_turn():
            return None
        return self.told(later, out.listed(), ahead - 1)


@dataclass(frozen=True)
class Viewer:
    """Who looks: which seats their token holds, counted from 0, and whether it is the host's."""

    seats: tuple[int, ...] = ()
    host: bool = False

    @property
    def seat(self) -> int | None:
        return self.seats[0] if self.seats else None


class Teller:
    """Tells one table to many; what is the same for all is made once for each number."""

    def __init__(self, table: str, sitting: Sitting) -> None:
        self.table = table
        self.sitting = sitting
        self.known: tuple[int, wire.Decision | None] | None = None

    def decision(self) -> wire.Decision | None:
        if self.known is None or self.known[0] != self.sitting.number:
            self.known = (self.sitting.number, Foresight(self.sitting.match).decision())
        return self.known[1]

    def frame(self, viewer: Viewer, since: int, present: Sequence[bool], error: wire.Problem | None) -> wire.Frame:
        sitting, match = self.sitting, self.sitting.match
        since = since if since <= sitting.number else 0
        kept = 0 if since == 0 else sitting.kept(since)
        events = sitting.events[kept:]
        person = None if viewer.seat is None else sitting.seats[viewer.seat].person
        waits = sitting.confirms if match.waits_for_confirmation else None
        return wire.Frame.model_construct(
            table=self.table,
            game=match.settings.game,
            number=sitting.number,
            entry=len(match.entries),
            settings=settings_shown(match),
            seats=seats_shown(sitting.seats, viewer, present),
            host=viewer.host,
            view=match.view(viewer.seat),
            decision=None if error else self.decision(),
            waits=wire.Waits.model_construct(confirmation_of=None if waits is None else waits + 1),
            may_undo=error is None and sitting.may_undo(person),
            may_redo=error is None and sitting.may_redo(person),
            kept=kept,
            facts=[fact_shown(event) for event in events],
            log=[said(message) for event in events for message in event.log],
            over=match.over,
            sheet=sheet_shown(match) if match.over else None,
            commitments=[
                wire.CommitmentShown.model_construct(since=each.since, digest=each.digest) for each in match.commitments
            ],
            seeds=list(match.seeds) if match.over else [],
            error=error,
        )


def frozen_frame(kept: Kept, viewer: Viewer, present: Sequence[bool], error: wire.Problem | None) -> wire.Frame:
    """A table of which the rules can't even follow the beginning."""
    return wire.Frame(
        table=kept.table,
        game=game_of(kept),
        number=0,
        entry=0,
        settings=wire.SettingsShown(edition="", options={}, components_corrected=False),
        seats=seats_shown(kept.seats, viewer, present),
        host=viewer.host,
        view=None,
        decision=None,
        waits=wire.Waits(confirmation_of=None),
        may_undo=False,
        may_redo=False,
        kept=0,
        facts=[],
        log=[],
        over=False,
        sheet=None,
        commitments=[],
        seeds=[],
        error=error,
    )


def game_of(kept: Kept) -> str:
    return next((line[5:] for line in kept.base.split("\n") if line.startswith("game ")), "")


def settings_shown(match: Match) -> wire.SettingsShown:
    settings = match.settings
    return wire.SettingsShown(
        edition=settings.edition, options=dict(settings.options), components_corrected=bool(settings.corrections)
    )


def seats_shown(seats: Sequence[Seat], viewer: Viewer, present: Sequence[bool]) -> list[wire.SeatShown]:
    return [
        wire.SeatShown.model_construct(
            seat=number + 1,
            name=seat.name,
            kind=seat.kind,
            colour=seat.colour,
            bot=seat.bot,
            present=seat.bot is not None or present[number],
            mine=number in viewer.seats,
        )
        for number, seat in enumerate(seats)
    ]


def fact_shown(event: Event) -> wire.Fact:
    return wire.Fact.model_construct(
        number=event.number,
        entry=event.entry,
        seat=None if event.seat is None else event.seat + 1,
        key=event.message.key,
        fields=said_fields(event.message),
        log=[said(message) for message in event.log],
        forced=event.forced,
    )


def sheet_shown(match: Match) -> wire.Sheet:
    sheet = match.sheet()
    return wire.Sheet(
        sources=list(sheet.sources),
        points=[list(points) for points in sheet.points],
        totals=list(sheet.totals),
        ranks=list(sheet.ranks),
    )


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
        raise IllegalAnswerError("{waiting} is to be decided, not '{given}'", waiting=waiting, given=decision[:60])
    found = explain.preview(match, token)
    words = words_for(match.settings.game)
    return wire.PreviewShown(
        changes=[
            wire.ChangeShown(seat=each.seat + 1, what=each.what, before=each.before, after=each.after)
            for each in found.changes
        ],
        leads=[
            wire.LeadShown(what=each.what, before=counted(each.before), after=counted(each.after))
            for each in found.leads
        ],
        facts=[said(message) for message in words.log_lines(found.facts)],
        chance_follows=found.chance_follows,
        next_seat=None if found.next_seat is None else found.next_seat + 1,
        next_decision=found.next_decision,
        outlook=outlook_shown(match, token),
        rules=list(match.rulebook.contents.by_name[decision].rules),
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
    sentences = {language: rules.rule(refusal.rule, language).sentence for language in ("en", "fr")}
    return wire.Why(
        rule=refusal.rule,
        message=said(words_for(match.settings.game).why_message(refusal.rule)),
        sentence=wire.Sentence(**sentences),
    )
