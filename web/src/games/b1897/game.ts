// Bruxelles 1897, as the page knows it.

import { total } from "../../lib/bags";
import type { Game } from "../registry";
import Board from "./Board.svelte";
import { flights } from "./flights";
import Piece from "./Piece.svelte";
import { thing } from "./things";
import { type View, viewOf } from "./view";

const PICTURED = /^(artwork|pair|house|noble|architect|track|bonus|lower|place):|^(money|expo)$/;

function counts(view: View): Record<string, number>[] {
  return view.seats.map((seat) => ({
    points: seat.points,
    money: seat.money,
    hand: total(seat.hand),
    artworks: total(seat.artworks),
    materials: total(seat.materials),
    houses: total(seat.houses),
    nobles: seat.nobles_ready.length + seat.nobles_tapped.length,
    prison: total(seat.prison),
  }));
}

export const b1897: Game = {
  Board,
  Piece,
  pictured: (token) => PICTURED.test(token),
  thing: (address, here) => thing(address, { ...here, view: viewOf(here.view) }),
  flights: (fact, before, after) => flights(fact, viewOf(before), viewOf(after)),
  counts: (view) => counts(viewOf(view)),
  hints: () => ({ hint1897: ["web.hint.1897.turn", "web.hint.1897.leads", "web.hint.1897.end"] }),
  money: "bef",
};
