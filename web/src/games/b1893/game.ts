// Bruxelles 1893, as the page knows it.

import { total } from "../../lib/bags";
import type { Game, Hints, View } from "../registry";
import { cardsOf, tilesOf } from "./belle/belle";
import Board from "./Board.svelte";
import { flights } from "./flights";
import Piece from "./Piece.svelte";
import { bSides } from "./sides/sides";
import type { View as Table } from "./view";

const PICTURED =
  /^(artwork|white|cube|noble|action|place|track|bonus|strategic|prestige|needle|card|tile|pavilion|board):/;

/** What only Belle Époque has. */
function belleCounts({ belle }: Table, seat: number): Record<string, number> {
  if (!belle) return {};
  return {
    travelers: belle.travelers[seat - 1] ?? 0,
    cards: cardsOf(belle, seat).length,
    tiles: tilesOf(belle, seat).length,
  };
}

function counts(view: View): Record<string, number>[] {
  return (view as Table).seats.map((seat) => ({
    points: seat.points,
    money: seat.money,
    meeples: seat.meeples,
    courthouse: seat.courthouse,
    artworks: total(seat.artworks),
    cubes: seat.refined,
    jokers: seat.cubes["cube:joker"] ?? 0,
    houses: seat.houses,
    nobles: seat.nobles.length,
    ...belleCounts(view as Table, seat.seat),
  }));
}

function hints(view: View): Hints {
  return {
    hint: ["web.hint.1893.turn", "web.hint.1893.bids", "web.hint.1893.leads", "web.hint.1893.end"],
    ...((view as Table).belle
      ? {
          hintBelle: [
            "web.hint.belle.pavilions",
            "web.hint.belle.cards",
            "web.hint.belle.tiles",
            "web.hint.belle.travelers",
          ],
        }
      : {}),
    ...(bSides(view as Table).length ? { hintSides: ["web.hint.sides.boards", "web.hint.sides.ability"] } : {}),
  };
}

export const b1893: Game = {
  Board,
  Piece,
  pictured: (token) => PICTURED.test(token),
  flights,
  counts,
  hints,
  money: "bf",
};
