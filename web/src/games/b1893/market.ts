// The Art Market: what an artwork is worth where the indicator stands.

import { type Market, rowAndColumn } from "./view";

export const SIDE = 7; // cells each way
export const COVERS = 3; // cells of the indicator each way
const BLACK = "artwork:black";

export interface Pay {
  money: number;
  points: number;
}

/** Where a colour is on the indicator, counted from its upper left cell; null for what has no colour there. */
export function spotOf(market: Market, artwork: string): [down: number, right: number] | null {
  if (artwork === BLACK) return [1, 1];
  const corner = market.corners.indexOf(artwork);
  return corner < 0 ? null : [corner >> 1 ? COVERS - 1 : 0, corner & 1 ? COVERS - 1 : 0];
}

/** What an artwork pays with the indicator at this position: its row the money, its column the points. */
export function payOf(market: Market, artwork: string, position: string): Pay | null {
  const spot = spotOf(market, artwork);
  if (!spot) return null;
  const [row, column] = rowAndColumn(position);
  return { money: market.money[row - 1 + spot[0]] ?? 0, points: market.points[column - 1 + spot[1]] ?? 0 };
}

/** All colours, as they stand on the indicator, black last. */
export function coloursOf(market: Market): string[] {
  return [...market.corners, BLACK];
}

/** White artworks have no colour of their own in the market. */
export function isWhite(artwork: string): boolean {
  return artwork.startsWith("white:");
}
