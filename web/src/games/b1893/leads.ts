// What a bid comes to in its column.

import type { Column } from "./view";

export type Standing = "alone" | "ahead" | "tied" | "behind";

export interface Bidding {
  standing: Standing;
  /** How much this seat would be ahead of the best of the others, or behind. */
  by: number;
  /** The best of the others. */
  others: readonly number[];
}

/** How a seat would stand with this bid, by the bid that draws level. */
export function biddingOf(column: Column, seat: number, bid: number): Bidding {
  const { seats: others, level } = column.rivals[seat - 1] ?? { seats: [], level: 0 };
  const standing = !others.length ? "alone" : bid > level ? "ahead" : bid === level ? "tied" : "behind";
  return { standing, by: Math.abs(bid - level), others };
}
