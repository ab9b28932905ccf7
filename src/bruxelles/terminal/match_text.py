"""Text about a match: questions, options, the log, what an answer does, and why another is forbidden."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from importlib import import_module
from types import ModuleType
from typing import Any

from bruxelles.games import FOLDERS
from bruxelles.kernel.amounts import notable
from bruxelles.kernel.explain import Change, LeadChange, Preview, Refusal, trial_of
from bruxelles.kernel.match import Match
from bruxelles.kernel.steps import awaits_chance
from bruxelles.terminal.choices import Answer, Choice, listed, what_it_does, why_it_cannot
from bruxelles.words import Message, Token, Words, score_sheet
from bruxelles.words.game_words import GameWords, spoken_at, words_for
from bruxelles.words.rules import UnknownRuleError, ledger_of, rule


def drawing(match: Match) -> ModuleType | None:
    """The module that draws this game in a terminal, if there is one."""
    return drawing_of(match.settings.game)


@cache
def drawing_of(game: str) -> ModuleType | None:
    """The package of the game; all its editions share it."""
    folder = FOLDERS.get(game, "").partition(".")[0]
    return import_module(f"bruxelles.terminal.{folder}") if folder else None


def at_the_screen(match: Match) -> list[int]:
    """The seats of the people at this screen."""
    return [seat for seat, person in enumerate(match.persons) if person == 0]


def alone(match: Match) -> list[int]:
    """The seat whose secrets may stay on the screen; none if several people share it."""
    seats = at_the_screen(match)
    return seats if len(seats) == 1 else []


def is_hidden(match: Match) -> bool:
    """True while a seat that isn't at this screen decides in secret."""
    waiting = match.waiting()
    return waiting is not None and match.kind(waiting).private and waiting.seat not in at_the_screen(match)


def view(match: Match) -> Any:
    """The table as the people at the screen may see it. A seat's secrets are shown only while it decides."""
    return match.view(match.seat if match.seat in at_the_screen(match) else None)


def spoken(match: Match, words: Words) -> Words:
    """The words of a language with those of the game."""
    return words if language(match) is None else spoken_at(match, words)


def language(match: Match) -> GameWords | None:
    """The game's sentences, if it has any."""
    game = match.settings.game
    return words_for(game) if game in FOLDERS else None


def hint(match: Match, words: Words) -> str:
    """A hint about the most important keys."""
    own = f"terminal.hint.{ledger_of(match.settings.game)}"
    return words.say(own if own in words else "terminal.hint")


def question(match: Match, words: Words) -> str:
    own = language(match)
    decision = match.decision or ""
    return words.tell(own.decision_message(decision)) if own else decision


def phase(match: Match, words: Words) -> str:
    own = language(match)
    return words.tell(own.phase_message(match.state)) if own else ""


def matters(match: Match, words: Words) -> list[str]:
    """What matters for the current decision, as lines."""
    own = language(match)
    if own is None or match.decision is None or match.seat is None:
        return []
    message = own.matters_message(match.state, match.seat, match.decision)
    return [] if message is None else [words.tell(message)]


def label(match: Match, answer: Answer) -> Message:
    """The label of an option of the current decision."""
    own = language(match)
    if own is None:
        return Message("terminal.token", {"token": answer.token})
    assert match.seat is not None
    option = match.rulebook.contents.by_name[answer.decision].option(answer.token)
    return own.option_message(match.state, match.seat, answer.decision, option, trial_of(match, option))


def choices(match: Match) -> list[Choice]:
    """The choices of the current decision: as drawn by the game, or else a list of its options."""
    if match.decision is None:
        return []
    own = drawing(match)
    found: list[Choice] | None = own.choices(match) if own else None
    if found is not None:
        return found
    return listed(match, [label(match, Answer(match.decision, token)) for token in match.options])


def ends(match: Match, row: range) -> dict[str, Token]:
    """The smallest and the largest amount on offer, as fields of a sentence."""
    least, most = (Token(token_of(match, amount)) for amount in (row[0], row[-1]))
    return {"least": least, "most": most}


def token_of(match: Match, number: int) -> str:
    """The token of an option of the current decision."""
    waiting = match.waiting()
    assert waiting is not None
    return match.kind(waiting).token(number)


def standing_out(match: Match, row: range) -> list[int]:
    """The ends of a range of amounts, and the notable ones between them."""
    waiting = match.waiting()
    assert waiting is not None
    return sorted({row[0], *notable(match.state, waiting, row), row[-1]})


def log(match: Match) -> list[Message]:
    own = language(match)
    if own is None:
        entries = range(1, len(match.entries) + 1)
        return [Message("terminal.token", {"token": match.line(number)}) for number in entries]
    return own.log_lines(match.facts_for(alone(match)))


def seat_token(seat: int) -> Token:
    return Token(f"seat:{seat + 1}")


def what(match: Match, answers: Sequence[Answer], words: Words) -> list[str]:
    """What these answers do: what happens, what changes in numbers, who leads, and what comes next."""
    seen = what_it_does(match, answers)
    if seen is None:
        return []
    return [*happening(match, seen, words), *consequences(match, seen, words), next_line(match, seen, words)]


def what_in_short(match: Match, answers: Sequence[Answer], words: Words) -> list[str]:
    """The same, most important first; nothing if they only lead to another question."""
    seen = what_it_does(match, answers)
    if seen is None or (not seen.facts and seen.next_seat == match.seat):
        return []
    return [*consequences(match, seen, words), next_line(match, seen, words), *happening(match, seen, words)]


def happening(match: Match, seen: Preview, words: Words) -> list[str]:
    own = language(match)
    return [words.tell(message) for message in own.log_lines(seen.facts)] if own else []


def consequences(match: Match, seen: Preview, words: Words) -> list[str]:
    lines = []
    game = match.settings.game
    told = [(change.seat, words.tell(change_message(change, game, words))) for change in seen.changes]
    changes = [said for seat, said in told if seat == match.seat]
    if changes:
        lines.append(words.say("terminal.changes", changes=", ".join(changes)))
    for other in sorted({seat for seat, _ in told if seat != match.seat}):
        theirs = ", ".join(said for seat, said in told if seat == other)
        lines.append(words.say("terminal.changes_of", player=seat_token(other), changes=theirs))
    return [*lines, *map(words.tell, lead_messages(seen.leads))]


def change_message(change: Change, game: str, words: Words) -> Message:
    """The message for a change: in this game's words, in shared words, or else by its technical name."""
    fields = {"before": change.before, "after": change.after}
    for key in (f"terminal.change.{ledger_of(game)}.{change.what}", f"terminal.change.{change.what}"):
        if key in words:
            return Message(key, fields)
    return Message("terminal.change", {**fields, "what": change.what})


def lead_messages(leads: Sequence[LeadChange]) -> list[Message]:
    """Who leads where, with one sentence for all places that have the same leaders."""
    places: dict[tuple[str, tuple[int, ...]], list[Token | Message]] = {}
    for lead in leads:
        where = Token(lead.what) if ":" in lead.what else Message(f"terminal.{lead.what}")
        key = "nobody" if not lead.after else "still" if lead.after == lead.before else "new"
        shared = ".shared" if len(lead.after) > 1 else ""
        places.setdefault((f"terminal.lead.{key}{shared}", lead.after), []).append(where)
    return [
        Message(key, {"where": where, **({"players": [seat_token(seat) for seat in seats]} if seats else {})})
        for (key, seats), where in places.items()
    ]


def next_line(match: Match, seen: Preview, words: Words) -> str:
    if seen.chance_follows:
        return words.say("terminal.then.chance")
    if seen.next_decision is None or seen.next_seat is None:
        return words.say("terminal.then.end")
    if seen.next_seat != match.seat:
        return words.say("terminal.then.seat", player=seat_token(seen.next_seat))
    own = language(match)
    asked = (
        own.decision_message(seen.next_decision) if own else Message("terminal.token", {"token": seen.next_decision})
    )
    return words.say("terminal.then.question", question=asked)


def why(match: Match, answers: Sequence[Answer], words: Words) -> list[str]:
    """Why these answers can't be given: the reason, and the rule itself."""
    refusal = why_it_cannot(match, answers)
    return [words.say("terminal.on_offer")] if refusal is None else refusal_lines(match, refusal, words)


def refusal_lines(match: Match, refusal: Refusal, words: Words) -> list[str]:
    if refusal.rule is not None:
        own = language(match)
        reason = [words.tell(own.why_message(refusal.rule))] if own else []
        return [*reason, rule_line(refusal.rule, words)]
    if refusal.first == "confirm":
        return [words.say("terminal.first.confirm")]
    if refusal.first == "end":
        return [words.say("terminal.first.end")]
    return [words.say("terminal.first.decision", question=question(match, words))]


def rule_line(number: str, words: Words) -> str:
    try:
        return words.say("rules.rule", id=number, sentence=rule(number, words.language).sentence)
    except UnknownRuleError:
        return number


def sheet_lines(match: Match, words: Words) -> list[str]:
    return score_sheet.sheet_lines(match.sheet(), words)


def result_line(match: Match, words: Words) -> str:
    """A line that names the winners."""
    winners = [seat_token(seat) for seat, rank in enumerate(match.sheet().ranks) if rank == 1]
    key = "terminal.won" if len(winners) == 1 else "terminal.won.shared"
    return words.say(key, players=winners, points=Token(f"vp:{max(match.score())}"))


def chance_follows(match: Match) -> bool:
    """True if cards are drawn when the current turn is confirmed."""
    return awaits_chance(match.state)
