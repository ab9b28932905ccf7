"""What options of 1893 about nobles, cubes, buildings, rows and cards lead to."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from tests.laws.told.actions_1893 import PICKS, REFINED, at_the_place, first, last, the_rest
from tests.laws.told.telling import NEVER, Amount, Case, Later, NamedFact, Outcome, Pick, Promise

from bruxelles.games.b1893 import notations as n
from bruxelles.games.b1893 import vocabulary as v
from bruxelles.games.b1893.actions.construction import ScoreHouse
from bruxelles.games.b1893.belle.table import BelleTable
from bruxelles.games.b1893.income import refined_left
from bruxelles.games.b1893.resolution import manneken
from bruxelles.games.b1893.scoring import multiplier, row_count
from bruxelles.kernel.bag import Bag

# Nobles


def effect(case: Case, **picks: Pick) -> Outcome:
    """What the noble does by itself."""
    return the_rest(case, **picks).until("noble_kept", "noble_left", "card_used", "passed", "free_action_due")


def jokers(case: Case, amount: Amount) -> int:
    return len(case.done.of("cube_taken", case.seat, "cube:joker"))


def jokers_at_place(case: Case, amount: Amount) -> int:
    return len(at_the_place(case).of("cube_taken", case.seat, "cube:joker"))


def solvay_cubes(case: Case, amount: Amount) -> int:
    return len(effect(case, solvay=first).of("cube_taken", case.seat, *REFINED))


def solvay_exchange(case: Case, amount: Amount) -> int | None:
    if not case.own.cubes.has(v.JOKER):
        return None
    return len(effect(case, solvay=last).of("cube_taken", case.seat, *REFINED))


def level(table: Any, seat: int, track: str, square: int | None = None) -> int:
    """The level on the space of the disc, or on another space of its track."""
    board = table.edition.boards[table.seats[seat].board]
    at = n.TRACK.number(track)
    return int(board.tracks[at].values[table.seats[seat].squares[at] if square is None else square])


def level_before(case: Case, amount: Amount) -> int:
    return level(case.table, case.seat, amount.nearest("track"))


def level_after(case: Case, amount: Amount) -> int:
    track = amount.nearest("track")
    fact = case.done.of("track_advanced", case.seat, track)[0]
    return level(case.table, case.seat, track, fact.numbers[1] - 1)


def upkeep(case: Case, amount: Amount) -> int:
    """The first payment; the other nobles may then be paid without asking."""
    return -case.done.of("money_moved", case.seat, "for:keeping-noble")[0].numbers[0]


COST_AT_THE_END = Later(lambda case, amount: Promise("upkeep", case.seat, amount.nearest("noble")))


def promises_kept(facts: Sequence[NamedFact]) -> Iterator[tuple[Promise, int]]:
    """Nobles are paid as promised, unless a tile that makes them cost nothing was claimed since."""
    for at, fact in enumerate(facts):
        if fact.name == "noble_paid":
            yield Promise("upkeep", fact.seat, fact.tokens[0]), -facts[at - 1].numbers[0]
        elif fact.name == "tile_claimed" and fact.tokens[0] == "tile:12":
            yield from ((Promise("upkeep", fact.seat, noble), NEVER) for noble in n.NOBLE.tokens)


# Cubes, construction


def supply(case: Case, amount: Amount) -> int:
    return int(case.table.supply.count(case.option))


def own_cubes(case: Case, amount: Amount) -> int:
    return int(case.own.cubes.count(case.option))


def own_cubes_after(case: Case, amount: Amount) -> int:
    return int(case.done.table.seats[case.seat].cubes.count(case.option)) - 1


def cubes_paid(case: Case, amount: Amount) -> int:
    """Cubes of a payment, by what is returned."""
    return len(case.done.of("cube_returned", case.seat, f"cube:{amount.key.rpartition('.')[2]}"))


def counted(case: Case, amount: Amount) -> int:
    """A number of cubes of a kind: jokers of the market, or cubes of a payment."""
    return jokers_at_place(case, amount) if case.name == "turn" else cubes_paid(case, amount)


def money_paid(case: Case, amount: Amount) -> int:
    return -case.done.total("money_moved", case.seat, "for:construction")


def building_points(case: Case, amount: Amount) -> int:
    return case.done.until("card_used").total("points_scored", case.seat, "source:construction")


def joker_lost(case: Case, amount: Amount) -> int:
    """How much more the same house scores without a joker."""
    scored = []
    for jokers_paid in (0, 1):
        table = case.table.copy()
        ScoreHouse(case.seat, jokers_paid).run(table)
        scored.append(int(table.seats[case.seat].points))
    return scored[0] - scored[1]


def gift(case: Case, amount: Amount) -> int:
    """How much more a visit brings with one more artwork, or one more house."""
    table, space = case.table.copy(), case.option
    points = []
    for _ in range(2):
        before = int(table.seats[case.seat].points)
        table.edition.free_action(table, case.seat, table.actions[space])
        points.append(int(table.seats[case.seat].points) - before)
        if table.actions[space] == v.SALES:
            table.seats[case.seat].artworks.add(v.GREEN)
        else:
            table.seats[case.seat].built += 1
    return points[1] - points[0]


# Prestige cards and Strategic rows


def row_of(case: Case) -> int:
    return case.option - v.TO_ROW


def times_before(case: Case, amount: Amount) -> int:
    return int(multiplier(case.table, case.seat, row_of(case)))


def times_after(case: Case, amount: Amount) -> int:
    slid = [*case.done.of("card_slid", case.seat), *case.done.of("row_strengthened", case.seat)][0]
    return times_before(case, amount) + symbols_in(slid)


def symbols_in(fact: NamedFact) -> int:
    return fact.numbers[2] if fact.name == "card_slid" else fact.numbers[1]


def points_more(case: Case, amount: Amount) -> int:
    count = int(row_count(case.table, case.seat, row_of(case)))
    return count * (times_after(case, amount) - times_before(case, amount))


def card_symbols(case: Case, amount: Amount) -> int | None:
    """The symbols that the card adds to a row, if it can be slid under one."""
    rows = [option for option in case.offered if case.name == "prestige" and option != v.TAKE_BONUS]
    if not rows:
        return None
    return symbols_in(case.played_on(PICKS, rows[0]).of("card_slid", case.seat)[0])


def card_manneken(case: Case, amount: Amount) -> int:
    """How many more symbols for the First Player tile the winner of the card has."""
    column = case.option if case.name == "c25" else int(case.decision.column)  # type: ignore[attr-defined]
    table = case.table.copy()
    for won in range(v.COLUMNS):
        table.winners[won] = v.NO_OWNER
    before = int(manneken(table, case.seat))
    table.winners[column] = case.seat
    return int(manneken(table, case.seat)) - before


# Belle Époque


def travelers_sent(case: Case, amount: Amount) -> int:
    return sum(fact.numbers[1] for fact in case.done.of("travelers_sent", case.seat))


def surcharge(case: Case, amount: Amount) -> int:
    """Glass for the site itself, before anything is paid for the building."""
    assert isinstance(case.table, BelleTable)
    table, _ = case.begun(case.option)
    return glass(case.own.cubes) - glass(table.seats[case.seat].cubes)


def glass(cubes: Bag) -> int:
    return int(cubes.count(v.GLASS))


def bid_there(case: Case, amount: Amount) -> int:
    return int(case.table.bids[case.option])


def noble_sold(case: Case, amount: Amount) -> int:
    return case.done.total("money_moved", case.seat, "for:card")


def cubes_given(case: Case, amount: Amount) -> int:
    """The cubes given for an artwork."""
    return len(the_rest(case).until("artwork_taken").of("cube_returned", case.seat))


def cubes_got(case: Case, amount: Amount) -> int | None:
    """The cubes got for an artwork, if there are enough."""
    got = len(the_rest(case).until("free_action_due", "passed").of("cube_taken", case.seat))
    return got if got == amount.number or refined_left(case.table) > got else None
