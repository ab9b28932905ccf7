"""What an answer would do, and why an option is not on offer."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated

from pydantic import Field as Limits

from bruxelles.kernel import explain
from bruxelles.kernel.match import IllegalAnswerError, Match
from bruxelles.server import wire
from bruxelles.server.messages import message_shown
from bruxelles.server.outlook import Outlook, outlook_shown
from bruxelles.server.refusals import Refused
from bruxelles.server.shapes import Shown
from bruxelles.server.stored_table import Given
from bruxelles.words import Message, languages, rules
from bruxelles.words.game_words import words_for

Chain = Sequence[tuple[str, str]]  # successive decisions, each with its answer


class ChangeShown(Shown):
    seat: int
    what: str
    before: int
    after: int


class LeadShown(Shown):
    what: str
    before: list[int]
    after: list[int]


class PreviewShown(Shown):
    """What an answer would do before the next decision or chance event. If the same turn has further decisions,
    `outlook` shows what they may change.
    """

    label: wire.Message
    changes: list[ChangeShown]
    leads: list[LeadShown]
    facts: list[wire.Message]
    chance_follows: bool
    next_seat: int | None
    next_decision: str | None
    outlook: Outlook | None
    rules: Annotated[list[str], Limits(description="The rules of the decision that is answered.")]


class Why(Shown):
    """Why an option is not on offer: the rule that forbids it, or the decision that must be made first. If nothing is
    given, it is on offer.
    """

    rule: str | None = None
    message: wire.Message | None = None
    sentence: Annotated[dict[str, str] | None, Limits(description="The text of the rule, by language.")] = None
    first: str | None = None


def chained(decisions: list[str], tokens: list[str]) -> Chain:
    if len(decisions) != len(tokens):
        raise Refused(
            422,
            "{decisions} decisions but {tokens} tokens; they come in pairs",
            decisions=len(decisions),
            tokens=len(tokens),
        )
    return list(zip(decisions, tokens, strict=True))


def preview_shown(match: Match, chain: Chain) -> PreviewShown:
    """What the last answer would do after the others."""
    for _, token in chain[:-1]:
        match = played_on(match, token)
    decision, token = chain[-1]
    if match.decision != decision:
        waiting = match.decision or ""
        raise IllegalAnswerError("the decision is {waiting}, not '{given}'", waiting=waiting, given=decision[:60])
    kind = match.rulebook.contents.by_name[decision]
    found = explain.preview(match, token)
    words = words_for(match.settings.game)
    return PreviewShown(
        label=message_shown(label_of(match, token)),
        changes=[
            ChangeShown(seat=each.seat + 1, what=each.what, before=each.before, after=each.after)
            for each in found.changes
        ],
        leads=[
            LeadShown(
                what=each.what,
                before=[seat + 1 for seat in each.before],
                after=[seat + 1 for seat in each.after],
            )
            for each in found.leads
        ],
        facts=[message_shown(message) for message in words.log_lines(found.facts)],
        chance_follows=found.chance_follows,
        next_seat=None if found.next_seat is None else found.next_seat + 1,
        next_decision=found.next_decision,
        outlook=outlook_shown(match, token),
        rules=list(kind.rules_of(kind.option(token))),
    )


def played_on(match: Match, token: str) -> Match:
    """A copy of the match after this answer."""
    later = match.copy()
    later.confirming = True
    later.play(token)
    return later


def label_of(match: Match, token: str) -> Message:
    """The label of an answer to the waiting decision."""
    assert match.seat is not None
    assert match.decision is not None
    option = match.rulebook.contents.by_name[match.decision].option(token)
    return words_for(match.settings.game).option_message(
        match.state, match.seat, match.decision, option, explain.trial_of(match, option)
    )


def why_shown(match: Match, chain: Chain) -> Why:
    """Why the first of these answers that is not on offer isn't."""
    (decision, token), *later = chain
    refusal = explain.why_not(match, token, decision)
    if refusal is None:
        return why_shown(played_on(match, token), later) if later else Why()
    if refusal.rule is None:
        return Why(first=refusal.first)
    return Why(
        rule=refusal.rule,
        message=message_shown(words_for(match.settings.game).why_message(refusal.rule)),
        sentence={language: rules.rule(refusal.rule, language).sentence for language in languages()},
    )


def rule_against(match: Match, given: Given) -> str | None:
    """The rule that forbids this answer, if one does. A seat that isn't asked breaks no rule, and must not learn about
    a private decision.
    """
    if given.seat != match.seat:
        return None
    try:
        refusal = explain.why_not(match, given.token, given.decision)
    except IllegalAnswerError:
        return None
    return None if refusal is None else refusal.rule
