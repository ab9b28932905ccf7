"""The orchard as the edges know it: its contents and its rulebook."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from tests.kernel import toy
from tests.kernel.toy_variants import Alms, Barter, GoodYear, Ladder, MayRefuse

from bruxelles.kernel.contents import ChanceKind, DecisionKind, FactKind, RuleKind, WideningKind, contents_of
from bruxelles.kernel.moments import listen
from bruxelles.kernel.notation import Amount, Names
from bruxelles.kernel.rulebook import NO_OPTIONS, Rulebook, RuleOption, ScoreSheet, Settings, SettingsError
from bruxelles.kernel.variants import Variants

FRUIT: Final = Names("fruit", ("apple", "pear", "plum"), toy.APPLE)
CONTENTS: Final = contents_of(
    [
        DecisionKind(toy.SERVE, "serve", FRUIT, ("ORCH-02",)),
        WideningKind(toy.SERVE, Names("nothing", ("nothing",), bare=True), ""),
        DecisionKind(toy.USE_CARD, "useCard", Names("card", ("none", "ladder", "alms")), ("ORCH-04", "ORCH-05")),
        ChanceKind(toy.FALL, "fall", FRUIT, ("ORCH-01",)),
        FactKind(toy.FRUIT_FELL, "fruit_fell", (("fruit", FRUIT),)),
        FactKind(toy.FRUIT_SERVED, "fruit_served", (("fruit", FRUIT),)),
        FactKind(toy.NOTHING_SERVED, "nothing_served"),
        FactKind(toy.COINS_EARNED, "coins_earned", (("coins", Amount("coins", 0, 4)),)),
        *(RuleKind(number, rule) for number, rule in enumerate(("ORCH-02", "ORCH-04", "ORCH-05", "ORCH-06"), 1)),
    ]
)


@dataclass(frozen=True)
class OrchardView:
    stall: tuple[str, ...]
    scores: tuple[int, ...]


class OrchardRulebook(Rulebook):
    name = "orchard"
    rules_version = 1
    has_secrets = False
    seat_counts = range(2, 4)
    options = tuple(RuleOption(name, ("no", "yes"), "ORCH-06") for name in ("cards", "refuse", "goodYear", "barter"))
    contents = CONTENTS

    def edition_for(self, seats: int, options: Mapping[str, str] = NO_OPTIONS) -> str:
        return "barter" if options.get("barter") == "yes" else "coins"

    def components(self, path: Path | None, options: Mapping[str, str]) -> tuple[str, tuple[tuple[str, str], ...]]:
        return "6-4-3", ()

    def new_state(self, settings: Settings) -> toy.Orchard:
        variants = Variants(quantities=1, decisions=2, moments=2)
        if settings.option("cards") == "yes":
            listen(variants, toy.AFTER_SERVING, toy.USE_CARD, [Ladder(), Alms()], settings.seats, toy.NOT_NOW)
            listen(variants, toy.INSTEAD_OF_PAY, toy.USE_CARD, [Ladder()], settings.seats, toy.NOT_NOW)
        if settings.option("refuse") == "yes":
            variants.widen(toy.SERVE, MayRefuse())
        if settings.option("goodYear") == "yes":
            variants.adjustments[toy.PAY].append(GoodYear())
        edition = Barter() if settings.option("barter") == "yes" else toy.Edition()
        return toy.Orchard(edition, settings.seats, variants)

    def new_position(self, settings: Settings, lines: Sequence[tuple[int, str]]) -> toy.Orchard:
        raise SettingsError("an orchard is not set up by hand")

    def score_sheet(self, state: toy.Orchard) -> ScoreSheet:
        seats = range(state.seats)
        points = tuple((int(state.coins[seat]), int(state.baskets[seat].kinds())) for seat in seats)
        totals = tuple(int(state.score(seat)) for seat in seats)
        return ScoreSheet(("coins", "kinds"), points, totals, tuple(int(state.rank(seat)) for seat in seats))

    def view(self, state: toy.Orchard, viewer: int | None) -> OrchardView:
        scores = tuple(int(state.score(seat)) for seat in range(state.seats))
        return OrchardView(tuple(map(FRUIT.token, state.stall.listed())), scores)

    def picture(self, state: toy.Orchard) -> str:
        return f"stall: {' '.join(self.view(state, None).stall) or 'bare'}"


ORCHARD: Final = OrchardRulebook()
