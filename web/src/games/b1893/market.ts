// The Art Market: what the view tells of an artwork with the indicator at a position.

import { token, type Words } from "../../lib/say";
import { type Market, rowAndColumn } from "./view";

export const SIDE = 7; // cells each way
export const REACH = 5; // positions of the indicator each way

export interface Pay {
  artwork: string;
  banned: boolean;
  money: number;
  points: number;
}

/** What every colour pays with the indicator at this position, in the order in which they stand on it. */
export function paysAt(sales: Market["sales"], position: string): Pay[] {
  const [row, column] = rowAndColumn(position);
  const at = (row - 1) * REACH + column - 1;
  return sales.map(({ artwork, banned, money, points }) => ({
    artwork,
    banned,
    money: money[at] ?? 0,
    points: points[at] ?? 0,
  }));
}

/** What an artwork pays, in words. */
export function paidBy({ artwork, money, points }: Pay, words: Words): string {
  return words.say("web.b1893.market.pay", {
    artwork: token(artwork),
    amount: words.name(`bf:${money}`),
    points: words.name(`vp:${points}`),
  });
}

/** White artworks have no colour of their own in the market. */
export function isWhite(artwork: string): boolean {
  return artwork.startsWith("white:");
}
