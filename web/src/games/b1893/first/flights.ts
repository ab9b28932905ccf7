// What moves in the first edition only: artworks face down, Exhibition tiles.

import { numberOf, valueOf, withoutSign } from "../../../lib/token";
import type { Fact } from "../../../lib/types";
import type { Flight } from "../../registry";
import { times } from "../moving";
import type { View } from "../view";
import { sourceOf } from "./first";

/** The flights of a fact; null if it is told as in the second edition. */
export function firstFlights(fact: Fact, before: View, after: View): Flight[] | null {
  if (!before.first_edition) return null;
  const { kind, reason } = fact;
  const { artwork = "", count = "", year = "", amount = "" } = fact.tokens;
  const seat = `seat:${fact.seat}`;
  const backs = (most: number, from: string, to: string) =>
    times(Math.min(numberOf(count), most), { piece: "back", from, to });
  switch (kind) {
    case "artwork_taken":
      return [{ piece: artwork, from: sourceOf(artwork, before.first_edition), to: `${seat}/artworks` }];
    case "artwork_drawn":
      return [{ piece: artwork, from: "stack:coloured", to: "stacks" }];
    case "artworks_drawn":
      // Whoever sees what was drawn has seen it fly.
      return after.first_edition?.drawn.length ? [] : backs(Infinity, "stack:coloured", "stacks");
    case "artworks_put_back":
      return backs(Infinity, "drawn", "stack:coloured");
    case "covered_put_back":
      return backs(3, "market/covered", "stack:coloured");
    case "exhibition_taken":
      return [{ piece: `exhibition:${valueOf(year)}`, from: "exhibition", to: `${seat}/exhibitions` }];
    case "money_moved":
      return reason === "first-pass" ? [{ piece: withoutSign(amount), from: "exhibition", to: `${seat}/money` }] : null;
    default:
      return null;
  }
}
