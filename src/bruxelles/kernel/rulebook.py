"""The rulebook of a game, for everything outside the engine: its settings, its contents, how it is shown."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence, Set
from dataclasses import dataclass
from pathlib import Path
from types import MappingProxyType
from typing import Any, Final

from bruxelles.kernel.complaint import Complaint
from bruxelles.kernel.contents import Contents
from bruxelles.kernel.steps import State

NO_OPTIONS: Final[Mapping[str, str]] = MappingProxyType({})
NO_VERSIONS: Final[Mapping[int, str]] = MappingProxyType({})


class SettingsError(Complaint):
    """A game that can't be set up as asked."""


@dataclass(frozen=True)
class RuleOption:
    """An option of the rules, chosen before the game. The first value is the default."""

    name: str
    values: tuple[str, ...]
    rule: str


@dataclass(frozen=True)
class Settings:
    """Everything that is decided before the first step, as in the header of a record."""

    game: str
    edition: str
    seats: int
    options: tuple[tuple[str, str], ...]  # every option with its value
    components: str  # fingerprint of the component values
    corrections: tuple[tuple[str, str], ...] = ()  # the component values that differ from ours

    def option(self, name: str) -> str:
        return dict(self.options)[name]


@dataclass(frozen=True)
class ScoreSheet:
    """Every point of every seat by its source; the rows add up to the totals."""

    sources: tuple[str, ...]
    points: tuple[tuple[int, ...], ...]  # by seat, then by source
    totals: tuple[int, ...]
    ranks: tuple[int, ...]


class Rulebook(ABC):
    """A game as seen from outside the engine."""

    name: str
    rules_version: int  # raised by every change that could affect a game in progress
    also_plays: Mapping[int, str] = NO_VERSIONS  # older versions whose games can be continued, and why
    has_secrets = True  # False: every viewer sees the same
    seat_counts: range
    options: Sequence[RuleOption]
    contents: Contents

    def plays_on(self, version: int) -> bool:
        """True if a game that began with this version of the rules can be continued."""
        return version == self.rules_version or version in self.also_plays

    @abstractmethod
    def edition_for(self, seats: int, options: Mapping[str, str] = NO_OPTIONS) -> str:
        """The name of the edition for this number of players and these options."""

    @abstractmethod
    def components(self, path: Path | None, options: Mapping[str, str]) -> tuple[str, tuple[tuple[str, str], ...]]:
        """The fingerprint of the components that these options use, corrected by the file if there is one, and the
        values that differ from ours.
        """

    @abstractmethod
    def new_state(self, settings: Settings) -> State:
        """The state before its first step."""

    @abstractmethod
    def new_position(self, settings: Settings, lines: Sequence[tuple[int, str]]) -> State:
        """A state set up by hand from numbered lines of a record."""

    @abstractmethod
    def score_sheet(self, state: Any) -> ScoreSheet: ...

    def standing(self, state: Any) -> Mapping[tuple[int, str], int]:
        """What every seat has, counted, by seat and name."""
        return {(seat, "points"): int(state.score(seat)) for seat in range(state.seat_count())}

    def leads(self, state: Any) -> Mapping[str, tuple[int, ...]]:
        """Who leads in each majority, by seat."""
        return {}

    def concerned(self, fact: Any) -> Set[str]:
        """The majorities in which a fact has changed somebody's share, even if the leaders stay the same."""
        return frozenset()

    @abstractmethod
    def view(self, state: Any, viewer: int | None) -> Any:
        """What this seat may see, as plain frozen dataclasses; None is a spectator."""

    @abstractmethod
    def picture(self, state: Any) -> str:
        """The table as plain text."""

    def settings(
        self, seats: int, options: Mapping[str, str] | None = None, components: Path | None = None
    ) -> Settings:
        """Check what was asked for and fill in the defaults."""
        if seats not in self.seat_counts:
            raise SettingsError(
                "Bruxelles {game} is for {least} to {most} players, not {seats}",
                game=self.name,
                least=self.seat_counts.start,
                most=self.seat_counts.stop - 1,
                seats=seats,
            )
        chosen = dict(options or {})
        complete = []
        for option in self.options:
            value = chosen.pop(option.name, option.values[0])
            values = self.values_of(option, seats)
            if value not in values:
                raise SettingsError(
                    "option {option} can't be '{value}'; choose from {values}",
                    option=option.name,
                    value=value[:60],
                    values=values,
                )
            complete.append((option.name, value))
        for unknown in chosen:
            names = [option.name for option in self.options]
            raise SettingsError(
                "Bruxelles {game} has no option '{option}'; choose from {names}",
                game=self.name,
                option=unknown[:60],
                names=names,
            )
        fingerprint, corrections = self.components(components, dict(complete))
        return Settings(
            self.name, self.edition_for(seats, dict(complete)), seats, tuple(complete), fingerprint, corrections
        )

    def values_of(self, option: RuleOption, seats: int) -> tuple[str, ...]:
        """The values that an option can have with this number of players."""
        return option.values
