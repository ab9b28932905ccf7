// What moves because of a fact: which piece, from where to where.

import { numberOf, valueOf, withoutSign } from "../../lib/token";
import type { Fact } from "../../lib/types";
import type { Flight } from "../registry";
import { belleFlights } from "./belle/flights";
import { firstFlights } from "./first/flights";
import { supply, times } from "./moving";
import { columnOf, type View } from "./view";

type Tokens = Fact["tokens"];
type Move = [piece: string, from: string, to: string];

const MOVES: Record<string, (tokens: Tokens, seat: string, before: View) => Move> = {
  noble_revealed: ({ noble = "", display = "" }, _, before) => [
    noble,
    before.revealed === noble ? "revealed" : "pile:noble",
    display,
  ],
  noble_turned_up: ({ noble = "" }) => [noble, "pile:noble", "revealed"],
  revealed_taken: ({ noble = "" }, seat) => [noble, "revealed", seat],
  board_chosen: ({ board = "" }, seat) => [board, board, `${seat}/side`],
  prestige_laid: ({ column = "", prestige = "" }) => [prestige, "pile:prestige", column],
  stock_revealed: ({ stock = "" }) => [stock, "pile:stock", "stock"],
  stock_discarded: ({ stock = "" }) => [stock, "stock", "pile:stock/discards"],
  track_advanced: ({ track = "" }, seat) => [track, seat, `${seat}/${track}`],
  square_placed: ({ iris = "" }, seat) => ["square", seat, iris],
  artwork_taken: ({ artwork = "" }, seat) => [artwork, supply(artwork), `${seat}/artworks`],
  indicator_moved: ({ position = "" }, _, before) => ["indicator", before.market.indicator, position],
  artwork_returned: ({ artwork = "" }) => [artwork, "market/slots", supply(artwork)],
  artwork_sold: ({ artwork = "" }, seat) => [artwork, `${seat}/artworks`, "market/slots"],
  noble_taken: ({ noble = "", display = "" }, seat) => [noble, display, seat],
  noble_activated: ({ noble = "" }, seat) => [noble, `${seat}/nobles`, seat],
  noble_kept: ({ noble = "" }, seat) => [noble, "taken", `${seat}/nobles`],
  cube_taken: ({ cube = "" }, seat) => [cube, supply(cube), `${seat}/cubes`],
  cube_returned: ({ cube = "" }, seat) => [cube, `${seat}/cubes`, supply(cube)],
  needle_moved: ({ needle = "", to = "" }) => ["needle", needle, to],
  column_won: ({ column = "", prestige = "" }, seat) => [prestige, column, seat],
  first_player_chosen: (_, seat, before) => ["first", `seat:${before.first_player}`, seat],
  first_pass_card: (_, seat) => ["card", "pile:prestige", seat],
  card_slid: ({ prestige = "", row = "" }, seat, before) => [
    prestige,
    columnOf(before, prestige) ?? seat,
    `${seat}/${row}`,
  ],
  iris_won: ({ iris = "" }, seat) => ["vp", iris, `${seat}/points`],
  prestige_discarded: ({ column = "", prestige = "" }) => [prestige, column, "pile:prestige/discards"],
  noble_unpaid: ({ noble = "" }, seat) => [noble, `${seat}/nobles`, "pile:noble/discards"],
};

// A meeple or a House of the seat's own colour.
const OWN: Record<string, (tokens: Tokens, seat: string) => Move> = {
  meeple_placed: ({ space = "" }, seat) => ["meeple", `${seat}/meeples`, space],
  meeple_freed: (_, seat) => ["meeple", "courthouse", `${seat}/meeples`],
  meeple_jailed: ({ place = "" }) => ["meeple", place, "courthouse"],
  house_built: ({ space = "" }, seat) => ["house", `${seat}/houses`, space],
};

// Where money and points come from, by their reason; otherwise from the seat itself.
const MONEY: Record<string, string> = {
  sale: "market",
  stock: "place:stock",
  pass: "/artworks",
  noble: "/nobles",
  "first-pass": "pile:prestige",
  card: "/cards",
  tile: "/tiles",
  board: "/side",
};
const POINTS: Record<string, string> = {
  sales: "market",
  construction: "/houses",
  houses: "/houses",
  nobles: "/nobles",
  cubes: "/cubes",
  cards: "/cards",
  tiles: "/tiles",
};
const PAID_TO: Record<string, string> = {
  "taking-noble": "display",
  construction: "compass",
  "keeping-noble": "/nobles",
};
// The meeple carries its bid, an iris and a visited pavilion their points; points that are lost fly nowhere.
const UNSEEN = new Set(["start", "bid", "irises", "visits"]);

/** Every meeple on the board and in Brussels goes home. */
function homeward(before: View): Flight[] {
  const standing = before.spaces
    .flat()
    .flatMap(({ space, owner }) => (owner === null ? [] : [{ seat: owner, from: space }]));
  const sent = before.places.flatMap(({ place, meeples }) =>
    meeples.flatMap((count, at) => Array.from({ length: count }, () => ({ seat: at + 1, from: place }))),
  );
  return [...standing, ...sent].map(({ seat, from }) => ({
    piece: "meeple",
    seat,
    from,
    to: seat ? `seat:${seat}/meeples` : "rounds",
  }));
}

function paid({ unit = "", count = "" }: Tokens, seat: string): Flight[] {
  const cube = `cube:${valueOf(unit)}`;
  return unit === "unit:money" ? [] : times(numberOf(count), { piece: cube, from: `${seat}/cubes`, to: supply(cube) });
}

function money({ reason, tokens: { amount = "" } }: Fact, seat: string): Flight[] {
  const moved = numberOf(amount);
  if (!moved || UNSEEN.has(reason ?? "")) return [];
  const other = within(seat, (moved < 0 ? PAID_TO[reason ?? ""] : undefined) ?? MONEY[reason ?? ""]);
  const own = `${seat}/money`;
  return [{ piece: withoutSign(amount), from: moved < 0 ? own : other, to: moved < 0 ? other : own }];
}

function points({ reason, tokens: { points = "" } }: Fact, seat: string): Flight[] {
  if (numberOf(points) <= 0 || UNSEEN.has(reason ?? "")) return [];
  return [{ piece: "vp", from: within(seat, POINTS[reason ?? ""]), to: `${seat}/points` }];
}

function within(seat: string, place = ""): string {
  return place.startsWith("/") || !place ? seat + place : place;
}

export function flights(fact: Fact, view: View, after: View): Flight[] {
  const { kind, tokens } = fact;
  const seat = `seat:${fact.seat}`;
  const first = firstFlights(fact, view, after);
  if (first) return first;
  if (kind === "meeples_returned") return homeward(view);
  if (kind === "money_moved") return money(fact, seat);
  if (kind === "points_scored") return points(fact, seat);
  if (kind === "units_paid") return paid(tokens, seat);
  if (kind === "neutral_placed") return [{ piece: "meeple", seat: 0, from: seat, to: tokens["space"] ?? "" }];
  if (kind === "meeples_sent") {
    return times(numberOf(tokens["count"] ?? ""), {
      piece: "meeple",
      seat: fact.seat ?? 0,
      from: `${seat}/meeples`,
      to: tokens["place"] ?? "",
    });
  }
  // A noble leaves the display by itself, or by the player who took it.
  if (kind === "noble_left") {
    return [
      { piece: tokens["noble"] ?? "", from: fact.seat === null ? "display:4" : "taken", to: "pile:noble/discards" },
    ];
  }
  const belle = belleFlights(fact, view);
  if (belle) return belle;
  const own = OWN[kind]?.(tokens, seat);
  if (own) return [{ piece: own[0], seat: fact.seat ?? 0, from: own[1], to: own[2] }];
  const move = MOVES[kind]?.(tokens, seat, view);
  return move ? [{ piece: move[0], from: move[1], to: move[2] }] : [];
}
