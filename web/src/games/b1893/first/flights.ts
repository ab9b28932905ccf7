// What moves in the first edition only: artworks face down, Exhibition tiles.

import type { Flight } from "../../registry";
import type { View } from "../view";
import { sourceOf } from "./first";

export interface Told {
  kind: string;
  detail: string;
  /** The tokens of the fact by the names of its fields. */
  named: Record<string, string>;
  count: number;
  seat: string;
}

const many = (count: number, from: string, to: string): Flight[] => Array.from({ length: count }, () => ({ piece: "back", from, to }));

/** The flights of a fact; null if it is told as in the second edition. */
export function firstFlights({ kind, detail, named, count, seat }: Told, before: View, after: View): Flight[] | null {
  if (!before.first) return null;
  const artwork = named["artwork"] ?? "";
  switch (kind) {
    case "artwork_taken":
      return [{ piece: artwork, from: sourceOf(artwork, before.first), to: `${seat}/artworks` }];
    case "artwork_drawn":
      return [{ piece: artwork, from: "stack:coloured", to: "stacks" }];
    case "artworks_drawn":
      // Whoever sees what was drawn has seen it fly.
      return after.first?.drawn.length ? [] : many(count, "stack:coloured", "stacks");
    case "artworks_put_back":
      return many(count, "drawn", "stack:coloured");
    case "covered_put_back":
      return many(Math.min(count, 3), "market/covered", "stack:coloured");
    case "exhibition_taken":
      return [{ piece: `exhibition:${before.first.exhibition ?? ""}`, from: "exhibition", to: `${seat}/exhibitions` }];
    case "money_moved":
      return detail === "first-pass" ? [{ piece: named["amount"] ?? "money", from: "exhibition", to: `${seat}/money` }] : null;
    default:
      return null;
  }
}
