"""Every draw of a finished game and what it was drawn from, so that its deals can be checked without the rules."""

from __future__ import annotations

from mypy_extensions import i64

from bruxelles.kernel.bag import Bag
from bruxelles.kernel.commitment import ScriptedDealer
from bruxelles.kernel.contents import ChanceKind
from bruxelles.kernel.dealer import Dealer
from bruxelles.kernel.match import Match
from bruxelles.kernel.replay import apply_entry
from bruxelles.kernel.steps import NOBODY, awaits_chance, settle_until_chance
from bruxelles.server.messages import Json

Pieces = list[tuple[int, int]]  # kinds and their counts, in the order in which a draw counts them


class ListingDealer(Dealer):
    """Lists what there was to draw from, while another dealer draws."""

    def __init__(self, dealer: Dealer) -> None:
        super().__init__("", "listing")
        self.dealer = dealer
        self.draws: list[tuple[int, Pieces | None]] = []
        self.left: Pieces | None = None

    def begin(self, event: i64) -> None:
        self.dealer.begin(event)

    def below(self, n: i64) -> i64:
        number = self.dealer.below(n)
        self.draws.append((int(number), [(outcome, 1) for outcome in range(n)]))
        self.left = None
        return number

    def draw(self, bag: Bag) -> i64:
        pieces = pieces_in(bag)
        kind = self.dealer.draw(bag)
        self.draws.append((int(kind), None if pieces == self.left else pieces))
        self.left = pieces_in(bag)
        return kind


def pieces_in(bag: Bag) -> Pieces:
    return [(int(bag.first) + place, int(count)) for place, count in enumerate(bag.counts) if count]


def deals_of(match: Match) -> Json:
    """All draws of a match, found by replaying it."""
    again = Match(match.rulebook, match.settings, "", position=match.position, begin=False)
    deals: list[Json] = []
    while True:
        settle_until_chance(again.state, again.out)
        done = len(again.entries)
        if done >= len(match.entries):
            return {"deals": deals}
        entry = match.entries[done]
        if awaits_chance(again.state):
            dealer = ListingDealer(ScriptedDealer(entry.kind, entry.numbers))
            again.deal(dealer)
            draws = draws_shown(dealer, match.rulebook.contents.chances[entry.kind])
            deals.append({"entry": done + 1, "private": entry.audience != NOBODY, "draws": draws})
        else:
            apply_entry(again, entry, 0)


def draws_shown(dealer: ListingDealer, chance: ChanceKind) -> list[Json]:
    token = chance.notation.token
    return [
        {
            "drawn": token(drawn),
            "among": None if pieces is None else [{"token": token(kind), "count": count} for kind, count in pieces],
        }
        for drawn, pieces in dealer.draws
    ]
