// What is played: chosen on the first page, and remembered by the browser for the next time.

import { type Chosen, KINDS, resized, seating } from "./seating";
import { COLOURS } from "./seats";
import type { Game } from "./types";

export interface Choice {
  game: string;
  seats: Chosen[];
  options: Record<string, string>;
}

const PLACE = "bruxelles.choice";
const FIRST = { game: "1897", seats: 3 };

/** What was played last, if that can still be played; else a good first game. */
export function lastChoice(games: readonly Game[], store: Storage = localStorage): Choice {
  return remembered(games, store) ?? { game: firstOf(games).name, seats: seating(FIRST.seats), options: {} };
}

export function keepChoice(choice: Choice, store: Storage = localStorage): void {
  try {
    store.setItem(PLACE, JSON.stringify(choice));
  } catch {
    // Not remembered, but still played.
  }
}

/** The same people at another game, as many of them as it seats. */
export function changed(choice: Choice, game: Game): Choice {
  const count = Math.min(Math.max(choice.seats.length, Math.min(...game.seats)), Math.max(...game.seats));
  return { game: game.name, seats: resized(choice.seats, count), options: {} };
}

/** A number means a seat, and only one that is at the table. */
export function offered(values: readonly string[], seats: number): string[] {
  return values.filter((value) => !/^\d+$/.test(value) || Number(value) <= seats);
}

/** The options that this game has, with values that it has with so many seats. */
export function valid(options: Record<string, string>, game: Game, seats: number): Record<string, string> {
  return Object.fromEntries(
    game.options.flatMap(({ name, values }) => {
      const value = options[name];
      return value !== undefined && offered(values, seats).includes(value) ? [[name, value]] : [];
    }),
  );
}

function firstOf(games: readonly Game[]): Game {
  return games.find((game) => game.name === FIRST.game) ?? (games[0] as Game);
}

function remembered(games: readonly Game[], store: Storage): Choice | null {
  try {
    const { game, seats, options } = JSON.parse(store.getItem(PLACE) ?? "null") as Choice;
    const known = games.find((each) => each.name === game);
    const fits = (seat: Chosen) =>
      KINDS.includes(seat.kind) &&
      COLOURS.includes(seat.colour) &&
      !!known?.bots.includes(seat.bot) &&
      typeof seat.name === "string";
    if (!known?.seats.includes(seats.length) || !seats.every(fits)) return null;
    return { game, seats, options: valid(options, known, seats.length) };
  } catch {
    return null;
  }
}
