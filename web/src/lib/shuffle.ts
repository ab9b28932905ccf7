// The promise of the shuffle: what this browser was promised, and whether the seeds that were shown at the end keep it.

import { hmac } from "@noble/hashes/hmac.js";
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, utf8ToBytes } from "@noble/hashes/utils.js";

export interface Promised {
  since: number;
  digest: string;
}
export interface Share {
  seat: number;
  nonce: string;
}
export type Finding = "kept" | "broken" | "changed" | "hidden";

/** The digest of a seed, as a commitment says it. Browsers lend their own only to secure addresses; this works in any. */
export function digestOf(seed: string): string {
  return `sha256:${bytesToHex(sha256(utf8ToBytes(seed)))}`;
}

export function mac(key: string, message: string): string {
  return bytesToHex(hmac(sha256, utf8ToBytes(key), utf8ToBytes(message)));
}

/** The seed that cards are dealt from: the server's secret, and what those who play added to it. */
export function settledSeed(secret: string, shares: readonly Share[]): string {
  if (!shares.length) return secret;
  const inOrder = [...shares].sort((one, other) => one.seat - other.seat);
  return mac(secret, inOrder.map(({ seat, nonce }) => `seat:${seat} ${nonce}`).join("\n"));
}

/** What became of one commitment. `before` is what this browser was told when it first saw the table. */
export function check(commitment: Promised, seed: string | null | undefined, before: readonly Promised[]): Finding {
  const first = before.find((each) => each.since === commitment.since);
  if (first && first.digest !== commitment.digest) return "changed";
  if (seed === null || seed === undefined) return "hidden";
  return digestOf(seed) === commitment.digest ? "kept" : "broken";
}

/** The commitments as this browser saw them first: later ones may come, none may change. */
export function firstSeen(table: string, now: readonly Promised[], store: Storage = localStorage): Promised[] {
  const place = `bruxelles.promised.${table}`;
  let seen: Promised[] = [];
  try {
    const found: unknown = JSON.parse(store.getItem(place) ?? "[]");
    if (Array.isArray(found)) seen = found as Promised[];
  } catch {
    // Nothing that can be read is nothing that was seen.
  }
  const added = now
    .filter((each) => !seen.some((old) => old.since === each.since))
    .map(({ since, digest }) => ({ since, digest }));
  if (added.length) {
    seen = [...seen, ...added];
    try {
      store.setItem(place, JSON.stringify(seen));
    } catch {
      // A browser without storage can compare with what the table says now only.
    }
  }
  return seen;
}
