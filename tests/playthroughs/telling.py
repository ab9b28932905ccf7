"""Games that play themselves, told in full: every entry of the record, every fact in tokens, and the score sheet."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import groupby
from pathlib import Path

from bruxelles.games import find_rulebook
from bruxelles.kernel.dealer import Dealer
from bruxelles.kernel.journal import Fact
from bruxelles.kernel.match import Match
from bruxelles.kernel.rulebook import Rulebook
from bruxelles.kernel.steps import NOBODY

FOLDER = Path(__file__).parent
SHIRKING = ("pass", "withdraw", "stop", "discard", "decline", "no", "none")


@dataclass(frozen=True)
class Playthrough:
    """A game that plays itself in the same way for ever."""

    game: str
    name: str
    seats: int
    seed: str
    options: dict[str, str] = field(default_factory=dict)

    @property
    def path(self) -> Path:
        return FOLDER / self.game / f"{self.name}.txt"

    @property
    def rulebook(self) -> Rulebook:
        return find_rulebook(self.game)

    def match(self) -> Match:
        settings, player = self.rulebook.settings(self.seats, self.options), Dealer(self.seed, "player")
        match = Match(self.rulebook, settings, self.seed)
        while not match.over:
            match.play(pick(match.options, player))
        return match

    def text(self) -> str:
        match = self.match()
        header, _, ending = match.record().partition("\n\n")
        endings = [line for line in ending.splitlines() if not line[0].isdigit()]
        return "\n".join([header, "", *told(match), *endings, "", *sheet(match)]) + "\n"


def pick(options: list[str], player: Dealer) -> str:
    """At random, but whoever would shirk thinks again: games of plain random play are over before much has happened."""
    for _ in range(4):
        option = options[player.below(len(options))]
        if option not in SHIRKING:
            break
    return option


def told(match: Match) -> Iterator[str]:
    """Every entry, and below it the facts that it brought about. Steps before the first entry belong to none."""
    facts = {number: list(group) for number, group in groupby(match.facts, lambda fact: fact.entry)}
    for number in range(len(match.entries) + 1):
        if number:
            yield match.line(number)
        yield from (f"    {fact_text(match, fact)}" for fact in facts.get(number, []))


def fact_text(match: Match, fact: Fact) -> str:
    kind = match.rulebook.contents.facts[fact.kind]
    who = [] if fact.seat == NOBODY else [f"seat:{fact.seat + 1}"]
    fields = [notation.token(number) for (_, notation), number in zip(kind.fields, fact.numbers, strict=False)]
    return " ".join([kind.name, *who, *fields])


def sheet(match: Match) -> Iterator[str]:
    """The score sheet: a row for each source of points, a column for each seat."""
    sheet = match.sheet()
    rows = [("seat", *(f"{seat + 1}" for seat in range(match.settings.seats)))]
    rows += [(source, *(str(row[nth]) for row in sheet.points)) for nth, source in enumerate(sheet.sources)]
    rows += [("total", *map(str, sheet.totals)), ("rank", *map(str, sheet.ranks))]
    for name, *numbers in rows:
        yield f"{name:<16}" + "".join(f"{number:>5}" for number in numbers)


PLAYTHROUGHS = (
    Playthrough("1897", "two", 2, "two 14"),
    Playthrough("1897", "three", 3, "three 12"),
    Playthrough("1897", "four", 4, "four 0"),
    Playthrough("1897", "two_limited_money", 2, "two_limited_money 0", {"limitedMoney": "on"}),
    Playthrough("1897", "three_decline_action", 3, "three_decline_action 0", {"declineAction": "on"}),
    Playthrough("1897", "four_half_cards", 4, "four_half_cards 0", {"halfCards": "on"}),
    Playthrough("1897", "four_third_begins", 4, "four_third_begins 0", {"firstPlayer": "3"}),
    Playthrough(
        "1897",
        "three_all_options",
        3,
        "three_all_options 0",
        {"limitedMoney": "on", "declineAction": "on", "halfCards": "on", "firstPlayer": "2"},
    ),
    Playthrough("1893", "two", 2, "two 4"),
    Playthrough("1893", "three", 3, "three 8"),
    Playthrough("1893", "four", 4, "four 11"),
    Playthrough("1893", "five", 5, "five 11"),
    Playthrough("1893", "three_second_begins", 3, "three_second_begins 0", {"firstPlayer": "2"}),
    Playthrough("1893", "belle_two_53", 2, "two_belle 53", {"belleEpoque": "on"}),
    Playthrough("1893", "belle_two_68", 2, "two_belle 68", {"belleEpoque": "on"}),
    Playthrough("1893", "belle_three_28", 3, "three_belle 28", {"belleEpoque": "on"}),
    Playthrough("1893", "belle_four_4", 4, "four_belle 4", {"belleEpoque": "on"}),
    Playthrough("1893", "belle_four_13", 4, "four_belle 13", {"belleEpoque": "on"}),
    Playthrough("1893", "belle_four_16", 4, "four_belle 16", {"belleEpoque": "on"}),
    Playthrough("1893", "belle_five_22", 5, "five_belle 22", {"belleEpoque": "on"}),
    Playthrough("1893", "belle_five_37", 5, "five_belle 37", {"belleEpoque": "on"}),
    Playthrough("1893", "asymmetric_two", 2, "two_asymmetric 0", {"asymmetric": "on"}),
    Playthrough("1893", "asymmetric_three", 3, "three_asymmetric 0", {"asymmetric": "on"}),
    Playthrough("1893", "asymmetric_four", 4, "four_asymmetric 0", {"asymmetric": "on"}),
    Playthrough("1893", "asymmetric_five", 5, "five_asymmetric 0", {"asymmetric": "on"}),
    Playthrough("1893", "asymmetric_belle_two", 2, "two_both 0", {"belleEpoque": "on", "asymmetric": "on"}),
    Playthrough("1893", "asymmetric_belle_three", 3, "three_both 0", {"belleEpoque": "on", "asymmetric": "on"}),
    Playthrough("1893", "asymmetric_belle_four", 4, "four_both 0", {"belleEpoque": "on", "asymmetric": "on"}),
    Playthrough("1893", "asymmetric_belle_five", 5, "five_both 0", {"belleEpoque": "on", "asymmetric": "on"}),
    Playthrough("1893-1st", "two", 2, "two 30"),
    Playthrough("1893-1st", "two_expert", 2, "two_expert 0", {"expert": "on"}),
    Playthrough("1893-1st", "three", 3, "three 86"),
    Playthrough("1893-1st", "three_expert", 3, "three_expert 0", {"expert": "on"}),
    Playthrough("1893-1st", "four", 4, "four 0"),
    Playthrough("1893-1st", "four_expert", 4, "four_expert 55", {"expert": "on"}),
    Playthrough("1893-1st", "five", 5, "five 81"),
    Playthrough("1893-1st", "five_expert", 5, "five_expert 0", {"expert": "on"}),
)
