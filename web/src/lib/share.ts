// This browser's share in the seed: chosen here, promised by its digest, and shown to nobody before all have promised.

import { newNonce } from "./api";
import { digestOf } from "./shuffle";
import type { Frame, Person } from "./types";

export type Step = { path: "share"; body: { digest: string } } | { path: "reveal"; body: { nonce: string } };

const placeOf = (table: string, token: string): string => `bruxelles.share.${table}.${token.slice(0, 8)}`;

/** The shares that this browser has chosen. */
export class Shares {
  // Where a browser stores nothing, they last as long as the page.
  private readonly unstored = new Map<string, string>();

  constructor(private readonly given?: Storage) {}

  private get store(): Storage {
    return this.given ?? localStorage;
  }

  /** The share at this table, chosen now if need be: the same one also after the page was loaded again. */
  own(table: string, token: string): string {
    const known = this.kept(table, token);
    if (known) return known;
    const place = placeOf(table, token);
    const nonce = newNonce();
    this.unstored.set(place, nonce);
    try {
      this.store.setItem(place, nonce);
    } catch {
      // It is kept by this page alone.
    }
    return nonce;
  }

  /** The share at this table, if one was chosen. */
  kept(table: string, token: string): string | null {
    const place = placeOf(table, token);
    const unstored = this.unstored.get(place) ?? null;
    try {
      return this.store.getItem(place) ?? unstored;
    } catch {
      return unstored;
    }
  }
}

/** Who of those that gather looks at this page. */
export function personOf(frame: Frame): Person | null {
  const mine = new Set(frame.seats.filter((seat) => seat.mine).map((seat) => seat.seat));
  return frame.gathering?.people.find((person) => person.seats.some((seat) => mine.has(seat))) ?? null;
}

/** What this page has to do now for the shuffle, with the share it has kept or chooses. Another page with the same link
 * may have promised one: then it is that page's to reveal.
 */
export function nextStep(frame: Frame, kept: string | null, choose: () => string): Step | null {
  const person = personOf(frame);
  if (!frame.gathering || !person) return null;
  if (!person.digest) return frame.gathering.closed ? null : { path: "share", body: { digest: digestOf(choose()) } };
  const reveals = frame.gathering.closed && !person.revealed && kept !== null && person.digest === digestOf(kept);
  return reveals ? { path: "reveal", body: { nonce: kept } } : null;
}

/** Others are awaited: so there is something to show before the cards are dealt. */
export function awaitsOthers(frame: Frame): boolean {
  const own = personOf(frame);
  return !!frame.gathering?.people.some((person) => person !== own);
}
