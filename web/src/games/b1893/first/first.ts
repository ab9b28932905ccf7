// What only the first edition shows: stacks that lie face down, and artworks that one seat draws.

import { total } from "../../../lib/bags";
import type { First, View } from "../view";

const BLACK = "artwork:black";

/** What nobody has seen, by kind. What somebody draws belongs to it, also on the page of the one who draws. */
export function unseenArtworks(view: View, first: First): Record<string, number> {
  const counts = { ...view.artworks };
  for (const artwork of first.drawn) counts[artwork] = (counts[artwork] ?? 0) + 1;
  return counts;
}

export interface StackCounts {
  coloured: number;
  black: number;
}

/** How many lie in each stack now. */
export function stacksOf(view: View, first: First): StackCounts {
  const unseen = unseenArtworks(view, first);
  const black = unseen[BLACK] ?? 0;
  return { coloured: total(unseen) - black - first.drawn_count, black };
}

/** Where an artwork comes from: the hand of the one who draws, or its stack. */
export function sourceOf(artwork: string, first: First): string {
  if (first.drawing !== null) return "drawn";
  return artwork === BLACK ? "stack:black" : "stack:coloured";
}
