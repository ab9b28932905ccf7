"""What the amounts in the log of 1893 mean, in all its editions."""

from __future__ import annotations

from collections.abc import Mapping

from tests.laws.told.lines import GAIN, GAINED, LOST, PAID, SCORED, Line, Stretch, fact_of, last_of, number_of, sum_of
from tests.laws.told.telling import Amount, NamedFact

from bruxelles.games.b1893 import notations as n
from bruxelles.games.b1893 import vocabulary as v

# Facts that have their own sentence unless another one includes them.
PAYMENTS = ("bid", "taking-noble", "construction")
GAINS = ("sale", "noble", "pass", "first-pass", "tile", "board")
SOURCES = ("construction", "houses", "irises", "nobles", "sales", "tiles", "visits")


def cubes(stretch: Stretch, amount: Amount) -> int:
    """All cubes of this kind that the player took, or returned, in this stretch; several sentences share them."""
    if "units" in amount.path and not stretch.whole:
        return stretch.of("units_paid")[0].numbers[1]
    kind, given = f"cube:{amount.key.rpartition('.')[2]}", {"given", "units"} & {*amount.path}
    facts = stretch.of("cube_returned" if given else "cube_taken", amount.player(), kind)
    told = [other for other in stretch.amounts if (other.key, other.player()) == (amount.key, amount.player())]
    same = [other for other in told if bool({"given", "units"} & {*other.path}) == bool(given)]
    return amount.number if sum(other.number for other in same) == len(facts) else len(facts)


def track_square(stretch: Stretch, amount: Amount) -> int:
    """The space that the disc reaches, or reached in between."""
    token = amount.nearest("track")
    squares = [fact.numbers[1] for fact in stretch.of("track_advanced", amount.player(), token)]
    assert (
        not stretch.whole or squares[-1] == int(stretch.after.seats[amount.player()].squares[n.TRACK.number(token)]) + 1
    )
    return amount.number if amount.number in squares else squares[-1]


def slid_symbols(stretch: Stretch, amount: Amount) -> int:
    """The symbols that the row got."""
    row = n.STRATEGIC.number(amount.nearest("row")) - v.TO_ROW
    before, after = (table.seats[amount.player()].rows[row] for table in (stretch.before, stretch.after))
    return int(after - before)


def face(stretch: Stretch, amount: Amount) -> int:
    """What the box prints on a card under a column."""
    edition = stretch.after.edition
    printed = {"count": edition.symbols, "manneken": edition.manneken}[amount.field]
    card = amount.nearest("prestige")
    if card:
        return int(printed[n.PRESTIGE.number(card)])
    numbers = [int(printed[fact.numbers[1]]) for fact in stretch.of("prestige_laid")]  # all of them in one sentence
    return amount.number if amount.number in numbers else numbers[0]


def area(stretch: Stretch, amount: Amount) -> int:
    spaces = [space for space in range(v.SPACES) if stretch.after.active >> space & 1]
    rows, columns = {space // v.COLUMNS + 1 for space in spaces}, {space % v.COLUMNS + 1 for space in spaces}
    edges = {"top": min(rows), "bottom": max(rows), "left": min(columns), "right": max(columns), "count": len(spaces)}
    return int(edges[amount.field])


def nobles_paid(stretch: Stretch, amount: Amount) -> int:
    """Nobles that cost nothing are not counted."""
    return len([fact for fact in stretch.of("money_moved", amount.player(), "for:keeping-noble") if fact.numbers[0]])


def units(stretch: Stretch, amount: Amount) -> int:
    """Units of money."""
    return sum(fact.numbers[1] for fact in stretch.of("units_paid", amount.player(), "unit:money"))


def rows_slid(stretch: Stretch, amount: Amount) -> int:
    return len(stretch.of("card_slid", amount.player()))


def freed(stretch: Stretch, amount: Amount) -> int:
    return len(stretch.of("meeple_freed", amount.player()))


def in_vain(stretch: Stretch, amount: Amount) -> int:
    return len(stretch.of("nobody_to_free", amount.player()))


def income(stretch: Stretch, amount: Amount) -> int:
    return int(stretch.after.edition.income[stretch.after.stock])


def weight(stretch: Stretch, amount: Amount) -> int:
    """As how many meeples one counts; the table keeps that until the card is used again."""
    return int(stretch.after.weight)


def irises_won(stretch: Stretch, amount: Amount) -> str:
    irises = [fact.tokens[0] for fact in stretch.of("iris_won", amount.player())]
    return ", ".join(iris.removeprefix("iris:").replace(",", "-") for iris in irises)


def by_count(fact: NamedFact) -> int:
    return fact.numbers[1]


AREA = ("top", "bottom", "left", "right", "count")

LINES: Mapping[tuple[str, str], Line] = {
    **{(f"fact.money_moved.{reason}", "amount"): PAID for reason in PAYMENTS},
    **{(f"fact.money_moved.{reason}", "amount"): GAINED for reason in GAINS},
    **{(f"fact.points_scored.{source}", "points"): SCORED for source in SOURCES},
    ("fact.points_scored.unpaid-nobles", "points"): LOST,
    ("log.start.seat", "amount"): GAINED,
    ("log.passed.first", "amount"): GAINED,
    ("log.passed.later", "amount"): GAINED,
    ("log.upkeep", "amount"): PAID,
    ("log.upkeep", "count"): nobles_paid,
    ("log.unpaid", "points"): LOST,
    ("log.tile", "gain"): GAIN,
    ("deed.bids", "bid"): PAID,
    ("deed.gains", "amount"): GAINED,
    ("deed.card_paid", "amount"): PAID,
    ("deed.scores", "points"): SCORED,
    **{(f"deed.sells{room}", "amount"): GAINED for room in ("", ".room")},
    **{(f"deed.sells{room}", "points"): SCORED for room in ("", ".room")},
    **{(f"deed.takes_noble{effect}", "price"): PAID for effect in ("", ".effect")},
    ("deed.takes_noble.effect", "effect"): GAIN,
    ("deed.takes_revealed.effect", "effect"): GAIN,
    ("deed.board_helped", "gains"): GAIN,
    ("phrase.noble", "effect"): GAIN,
    **{(f"deed.{paid}", "units"): PAID for paid in ("pays", "builds", "builds_pavilion")},
    ("phrase.irises", "points"): SCORED,
    ("phrase.irises", "irises"): irises_won,
    ("phrase.visit", "points"): SCORED,
    ("phrase.visit", "count"): number_of("pavilion_visited", "pavilion", by_count),
    ("phrase.score", "points"): SCORED,
    **{(f"count.{kind}", "count"): cubes for kind in ("wood", "iron", "stone", "glass", "joker")},
    ("count.money", "count"): units,
    **{(f"{key}", "square"): track_square for key in ("phrase.square", "phrase.track_advanced", "fact.track_advanced")},
    ("phrase.slid", "count"): slid_symbols,
    ("fact.row_strengthened", "count"): slid_symbols,
    ("deed.slides", "count"): rows_slid,
    ("deed.meeple_freed", "count"): freed,
    ("deed.nobody_to_free", "count"): in_vain,
    **{(f"phrase.card{rest}", "count"): face for rest in (".symbols", ".manneken.symbols")},
    **{(f"phrase.card{rest}", "manneken"): face for rest in (".manneken", ".manneken.symbols")},
    ("deed.sends", "count"): sum_of("meeples_sent", by_count),
    ("deed.travelers_sent", "count"): sum_of("travelers_sent", by_count),
    ("fact.travelers_left", "count"): fact_of("travelers_left"),
    ("fact.travelers_unused", "count"): last_of("travelers_unused"),
    ("fact.first_player_chosen", "count"): fact_of("first_player_chosen"),
    ("fact.stock_revealed", "income"): income,
    ("fact.stock_revealed.one", "income"): income,
    **{("fact.square_placed", edge): area for edge in AREA},
    ("fact.round_began", "round"): fact_of("round_began"),
    ("log.closing.round", "round"): fact_of("round_ended"),
    ("fact.round_ended", "round"): fact_of("round_ended"),
    ("fact.exhibition_revealed", "year"): fact_of("exhibition_revealed"),
    ("fact.exhibition_taken", "year"): fact_of("exhibition_taken"),
    ("fact.exhibition_taken", "count"): sum_of("exhibition_taken", by_count),
    ("fact.artworks_drawn", "count"): fact_of("artworks_drawn"),
    ("log.drawn", "count"): fact_of("artworks_drawn"),
    ("fact.meeple_doubled", "count"): weight,
    ("fact.covered_put_back", "count"): last_of("covered_put_back"),
    ("fact.bid_taken_back", "bid"): fact_of("bid_taken_back", by_count),
    ("fact.meeple_placed", "bid"): sum_of("meeple_placed", by_count),
    ("fact.first_pass_card", "count"): fact_of("first_pass_card"),
}
