"""Bruxelles 1897, as everything outside the engine knows it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache, lru_cache
from pathlib import Path

from bruxelles.components import b1897 as components
from bruxelles.components.box import Box, ComponentError, amended, differences, fingerprint, parse_value, text_of
from bruxelles.games.b1897 import standing
from bruxelles.games.b1897.contents import CONTENTS, SOURCE
from bruxelles.games.b1897.game import RANDOM_FIRST_PLAYER, new_table
from bruxelles.games.b1897.picture import picture
from bruxelles.games.b1897.position import set_up
from bruxelles.games.b1897.table import Table
from bruxelles.games.b1897.view import TableView, view
from bruxelles.kernel.complaint import Phrase
from bruxelles.kernel.match import Told
from bruxelles.kernel.rulebook import NO_OPTIONS, Rulebook, RuleOption, ScoreSheet, Settings, SettingsError

OFF_ON = ("off", "on")


@lru_cache(maxsize=16)
def box_for(fingerprint_wanted: str, corrections: tuple[tuple[str, str], ...]) -> Box:
    """The component values that settings speak of."""
    try:
        box = amended(
            components.ours(),
            {name: parse_value(text) for name, text in corrections},
            Phrase("the record's component values"),
        )
        components.validate(box)
    except ComponentError as error:
        raise SettingsError(error.template, **error.fields) from error
    if fingerprint(box) != fingerprint_wanted:
        raise SettingsError(
            "made with component values '{wanted}', but these are '{ours}'",
            wanted=fingerprint_wanted[:20],
            ours=fingerprint(box)[:20],
        )
    return box


def compared(box: Box) -> tuple[str, tuple[tuple[str, str], ...]]:
    """The fingerprint of a box, and its values that are not ours."""
    different = differences(components.ours(), box)
    return fingerprint(box), tuple((name, text_of(box[name])) for name, _, _ in different)


@cache
def our_components() -> tuple[str, tuple[tuple[str, str], ...]]:
    """Asked for with every new table, and whenever a record is read."""
    return compared(components.load())


class Bruxelles1897(Rulebook):
    """2 to 4 players, four rounds."""

    name = "1897"
    rules_version = 1
    has_secrets = False
    seat_counts = range(2, 5)
    options = (
        RuleOption("limitedMoney", OFF_ON, "97-MONEY-04"),
        RuleOption("declineAction", OFF_ON, "97-NOUV-06"),
        RuleOption("halfCards", OFF_ON, "97-CONS-04"),
        RuleOption("firstPlayer", ("random", "1", "2", "3", "4"), "97-SETUP-12"),
    )
    contents = CONTENTS

    def edition_for(self, seats: int, options: Mapping[str, str] = NO_OPTIONS) -> str:
        return "two-players" if seats == 2 else "standard"

    def components(self, path: Path | None) -> tuple[str, tuple[tuple[str, str], ...]]:
        return our_components() if path is None else compared(components.load(path))

    def values_of(self, option: RuleOption, seats: int) -> tuple[str, ...]:
        return option.values[: seats + 1] if option.name == "firstPlayer" else option.values

    def new_state(self, settings: Settings) -> Table:
        first = settings.option("firstPlayer")
        return new_table(
            box_for(settings.components, settings.corrections).plain(),
            settings.seats,
            RANDOM_FIRST_PLAYER if first == "random" else int(first) - 1,
            settings.option("limitedMoney") == "on",
            settings.option("declineAction") == "on",
            settings.option("halfCards") == "on",
        )

    def new_position(self, settings: Settings, lines: Sequence[tuple[int, str]]) -> Table:
        return set_up(self.new_state(settings), lines)

    def score_sheet(self, state: Table) -> ScoreSheet:
        seats = range(state.edition.players)
        return ScoreSheet(
            tuple(SOURCE.token(source).removeprefix("source:") for source in SOURCE.numbers()),
            tuple(tuple(int(points) for points in state.seats[seat].sheet) for seat in seats),
            tuple(int(state.score(seat)) for seat in seats),
            tuple(int(state.rank(seat)) for seat in seats),
        )

    def standing(self, state: Table) -> Mapping[tuple[int, str], int]:
        return standing.standing(state)

    def leads(self, state: Table) -> Mapping[str, tuple[int, ...]]:
        return standing.leads(state)

    def touched(self, what: str, facts: Sequence[Told]) -> bool:
        return standing.touched(what, facts)

    def view(self, state: Table, viewer: int | None) -> TableView:
        return view(state)

    def picture(self, state: Table) -> str:
        return picture(view(state))


RULEBOOK = Bruxelles1897()
