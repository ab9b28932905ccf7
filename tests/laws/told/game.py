"""The law: what labels, previews, the log and views tell is what happens, whatever the numbers of the box."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, NamedTuple

from mypy_extensions import i64
from tests.laws.told import goods_1893, labels_1893, labels_1897, lines_1893, lines_1897, views_1893, views_1897
from tests.laws.told.boxes import box_count, changed_settings
from tests.laws.told.lines import UNITS, Line, Share, Stretch, happened, told_in_all
from tests.laws.told.telling import (
    NEVER,
    Amount,
    Case,
    Later,
    Meaning,
    NamedFact,
    Outcome,
    Promise,
    amounts_in,
    facts_by_name,
)
from tests.laws.told.views import Glance, Kept

from bruxelles.games import find_rulebook
from bruxelles.games.b1893 import vocabulary as v
from bruxelles.kernel.dealer import Dealer
from bruxelles.kernel.explain import Preview, Trial, preview
from bruxelles.kernel.journal import Fact, Journal
from bruxelles.kernel.match import Match
from bruxelles.kernel.rulebook import Rulebook, Settings
from bruxelles.words.game_words import words_for
from bruxelles.words.speech import Message

SHIRKING = {"pass", "stop", "none", "house", "decline", "discard", "withdraw", "done"}
STYLES = ("any", "busy", "builder", "seller")
KEEN = {"builder": (v.MATERIALS, v.CONSTRUCTION), "seller": (v.WORKSHOP, v.SALES)}
SEATS = {"1893": (2, 5), "1893-1st": (2, 5), "1897": (2, 4)}
OPTIONS: Mapping[str, Sequence[Mapping[str, str]]] = {
    "1893": ({}, {"belleEpoque": "on"}, {"asymmetric": "on"}, {"belleEpoque": "on", "asymmetric": "on"}),
    "1893-1st": ({}, {"expert": "on"}),
    "1897": ({}, {"limitedMoney": "on"}, {"declineAction": "on", "halfCards": "on"}),
}


def combinations(number: int) -> Iterator[Settings]:
    """Every game with its options and each of its changed boxes; how many sit there depends on the number."""
    for game, options in OPTIONS.items():
        least, most = SEATS[game]
        for at, chosen in enumerate(options):
            for box in range(box_count(game)):
                yield changed_settings(game, least + (number + at + box) % (most - least + 1), chosen, box)


def name_of(settings: Settings) -> str:
    """The game with its options and players, and the first of its box that shows which one it is."""
    chosen = [name for name, value in settings.options if value == "on"]
    brugmann = dict(settings.corrections)["amounts.brugmann"]
    return " ".join([settings.game, *chosen, str(settings.seats), f"Brugmann {brugmann}"])


class Meanings(NamedTuple):
    """What a game declares."""

    labels: Mapping[tuple[str, str], Meaning]
    lines: Mapping[tuple[str, str], Line]
    views: Mapping[str, Kept | str]
    shape: type
    is_moment: Callable[[NamedFact], bool]
    kept: Callable[[Sequence[NamedFact]], Iterator[tuple[Promise, int]]]


OF_1893 = Meanings(
    labels_1893.LABELS,
    lines_1893.LINES,
    views_1893.VIEWS,
    views_1893.SHAPE,
    views_1893.is_moment,
    goods_1893.promises_kept,
)
OF_1897 = Meanings(
    labels_1897.LABELS,
    lines_1897.LINES,
    views_1897.VIEWS,
    views_1897.SHAPE,
    views_1897.is_moment,
    labels_1897.promises_kept,
)
MEANINGS = {"1893": OF_1893, "1893-1st": OF_1893, "1897": OF_1897}


class Watcher(Journal):
    """Looks at the table at some moments."""

    def __init__(self, rulebook: Rulebook, is_moment: Callable[[NamedFact], bool]) -> None:
        super().__init__()
        self.rulebook = rulebook
        self.is_moment = is_moment
        self.state: Any = None
        self.views: dict[int, Any] = {}  # by the number of facts before

    def fact(self, fact: i64, seat: i64, a: i64, b: i64, c: i64) -> None:
        told = Fact(0, fact, seat, (a, b, c))
        if self.state is not None and self.is_moment(facts_by_name(self.rulebook, [told])[0]):
            self.views[len(self.facts)] = self.rulebook.view(self.state, None)
        super().fact(fact, seat, a, b, c)


class Disagreement(NamedTuple):
    where: str
    told: str
    happened: str
    when: str

    def __str__(self) -> str:
        return f"{self.where}: told {self.told}, happened {self.happened} ({self.when})"


class ToldGame:
    """A game played at random, in which everything told is compared with what happens."""

    def __init__(self, settings: Settings, seed: str, options: int) -> None:
        self.rulebook = find_rulebook(settings.game)
        self.words = words_for(settings.game)
        self.meanings = MEANINGS[settings.game]
        self.match = Match(self.rulebook, settings, seed)
        self.watcher = Watcher(self.rulebook, self.meanings.is_moment)
        self.watcher.entries, self.watcher.facts = self.match.entries, self.match.facts
        self.watcher.state = self.match.state
        self.match.journal = self.match.state.observer = self.watcher
        self.player = Dealer(seed, "player")
        self.style = STYLES[self.player.below(len(STYLES))]
        self.options = options  # of each question that are looked at
        self.found: list[Disagreement] = []
        self.compared = Counter[str]()
        self.told = Counter[tuple[int, str]]()  # by the log so far
        self.promises: dict[Promise, dict[str, Amount]] = {}  # by where they were made
        self.seen = 0  # facts

    def play(self) -> None:
        before = self.rulebook.new_state(self.match.settings)
        while not self.match.over:
            self.read_log(before)
            before = self.match.state.copy()
            self.look_at_options()
            self.answer(self.pick(), before)
        self.read_log(before)
        self.read_whole_log()

    def answer(self, option: int, before: Any) -> None:
        decision = self.match.waiting()
        assert decision is not None
        case = Case(self.rulebook, before, decision, option, self.match.numbers)
        expected = preview(self.match, option)
        self.remember(case)
        self.match.play(option)
        self.look_back(expected, before)
        facts = facts_by_name(self.rulebook, self.match.facts[self.seen :])
        at = {number - self.seen: seen for number, seen in self.watcher.views.items()}
        self.watcher.views.clear()
        self.look_at_view(Glance(self.view, case, Outcome(self.match.state, facts), at))
        self.keep_promises(facts, str(case))

    # Labels

    def look_at_options(self) -> None:
        decision, offered = self.match.waiting(), self.match.numbers
        assert decision is not None
        for option in self.some_of(offered):
            case = Case(self.rulebook, self.match.state, decision, option, offered)
            for amount in amounts_in(self.label_of(case)):
                meaning = self.meanings.labels.get((amount.key, amount.field))
                if meaning is None:
                    self.miss(amount, str(case))
                elif not isinstance(meaning, Later):
                    self.compare("label", amount, meaning(case, amount), str(case))

    def label_of(self, case: Case) -> Message:
        trial = Trial(case.table, case.option)
        return self.words.option_message(case.table, case.seat, case.name, case.option, trial)

    def some_of(self, offered: Sequence[int]) -> list[int]:
        """All of them, or so many at random."""
        left = list(offered)
        while len(left) > self.options:
            del left[self.player.below(len(left))]
        return left

    def remember(self, case: Case) -> None:
        """What the chosen option promises for later."""
        for amount in amounts_in(self.label_of(case)):
            meaning = self.meanings.labels.get((amount.key, amount.field))
            if isinstance(meaning, Later):
                self.promises.setdefault(meaning.promise(case, amount), {})[amount.key] = amount

    def keep_promises(self, facts: Sequence[NamedFact], when: str) -> None:
        for promise, number in self.meanings.kept(facts):
            if number == NEVER:
                self.promises.pop(promise, None)
            for amount in self.promises.get(promise, {}).values():
                self.compare("label", amount, number, f"{promise.what} after {when}")

    # Views

    def view(self, table: Any, seat: int) -> Any:
        return self.rulebook.view(table, seat)

    def look_at_view(self, glance: Glance) -> None:
        for path, kept in self.meanings.views.items():
            if not isinstance(kept, str):
                for told, number in kept(glance):
                    self.compared[path] += 1
                    if told != number:
                        self.found.append(Disagreement(path, str(told), str(number), str(glance.case)))

    # The log

    def read_log(self, before: Any) -> None:
        """What happened since the last question."""
        fresh = self.match.facts[self.seen :]
        self.seen = len(self.match.facts)
        self.read_lines(fresh, before, self.match.state, f"after entry {len(self.match.entries)}")

    def read_lines(self, facts: Sequence[Fact], before: Any, after: Any, when: str) -> None:
        amounts = [amount for line in self.words.log_lines(facts) for amount in amounts_in(line)]
        stretch = Stretch(before, after, facts_by_name(self.rulebook, facts), amounts)
        for amount in amounts:
            line = self.meanings.lines.get((amount.key, amount.field))
            if line is None:
                self.miss(amount, when)
            elif not isinstance(line, Share):
                self.compare("line", amount, line(stretch, amount), when)
        self.compare_sums(amounts, before, after, when)
        self.compare_facts(stretch, when)

    def compare_facts(self, stretch: Stretch, when: str) -> None:
        """What bots and the client read: facts move as much as the table."""
        told = Counter[tuple[int, str]]()
        for what, name in (("money", "money_moved"), ("points", "points_scored")):
            for fact in stretch.of(name):
                told[fact.seat, what] += fact.numbers[0]
        for (seat, what), number in happened(stretch.before, stretch.after).items():
            if told[seat, what] != number:
                where = f"{what} in the facts"
                self.found.append(Disagreement(where, str(told[seat, what]), str(number), f"seat {seat + 1} {when}"))

    def compare_sums(self, amounts: Sequence[Amount], before: Any, after: Any, when: str) -> None:
        told, moved = told_in_all(amounts, self.meanings.lines), happened(before, after)
        for (seat, what), number in moved.items():
            self.compared[f"{what} of the log"] += 1
            if told[seat, what] != number:
                keys = {f"{a.key}.{a.field}={a.said}" for a in amounts if a.player() == seat and self.is_share(a, what)}
                about = f"seat {seat + 1} {when}, by {', '.join(sorted(keys))}"
                self.found.append(Disagreement(f"{what} in the log", str(told[seat, what]), str(number), about))
        self.told.update(told)

    def is_share(self, amount: Amount, what: str) -> bool:
        share = self.meanings.lines.get((amount.key, amount.field))
        return isinstance(share, Share) and what == (share.what or UNITS[amount.unit])

    def read_whole_log(self) -> None:
        """Sentences that join what came in several stretches tell the same in all."""
        amounts = [amount for line in self.words.log_lines(self.match.facts) for amount in amounts_in(line)]
        told = told_in_all(amounts, self.meanings.lines)
        if told != self.told:
            self.found.append(Disagreement("the whole log", str(told), str(self.told), "in the whole game"))

    # Previews

    def look_back(self, expected: Preview, before: Any) -> None:
        """What was foreseen has happened: all of it, or all of it until chance came."""
        happened = [(told.kind, told.seat, told.numbers) for told in self.match.facts[self.seen :]]
        foreseen = [(told.kind, told.seat, told.numbers) for told in expected.facts]
        ends = len(foreseen) if expected.chance_follows else len(happened)
        when = f"entry {len(self.match.entries)}"
        if foreseen != happened[:ends]:
            self.found.append(Disagreement("facts of a preview", str(foreseen), str(happened[:ends]), when))
        if expected.chance_follows:
            return
        old, new = self.rulebook.standing(before), self.rulebook.standing(self.match.state)
        changes = {(seat, what): (old[seat, what], number) for (seat, what), number in new.items()}
        told = {(change.seat, change.what): (change.before, change.after) for change in expected.changes}
        differing = {what: change for what, change in changes.items() if change[0] != change[1]}
        self.compared["changes of a preview"] += len(told)
        if told != differing:
            self.found.append(Disagreement("changes of a preview", str(told), str(differing), when))

    # What both need

    def miss(self, amount: Amount, when: str) -> None:
        where = f"{amount.key}.{amount.field} has no declared meaning"
        self.found.append(Disagreement(where, amount.said, "unknown", when))

    def compare(self, of: str, amount: Amount, meant: int | str | None, when: str) -> None:
        if meant is None:
            return
        where = f"{of} {amount.key}.{amount.field}"
        self.compared[where] += 1
        if amount.said != str(meant):
            self.found.append(Disagreement(where, amount.said, str(meant), when))

    def pick(self) -> int:
        """At random, but in most styles so that something happens."""
        decision, offered, below = self.match.waiting(), list(self.match.numbers), self.player.below
        assert decision is not None
        kind = self.match.kind(decision)
        if self.style != "any" and below(12) > 0:
            offered = [option for option in offered if kind.token(option) not in SHIRKING] or offered
            if kind.name == "bid":
                offered = offered[:3]
            elif kind.name == "turn" and below(3) > 0:
                offered = [option for option in offered if self.is_keen_on(option)] or offered
        return offered[below(len(offered))]

    def is_keen_on(self, option: int) -> bool:
        actions = getattr(self.match.state, "actions", ())
        return option < len(actions) and actions[option] in KEEN.get(self.style, ())
