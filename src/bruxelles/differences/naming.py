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

CALLED = {"1893": "1893-2nd"}  # a game whose own name doesn't say which edition it is


class UnknownEditionError(Complaint):
    """An edition that we don't have, or two that have nothing in common."""


@dataclass(frozen=True)
class Edition:
    """A game and those of its options that are on, in the order of its rulebook."""

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
        """Complain if it can't be played by so many."""
        self.rulebook.settings(players, dict.fromkeys(self.options, ON))

    def box(self) -> Box:
        """The component values that are taken out of the box."""
        expansions = self.rulebook.expansions
        box: Box = LOADERS[self.game].ours(*(expansions[option] for option in self.options if option in expansions))
        return box


def switches(game: str) -> dict[str, RuleOption]:
    """The options of a game that are on or off, by name."""
    return {option.name: option for option in find_rulebook(game).options if option.values == OFF_ON}


def family(game: str) -> dict[str, RuleOption]:
    """The switches of all games that share a ledger."""
    games = [each for each in NAMES if ledger_of(each) == ledger_of(game)]
    return {name: option for each in games for name, option in switches(each).items()}


def known() -> list[str]:
    """What every game is called here."""
    return [CALLED.get(game, game) for game in NAMES]


def find_edition(name: str) -> Edition:
    """The edition of this name."""
    called, *wanted = name.strip().split("+")
    games = {CALLED.get(game, game): game for game in NAMES} | {game: game for game in NAMES}
    if called not in games:
        raise UnknownEditionError(
            "there is no edition '{edition}'; there are {editions}", edition=called[:60], editions=known()
        )
    game = games[called]
    there = {option.casefold(): option for option in switches(game)}
    for option in wanted:
        if option.casefold() not in there:
            raise UnknownEditionError(
                "{edition} has no '+{option}'; it has {options}",
                edition=called,
                option=option[:60],
                options=[f"+{each}" for each in there.values()],
            )
    chosen = {there[option.casefold()] for option in wanted}
    return Edition(game, tuple(option for option in switches(game) if option in chosen))


def find_pair(one: str, other: str) -> tuple[Edition, Edition]:
    """Two editions that can be compared."""
    pair = find_edition(one), find_edition(other)
    if ledger_of(pair[0].game) != ledger_of(pair[1].game):
        raise UnknownEditionError(
            "{one} and {other} are different games; editions of one game can be compared, such as {examples}",
            one=pair[0].name,
            other=pair[1].name,
            examples=["1893-1st", "1893-2nd", "1893-2nd+belleEpoque"],
        )
    return pair
