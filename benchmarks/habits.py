"""python -m benchmarks.habits plays games of 1893 between bots and counts what they do: how often a seat claims tiles,
builds Houses and pavilions, uses cards, takes Exhibition tiles, and leaves nobles unpaid.

A bot named `without:NAME` plays like NAME, but never uses a Belle Époque card when asked. `houses:NAME` also prefers
Houses to pavilions where it has the choice, so that it gets no cards that act without asking.
"""

import argparse
from collections import Counter
from collections.abc import Mapping, Sequence

from bruxelles.arena.simulation import USUAL, Plan, play_out
from bruxelles.arena.tally import Standing, Tally, interval
from bruxelles.bots.bot import Bot, Budget
from bruxelles.bots.registry import find_bot
from bruxelles.games import find_rulebook
from bruxelles.games.b1893 import vocabulary as v
from bruxelles.games.b1893.belle import vocabulary as belle
from bruxelles.games.b1893.first_edition.vocabulary import EXHIBITION_TAKEN
from bruxelles.kernel.dealer import Dealer
from bruxelles.kernel.options import Options
from bruxelles.kernel.steps import MORE, Observer, State

SECOND = {
    belle.TILE_CLAIMED: "claims",
    v.HOUSE_BUILT: "houses",
    belle.PAVILION_BUILT: "pavilions",
    belle.CARD_USED: "cards",
    v.NOBLE_UNPAID: "unpaid",
}
FIRST = {EXHIBITION_TAKEN: "exhibitions", v.HOUSE_BUILT: "houses", v.NOBLE_UNPAID: "unpaid"}
COUNTED = {"1893": SECOND, "1893-1st": FIRST}
NO_CARD = {
    belle.CARD_USE: belle.NO_USE,
    belle.C22: belle.NO_USE,
    belle.C25: belle.KEEP_COLUMN,
    belle.C27: belle.NOT_DOUBLED,
}
ABSTAINING = {"without": NO_CARD, "houses": {**NO_CARD, belle.BUILD_KIND: belle.HOUSE}}


class Abstaining:
    """Plays like another bot, but has fixed answers to some decisions, and never pays with a card."""

    def __init__(self, name: str, bot: Bot, own: Mapping[int, int]) -> None:
        self.name = name
        self.bot = bot
        self.own = own

    def answer(self, state: State, options: Sequence[int], budget: Budget) -> int:
        decision = state.decision
        assert decision is not None
        own = self.own.get(decision.kind())
        if own is not None and own in options:
            return own
        answer = self.bot.answer(state, options, budget)
        plain = [option for option in options if option < MORE]  # payments with a card have numbers from MORE
        return answer if answer in plain or not plain else plain[0]


def seated(name: str, seed: str) -> Bot:
    way, _, other = name.partition(":")
    return Abstaining(name, find_bot(other, seed), ABSTAINING[way]) if way in ABSTAINING else find_bot(name, seed)


class FactCounter(Observer):
    """Counts facts, by seat."""

    def __init__(self) -> None:
        self.counts: Counter[tuple[int, int]] = Counter()

    def fact(self, fact: int, seat: int, a: int, b: int, c: int) -> None:
        self.counts[int(seat), int(fact)] += 1


def watch(plan: Plan) -> tuple[Tally, dict[str, Counter[str]]]:
    """Play all games; return the results, and what each bot did in them."""
    rulebook, counted = find_rulebook(plan.settings.game), COUNTED[plan.settings.game]
    tally, habits = Tally(plan.settings.seats), {name: Counter[str]() for name in plan.lineup()}
    for number in range(plan.games):
        seed, seating, facts = f"{plan.seed}/{number}", plan.seating(number), FactCounter()
        state = rulebook.new_state(plan.settings)
        state.observer = facts
        bots = [seated(name, f"{seed}/{seat}") for seat, name in enumerate(seating)]
        tally.count(state, seating, play_out(state, Dealer(seed, "deal"), bots, plan.budget, Options()))
        for (seat, fact), times in facts.counts.items():
            if fact in counted:
                habits[seating[seat]][counted[fact]] += times
        for seat, name in enumerate(seating):
            habits[name]["games with an unpaid noble"] += facts.counts[seat, int(v.NOBLE_UNPAID)] > 0
    return tally, habits


def row(name: str, standing: Standing, habits: Counter[str], counted: Sequence[str]) -> str:
    low, high = interval(standing.won, standing.played)
    rate = f"{standing.won / standing.played:6.1%} ({low:.1%} to {high:.1%})"
    means = "".join(f"{habits[what] / standing.played:>12.2f}" for what in counted)
    unpaid = habits["games with an unpaid noble"] / standing.played
    return f"{name:<22}{standing.played:>6}{rate:>26}{standing.average():>8.1f}{means}{unpaid:>10.1%}"


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.habits", description=__doc__)
    parser.add_argument("game", choices=COUNTED)
    parser.add_argument("--option", action="append", default=[], metavar="NAME", help="an option to turn on")
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument(
        "--bots", default="greedy,random", help="by name; the last one fills the remaining seats (default: %(default)s)"
    )
    parser.add_argument("--seed", default="habits")
    asked = parser.parse_args()
    settings = find_rulebook(asked.game).settings(asked.players, dict.fromkeys(asked.option, "on"))
    tally, habits = watch(Plan(settings, asked.games, tuple(asked.bots.split(",")), asked.seed, USUAL))
    counted = list(COUNTED[asked.game].values())
    heads = "".join(f"{what:>12}" for what in counted)
    print(f"{'':<22}{'games':>6}{'won (95 %)':>26}{'points':>8}{heads}{'in games':>10}")
    for name, standing in tally.by_bot.items():
        print(row(name, standing, habits[name], counted))


if __name__ == "__main__":
    main()
