"""All Belle Époque cards, by number."""

from __future__ import annotations

from typing import Final

from bruxelles.games.b1893.belle.card import BelleCard
from bruxelles.games.b1893.belle.cards.brussels import MeepleBack, PointsForTravelers
from bruxelles.games.b1893.belle.cards.columns import MoreManneken, OtherColumn
from bruxelles.games.b1893.belle.cards.construction import AnyCubeForOne, PointsForCubes
from bruxelles.games.b1893.belle.cards.grand_place import MoneyForANoble, OneMoreNoble
from bruxelles.games.b1893.belle.cards.irises import DoubleMeeple, MoneyForIrises
from bruxelles.games.b1893.belle.cards.market import Exchange, OneWhite
from bruxelles.games.b1893.belle.cards.materials import CubeForJoker, TwoJokers
from bruxelles.games.b1893.belle.cards.nobles import NewDisplay, PointsForDiscarding
from bruxelles.games.b1893.belle.cards.park import MoneyFromABid, PointsForArtworks
from bruxelles.games.b1893.belle.cards.round_end import LeavingNoble, PointsForUpright
from bruxelles.games.b1893.belle.cards.round_start import OneTraveler, OwnSquare
from bruxelles.games.b1893.belle.cards.sales import LongerSteps, RoomInTheMarket
from bruxelles.games.b1893.belle.cards.stock_exchange import MoneyForMeeples, PointsForMoney
from bruxelles.games.b1893.belle.cards.turn import AnotherTurn, PointsOnAHouse
from bruxelles.games.b1893.belle.cards.visit import MoneyForCards, PointsForCards
from bruxelles.games.b1893.belle.cards.workshop import ColourForWhite, MoneyForArtworks

DECK: Final[list[BelleCard]] = [
    MoneyForArtworks(),
    ColourForWhite(),
    LongerSteps(),
    RoomInTheMarket(),
    PointsForDiscarding(),
    NewDisplay(),
    TwoJokers(),
    CubeForJoker(),
    AnyCubeForOne(),
    PointsForCubes(),
    MoneyForMeeples(),
    PointsForMoney(),
    OneMoreNoble(),
    MoneyForANoble(),
    MoneyFromABid(),
    PointsForArtworks(),
    Exchange(),
    OneWhite(),
    OneTraveler(),
    OwnSquare(),
    PointsOnAHouse(),
    AnotherTurn(),
    LeavingNoble(),
    PointsForUpright(),
    OtherColumn(),
    MoreManneken(),
    DoubleMeeple(),
    MoneyForIrises(),
    MeepleBack(),
    PointsForTravelers(),
    PointsForCards(),
    MoneyForCards(),
]
