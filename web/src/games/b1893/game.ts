// Bruxelles 1893, as the page knows it.

import { total } from "../../lib/bags";
import type { Game, Hints } from "../registry";
import { cardsOf, tilesOf } from "./belle/belle";
import Board from "./Board.svelte";
import { flights } from "./flights";
import Piece from "./Piece.svelte";
import { bSides } from "./sides/sides";
import { thing } from "./things";
import { type View, viewOf } from "./view";

const PICTURED =
  /^(artwork|white|cube|noble|action|place|track|bonus|strategic|prestige|needle|card|tile|pavilion|board):/;

/** What only Belle Époque has. */
function belleCounts({ belle }: View, seat: number): Record<string, number> {
  if (!belle) return {};
  return {
    travelers: belle.travelers[seat - 1] ?? 0,
    cards: cardsOf(belle, seat).length,
    tiles: tilesOf(belle, seat).length,
  };
}

function counts(view: View): Record<string, number>[] {
  return view.seats.map((seat) => ({
    points: seat.points,
    money: seat.money,
    meeples: seat.meeples,
    courthouse: seat.courthouse,
    artworks: total(seat.artworks),
    cubes: seat.refined,
    jokers: seat.cubes["cube:joker"] ?? 0,
    houses: seat.houses,
    nobles: seat.nobles.length,
    ...belleCounts(view, seat.seat),
  }));
}

function hints(view: View): Hints {
  return {
    hint1893: ["web.hint.1893.turn", "web.hint.1893.bids", "web.hint.1893.leads", "web.hint.1893.end"],
    ...(view.belle
      ? {
          hintBelle: [
            "web.hint.belle.pavilions",
            "web.hint.belle.cards",
            "web.hint.belle.tiles",
            "web.hint.belle.travelers",
          ],
        }
      : {}),
    ...(bSides(view).length ? { hintSides: ["web.hint.sides.boards", "web.hint.sides.ability"] } : {}),
  };
}

export const b1893: Game = {
  Board,
  Piece,
  pictured: (token) => PICTURED.test(token),
  thing: (address, here) => thing(address, { ...here, view: viewOf(here.view) }),
  flights: (fact, before, after) => flights(fact, viewOf(before), viewOf(after)),
  counts: (view) => counts(viewOf(view)),
  hints: (view) => hints(viewOf(view)),
  money: "bf",
};
