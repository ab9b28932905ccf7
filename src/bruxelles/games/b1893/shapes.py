"""The shapes of a view of 1893. Their names differ from those of other games, because all schemas share one list."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from bruxelles.games.b1893.belle.shapes import BelleView
from bruxelles.games.b1893.first_edition.shapes import FirstEditionView
from bruxelles.games.shapes import MajorityView


@dataclass(frozen=True)
class SpaceView:
    """A space: its action (None before the strips are laid), the owner of its meeple (0 is neutral) and the bid, and
    the owner of its house.
    """

    space: str
    action: str | None
    active: bool
    owner: int | None
    bid: int | None
    house: int | None


@dataclass(frozen=True)
class IrisView:
    """An iris: whether all spaces around it are active, the owners of the meeples there (0 is neutral), row by row, and
    how many they are. Once it is surrounded, `leaders` score; until then, `ahead` have most so far. Seats count from 1.
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
    """What a seat bids against in a column: the other seats that have most there, and the bid that would tie with them.
    A higher bid takes the lead.
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
    """What a Prestige card gives: both bonuses or one of them, Manneken Pis, symbols for a Strategic row."""

    prestige: str
    bonuses: tuple[str, ...]
    both: bool
    manneken: int
    symbols: int


@dataclass(frozen=True)
class DisplayView:
    """A place of the noble display, counted from the left."""

    display: str
    noble: str | None
    price: int


@dataclass(frozen=True)
class SaleView:
    """What the sale of an artwork of this colour brings with the indicator at each position, row by row, and whether
    the market forbids the sale now.
    """

    artwork: str
    banned: bool
    money: tuple[int, ...]
    points: tuple[int, ...]


@dataclass(frozen=True)
class MarketView:
    """The Art Market: the artworks shown, the position of the indicator, the scales beside the grid, and what every
    colour brings. The indicator covers three by three cells of the grid; its position row,column is that of its upper
    left cell on the scales. Colours are in the order of their squares on the indicator: the corners (upper left, upper
    right, lower left, lower right), then the centre. `white` is what a white artwork brings when sold as each colour;
    it is empty in games without them.
    """

    shown: tuple[str, ...]
    indicator: str
    money: tuple[int, ...]
    points: tuple[int, ...]
    sales: tuple[SaleView, ...]
    white: tuple[SaleView, ...]


@dataclass(frozen=True)
class NeedleView:
    """A needle: the place it points to, the next one clockwise, whether the other needle blocks that, and the place one
    step back.
    """

    needle: str
    to: str
    back: str
    blocked: bool


@dataclass(frozen=True)
class CompassView:
    """The places clockwise; no needle stops at the covered ones."""

    places: tuple[str, ...]
    covered: tuple[str, ...]
    needles: tuple[NeedleView, ...]


@dataclass(frozen=True)
class StockView:
    """The Stock Exchange card of the round with its income and its irises for this number of players; the number of
    cards in the pile, the unseen cards (including those left in the box) and the used ones.
    """

    stock: str | None
    income: int | None
    irises: tuple[str, ...]
    pile: int
    unseen: tuple[str, ...]
    discards: tuple[str, ...]


@dataclass(frozen=True)
class BrusselsView:
    """A Brussels action: its uses this round, the meeples that the next use takes, and each seat's meeples there."""

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
    """The number of cards in the pile; the unseen cards, in no order, including those taken face down; the discards."""

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
    """A Strategic row: what it counts now, the multiplier, the points, and the Prestige cards slid under it."""

    row: str
    count: int
    multiplier: int
    points: int
    cards: tuple[str, ...]


@dataclass(frozen=True)
class NobleView:
    """A noble kept, and its cost at the end of the game."""

    noble: str
    upright: bool
    cost: int


@dataclass(frozen=True)
class SideView:
    """A printed side of an Architect board: its tracks, the costs of its houses in the order of building, the
    multiplier of its Strategic rows, and the rules of a B-side.
    """

    board: str | None  # the B-side, None for the A-side
    rules: tuple[str, ...]
    tracks: dict[str, tuple[int, ...]]
    house_costs: tuple[int, ...]
    multiplier: int


@dataclass(frozen=True)
class RowsView:
    """What is printed about Strategic rows: the meeples that don't count, and the BF that make one set of money."""

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
    pass_rank: int | None  # 1 for the first player to pass this round
    meeples: int  # in the personal supply
    courthouse: int
    brussels: int
    tracks: dict[str, DiscView]
    houses: int  # built
    house_costs: tuple[int, ...]  # of all houses, in the order of building
    next_house_cost: int | None
    house_points: int  # for all houses, at the end of the game
    rows: tuple[RowView, ...]
    nobles: tuple[NobleView, ...]
    wages: int  # for all nobles kept, at the end of the game
    artworks: dict[str, int]
    cubes: dict[str, int]
    refined: int  # cubes other than jokers
    colours: int  # different ones, for which passing pays
    first_pass_cards: int
    manneken: int  # symbols for first player, as the columns are now


@dataclass(frozen=True)
class BoardView:
    """The whole table."""

    game: Literal["1893", "1893-1st"]
    round: int
    rounds: int
    first_player: int
    next_first_player: int | None  # the winner of the tile, once decided; scores for it at the end
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
    brussels: MajorityView
    first_pass: bool  # true until somebody passes
    artworks: dict[str, int]  # the stacks
    cubes: dict[str, int]  # the supply
    nobles: NoblePileView
    prestige: PrestigePileView
    cards: tuple[PrestigeCardView, ...]
    sides: tuple[SideView, ...]  # of Architect boards: the A-side, then those that can be chosen
    rows: RowsView
    seats: tuple[PlayerView, ...]
    belle: BelleView | None = None
    first_edition: FirstEditionView | None = None
