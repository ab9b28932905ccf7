// Who is ahead, and by how much: in a column, round a coat of arms, in Brussels.

import { total } from "../../lib/bags";
import { ahead, race, type Race } from "../../lib/leads";
import type { Column, View } from "./view";

export function columnRace(column: Column): Race {
  const neutral = column.sums.length - 1;
  return race(column.sums.map((sum, at) => ({ seat: at === neutral ? 0 : at + 1, sum })), column.leaders);
}

export interface Coat extends Race {
  coat: string;
  /** Owners of the four cells round it, row by row; null without an Architect. */
  corners: (number | null)[];
  complete: boolean;
}

/** An incomplete coat shows who has most so far: they would win it if it were completed so. */
export function coatRace(view: View, row: number, column: number): Coat {
  const corners = [0, 1].flatMap((down) => [0, 1].map((right) => view.grid[row + down]?.[column + right]?.owner ?? null));
  const owners = [...new Set(corners.filter((owner) => owner !== null))];
  const shares = owners.map((seat) => ({ seat, sum: corners.filter((owner) => owner === seat).length }));
  const complete = corners.every((owner) => owner !== null);
  const found = complete ? view.coats.find(({ coat }) => coat === `coat:${row + 1},${column + 1}`)?.leaders : undefined;
  return { ...race(shares, found ?? ahead(shares)), coat: `coat:${row + 1},${column + 1}`, corners, complete };
}

export function brusselsRace(view: View): Race {
  const shares = view.seats.map(({ seat, brussels }) => ({ seat, sum: Object.values(brussels).reduce((sum, bag) => sum + total(bag), 0) }));
  return race(shares, ahead(shares));
}
