// What changed since somebody last looked: remembered by table, told by seat.

import { gameOf } from "../games/registry";
import type { Frame } from "./types";

const PLACE = "bruxelles.seen";
const MOST_TABLES = 60;

function all(store: Storage): Record<string, number> {
  try {
    const found: unknown = JSON.parse(store.getItem(PLACE) ?? "{}");
    return typeof found === "object" && found !== null ? (found as Record<string, number>) : {};
  } catch {
    return {};
  }
}

/** The entry of the record up to which this browser showed a table. */
export function seen(table: string, store: Storage = localStorage): number | null {
  return all(store)[table] ?? null;
}

export function nowSeen(table: string, entry: number, store: Storage = localStorage): void {
  const { [table]: _, ...others } = all(store);
  const kept = Object.entries(others).slice(-(MOST_TABLES - 1));
  try {
    store.setItem(PLACE, JSON.stringify({ ...Object.fromEntries(kept), [table]: entry }));
  } catch {
    // Without storage there is no film for those who come back.
  }
}

export interface Change {
  what: string;
  before: number;
  after: number;
}

/** What differs in the countable things of each seat. */
export function changesBetween(before: Frame, after: Frame): Change[][] {
  if (!before.view || !after.view) return [];
  const { counts } = gameOf(after.game);
  const earlier = counts(before.view);
  return counts(after.view).map((now, seat) =>
    Object.entries(now)
      .map(([what, count]) => ({ what, before: earlier[seat]?.[what] ?? count, after: count }))
      .filter((change) => change.before !== change.after),
  );
}
