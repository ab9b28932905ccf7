// Who sits where: colours with their shapes, and what stands beside a player's name.

import type { components } from "../api";
import type { Words } from "./say";
import type { Frame, SeatState } from "./types";

export type Colour = components["schemas"]["SeatShown"]["colour"];

export const COLOURS: readonly Colour[] = ["red", "blue", "violet", "green", "amber"];

// A colour never stands alone: its shape says the same.
export const SHAPES: Record<Colour, string> = { red: "●", blue: "■", violet: "▲", green: "◆", amber: "★" };

// How the lines of a chart are broken, for the same reason.
export const DASHES: Record<Colour, string> = {
  red: "",
  blue: "9 4",
  violet: "2 4",
  green: "12 4 2 4",
  amber: "5 3 5 8",
};

/** The page's own seat first and the others clockwise after it; with several seats on one screen the order stays. */
export function fromOwn<Seat>(frame: Frame, seats: readonly Seat[]): Seat[] {
  const own = frame.seats.filter((each) => each.mine);
  const from = own.length === 1 ? (own[0]?.seat ?? 1) - 1 : 0;
  return [...seats.slice(from), ...seats.slice(0, from)];
}

/** The seat whose pieces are shown whole: the one that has to act, if it is this page's; or else the page's first. */
export function ownSeat(frame: Frame): number {
  const mine = frame.seats.filter((each) => each.mine).map((each) => each.seat);
  const asked = frame.decision?.seat ?? frame.waits.confirmation_of ?? 0;
  return mine.includes(asked) ? asked : (mine[0] ?? 1);
}

/** The colour of a seat, counted from 1. */
export function colourOf(frame: Pick<Frame, "seats">, seat: number): Colour {
  return frame.seats[seat - 1]?.colour ?? usualColour(seat);
}

export function usualColour(seat: number): Colour {
  return COLOURS[(seat - 1) % COLOURS.length] as Colour;
}

export function seatNote(seat: SeatState | undefined, words: Words): string {
  if (!seat) return "";
  if (seat.bot) return words.say("web.bot", { level: words.bot(seat.bot) });
  if (seat.mine) return words.say("web.you");
  return words.say(seat.present ? "web.here" : "web.away");
}
