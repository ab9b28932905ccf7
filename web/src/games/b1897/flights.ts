// What moves because of a fact: which piece, from where to where.

import { numberOf, sortOf, valueOf, withoutSign } from "../../lib/token";
import type { Fact } from "../../lib/types";
import type { Flight } from "../registry";
import type { View } from "./view";

type Tokens = Fact["tokens"];

// Which pile a card belongs to, and where its owner keeps it.
const PILES: Record<string, string> = {
  artwork: "artwork",
  pair: "material",
  house: "house",
  noble: "noble",
  money: "money",
  expo: "expo",
};
const TRAYS: Record<string, string> = { artwork: "artworks", pair: "materials", house: "houses", noble: "nobles" };

function pile(card: string): string {
  return card === "expo" ? "expo" : `pile:${PILES[sortOf(card)] ?? ""}`;
}
function discards(card: string): string {
  return card === "expo" || card === "money" ? pile(card) : `${pile(card)}/discards`;
}
function tray(seat: string, card: string): string {
  return `${seat}/${TRAYS[sortOf(card)] ?? "money"}`;
}

/** A card on its way from one hand to another is in front of the seat whose turn it is. */
const MOVES: Record<string, (tokens: Tokens, seat: string) => [piece: string, from: string, to: string]> = {
  card_dealt: ({ cell = "", card = "" }) => [card, pile(card), cell],
  card_put_away: ({ card = "" }) => [card, pile(card), discards(card)],
  card_lifted: ({ cell = "", card = "" }) => [card, cell, discards(card)],
  bonus_laid: ({ column = "", bonus = "" }) => [bonus, "rounds", column],
  pile_renewed: ({ sort = "" }) => [sort, `pile:${valueOf(sort)}/discards`, `pile:${valueOf(sort)}`],
  architect_placed: ({ cell = "", side = "" }, seat) => [side, `${seat}/hand`, cell],
  architect_laid: ({ place = "", architect = "" }, seat) => [architect, `${seat}/hand`, place],
  architect_freed: ({ architect = "" }, seat) => [architect, "prison", `${seat}/hand`],
  architect_jailed: ({ architect = "" }, seat) => [architect, `${seat}/brussels`, "prison"],
  card_taken: ({ cell = "", card = "" }, seat) => [card, cell, seat],
  card_drawn: ({ card = "" }, seat) => [card, pile(card), seat],
  card_kept: ({ card = "" }, seat) => [card, seat, tray(seat, card)],
  card_discarded: ({ card = "" }, seat) => [card, seat, discards(card)],
  action_void: ({ card = "" }, seat) => [card, seat, discards(card)],
  artwork_sold: ({ artwork = "" }, seat) => [artwork, tray(seat, artwork), discards(artwork)],
  house_built: ({ house = "" }, seat) => [house, seat, tray(seat, house)],
  material_paid: ({ material = "" }, seat) => [material, tray(seat, material), discards(material)],
  noble_kept: ({ noble = "" }, seat) => [noble, seat, tray(seat, noble)],
  noble_unpaid: ({ noble = "" }, seat) => [noble, tray(seat, noble), discards(noble)],
  artwork_exhibited: ({ artwork = "" }, seat) => [artwork, tray(seat, artwork), "expo"],
  expo_returned: (_, seat) => ["expo", seat, "expo"],
  track_advanced: ({ track = "" }, seat) => [track, seat, `${seat}/${track}`],
  column_won: ({ column = "", bonus = "" }, seat) => [bonus, column, seat],
  coat_won: ({ coat = "" }, seat) => ["vp", coat, `${seat}/points`],
  lower_bonus_won: ({ column = "", lower = "" }, seat) => [lower, column, seat],
};

// What a sum of money or points comes from, where a place shows it.
const SOURCES: Record<string, string> = {
  exchange: "place:stock",
  exhibition: "expo",
  construction: "/houses",
  houses: "/houses",
  materials: "/materials",
};

/** Every Architect on the grid and in Brussels goes home. */
function homeward(before: View): Flight[] {
  const grid = before.grid.flat().filter((cell) => cell.owner);
  const laid = before.seats.flatMap(({ seat, brussels }) =>
    Object.entries(brussels).flatMap(([place, bag]) =>
      Object.keys(bag).map((piece) => ({ piece, seat, from: place, to: `seat:${seat}/hand` })),
    ),
  );
  return [
    ...grid.map(({ cell, owner, value }) => ({
      piece: `side:${value}`,
      seat: owner ?? 0,
      from: cell,
      to: `seat:${owner}/hand`,
    })),
    ...laid,
  ];
}

function money({ reason, tokens: { amount = "" } }: Fact, seat: string): Flight[] {
  const moved = numberOf(amount);
  if (!moved || reason === "start") return [];
  const [bank, own] = [SOURCES[reason ?? ""] ?? "pile:money", `${seat}/money`];
  return [{ piece: withoutSign(amount), from: moved < 0 ? own : bank, to: moved < 0 ? bank : own }];
}

/** Points for coats fly from their coat already, and what is lost flies nowhere. */
function points({ reason, tokens: { points = "" } }: Fact, seat: string): Flight[] {
  if (numberOf(points) <= 0 || reason === "coats") return [];
  const from = SOURCES[reason ?? ""] ?? "";
  return [{ piece: "vp", from: from.startsWith("/") || !from ? seat + from : from, to: `${seat}/points` }];
}

export function flights(fact: Fact, before: View, _after: View): Flight[] {
  const seat = `seat:${fact.seat}`;
  if (fact.kind === "architects_returned") return homeward(before);
  if (fact.kind === "money_moved") return money(fact, seat);
  if (fact.kind === "points_scored") return points(fact, seat);
  const move = MOVES[fact.kind];
  if (!move) return [];
  const [piece, from, to] = move(fact.tokens, seat);
  return [
    { piece, from, to, ...(fact.seat && ["architect", "side"].includes(sortOf(piece)) ? { seat: fact.seat } : {}) },
  ];
}
