"""A record is as good as the match: it replays, goes on, and its chance can be checked."""

from __future__ import annotations

import re

import pytest
from tests.games.b1897.builder import RULEBOOK
from tests.records.games import before_a_turn, loaded, new_match, play_on, played, read

from bruxelles.kernel.commitment import Share, digest_of, settled_seed
from bruxelles.kernel.dealer import Dealer
from bruxelles.kernel.match import IllegalAnswerError, Match
from bruxelles.kernel.record import RecordError
from bruxelles.kernel.replay import replay
from bruxelles.kernel.steps import NOBODY
from bruxelles.kernel.verification import verify

SEATS = (2, 3, 4)


def draws(match: Match, until: int | None = None) -> list[int]:
    """The entries of a match at which chance was asked, all or the first ones."""
    return [number for number, entry in enumerate(match.entries[:until], 1) if entry.seat == NOBODY]


def header_lines(text: str) -> int:
    return text[: text.index("\n\n")].count("\n") + 1


@pytest.mark.parametrize("seats", SEATS)
def test_a_record_cut_off_at_any_line_replays_up_to_there_and_goes_on_as_it_went(seats: int) -> None:
    match = played(seats, "cut")
    lines = match.record().splitlines()
    first = header_lines(match.record())
    for end in range(first, len(lines)):
        text = "\n".join(lines[:end])
        told = read(text).entries
        again = loaded(text, seed="cut")
        assert match.entries[: len(again.entries)] == again.entries
        assert again.entries[: len(told)] == told
        if not again.over:
            assert match.entries[len(again.entries)].seat == again.seat
    for end in range(first - 1):  # a record without its commitment is a record still
        with pytest.raises(RecordError):
            loaded("\n".join(lines[:end]))


def loaded_or_refused(text: str) -> tuple[Match | None, int]:
    """The match, or the line that was refused."""
    try:
        return loaded(text, seed="cut"), 0
    except RecordError as error:
        return None, error.line


def test_a_record_cut_off_within_a_line_never_tells_another_game() -> None:
    match = played(2, "cut")
    text = match.record()
    for end in range(text.index("\n\n") + 2, len(text), 7):
        again, line = loaded_or_refused(text[:end])
        if again is None:
            assert line == text.count("\n", 0, end) + 1
        else:
            assert match.entries[: len(again.entries)] == again.entries


@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("answers", [0, 1, 9, 20, 40])
def test_a_resumed_match_goes_on_identically_with_the_same_seed(seats: int, answers: int) -> None:
    player = Dealer("answers", "player")
    match = play_on(new_match(seats, "same"), player, answers)
    again = loaded(match.record(), seed="same")
    assert again.entries == match.entries
    assert again.facts == match.facts
    while not match.over:
        assert again.options == match.options
        number = match.numbers[player.below(len(match.numbers))]
        match.play(number)
        again.play(number)
    assert again.entries == match.entries
    assert again.facts == match.facts
    assert again.sheet() == match.sheet()


def test_a_resumed_match_has_a_seed_and_a_commitment_of_its_own() -> None:
    match = played(3, "first", answers=30)
    again = loaded(match.record(), seed="second")
    assert again.commitments[0] == match.commitments[0]
    assert again.commitments[1].since == len(match.entries) + 1
    play_on(again, Dealer("second", "player"))
    record = read(again.record())
    assert record.seeds == [None, "second"]
    assert verify(record, RULEBOOK) == (["not revealed", "kept"], draws(match))
    assert loaded(again.record()).record() == again.record()
    record.seeds[0] = "first"
    assert verify(record, RULEBOOK) == (["kept", "kept"], [])
    record.seeds = record.seeds[:1]
    assert verify(record, RULEBOOK) == (["kept", "not revealed"], draws(again)[len(draws(match)) :])


def test_opening_a_record_again_and_again_leaves_one_commitment_for_what_comes() -> None:
    text = played(2, "first", answers=12).record()
    for sitting in ("second", "third", "fourth"):
        text = loaded(text, sitting).record()
    match = play_on(loaded(text, "fifth"), Dealer("fifth", "player"))
    assert len(match.commitments) == 2
    since = match.commitments[1].since
    assert verify(read(match.record()), RULEBOOK) == (["not revealed", "kept"], draws(match, since - 1))


def test_playing_on_from_an_earlier_entry_of_a_finished_game_keeps_what_was_revealed() -> None:
    record = read(played(2, "first").record())
    match = replay(record, RULEBOOK, "second", until=20)
    assert match.entries[:20] == record.entries[:20]
    play_on(match, Dealer("second", "player"))
    again = read(match.record())
    assert again.seeds == ["first", "second"]
    assert verify(again, RULEBOOK) == (["kept", "kept"], [])


def test_a_record_can_be_looked_at_entry_by_entry() -> None:
    match = played(2, "look")
    record = read(match.record())
    for number in range(len(record.entries) + 1):
        then = replay(record, RULEBOOK, resume=False, until=number)
        assert then.entries[:number] == record.entries[:number]
        assert all(entry.forced for entry in then.entries[number:])
        assert not then.can_undo()


def test_what_was_answered_before_can_not_be_taken_back_after_loading() -> None:
    match = before_a_turn()
    match.play("nouveau")
    assert match.can_undo()
    assert not loaded(match.record()).can_undo()


def opening(seed_line: str = "seed 1") -> str:
    """Nothing but the first four draws, with the seed revealed."""
    return f"{new_match(2, '1').record()}{seed_line}\n"


def test_chance_dealt_as_committed_is_kept() -> None:
    assert verify(read(opening()), RULEBOOK) == (["kept"], [])


def test_a_seed_that_stays_secret_is_not_revealed() -> None:
    assert verify(read(opening("")), RULEBOOK) == (["not revealed"], [])
    assert verify(read(opening("seed ?")), RULEBOOK) == (["not revealed"], [])


def test_a_record_without_a_commitment_proves_nothing() -> None:
    text = re.sub(r"^commitment.*\n", "", opening(""), flags=re.MULTILINE)
    assert verify(read(text), RULEBOOK) == ([], [1, 2, 3, 4])


def test_a_commitment_covers_no_draw_before_it() -> None:
    match = played(2)
    for since, before in ((3, [1, 2]), (9999, draws(match))):
        text = match.record().replace("commitment 1 ", f"commitment {since} ")
        assert verify(read(text), RULEBOOK) == (["kept"], before)


def test_the_seed_of_a_finished_game_has_to_be_revealed() -> None:
    match = played(2)
    for withheld in ("", "seed ?\n"):
        text = match.record().replace("seed 1\n", withheld)
        assert verify(read(text), RULEBOOK) == (["not revealed"], draws(match))


def test_another_seed_than_the_committed_one_is_found() -> None:
    with pytest.raises(RecordError, match=r"^seed 1 doesn't match its commitment$"):
        verify(read(opening("seed 2")), RULEBOOK)


@pytest.mark.parametrize("pattern", [r"(dealGrid) (\S+) (\S+)", r"(layBonuses) (\S+) (\S+)"])
def test_a_changed_draw_is_found_by_its_line(pattern: str) -> None:
    text = re.sub(pattern, r"\1 \3 \2", opening())
    loaded(text)
    with pytest.raises(RecordError, match=r"this was not dealt from the committed seed$") as caught:
        verify(read(text), RULEBOOK)
    line = text.splitlines()[caught.value.line - 1]
    assert re.search(pattern.split(")", maxsplit=1)[0].strip("("), line)


def test_a_draw_changed_after_resuming_is_found_too() -> None:
    match = loaded(played(2, "first", answers=8).record(), "second")
    since, player = len(match.entries), Dealer("second", "player")
    while not any("layBonuses" in match.line(number) for number in range(since + 1, len(match.entries) + 1)):
        play_on(match, player, 1)
    text = f"{match.record()}seed ?\nseed second\n"
    assert verify(read(text), RULEBOOK) == (["not revealed", "kept"], [1, 2, 3, 4])
    before, bonuses, after = text.rpartition("layBonuses")
    text = before + bonuses + re.sub(r"^ (\S+) (\S+)", r" \2 \1", after)
    with pytest.raises(RecordError, match=r"not dealt from the committed seed"):
        verify(read(text), RULEBOOK)
    with pytest.raises(RecordError, match=r"seed 2 doesn't match its commitment"):
        verify(read(text.replace("seed second", "seed third")), RULEBOOK)


def test_a_game_from_a_position_is_dealt_as_committed() -> None:
    match = play_on(before_a_turn(), Dealer("park", "player"))
    record = read(match.record())
    assert verify(record, RULEBOOK) == (["kept"], [])


def test_any_text_can_be_a_seed() -> None:
    for seed in ("", "?", " a seed\nof two lines ", "%3F", "é"):
        match = play_on(new_match(2, seed), Dealer(seed, "player"))
        record = read(match.record())
        assert record.seeds == [seed]
        assert verify(record, RULEBOOK) == (["kept"], [])


def test_the_seed_is_a_secret_until_the_end() -> None:
    match = new_match(2, "a secret nobody may read")
    player = Dealer("", "player")
    while not match.over:
        assert "secret" not in match.record()
        play_on(match, player, 1)
    assert "secret" in match.record()


def test_shares_are_part_of_the_seed_and_of_the_record() -> None:
    match = Match(RULEBOOK, RULEBOOK.settings(3), "a secret", begin=False)
    match.await_shares()
    assert (match.entries, match.waiting(), match.over) == ([], None, False)
    with pytest.raises(IllegalAnswerError, match="the cards haven't been dealt yet"):
        match.play(0)
    shares = [Share(2, "c" * 64), Share(0, "a" * 64)]
    match.settle_seed(shares)
    assert match.entries != new_match(3, "a secret").entries
    play_on(match, Dealer("shares", "player"))
    record = read(match.record())
    assert record.commitments == [(1, digest_of("a secret"), tuple(sorted(shares)))]
    assert record.seeds == ["a secret"]
    assert verify(record, RULEBOOK) == (["kept"], [])
    again = loaded(match.record())
    assert again.record() == match.record()
    assert settled_seed("a secret", shares) == settled_seed("a secret", shares[::-1]) != "a secret"


def test_a_match_not_begun_yet_has_promised_nothing() -> None:
    match = Match(RULEBOOK, RULEBOOK.settings(2), "1", begin=False)
    assert not match.commitments
    assert not match.entries


def test_a_game_that_other_rules_began_is_told_but_not_played_on(monkeypatch: pytest.MonkeyPatch) -> None:
    begun, finished = played(2, answers=20).record(), played(2).record()
    monkeypatch.setattr(type(RULEBOOK), "rules_version", 2)
    with pytest.raises(
        RecordError, match="started with rules version 1; this program plays version 2 and can't continue it"
    ):
        loaded(begun)
    told = replay(read(begun), RULEBOOK, resume=False)
    assert told.record() == begun
    assert loaded(finished).record() == finished
