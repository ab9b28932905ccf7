"""What a position is worth to a seat, in hundredths of a VP: a guess for bots, never read by a rule."""

from __future__ import annotations

from mypy_extensions import i64

from bruxelles.games.b1897.majorities import coat_winners, column_winners
from bruxelles.games.b1897.scoring import lower_bonus, ordinary_nobles
from bruxelles.games.b1897.table import Table
from bruxelles.games.b1897.vocabulary import (
    ARCHITECTURE,
    COLUMNS,
    NO_BONUS,
    NOBILITY,
    PRESTIGE,
    PRISON_BONUS,
)
from bruxelles.kernel.steps import is_over


def estimate(table: Table, who: i64) -> i64:
    """Points so far, what final scoring would give now, and a guess at what the rest of the game adds."""
    if is_over(table):
        return 100 * table.seats[who].points
    left = table.edition.rounds - table.round  # rounds still to come
    return (
        100 * table.seats[who].points
        + estate(table, who, left)
        + prospects(table, who, left)
        + majorities(table, who, left)
    )


def estate(table: Table, who: i64, left: i64) -> i64:
    """Houses, Materials, Expo, and the Nobles that can't be paid at the end."""
    seat, edition = table.seats[who], table.edition
    architecture = table.value_of(who, ARCHITECTURE)
    worth = seat.houses.total * (100 * architecture + 40 * left)
    worth += seat.materials.total * edition.material_card_points * 100
    if table.expo == who and left == 0:
        worth += 100 * edition.expo_points
    lacking = edition.noble_cost * ordinary_nobles(table, who) - seat.money - 6 * left
    if lacking > 0:
        unpaid = (lacking + edition.noble_cost - 1) // edition.noble_cost
        worth -= 100 * edition.unpaid_points * unpaid
    return worth


def prospects(table: Table, who: i64, left: i64) -> i64:
    """Means for the coming rounds: money, Architects, tracks, Nobles, Artworks, Materials."""
    seat = table.seats[who]
    workers = 7 - seat.prison.total
    worth = left * 110 * workers
    worth += min(seat.money, 6 + 6 * left) * (8 + 22 * min(left, 1)) + min(seat.money, 3 + 3 * left) * 10
    worth += left * (60 * table.value_of(who, NOBILITY) + 130 * table.value_of(who, PRESTIGE))
    worth += left * 60 * table.value_of(who, ARCHITECTURE)
    worth += left * 110 * min(seat.nobles() - 1, 4)
    worth += seat.artworks.total * (30 + 40 * min(left, 1)) + seat.artworks.kinds() * (20 + 40 * left)
    worth += min(seat.materials.total, 4) * 45 * min(left, 2)
    return worth


def majorities(table: Table, who: i64, left: i64) -> i64:
    """What the majorities of this round would give if it ended now, each valued as a lead and not as a certainty."""
    edition = table.edition
    worth: i64 = 0
    for column in range(COLUMNS):
        bonus = table.bonus[column]
        if bonus != NO_BONUS and column_winners(table, column) >> who & 1 == 1:
            if bonus == PRISON_BONUS:
                worth += 90 * min(left, 1) + 40 * left
            elif bonus == PRESTIGE:
                worth += 130 * left + 60
            elif bonus == NOBILITY:
                worth += 60 * left
            else:
                worth += 60 * left + 100 * table.seats[who].houses.total
            if left == 0:
                worth += 70 * lower_bonus(table, who, edition.lower[bonus])
    prestige = table.value_of(who, PRESTIGE)
    for row in range(edition.rows - 1):
        for column in range(COLUMNS - 1):
            if coat_winners(table, row * COLUMNS + column) >> who & 1 == 1:
                worth += 100 * prestige
    return worth + jail_risk(table, who, left)


def jail_risk(table: Table, who: i64, left: i64) -> i64:
    """The player with the most Architects in Brussels loses one for the coming rounds."""
    return -(110 * left + 10) if table.most_in_brussels() >> who & 1 == 1 else 0
