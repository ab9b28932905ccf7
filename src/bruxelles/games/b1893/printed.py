"""What is printed on components, read out of the words of the box."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from bruxelles.games.b1893.vocabulary import COMPASS

ACTION_LETTERS = "WSNMC"
COMPASS_WORDS = ["wood", "iron", "stone", "glass", "money", "any", "empty"]
COLOUR_WORDS = ["green", "brown", "blue", "yellow", "black"]
BONUS_WORDS = ["iris", "crown", "architect", "meeple"]
COUNT_WORDS = ["", "", "two", "three", "four", "five"]


def strip_actions(strips: list[str]) -> vec[i64]:
    """The actions of all strips, one after the other, from their letters."""
    return vec[i64]([ACTION_LETTERS.index(letter) for strip in strips for letter in strip])


def bonus_bits(words: str) -> i64:
    """The bonuses on a Prestige card, as a set of bits."""
    bits: i64 = 0
    for word in words.replace("+", "/").split("/"):
        bits |= i64(1) << BONUS_WORDS.index(word)
    return bits


def double(words: str) -> i64:
    """How many bonuses a card gives: 2 if both are gained, 1 if one of them is."""
    return 2 if "+" in words else 1


assert len(COMPASS_WORDS) == COMPASS
