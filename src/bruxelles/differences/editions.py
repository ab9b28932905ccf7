"""Editions by name: a game with the options that change its rules, such as 1893-2nd+belleEpoque."""

from __future__ import annotations

from dataclasses import dataclass

from bruxelles.components.box import Box
from bruxelles.components.listing import LOADERS
from bruxelles.games import NAMES, find_rulebook
from bruxelles.games.rulebook import OFF_ON, ON, BoxedRulebook
from bruxelles.kernel.complaint import Complaint
from bruxelles.kernel.rulebook import RuleOption
from bruxelles.words.rules import ledger_of

CALLED = {"1893": "1893-2nd"}  # games whose name doesn't include the edition


class UnknownEditionError(Complaint):
    """An unknown edition, or two editions of different games."""


@dataclass(frozen=True)
class Edition:
    """A game with the options that are switched on, in the order of its rulebook."""

    game: str
    options: tuple[str, ...] = ()

    @property
    def name(self) -> str:
        return "+".join((CALLED.get(self.game, self.game), *self.options))

    @property
    def rulebook(self) -> BoxedRulebook:
        rulebook = find_rulebook(self.game)
        assert isinstance(rulebook, BoxedRulebook)
        return rulebook

    def check(self, players: int) -> None:
        """Raise an error if it can't be played by this many players."""
        self.rulebook.settings(players, dict.fromkeys(self.options, ON))

    def box(self) -> Box:
        """The component values in use."""
        expansions = self.rulebook.expansions
        box: Box = LOADERS[self.game].ours(*(expansions[option] for option in self.options if option in expansions))
        return box


def switches(game: str) -> dict[str, RuleOption]:
    """The on/off options of a game, by name."""
    return {option.name: option for option in find_rulebook(game).options if option.values == OFF_ON}


def family(game: str) -> dict[str, RuleOption]:
    """The on/off options of all games that share a ledger."""
    games = [each for each in NAMES if ledger_of(each) == ledger_of(game)]
    return {name: option for each in games for name, option in switches(each).items()}


def known() -> list[str]:
    """The names of all games, including the edition."""
    return [CALLED.get(game, game) for game in NAMES]


def find_edition(name: str) -> Edition:
    """The edition of this name."""
    called, *wanted = name.strip().split("+")
    games = {CALLED.get(game, game): game for game in NAMES} | {game: game for game in NAMES}
    if called not in games:
        raise UnknownEditionError(
            "there is no edition '{edition}'; choose from {editions}", edition=called[:60], editions=known()
        )
    game = games[called]
    there = {option.casefold(): option for option in switches(game)}
    for option in wanted:
        if option.casefold() not in there:
            raise UnknownEditionError(
                "{edition} has no '+{option}'; choose from {options}",
                edition=called,
                option=option[:60],
                options=[f"+{each}" for each in there.values()],
            )
    chosen = {there[option.casefold()] for option in wanted}
    return Edition(game, tuple(option for option in switches(game) if option in chosen))


def find_pair(one: str, other: str) -> tuple[Edition, Edition]:
    """Two editions of the same game."""
    pair = find_edition(one), find_edition(other)
    if ledger_of(pair[0].game) != ledger_of(pair[1].game):
        raise UnknownEditionError(
            "{one} and {other} are different games; compare editions of the same game, such as {examples}",
            one=pair[0].name,
            other=pair[1].name,
            examples=["1893-1st", "1893-2nd", "1893-2nd+belleEpoque"],
        )
    return pair
