// The things on a table, as their help cards show them; each game says what is to be said of its own.

import type { Race } from "./leads";
import { capital, token, type Words } from "./say";

export interface Thing {
  /** The token of its picture, and whose it is. */
  piece: string;
  seat?: number;
  name: string;
  /** What the server's help knows it by. */
  of: string[];
  /** How it stands at present. */
  now: string[];
}

export interface Around<View> {
  view: View;
  words: Words;
  /** Whose page it is; null for those who look on. */
  mine: number | null;
}

interface Disc {
  square: number;
  value: number;
  values: readonly number[];
}

/** A token that has nothing more to say. */
export function plainThing(piece: string, words: Words): Thing {
  return { piece, name: capital(words.name(piece)), of: [piece], now: [] };
}

/** Whose or which part it is, as in seat:2/track:iris, and what. */
export function addressOf(address: string): { owner: string; number: number; what: string } {
  const [, owner = "", number = "", what = address] = /^(seat|column):(\d+)\/(.+)$/.exec(address) ?? [];
  return { owner, number: Number(number), what };
}

export const seatsOf = (seats: readonly number[]) => seats.map((seat) => token(seat ? `seat:${seat}` : "neutral"));

/** Who is ahead. */
export function saidOfRace({ leaders, by }: Race, words: Words): string {
  if (!leaders.length) return words.say("web.help.nobody");
  const players = seatsOf(leaders);
  return words.say(leaders.length > 1 ? "web.help.tied" : "web.help.ahead", { players, by });
}

/** Where a disc stands and what the next square is worth. */
export function saidOfTrack({ square, value, values }: Disc, seat: number, words: Words): string {
  const next = values[square];
  const fields = { player: token(`seat:${seat}`), value };
  return next === undefined
    ? words.say("web.help.track.last", fields)
    : words.say("web.help.track", { ...fields, next });
}

/** What each of these would score now. */
export function saidOfPoints(scores: readonly [seat: number, points: number][], words: Words): string[] {
  return scores.map(([seat, points]) =>
    words.say("web.help.has", { player: token(`seat:${seat}`), amount: words.name(`vp:${points}`) }),
  );
}
