// What a page knows of a table: the newest frame, and the facts that all frames together make.

import { type Message, tokenOf } from "./say";
import { numberOf } from "./token";
import type { Fact, Frame } from "./types";

export interface Known {
  frame: Frame | null;
  facts: Fact[];
}
export interface Line {
  id: string;
  seat: number | null;
  message: Message;
  /** Nothing else was possible. */
  forced: boolean;
}
/** Sentences about one seat in a row. */
export interface Turn {
  id: string;
  seat: number | null;
  lines: Line[];
}

export const NOTHING: Known = { frame: null, facts: [] };

/** Frames may come twice or late, by push and as answers: an old one changes nothing. Null: facts are missing between. */
export function receive(known: Known, frame: Frame): Known | null {
  if (known.frame && frame.number < known.frame.number) return known;
  if (frame.kept > known.facts.length) return null;
  if (frame.kept === known.facts.length && frame.facts.length === 0) return { frame, facts: known.facts };
  return { frame, facts: [...known.facts.slice(0, frame.kept), ...frame.facts] };
}

/** Facts in words, each sentence with the player it is about. */
export function lines(facts: Fact[]): Line[] {
  return facts.flatMap((fact, at) =>
    fact.log.map((message, part) => ({
      id: `${at}.${part}`,
      seat: playerOf(message),
      message,
      forced: fact.forced && part === 0,
    })),
  );
}

function playerOf({ fields }: Message): number | null {
  const player = tokenOf(fields["player"]);
  return player === undefined ? null : numberOf(player);
}

export function turns(all: Line[]): Turn[] {
  const found: Turn[] = [];
  for (const line of all) {
    const last = found.at(-1);
    if (last && last.seat === line.seat) last.lines.push(line);
    else found.push({ id: line.id, seat: line.seat, lines: [line] });
  }
  return found;
}

/** Facts that led to what a frame shows; a film may lag behind what is known. */
export function factsUntil(facts: Fact[], frame: Frame): Fact[] {
  return facts.filter((fact) => fact.number <= frame.number && fact.entry <= frame.entry);
}

/** Whose move it is: the seat that must confirm or answer. */
export function waitingFor(frame: Frame): number | null {
  return frame.waits.confirmation_of ?? frame.decision?.seat ?? null;
}

export function isMine(frame: Frame, seat: number | null): boolean {
  return seat !== null && frame.seats.some((each) => each.seat === seat && each.mine);
}

/** The seat that undoes: the last of this page's own that acted, else its first. */
export function undoer(known: Known): number | null {
  const mine = new Set(known.frame?.seats.filter((seat) => seat.mine).map((seat) => seat.seat));
  const waiting = known.frame ? waitingFor(known.frame) : null;
  if (waiting !== null && mine.has(waiting)) return waiting;
  const acted = known.facts.findLast((fact) => fact.seat !== null && mine.has(fact.seat));
  return acted?.seat ?? [...mine][0] ?? null;
}
