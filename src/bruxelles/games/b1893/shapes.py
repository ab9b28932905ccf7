"""The shapes of a view of 1893. None has the name of another game's: their schemas stand in one list."""

from __future__ import annotations

from dataclasses import dataclass

from bruxelles.games.b1893.belle.shapes import BelleView
from bruxelles.games.b1893.first.shapes import FirstView
from bruxelles.games.shapes import RaceView


@dataclass(frozen=True)
class SpaceView:
    """A space: its action (None before the strips lie there), whose meeple stands on it (0 is neutral) on which bid,
    and whose house.
    """

    space: str
    action: str | None
    active: bool
    owner: int | None
    bid: int | None
    house: int | None


@dataclass(frozen=True)
class IrisView:
    """An iris: whether all spaces round it are active, whose meeples stand there (0 is neutral), row by row, and how
    many. Once it is surrounded `leaders` score, by seat counted from 1; until then `ahead` have most so far.
    """

    iris: str
    active: bool
    around: tuple[int | None, ...]
    meeples: int
    surrounded: bool
    ahead: tuple[int, ...]
    leaders: tuple[int, ...]


@dataclass(frozen=True)
class RivalsView:
    """What a seat bids against in a column: the others who have most there, and the bid that draws level with them. A
    higher one goes ahead.
    """

    seats: tuple[int, ...]
    level: int


@dataclass(frozen=True)
class PrestigeColumnView:
    """A column: its Prestige card, the money of every seat, who leads and by how much, what each seat bids against, and
    in the Resolution phase who has won it.
    """

    column: str
    active: bool
    prestige: str | None
    sums: tuple[int, ...]
    leaders: tuple[int, ...]
    by: int
    rivals: tuple[RivalsView, ...]
    winner: int | None


@dataclass(frozen=True)
class PrestigeCardView:
    """What a Prestige card gives: both bonuses, or one of them; Manneken Pis; symbols for a Strategic row."""

    prestige: str
    bonuses: tuple[str, ...]
    both: bool
    manneken: int
    symbols: int


@dataclass(frozen=True)
class DisplayView:
    """A place of the noble display, from the left."""

    display: str
    noble: str | None
    price: int


@dataclass(frozen=True)
class SaleView:
    """What the sale of an artwork of this colour brings with the indicator at each position, row by row, and whether
    the market forbids it now.
    """

    artwork: str
    banned: bool
    money: tuple[int, ...]
    points: tuple[int, ...]


@dataclass(frozen=True)
class MarketView:
    """The Art Market: what lies there, where the indicator stands, the scales beside the grid, and what every colour
    brings. The indicator covers three by three cells of the grid; at row,column its upper left cell lies in this row
    and column of the scales. The colours come as they stand on it: the corners (upper left, upper right, lower left,
    lower right), then the centre. A white artwork sold as a colour brings what `white` says; nothing is said where
    there are none.
    """

    shown: tuple[str, ...]
    indicator: str
    money: tuple[int, ...]
    points: tuple[int, ...]
    sales: tuple[SaleView, ...]
    white: tuple[SaleView, ...]


@dataclass(frozen=True)
class NeedleView:
    """A needle: where it points, where it would go, whether the other one is in its way, and where a step back would
    lead.
    """

    needle: str
    to: str
    back: str
    blocked: bool


@dataclass(frozen=True)
class CompassView:
    """The places clockwise; no needle stops at those that are covered."""

    places: tuple[str, ...]
    covered: tuple[str, ...]
    needles: tuple[NeedleView, ...]


@dataclass(frozen=True)
class StockView:
    """The Stock Exchange card of the round with its money and its irises for so many players; how many cards the
    pile has, which ones are unseen (those left in the box included) and which were used.
    """

    stock: str | None
    income: int | None
    irises: tuple[str, ...]
    pile: int
    unseen: tuple[str, ...]
    discards: tuple[str, ...]


@dataclass(frozen=True)
class BrusselsView:
    """A Brussels action: uses this round, meeples that the next use takes, and whose meeples stand there."""

    place: str
    uses: int
    next_price: int
    meeples: tuple[int, ...]


@dataclass(frozen=True)
class NoblePileView:
    """The unseen nobles by kind, in no order, and the discards."""

    unseen: dict[str, int]
    discards: dict[str, int]


@dataclass(frozen=True)
class PrestigePileView:
    """How many cards the pile has; the cards that nobody has seen, in no order, those taken face down included; the
    discards.
    """

    pile: int
    unseen: tuple[str, ...]
    discards: tuple[str, ...]


@dataclass(frozen=True)
class DiscView:
    """A disc on a track: its space, counted from 1, the level printed there, and all levels of the track."""

    square: int
    value: int
    values: tuple[int, ...]


@dataclass(frozen=True)
class RowView:
    """A Strategic row: what it counts now, what each is worth and all of them, and the Prestige cards slid under it."""

    row: str
    count: int
    multiplier: int
    points: int
    cards: tuple[str, ...]


@dataclass(frozen=True)
class NobleView:
    """A noble kept, and what it costs at the end of the game."""

    noble: str
    upright: bool
    cost: int


@dataclass(frozen=True)
class SideView:
    """A side of an Architect board as it is printed: its tracks, the costs of its houses in the order of building, what
    its Strategic rows begin with; and the rules of a B-side.
    """

    board: str | None  # the B-side, None for the A-side
    rules: tuple[str, ...]
    tracks: dict[str, tuple[int, ...]]
    house_costs: tuple[int, ...]
    multiplier: int


@dataclass(frozen=True)
class RowsView:
    """What is printed about Strategic rows: meeples that don't count, and the money of which each makes one."""

    free_meeples: int
    money_set: int


@dataclass(frozen=True)
class PlayerView:
    """What one player owns."""

    seat: int
    board: str | None  # the B-side, None for the A-side
    money: int
    points: int
    passed: bool
    pass_rank: int | None  # 1 for the first of all to pass this round
    meeples: int  # in the personal supply
    courthouse: int
    brussels: int
    tracks: dict[str, DiscView]
    houses: int  # built
    house_costs: tuple[int, ...]  # of all houses, in the order of building
    next_house_cost: int | None
    rows: tuple[RowView, ...]
    nobles: tuple[NobleView, ...]
    wages: int  # of all nobles kept, at the end of the game
    artworks: dict[str, int]
    cubes: dict[str, int]
    refined: int  # cubes that are no jokers
    colours: int  # different ones: what passing brings
    first_pass_cards: int
    manneken: int  # symbols for the first player, as the columns stand


@dataclass(frozen=True)
class BoardView:
    """The whole table."""

    round: int
    rounds: int
    first_player: int
    next_first_player: int | None  # who has won the tile, once that is decided; at the end, who scores for it
    square: str | None  # the iris under the Try Square
    strips: tuple[str | None, ...]  # the side of the Action strip that is up in each row
    spaces: tuple[tuple[SpaceView, ...], ...]  # row by row
    irises: tuple[IrisView, ...]
    columns: tuple[PrestigeColumnView, ...]
    display: tuple[DisplayView, ...]
    taken: str | None  # the noble just taken, before it is kept or discarded
    revealed: str | None  # the noble turned up beside the display
    market: MarketView
    compass: CompassView
    stock: StockView
    places: tuple[BrusselsView, ...]
    brussels: RaceView
    first_pass: bool  # nobody has passed yet
    artworks: dict[str, int]  # the stacks
    cubes: dict[str, int]  # the supply
    nobles: NoblePileView
    prestige: PrestigePileView
    cards: tuple[PrestigeCardView, ...]
    sides: tuple[SideView, ...]  # of Architect boards; the A-side first, then those that can be chosen
    rows: RowsView
    seats: tuple[PlayerView, ...]
    belle: BelleView | None = None
    first: FirstView | None = None
