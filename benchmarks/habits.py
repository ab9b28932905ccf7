"""python -m benchmarks.habits lets bots meet in 1893 and counts what they make of it: how often a seat claims tiles,
builds Houses and pavilions, uses cards, takes Exhibition tiles, and leaves nobles unpaid.

A bot named `without:NAME` plays as NAME, but never uses a Belle Époque card that it is asked about; `houses:NAME` does
not build pavilions either where it can build a House, so that no card of its own is used without asking.
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
from bruxelles.games.b1893.first.vocabulary import EXHIBITION_TAKEN
from bruxelles.kernel.dealer import Dealer
from bruxelles.kernel.options import Options
from bruxelles.kernel.steps import MORE, State, Teller

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
    """Plays as another bot, but has an answer of its own to some decisions, and pays with no card."""

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
        plain = [option for option in options if option < MORE]  # a payment with a card is numbered behind the others
        return answer if answer in plain or not plain else plain[0]


def seated(name: str, seed: str) -> Bot:
    way, _, other = name.partition(":")
    return Abstaining(name, find_bot(other, seed), ABSTAINING[way]) if way in ABSTAINING else find_bot(name, seed)


class Deeds(Teller):
    """Counts facts, by seat."""

    def __init__(self) -> None:
        self.told: Counter[tuple[int, int]] = Counter()

    def fact(self, fact: int, seat: int, a: int, b: int, c: int) -> None:
        self.told[int(seat), int(fact)] += 1


def watch(plan: Plan) -> tuple[Tally, dict[str, Counter[str]]]:
    """Play all games; how they ended, and what each bot did in them."""
    rulebook, counted = find_rulebook(plan.settings.game), COUNTED[plan.settings.game]
    tally, habits = Tally(plan.settings.seats), {name: Counter[str]() for name in plan.lineup()}
    for number in range(plan.games):
        seed, seating, deeds = f"{plan.seed}/{number}", plan.seating(number), Deeds()
        state = rulebook.new_state(plan.settings)
        state.teller = deeds
        bots = [seated(name, f"{seed}/{seat}") for seat, name in enumerate(seating)]
        tally.count(state, seating, play_out(state, Dealer(seed, "deal"), bots, plan.budget, Options()))
        for (seat, fact), times in deeds.told.items():
            if fact in counted:
                habits[seating[seat]][counted[fact]] += times
        for seat, name in enumerate(seating):
            habits[name]["games with an unpaid noble"] += deeds.told[seat, int(v.NOBLE_UNPAID)] > 0
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
    parser.add_argument("--option", action="append", default=[], metavar="NAME", help="an option that is on")
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--bots", default="greedy,random", help="by name; the last one fills up (default: %(default)s)")
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
