"""The players, people and bots, as written on the command line and in records."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass

from bruxelles.bots.registry import find_bot
from bruxelles.kernel.complaint import Complaint
from bruxelles.words import Words

HUMAN = "human"
USUAL = ("search", "greedy")  # the opponents, if none are named
LONGEST_NAME = 12  # more would not fit beside the numbers of a seat


class SeatsError(Complaint):
    """An invalid player."""


@dataclass(frozen=True)
class Player:
    """A person, who may have a name, or a bot."""

    kind: str
    name: str = ""

    @property
    def human(self) -> bool:
        return self.kind == HUMAN

    def __str__(self) -> str:
        return f"{self.kind}:{self.name}" if self.name else self.kind


def read_player(text: str) -> Player:
    """Read a player such as human, human:Ana, greedy or search:500."""
    kind, _, name = text.strip().partition(":")
    if kind != HUMAN:
        find_bot(text.strip(), "")
        return Player(text.strip())
    name = " ".join("".join(sign for sign in name if sign.isprintable()).split())
    if len(name) > LONGEST_NAME:
        raise SeatsError(
            "the name '{name}' is too long; a name can have up to {most} letters", name=name[:40], most=LONGEST_NAME
        )
    return Player(HUMAN, name)


def read_players(texts: Sequence[str]) -> list[Player]:
    return [read_player(text) for text in texts]


def display_names(players: Sequence[Player], words: Words) -> list[str]:
    """The players' names in sentences and tables; equal names get the number of the seat."""
    names = [display_name(player, number, words) for number, player in enumerate(players, 1)]
    alike = Counter(names)
    return [f"{name} {number}" if alike[name] > 1 else name for number, name in enumerate(names, 1)]


def display_name(player: Player, number: int, words: Words) -> str:
    if player.human:
        return player.name or words.say("terminal.human", number=number)
    return words.bot(player.kind)


def persons(players: Sequence[Player]) -> list[int]:
    """The person at each seat: 0 for all people, who share the screen, and another number for each bot."""
    return [0 if player.human else number for number, player in enumerate(players, 1)]
