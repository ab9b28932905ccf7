"""Chapter BE-SETUP, and the invariants of new pieces."""

from __future__ import annotations

import pytest

from bruxelles.kernel.record import RecordError
from tests.games.b1893.belle.builder import belle, belle_match, belle_seen
from tests.games.b1893.builder import new_match
from tests.games.b1893.looking import answered, everywhere, refused, seen, told

SEATS = pytest.mark.parametrize("seats", [2, 3, 4, 5])


@pytest.mark.rule("93-BE-SETUP-01", "93-BE-PAV-06")
def test_five_pavilion_spaces_lie_beside_the_rows_and_the_third_costs_two_glass() -> None:
    pavilions = belle_seen(belle_match()).pavilions
    assert [view.pavilion for view in pavilions] == [f"pavilion:{row}" for row in range(1, 6)]
    assert pavilions[2].glass == 2
    assert {view.glass for view in pavilions} == {0, 1, 2}


@SEATS
@pytest.mark.rule("93-BE-SETUP-02")
def test_five_of_32_cards_lie_face_up_beside_the_pavilion_spaces(seats: int) -> None:
    match = belle_match(seats)
    view = belle_seen(match)
    cards = [pavilion.card for pavilion in view.pavilions]
    assert len({*cards}) == 5
    assert sorted([*view.unseen_cards, *map(str, cards)]) == sorted(f"card:{number}" for number in range(1, 33))
    assert told(match, "card_laid") == [f"{card} pavilion:{row}" for row, card in enumerate(cards, 1)]


@pytest.mark.rule("93-BE-SETUP-03", "93-BE-SETUP-05")
@pytest.mark.parametrize(("seats", "offered"), [(2, 3), (3, 4), (4, 5), (5, 6)])
def test_so_many_tiles_are_on_offer_and_nobody_knows_the_others(seats: int, offered: int) -> None:
    match = belle_match(seats)
    view = belle_seen(match)
    assert (len(view.tiles), len(view.unseen_tiles)) == (offered, 12 - offered)
    assert told(match, "tile_revealed") == answered(match, "revealTiles")[0].split()[2:]
    assert {tile.owner for tile in view.tiles} == {None}


@pytest.mark.rule("93-BE-SETUP-04")
def test_five_spaces_are_marked_as_a_cross_in_the_middle() -> None:
    assert belle_seen(belle_match()).marked == ("space:2,3", "space:3,2", "space:3,3", "space:3,4", "space:4,3")


@pytest.mark.rule("93-BE-SETUP-06", "93-BE-GLASS-04")
def test_no_arrow_tile_covers_glass_and_iron_follows_it() -> None:
    view = seen(belle_match()).compass
    assert view.covered == ()
    after = dict(zip(view.places, [*view.places[1:], view.places[0]], strict=True))
    assert after["needle:glass"] == "needle:iron"
    assert seen(new_match()).compass.covered == ("needle:glass",)


@pytest.mark.rule("93-BE-SETUP-07", "93-COMP-09")
def test_ten_glass_cubes_join_the_supply() -> None:
    assert seen(belle_match()).cubes["cube:glass"] == 10
    assert "cube:glass" not in seen(new_match()).cubes


@pytest.mark.rule("93-BE-SETUP-08")
def test_four_travelers_stand_on_the_train_space() -> None:
    view = belle_seen(belle_match())
    assert (view.train, view.travelers, view.riding) == (4, (0, 0, 0, 0), (0, 0, 0, 0))


@SEATS
@pytest.mark.rule("93-BE-SETUP-09")
def test_27_nobles_are_in_the_pile_and_on_display(seats: int) -> None:
    nobles = {token: count for token, count in everywhere(belle_match(seats)).items() if token.startswith("noble:")}
    assert sum(nobles.values()) == 27
    assert (nobles["noble:nagelmackers"], nobles["noble:privat-livemont"]) == (3, 3)


@pytest.mark.rule("93-GEN-02")
@pytest.mark.parametrize(("seats", "edition"), [(2, "belle-epoque-two-players"), (4, "belle-epoque")])
def test_belle_epoque_is_an_edition_of_its_own(seats: int, edition: str) -> None:
    assert belle_match(seats).settings.edition == edition
    assert seen(new_match(seats)).belle is None


def test_the_chance_of_set_up_is_told_by_kind() -> None:
    match = belle_match(3)
    (tiles,), (cards,) = answered(match, "revealTiles"), answered(match, "layCards")
    assert tiles.count("tile:") == 4
    assert cards.count("card:") == 5


@pytest.mark.parametrize(
    ("line", "reason"),
    [
        ("tiles tile:1 tile:1", "tile:1 is named twice"),
        ("tiles tile:1 tile:2 tile:3 tile:4 tile:5 tile:6", "only 5 tiles are on offer"),
        ("pavilion 1 card:3\npavilion 2 card:3", "card:3 is named twice"),
        ("pavilion 1 card:3\npavilion 1 card:4", "name each pavilion space once"),
        ("seat:1 travelers 3\nriding 1 1 0 0", "there are only 4 Travelers"),
        ("riding 1 1", "give four numbers"),
        ("seat:1 houses space:3,3", "no House stands on a marked space"),
        ("needles wood wood", "the two needles are on different places"),
        (
            "seat:1 houses space:1,1 space:1,2 space:1,3 space:1,4 space:1,5 space:2,1\npavilion 1 card:1 seat:1",
            "seat:1 has no more Houses",
        ),
    ],
)
def test_what_cannot_be_laid_out_is_refused(line: str, reason: str) -> None:
    with pytest.raises(RecordError, match=reason):
        belle(f"phase turn seat:1\n{line}")


@pytest.mark.parametrize("line", ["riding 1 0 0 0", "used card:1"])
def test_between_rounds_nothing_is_in_use(line: str) -> None:
    with pytest.raises(RecordError, match="between rounds all cards are face up"):
        belle(f"phase planning\npavilion 1 card:1 seat:1\n{line}")


@pytest.mark.rule("93-BE-CLAIM-08", "93-BE-PAV-12")
def test_neither_houses_nor_neutral_meeples_go_on_marked_spaces() -> None:
    match = belle("phase planning\nround 2", seats=2)
    match.play(match.options[0])
    assert match.decision == "neutral"
    free = set(match.options)
    marked = set(belle_seen(match).marked)
    assert not free & marked
    active = {space.space for row in seen(match).spaces for space in row if space.active}
    assert {refused(match, space) for space in marked & active} == {"93-2P-03"}
