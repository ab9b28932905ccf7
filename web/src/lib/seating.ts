// Who shall sit at a table that is about to be opened.

import type { Words } from "./say";
import { type Colour, COLOURS, usualColour } from "./seats";
import type { NewSeat } from "./types";

export const USUAL_BOT = "greedy";
export const KINDS = ["me", "here", "link", "bot"] as const;

export interface Chosen {
  kind: (typeof KINDS)[number];
  name: string;
  bot: string;
  colour: Colour;
}

/** One person and bots, unless the names of a record say more. */
export function seating(count: number, names: readonly string[] = []): Chosen[] {
  return Array.from({ length: count }, (_, at) => ({
    kind: at === 0 ? "me" : "bot",
    name: names[at] ?? "",
    bot: USUAL_BOT,
    colour: usualColour(at + 1),
  }));
}

/** Give a seat a colour; whoever had it gets the seat's old one. */
export function recolour(seats: readonly Chosen[], at: number, colour: Colour): Chosen[] {
  const old = seats[at]?.colour ?? colour;
  return seats.map((seat, each) => ({
    ...seat,
    colour: each === at ? colour : seat.colour === colour ? old : seat.colour,
  }));
}

/** As many seats as asked for; those that are new get colours that are free. */
export function resized(seats: readonly Chosen[], count: number): Chosen[] {
  const kept = seats.slice(0, count);
  for (const more of seating(count).slice(kept.length)) {
    const free = COLOURS.filter((colour) => !kept.some((seat) => seat.colour === colour));
    kept.push({ ...more, colour: free.includes(more.colour) ? more.colour : (free[0] ?? more.colour) });
  }
  return kept;
}

export function usualName(seat: Chosen, at: number, words: Words): string {
  return words.say(`web.name.${seat.kind}`, { number: at + 1 });
}

export function asked(seats: readonly Chosen[], words: Words): NewSeat[] {
  return seats.map((seat, at) => ({
    kind: seat.kind,
    name: seat.name.trim() || usualName(seat, at, words),
    colour: seat.colour,
    ...(seat.kind === "bot" ? { bot: seat.bot } : {}),
  }));
}
