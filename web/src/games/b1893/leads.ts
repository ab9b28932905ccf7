// Who is ahead, and by how much: in a column, round an iris, in Brussels.

import { ahead, race, type Race } from "../../lib/leads";
import type { Column, Iris, View } from "./view";

export function columnRace(column: Column): Race {
  return race(column.sums.map((sum, at) => ({ seat: at + 1, sum })), column.leaders);
}

/** An iris that isn't surrounded shows who has most so far: they would win it if it were completed so. */
export function irisRace(iris: Iris): Race {
  const neutral = iris.standing.length - 1;
  const shares = iris.standing.map((sum, at) => ({ seat: at === neutral ? 0 : at + 1, sum }));
  return race(shares, iris.meeples === 4 ? iris.leaders : ahead(shares));
}

export function brusselsRace(view: View): Race {
  const shares = view.seats.map(({ seat, brussels }) => ({ seat, sum: brussels }));
  return race(shares, ahead(shares));
}

export type Standing = "alone" | "ahead" | "tied" | "behind";

export interface Bidding {
  standing: Standing;
  /** How much this seat would be ahead of the best of the others, or behind. */
  by: number;
  /** The best of the others. */
  others: number[];
}

/** How a seat would stand in a column with so much more under its meeples there. */
export function biddingOf(column: Column, seat: number, bid: number): Bidding {
  const own = (column.sums[seat - 1] ?? 0) + bid;
  const rest = column.sums.map((sum, at) => ({ seat: at + 1, sum })).filter((share) => share.seat !== seat);
  const best = Math.max(0, ...rest.map(({ sum }) => sum));
  const others = best ? rest.filter(({ sum }) => sum === best).map((share) => share.seat) : [];
  if (!others.length) return { standing: "alone", by: own, others };
  return { standing: own > best ? "ahead" : own === best ? "tied" : "behind", by: Math.abs(own - best), others };
}
