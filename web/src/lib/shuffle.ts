// The promise of the shuffle: what this browser was promised, and whether the seeds that were shown at the end keep it.

export interface Promised {
  since: number;
  digest: string;
}
export type Finding = "kept" | "broken" | "changed" | "hidden" | "unchecked";

/** Browsers lend it to pages from secure addresses only. */
function lent(): SubtleCrypto | null {
  return (globalThis.crypto as Crypto | undefined)?.subtle ?? null;
}

/** The digest of a seed, as a commitment says it; null where the browser lends no cryptography. */
export async function digestOf(seed: string, subtle: SubtleCrypto | null = lent()): Promise<string | null> {
  if (!subtle) return null;
  const bytes = new Uint8Array(await subtle.digest("SHA-256", new TextEncoder().encode(seed)));
  return `sha256:${Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("")}`;
}

/** What became of one commitment. `before` is what this browser was told when it first saw the table. */
export async function check(commitment: Promised, seed: string | null | undefined, before: readonly Promised[], subtle = lent()): Promise<Finding> {
  const first = before.find((each) => each.since === commitment.since);
  if (first && first.digest !== commitment.digest) return "changed";
  if (seed === null || seed === undefined) return "hidden";
  const digest = await digestOf(seed, subtle);
  if (digest === null) return "unchecked";
  return digest === commitment.digest ? "kept" : "broken";
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
  const added = now.filter((each) => !seen.some((old) => old.since === each.since));
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
