// Bruxelles 1897, as the page knows it.

import { total } from "../../lib/bags";
import type { Game, View } from "../registry";
import Board from "./Board.svelte";
import { flights } from "./flights";
import type { View as Table } from "./view";
import Piece from "./Piece.svelte";

const PICTURED = /^(artwork|pair|house|noble|architect|track|bonus|lower|place):|^(money|expo)$/;

function counts(view: View): Record<string, number>[] {
  return (view as Table).seats.map((seat) => ({
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
  flights,
  counts,
  hints: () => ({ hint: ["web.hint.1897.turn", "web.hint.1897.leads", "web.hint.1897.end"] }),
  money: "bef",
};
