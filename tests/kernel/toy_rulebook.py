"""The orchard as the edges know it: its contents and its rulebook."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from tests.kernel.toy import (
    AFTER_TURN,
    CLIMB,
    FIRST_FRUIT,
    FIRST_SEAT,
    FIX_PRICE,
    FRUIT_FELL,
    FRUIT_KEPT,
    FRUIT_PICKED,
    HARVEST,
    INSTEAD_OF_PRICE,
    NAME_PRICE,
    PAIR_SOLD,
    PICK,
    PRICE,
    RAIN_FELL,
    SEAT_BEGAN,
    SELL,
    USE_CARD,
    Barter,
    Edition,
    GoodYear,
    Ladder,
    MayKeep,
    Orchard,
    PriceTag,
    Rain,
)

from bruxelles.kernel.contents import ChanceKind, Contents, DecisionKind, FactKind
from bruxelles.kernel.moments import listen
from bruxelles.kernel.notation import Amount, Names
from bruxelles.kernel.rulebook import NO_OPTIONS, Rulebook, RuleOption, ScoreSheet, Settings, SettingsError
from bruxelles.kernel.steps import Variants

SEAT: Final = Names("seat", ("1", "2", "3"))
FRUIT: Final = Names("fruit", ("apple", "pear", "plum"), FIRST_FRUIT)
COINS: Final = Amount("coins", 0, 5)
CONTENTS: Final = Contents(
    decisions=(
        DecisionKind(PICK, "pick", FRUIT, ("ORCH-01",)),
        DecisionKind(SELL, "sell", FRUIT, ("ORCH-02",), more=Names("keep", ("keep",), bare=True)),
        DecisionKind(NAME_PRICE, "namePrice", COINS, ("ORCH-03",)),
        DecisionKind(USE_CARD, "useCard", Names("card", ("none", "ladder", "rain")), ("ORCH-04",)),
        DecisionKind(FIX_PRICE, "fixPrice", Names("fix", ("no", "yes")), ("ORCH-04",)),
    ),
    chances=(
        ChanceKind(FIRST_SEAT, "firstSeat", SEAT, ("ORCH-07",)),
        ChanceKind(HARVEST, "harvest", FRUIT, ("ORCH-07",)),
        ChanceKind(CLIMB, "climb", FRUIT, ("ORCH-07",)),
    ),
    facts=(
        FactKind(SEAT_BEGAN, "seat_began"),
        FactKind(FRUIT_FELL, "fruit_fell", (("fruit", FRUIT),)),
        FactKind(FRUIT_PICKED, "fruit_picked", (("fruit", FRUIT),)),
        FactKind(PAIR_SOLD, "pair_sold", (("coins", COINS),)),
        FactKind(FRUIT_KEPT, "fruit_kept"),
        FactKind(RAIN_FELL, "rain_fell", (("coins", COINS),)),
    ),
    rules=("", "ORCH-01", "ORCH-02", "ORCH-03", "ORCH-04", "ORCH-05", "ORCH-06"),
)


@dataclass(frozen=True)
class OrchardView:
    scores: tuple[int, ...]
    stall: tuple[str, ...]


class OrchardRulebook(Rulebook):
    name = "orchard"
    rules_version = 1
    seat_counts = range(2, 4)
    options = (
        RuleOption("cards", ("no", "yes"), "ORCH-04"),
        RuleOption("keep", ("no", "yes"), "ORCH-02"),
        RuleOption("goodYear", ("no", "yes"), "ORCH-03"),
        RuleOption("barter", ("no", "yes"), "ORCH-03"),
    )
    contents = CONTENTS

    def edition_for(self, seats: int, options: Mapping[str, str] = NO_OPTIONS) -> str:
        length = "long" if seats == 2 else "short"
        return f"{length}-barter" if options.get("barter") == "yes" else length

    def components(self, path: Path | None) -> tuple[str, tuple[tuple[str, str], ...]]:
        return ("6-4-3", ()) if path is None else ("corrected", (("tree", path.name),))

    def new_state(self, settings: Settings) -> Orchard:
        variants = Variants(quantities=1, decisions=len(CONTENTS.decisions), moments=2)
        if settings.option("cards") == "yes":
            listen(variants, AFTER_TURN, USE_CARD, [Ladder(), Rain()], settings.seats)
            listen(variants, INSTEAD_OF_PRICE, FIX_PRICE, [PriceTag()], settings.seats)
        if settings.option("keep") == "yes":
            variants.widenings[SELL] = MayKeep()
        if settings.option("goodYear") == "yes":
            variants.adjustments[PRICE].append(GoodYear())
        kind = Barter if settings.option("barter") == "yes" else Edition
        return Orchard(kind(settings.seats, rounds=5 if settings.seats == 2 else 4), variants)

    def new_position(self, settings: Settings, lines: Sequence[tuple[int, str]]) -> Orchard:
        """Fruits at home before the first harvest; a line is a seat and its fruits."""
        orchard = self.new_state(settings)
        for number, line in lines:
            seat, *fruits = line.split()
            for fruit in map(FRUIT.number, fruits):
                if not orchard.tree.has(fruit):
                    raise SettingsError(f"line {number}: there is no {FRUIT.token(fruit)} left")
                orchard.tree.move(fruit, to=orchard.baskets[SEAT.number(seat)])
        return orchard

    def score_sheet(self, state: Orchard) -> ScoreSheet:
        seats = range(state.edition.seats)
        return ScoreSheet(
            sources=("sales", "gains"),
            points=tuple((int(state.sales[seat]), int(state.gains[seat])) for seat in seats),
            totals=tuple(int(state.score(seat)) for seat in seats),
            ranks=tuple(int(state.rank(seat)) for seat in seats),
        )

    def view(self, state: Orchard, viewer: int | None) -> OrchardView:
        scores = tuple(int(state.score(seat)) for seat in range(state.edition.seats))
        return OrchardView(scores, tuple(map(FRUIT.token, state.stall.listed())))

    def picture(self, state: Orchard) -> str:
        return f"stall: {' '.join(map(FRUIT.token, state.stall.listed())) or 'bare'}"


ORCHARD: Final = OrchardRulebook()
