"""What the rulebooks of all games share: a box of components, and points counted by source."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache, lru_cache
from pathlib import Path
from typing import Any, TypeAlias

from bruxelles.components.box import Box, ComponentError, amended, differences, fingerprint, parse_value, text_of
from bruxelles.components.listing import LOADERS
from bruxelles.kernel.complaint import Phrase
from bruxelles.kernel.notation import Notation
from bruxelles.kernel.rulebook import NO_OPTIONS, Rulebook, RuleOption, ScoreSheet, Settings, SettingsError

Comparison: TypeAlias = "tuple[str, tuple[tuple[str, str], ...]]"

OFF, ON = "off", "on"
OFF_ON = (OFF, ON)
RANDOM = "random"


@lru_cache(maxsize=16)
def box_for(
    game: str, expansions: tuple[str, ...], fingerprint_wanted: str, corrections: tuple[tuple[str, str], ...]
) -> Box:
    """The component values that settings name."""
    components = LOADERS[game]
    try:
        box = amended(
            components.ours(*expansions),
            {name: parse_value(text) for name, text in corrections},
            Phrase("the record's component values"),
        )
        components.validate(box)
    except ComponentError as error:
        raise SettingsError(error.template, **error.fields) from error
    if fingerprint(box) != fingerprint_wanted:
        raise SettingsError(
            "made with component values '{wanted}', not with these, '{ours}'",
            wanted=fingerprint_wanted[:20],
            ours=fingerprint(box)[:20],
        )
    return box


def compared(game: str, expansions: tuple[str, ...], path: Path | None = None) -> Comparison:
    """The fingerprint of a box, ours or as corrected by a file, and the values that differ from ours."""
    box = LOADERS[game].load(path, *expansions)
    different = differences(LOADERS[game].ours(*expansions), box)
    return fingerprint(box), tuple((name, text_of(box[name])) for name, _, _ in different)


@cache
def our_components(game: str, expansions: tuple[str, ...]) -> Comparison:
    """The fingerprint of our box. It is needed for every new table and every record."""
    return compared(game, expansions)


class BoxedRulebook(Rulebook):
    """A game that comes in a box."""

    sources: Notation
    expansions: Mapping[str, str] = NO_OPTIONS  # by the option that adds them

    def components(self, path: Path | None, options: Mapping[str, str]) -> Comparison:
        chosen = self.chosen_expansions(options)
        return our_components(self.name, chosen) if path is None else compared(self.name, chosen, path)

    def chosen_expansions(self, options: Mapping[str, str]) -> tuple[str, ...]:
        """The expansions that these options add to the base game."""
        return tuple(expansion for option, expansion in self.expansions.items() if options[option] == ON)

    def box(self, settings: Settings) -> dict[str, Any]:
        """The component values of a game, for its engine."""
        chosen = self.chosen_expansions(dict(settings.options))
        return box_for(self.name, chosen, settings.components, settings.corrections).plain()

    def values_of(self, option: RuleOption, seats: int) -> tuple[str, ...]:
        return option.values[: seats + 1] if option.name == "firstPlayer" else option.values

    def rows(self, state: Any) -> Sequence[int]:
        """The sources of points in this game."""
        return self.sources.numbers()

    def score_sheet(self, state: Any) -> ScoreSheet:
        seats = range(state.seat_count())
        rows = self.rows(state)
        return ScoreSheet(
            tuple(self.sources.token(source).removeprefix("source:") for source in rows),
            tuple(tuple(int(state.seats[seat].sheet[row]) for row in rows) for seat in seats),
            tuple(int(state.score(seat)) for seat in seats),
            tuple(int(state.rank(seat)) for seat in seats),
        )


def chosen_first(settings: Settings, drawn: int) -> int:
    """The seat that the host named, counted from 0; or `drawn`, if it is drawn at random."""
    first = settings.option("firstPlayer")
    return drawn if first == RANDOM else int(first) - 1
