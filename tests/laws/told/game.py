"""The law: what labels, hints, previews, the log and views tell is what happens, whatever the numbers of the box."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Any

from mypy_extensions import i64
from tests.laws.told.boxes import box_count, changed_settings
from tests.laws.told.findings import Findings
from tests.laws.told.lines import UNITS, Stretch, Summand, happened, told_in_all
from tests.laws.told.meanings import MEANINGS
from tests.laws.told.previews import Shares, is_undecided, look_at_leads, look_back
from tests.laws.told.refused import REFUSABLE, rich
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
from tests.laws.told.views import Glance

from bruxelles.games import find_rulebook
from bruxelles.games.b1893 import vocabulary as v
from bruxelles.kernel.dealer import Dealer
from bruxelles.kernel.explain import Trial, preview
from bruxelles.kernel.journal import Fact, Journal
from bruxelles.kernel.match import Match
from bruxelles.kernel.options import Options
from bruxelles.kernel.rulebook import Rulebook, Settings
from bruxelles.kernel.steps import MORE, offer
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
    """Every game with its options and each of its changed boxes; the number of players depends on `number`."""
    for game, options in OPTIONS.items():
        least, most = SEATS[game]
        for at, chosen in enumerate(options):
            for box in range(box_count(game)):
                yield changed_settings(game, least + (number + at + box) % (most - least + 1), chosen, box)


def name_of(settings: Settings) -> str:
    """The game with its options and players, and a value that identifies its box."""
    chosen = [name for name, value in settings.options if value == "on"]
    brugmann = dict(settings.corrections)["amounts.brugmann"]
    return " ".join([settings.game, *chosen, str(settings.seats), f"Brugmann {brugmann}"])


class Watcher(Journal):
    """A journal that also keeps the view at some moments."""

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


class ToldGame(Findings):
    """A game played at random or by answers given, in which everything told is compared with what happens."""

    def __init__(self, settings: Settings, seed: str, options: int, position: Sequence[str] = ()) -> None:
        super().__init__()
        self.rulebook = find_rulebook(settings.game)
        self.words = words_for(settings.game)
        self.meanings = MEANINGS[settings.game]
        self.match = Match(self.rulebook, settings, seed, position=list(enumerate(position, 1)))
        self.opening = self.match.state.copy() if position else self.rulebook.new_state(settings)
        self.watcher = Watcher(self.rulebook, self.meanings.is_moment)
        self.watcher.entries, self.watcher.facts = self.match.entries, self.match.facts
        self.watcher.state = self.match.state
        self.match.journal = self.match.state.observer = self.watcher
        self.player = Dealer(seed, "player")
        self.style = STYLES[self.player.below(len(STYLES))]
        self.options = options  # how many options of each decision are checked
        self.told = Counter[tuple[int, str]]()  # by the log so far
        self.promises: dict[Promise, dict[str, Amount]] = {}  # by where they were made
        self.seen = 0  # facts

    def play(self, answers: Sequence[str] | None = None) -> None:
        """To the end at random, or these answers only."""
        given = iter(answers or ())
        before = self.opening
        while not self.match.over:
            self.read_log(before)
            before = self.match.state.copy()
            self.look_at_question()
            answer = next(given, None)
            if answers is not None and answer is None:
                return
            self.answer(self.pick() if answer is None else self.option_of(answer), before)
        self.read_log(before)
        self.read_whole_log()

    def option_of(self, answer: str) -> int:
        decision = self.match.waiting()
        assert decision is not None
        return self.match.option_of(decision, answer)

    def answer(self, option: int, before: Any) -> None:
        decision = self.match.waiting()
        assert decision is not None
        case = Case(self.rulebook, before, decision, option, self.match.numbers)
        expected = preview(self.match, option)
        self.remember(case)
        self.match.play(option)
        when = f"entry {len(self.match.entries)}"
        fresh = self.match.facts[self.seen :]
        look_back(self, self.rulebook, expected, fresh, before, self.match.state, when)
        if is_undecided(self.rulebook, expected):
            look_at_leads(self, expected, self.shares(before), self.shares(self.match.state), when)
        facts = facts_by_name(self.rulebook, fresh)
        at = {number - self.seen: seen for number, seen in self.watcher.views.items()}
        self.watcher.views.clear()
        self.look_at_view(Glance(self.view, case, Outcome(self.match.state, facts), at))
        self.keep_promises(facts, str(case))

    def shares(self, table: Any) -> Shares:
        return self.meanings.shares(self.rulebook.view(table, None))

    # What matters, and labels

    def look_at_question(self) -> None:
        decision, offered = self.match.waiting(), self.match.numbers
        assert decision is not None
        asked = Case(self.rulebook, self.match.state, decision, offered[0], offered)
        matter = self.words.matters_message(asked.table, asked.seat, asked.name)
        self.look_at("matter", amounts_in(matter) if matter else (), self.meanings.matters, asked)
        for option in self.some_of(offered):
            case = Case(self.rulebook, self.match.state, decision, option, offered)
            self.look_at("label", amounts_in(self.label_of(case)), self.meanings.labels, case)
        self.look_at_refused(asked)

    def look_at(
        self, of: str, amounts: Iterable[Amount], meanings: Mapping[tuple[str, str], Meaning], case: Case
    ) -> None:
        for amount in amounts:
            meaning = meanings.get((amount.key, amount.field))
            if meaning is None:
                self.miss(amount, str(case))
            elif not isinstance(meaning, Later):
                self.compare(of, amount, meaning(case, amount), str(case))

    def look_at_refused(self, asked: Case) -> None:
        """What is told of an option that is not on offer would happen if the player had the means."""
        kind = self.match.kind(asked.decision)
        refused = [option for option in kind.options() if option < MORE and option not in asked.offered]
        if not self.options or not refused or kind.name not in REFUSABLE:
            return
        table = rich(asked.table, asked.seat)
        able = Options()
        offer(table, asked.decision, able)
        for option in self.some_of(refused):
            if able.has(option):
                case = Case(self.rulebook, table, asked.decision, option, able.listed())
                told = self.words.option_message(asked.table, asked.seat, asked.name, option, None)
                self.look_at("refused", amounts_in(told), {**self.meanings.labels, **self.meanings.refused}, case)

    def label_of(self, case: Case) -> Message:
        trial = Trial(case.table, case.option)
        return self.words.option_message(case.table, case.seat, case.name, case.option, trial)

    def some_of(self, offered: Sequence[int]) -> list[int]:
        """All of them, or a random selection."""
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
                    self.expect(path, told, number, str(glance.case))

    # The log

    def read_log(self, before: Any) -> None:
        """What happened since the last question."""
        fresh = self.match.facts[self.seen :]
        self.seen = len(self.match.facts)
        when = f"after entry {len(self.match.entries)}"
        stretch = self.read_lines(fresh, before, when, whole=True)
        self.compare_sums(stretch.amounts, before, stretch.after, when)
        self.compare_facts(stretch, when)
        for fact in fresh:
            self.read_lines([fact], before, when, whole=False)

    def read_lines(self, facts: Sequence[Fact], before: Any, when: str, whole: bool) -> Stretch:
        """The sentences about a stretch; or, if it isn't whole, about one of its facts by itself."""
        amounts = [amount for line in self.words.log_lines(facts) for amount in amounts_in(line)]
        stretch = Stretch(before, self.match.state, facts_by_name(self.rulebook, facts), amounts, whole)
        for amount in amounts:
            line = self.meanings.lines.get((amount.key, amount.field))
            if line is None:
                self.miss(amount, when)
            elif not isinstance(line, Summand):
                self.compare("line", amount, line(stretch, amount), when)
        return stretch

    def compare_facts(self, stretch: Stretch, when: str) -> None:
        """The facts, which bots and the client read, move as much as the table."""
        told = Counter[tuple[int, str]]()
        for what, name in (("money", "money_moved"), ("points", "points_scored")):
            for fact in stretch.of(name):
                told[fact.seat, what] += fact.numbers[0]
        for (seat, what), number in happened(stretch.before, stretch.after).items():
            self.expect(f"{what} in the facts", told[seat, what], number, f"seat {seat + 1} {when}")

    def compare_sums(self, amounts: Sequence[Amount], before: Any, after: Any, when: str) -> None:
        told, moved = told_in_all(amounts, self.meanings.lines), happened(before, after)
        for (seat, what), number in moved.items():
            self.compared[f"{what} of the log"] += 1
            keys = {f"{a.key}.{a.field}={a.said}" for a in amounts if a.player() == seat and self.is_summand(a, what)}
            about = f"seat {seat + 1} {when}, by {', '.join(sorted(keys))}"
            self.expect(f"{what} in the log", told[seat, what], number, about)
        self.told.update(told)

    def is_summand(self, amount: Amount, what: str) -> bool:
        summand = self.meanings.lines.get((amount.key, amount.field))
        return isinstance(summand, Summand) and what == (summand.what or UNITS[amount.unit])

    def read_whole_log(self) -> None:
        """Sentences that join facts of several stretches tell the same totals."""
        amounts = [amount for line in self.words.log_lines(self.match.facts) for amount in amounts_in(line)]
        told = told_in_all(amounts, self.meanings.lines)
        self.expect("the whole log", told, self.told, "in the whole game")

    def pick(self) -> int:
        """A random option; most styles avoid those that do nothing."""
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
