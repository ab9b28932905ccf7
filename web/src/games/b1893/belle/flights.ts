// What moves because of a fact of Belle Époque.

import { numberOf } from "../../../lib/token";
import type { Fact } from "../../../lib/types";
import type { Flight } from "../../registry";
import { supply, times } from "../moving";
import type { View } from "../view";

type Makes = (tokens: Fact["tokens"], seat: number, before: View) => Flight[];

/** Travelers go back to the Train from every place where they are. */
function leaving(before: View): Flight[] {
  return before.places.flatMap(({ place }, at) =>
    times(before.belle?.riding[at] ?? 0, { piece: "traveler", from: place, to: "train" }),
  );
}

function unused(before: View): Flight[] {
  return (before.belle?.travelers ?? []).flatMap((count, at) =>
    times(count, { piece: "traveler", from: `seat:${at + 1}/travelers`, to: "train" }),
  );
}

const MAKES: Record<string, Makes> = {
  tile_claimed: ({ tile = "" }, seat) => [{ piece: "meeple", seat, from: `seat:${seat}/meeples`, to: tile }],
  traveler_taken: (_, seat) => [{ piece: "traveler", from: "train", to: `seat:${seat}/travelers` }],
  travelers_sent: ({ place = "", count = "" }, seat) =>
    times(numberOf(count), { piece: "traveler", from: `seat:${seat}/travelers`, to: place }),
  travelers_left: (_, __, before) => leaving(before),
  travelers_unused: (_, __, before) => unused(before),
  pavilion_built: ({ pavilion = "", card = "" }, seat) => [
    { piece: "pavilion", seat, from: `seat:${seat}/houses`, to: pavilion },
    { piece: card, from: pavilion, to: `seat:${seat}/cards` },
  ],
  pavilion_visited: ({ pavilion = "" }, seat) => [{ piece: "vp", from: pavilion, to: `seat:${seat}/points` }],
  artwork_given: ({ artwork = "" }, seat) => [{ piece: artwork, from: `seat:${seat}/artworks`, to: supply(artwork) }],
  white_discarded: ({ artwork = "" }, seat) => [{ piece: artwork, from: `seat:${seat}/artworks`, to: supply(artwork) }],
  noble_dismissed: ({ noble = "", display = "" }) => [{ piece: noble, from: display, to: "pile:noble/discards" }],
  noble_given: ({ noble = "" }, seat) => [{ piece: noble, from: `seat:${seat}/nobles`, to: "pile:noble/discards" }],
  bid_taken_back: ({ space = "", bid = "money" }, seat) => [{ piece: bid, from: space, to: `seat:${seat}/money` }],
  column_changed: ({ to = "", prestige = "" }, seat) => [{ piece: prestige, from: to, to: `seat:${seat}` }],
  meeple_taken_back: ({ place = "" }, seat) => [{ piece: "meeple", seat, from: place, to: `seat:${seat}/meeples` }],
  meeple_set_aside: (_, seat) => [{ piece: "meeple", seat, from: `seat:${seat}/meeples`, to: `seat:${seat}/cards` }],
  traveler_set_aside: (_, seat) => [{ piece: "traveler", from: `seat:${seat}/travelers`, to: `seat:${seat}/cards` }],
  meeple_back_from_card: (_, seat) => [
    { piece: "meeple", seat, from: `seat:${seat}/cards`, to: `seat:${seat}/meeples` },
  ],
};

/** Null for the facts of other rules. */
export function belleFlights({ kind, tokens, seat }: Fact, before: View): Flight[] | null {
  return MAKES[kind]?.(tokens, seat ?? 0, before) ?? null;
}
