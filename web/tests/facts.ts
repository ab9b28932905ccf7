import type { Fact } from "../src/lib/types";

/** A fact by its kind, with a point before its reason, as money_moved.sale. */
export function fact(what: string, tokens: Record<string, string> = {}, seat: number | null = 1): Fact {
  const [kind = "", reason = null] = what.split(".");
  return { number: 1, entry: 1, kind, reason, seat, tokens, log: [], forced: false };
}
