// Dealing a whole game again, without its rules: every draw follows from the seed and from what there was to draw.

import { mac, type Promised, settledSeed, type Share } from "./shuffle";
import type { Deal, Fact } from "./types";

export interface Wrong {
  entry: number;
  draw: number;
  drawn: string;
  promised: string;
}
export interface Redealt {
  /** Draws that this browser made again. */
  draws: number;
  /** The first one that was not as promised. */
  wrong: Wrong | null;
  /** The first entry that tells something else now than this page was shown. */
  unseen: number | null;
  /** Draws whose seed was not shown. */
  hidden: number;
}

type Commitment = Promised & { shares: readonly Share[] };
type Bag = { token: string; count: number }[];

export function redeal(
  deals: readonly Deal[],
  commitments: readonly Commitment[],
  seeds: readonly (string | null)[],
  facts: readonly Fact[],
): Redealt {
  const settled = commitments.map(({ shares }, at) =>
    typeof seeds[at] === "string" ? settledSeed(seeds[at], shares) : null,
  );
  const shown = tokensShown(facts);
  const found: Redealt = { draws: 0, wrong: null, unseen: null, hidden: 0 };
  deals.forEach(({ entry, draws, private: unseen }, event) => {
    const seed = settled[commitments.findLastIndex(({ since }) => since <= entry)] ?? null;
    if (seed === null) found.hidden += draws.length;
    else {
      const wrong = firstWrong(draws, seed, event + 1);
      found.draws += draws.length;
      if (wrong) found.wrong ??= { entry, ...wrong };
    }
    const told = shown.get(entry);
    if (
      told &&
      !unseen &&
      !holds(
        told,
        draws.map(({ drawn }) => drawn),
      )
    )
      found.unseen ??= entry;
  });
  return found;
}

/** Draws the pieces of one event again; each is gone for the draws after it. */
function firstWrong(draws: Deal["draws"], seed: string, event: number): Omit<Wrong, "entry"> | null {
  let bag: Bag = [];
  for (const [at, { drawn, among }] of draws.entries()) {
    bag = among ? among.map((pieces) => ({ ...pieces })) : bag;
    const total = bag.reduce((sum, { count }) => sum + count, 0);
    const promised = total ? take(bag, Number(BigInt(`0x${mac(seed, `${event}.${at + 1}`)}`) % BigInt(total))) : "";
    if (promised !== drawn) return { draw: at + 1, drawn, promised };
  }
  return null;
}

function take(bag: Bag, nth: number): string {
  for (const pieces of bag) {
    if (nth < pieces.count) {
      pieces.count -= 1;
      return pieces.token;
    }
    nth -= pieces.count;
  }
  return "";
}

/** What the facts of each entry named, seats included. */
function tokensShown(facts: readonly Fact[]): Map<number, string[]> {
  const shown = new Map<number, string[]>();
  for (const { entry, seat, tokens } of facts) {
    const named = [...(seat === null ? [] : [`seat:${seat}`]), ...Object.values(tokens)];
    if (named.length) shown.set(entry, [...(shown.get(entry) ?? []), ...named]);
  }
  return shown;
}

function holds(told: readonly string[], drawn: readonly string[]): boolean {
  const left = [...told];
  return drawn.every((token) => {
    const at = left.indexOf(token);
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
}
