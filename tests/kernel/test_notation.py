"""Notations: every number has a token that gives it back; any other token is refused with what would be possible."""

import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bruxelles.kernel.complaint import printable
from bruxelles.kernel.notation import Amount, Either, Names, Notation, NotationError

FRUIT = Names("fruit", ("apple", "pear"), first=3)
BARE = Names("turn", ("stay", "go"), first=5, bare=True)
COINS = Amount("coins", 1, 9)
FRUIT_OR_TURN = Either("move", FRUIT, BARE)
WORDS = st.text(st.characters(categories=("L", "N"), include_characters="+,-"), min_size=1, max_size=12)


def says(text: str) -> str:
    return f"^{re.escape(text)}$"


def test_tokens_name_the_notation_unless_they_speak_for_themselves() -> None:
    assert [FRUIT.token(number) for number in FRUIT.numbers()] == ["fruit:apple", "fruit:pear"]
    assert [BARE.token(number) for number in BARE.numbers()] == ["stay", "go"]
    assert COINS.token(7) == "coins:7"
    assert [FRUIT_OR_TURN.token(number) for number in range(3, 7)] == ["fruit:apple", "fruit:pear", "stay", "go"]


@given(WORDS, st.lists(WORDS, min_size=1, max_size=20, unique=True), st.integers(0, 1000), st.booleans())
def test_names_are_given_back(name: str, things: list[str], first: int, bare: bool) -> None:
    names = Names(name, things, first, bare)
    assert list(names.numbers()) == list(range(first, first + len(things)))
    assert [names.number(names.token(number)) for number in names.numbers()] == list(names.numbers())


@given(st.integers(-999_999_999, 999_999_999))
def test_amounts_have_no_bound_but_the_length_of_their_digits(amount: int) -> None:
    assert COINS.number(COINS.token(amount)) == amount


@given(st.integers(0, 50), st.lists(st.integers(1, 9), min_size=1, max_size=5))
def test_things_of_several_notations_are_given_back(first: int, sizes: list[int]) -> None:
    parts: list[Notation] = []
    for nth, size in enumerate(sizes):
        start = first + sum(sizes[:nth])
        parts.append(
            Amount(f"amount{nth}", start, size) if nth % 2 else Names(f"part{nth}", map(str, range(size)), start)
        )
    either = Either("any", *parts)
    assert list(either.numbers()) == list(range(first, first + sum(sizes)))
    assert [either.number(either.token(number)) for number in either.numbers()] == list(either.numbers())


@pytest.mark.parametrize(
    ("notation", "token", "message"),
    [
        (FRUIT, "fruit:plum", "'fruit:plum' is not a valid fruit; choose from fruit:apple, fruit:pear"),
        (FRUIT, "apple", "'apple' is not a valid fruit; choose from fruit:apple, fruit:pear"),
        (BARE, "turn:go", "'turn:go' is not a valid turn; choose from stay, go"),
        (FRUIT_OR_TURN, "", "'' is not a valid move; choose from fruit:apple, fruit:pear, stay, go"),
        *[
            (COINS, token, f"{token!r} is not a valid coins; write coins: and a whole number")
            for token in (
                "7",
                "coin:7",
                "coins:",
                "coins:-",
                "coins:--7",
                "coins:+7",
                "coins: 7",
                "coins:7.0",
                "coins:٧",
            )
        ],
        (COINS, "coins:1234567890", "'coins:1234567890' is not a valid coins; write coins: and a whole number"),
    ],
)
def test_a_token_that_means_nothing_is_refused_with_what_is_possible(
    notation: Notation, token: str, message: str
) -> None:
    with pytest.raises(NotationError, match=says(message)):
        notation.number(token)


@given(st.text(max_size=20).filter(lambda text: text not in ("fruit:apple", "fruit:pear", "stay", "go")))
def test_no_text_is_understood_but_a_token(text: str) -> None:
    with pytest.raises(NotationError) as refused:
        FRUIT_OR_TURN.number(text)
    assert str(refused.value).startswith(f"'{printable(text)}' is not a valid move; ")


@pytest.mark.parametrize("number", [-1, 0, 2, 7])
@pytest.mark.parametrize("notation", [FRUIT, BARE, FRUIT_OR_TURN])
def test_a_number_without_a_name_is_refused(notation: Notation, number: int) -> None:
    with pytest.raises(NotationError, match=says(f"{notation.name} has no number {number}")):
        notation.token(number)


def test_the_parts_of_a_notation_follow_each_other() -> None:
    with pytest.raises(AssertionError, match=says("the parts of move don't follow each other")):
        Either("move", FRUIT, Names("turn", ("stay",), first=4))


def test_where_much_is_possible_only_some_of_it_is_listed() -> None:
    with pytest.raises(NotationError) as refused:
        Names("seat", map(str, range(1, 41))).number("seat:41")
    assert str(refused.value).endswith("seat:31, seat:32 and 8 more")
    with pytest.raises(NotationError, match=r"seat:31, seat:32$"):
        Names("seat", map(str, range(1, 33))).number("seat:33")
