"""What a seat may see of the first edition: only the player who draws artworks sees them. (93E1-WORK-04, 93-GEN-15)"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from bruxelles.games.b1893 import notations as second
from bruxelles.games.b1893.first_edition.artworks import coloured_left
from bruxelles.games.b1893.first_edition.notations import COLOUR
from bruxelles.games.b1893.first_edition.shapes import FirstEditionView
from bruxelles.games.b1893.first_edition.table import FirstEditionTable
from bruxelles.games.b1893.shapes import BoardView
from bruxelles.games.b1893.view import counted, view
from bruxelles.games.b1893.vocabulary import BLACK, CROWN, IRIS_TRACK, NO_OWNER

SHARED = (second.TRACK.token(IRIS_TRACK), second.TRACK.token(CROWN))


def first_edition_view(table: FirstEditionTable, viewer: int | None) -> BoardView:
    """The table as the second edition shows it, with the colours and the pieces of the first."""
    seen = view(table)
    drawer = None if table.drawn.total == 0 or table.decision is None else int(table.decision.seat)
    shows = drawer is not None and drawer == viewer
    drawn = counted(table.drawn, COLOUR)
    stacks = renamed(seen.artworks)
    unseen = {token: count + drawn.get(token, 0) for token, count in stacks.items()}
    return replace(
        seen,
        game="1893-1st",
        artworks=stacks if shows else unseen,
        market=replace(
            seen.market,
            shown=tuple(map(own_name, seen.market.shown)),
            sales=tuple(replace(sale, artwork=own_name(sale.artwork)) for sale in seen.market.sales),
        ),
        seats=tuple(replace(seat, artworks=renamed(seat.artworks)) for seat in seen.seats),
        first_edition=FirstEditionView(
            shared_tracks=SHARED,
            exhibition=None if table.first_passer != NO_OWNER else int(table.box().years[table.round - 1]),
            exhibitions=tuple(map(int, table.exhibitions)),
            covered=counted(table.covered, COLOUR),
            unseen=unseen,
            coloured_stack=int(coloured_left(table)),
            black_stack=int(table.stacks.count(BLACK)),
            drawing=None if drawer is None else drawer + 1,
            drawn_count=int(table.drawn.total),
            drawn=tuple(map(COLOUR.token, table.drawn.listed())) if shows else (),
        ),
    )


def own_name(token: str) -> str:
    """An artwork by its name in this edition."""
    return COLOUR.token(second.COLOUR.number(token))


def renamed(counts: Mapping[str, int]) -> dict[str, int]:
    return {own_name(token): count for token, count in counts.items()}
