// What moves because of a fact: which piece, from where to where.

import { tokenOf } from "../../lib/say";
import type { Fact } from "../../lib/types";
import type { Flight, View as AnyView } from "../registry";
import { belleFlights } from "./belle/flights";
import { firstFlights } from "./first/flights";
import { columnOf, type View } from "./view";

type Named = Record<string, string>; // the tokens of a fact by the names of its fields
type Move = [piece: string, from: string, to: string];

// A white artwork lies in the stack of its colour.
const supply = (token: string) => `supply/${token.replace(/^white:/, "artwork:")}`;

const MOVES: Record<string, (named: Named, seat: string, before: View) => Move> = {
  noble_revealed: ({ noble = "", display = "" }, _, before) => [noble, before.revealed === noble ? "revealed" : "pile:noble", display],
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
  card_slid: ({ prestige = "", row = "" }, seat, before) => [prestige, columnOf(before, prestige) ?? seat, `${seat}/${row}`],
  iris_won: ({ iris = "" }, seat) => ["vp", iris, `${seat}/points`],
  prestige_discarded: ({ column = "", prestige = "" }) => [prestige, column, "pile:prestige/discards"],
  noble_unpaid: ({ noble = "" }, seat) => [noble, `${seat}/nobles`, "pile:noble/discards"],
};

// A meeple or a House of the seat's own colour.
const OWN: Record<string, (named: Named, seat: string) => Move> = {
  meeple_placed: ({ space = "" }, seat) => ["meeple", `${seat}/meeples`, space],
  meeple_freed: (_, seat) => ["meeple", "courthouse", `${seat}/meeples`],
  meeple_jailed: ({ place = "" }) => ["meeple", place, "courthouse"],
  house_built: ({ space = "" }, seat) => ["house", `${seat}/houses`, space],
};

// Where money and points come from, by their reason; otherwise from the seat itself.
const MONEY: Record<string, string> = { sale: "market", stock: "place:stock", pass: "/artworks", noble: "/nobles", "first-pass": "pile:prestige", card: "/cards", tile: "/tiles", board: "/side" };
const POINTS: Record<string, string> = { sales: "market", construction: "/houses", houses: "/houses", nobles: "/nobles", cubes: "/cubes", cards: "/cards", tiles: "/tiles" };
const PAID_TO: Record<string, string> = { "taking-noble": "display", construction: "compass", "keeping-noble": "/nobles" };
// The meeple carries its bid, an iris and a visited pavilion their points, and what is lost flies nowhere.
const UNSEEN = new Set(["start", "bid", "none", "irises", "unpaid-nobles", "visits"]);

function tokens(fact: Fact): Named {
  const named: Named = {};
  for (const [name, value] of Object.entries(fact.fields)) {
    const token = tokenOf(value);
    if (token !== undefined) named[name] = token;
  }
  return named;
}

/** Every meeple on the board and in Brussels goes home. */
function homeward(before: View): Flight[] {
  const standing = before.spaces.flat().flatMap(({ space, owner }) => (owner === null ? [] : [{ seat: owner, from: space }]));
  const sent = before.places.flatMap(({ place, meeples }) =>
    meeples.flatMap((count, at) => Array.from({ length: count }, () => ({ seat: at + 1, from: place }))),
  );
  return [...standing, ...sent].map(({ seat, from }) => ({ piece: "meeple", seat, from, to: seat ? `seat:${seat}/meeples` : "rounds" }));
}

function paid(fact: Fact, seat: string): Flight[] {
  const units = fact.fields["units"];
  if (typeof units !== "object" || !("key" in units) || typeof units.key !== "string") return [];
  const kind = units.key.split(".").at(-1) ?? "";
  const count = Number((units.fields as Record<string, unknown>)["count"] ?? 1);
  if (kind === "money") return [];
  return Array.from({ length: count }, () => ({ piece: `cube:${kind}`, from: `${seat}/cubes`, to: supply(`cube:${kind}`) }));
}

function summed(kind: string, detail: string, paid: boolean, named: Named, seat: string): Flight[] {
  if (UNSEEN.has(detail)) return [];
  const within = (place: string) => (place.startsWith("/") || !place ? seat + place : place);
  if (kind === "points_scored") return [{ piece: "vp", from: within(POINTS[detail] ?? ""), to: `${seat}/points` }];
  const piece = named["amount"] ?? "money";
  const to = PAID_TO[detail] ?? (paid ? MONEY[detail] : undefined);
  if (to) return [{ piece, from: `${seat}/money`, to: within(to) }];
  return [{ piece, from: within(MONEY[detail] ?? ""), to: `${seat}/money` }];
}

export function flights(fact: Fact, before: AnyView, after: AnyView): Flight[] {
  const [kind = "", detail = "", paidOut] = fact.key.replace(/^fact\.(1893(-1st)?\.)?/, "").split(".");
  const [named, seat, view] = [tokens(fact), `seat:${fact.seat}`, before as View];
  const first = firstFlights({ kind, detail, named, count: Number(fact.fields["count"] ?? 1), seat }, view, after as View);
  if (first) return first;
  if (kind === "meeples_returned") return homeward(view);
  if (kind === "money_moved" || kind === "points_scored") return summed(kind, detail, paidOut === "paid", named, seat);
  if (kind === "units_paid") return paid(fact, seat);
  if (kind === "neutral_placed") return [{ piece: "meeple", seat: 0, from: seat, to: named["space"] ?? "" }];
  if (kind === "meeples_sent") {
    const count = Number(fact.fields["count"] ?? 1);
    return Array.from({ length: count }, () => ({ piece: "meeple", seat: fact.seat ?? 0, from: `${seat}/meeples`, to: named["place"] ?? "" }));
  }
  if (kind === "noble_left") {
    return [{ piece: named["noble"] ?? "", from: detail === "display" ? "display:4" : "taken", to: "pile:noble/discards" }];
  }
  const belle = belleFlights(kind, named, fact, view);
  if (belle) return belle;
  const own = OWN[kind]?.(named, seat);
  if (own) return [{ piece: own[0], seat: fact.seat ?? 0, from: own[1], to: own[2] }];
  const move = MOVES[kind]?.(named, seat, view);
  return move ? [{ piece: move[0], from: move[1], to: move[2] }] : [];
}
