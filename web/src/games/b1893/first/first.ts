// What only the first edition shows: stacks that lie face down, and artworks that one seat draws.

import type { First } from "../view";

const BLACK = "artwork:black";

/** Where an artwork comes from: the hand of the one who draws, or its stack. */
export function sourceOf(artwork: string, first: First): string {
  if (first.drawing !== null) return "drawn";
  return artwork === BLACK ? "stack:black" : "stack:coloured";
}
