// Belle Époque as the page knows it: whose cards and tiles, and when a card can be used next.

import { token, type Words } from "../../../lib/say";
import type { Decision } from "../../../lib/types";
import { optionOf } from "../offers";
import type { Belle, Pavilion, View } from "../view";

/** A pavilion space with its card. */
export type Lying = Pavilion & { card: string };

/** The cards of a seat, in the order of their rows. */
export function cardsOf(belle: Belle, seat: number): Lying[] {
  return belle.pavilions.filter((each): each is Lying => each.owner === seat && each.card !== null);
}

export function tilesOf(belle: Belle, seat: number): string[] {
  return belle.tiles.filter(({ owner }) => owner === seat).map(({ tile }) => tile);
}

/** Who has claimed a tile, in words. */
export function claimOf(owner: number | null, words: Words): string {
  return owner
    ? words.say("web.b1893.tile.claimed", { player: token(`seat:${owner}`) })
    : words.say("web.b1893.tile.free");
}

export type Readiness = "free" | "now" | "used" | "over" | "ready";

/** When a card can be used next: now, from the next round on, no more, or at its moment; free: nobody has it yet. */
export function readiness(view: View, pavilion: Pavilion, decision: Decision | null | undefined): Readiness {
  const card = pavilion.card ?? "";
  if (pavilion.owner === null) return "free";
  if (decision?.seat === pavilion.owner && (optionOf(decision, "cardUse", card) || decision.of === card)) return "now";
  if (pavilion.used) return view.round === view.rounds ? "over" : "used";
  return "ready";
}
