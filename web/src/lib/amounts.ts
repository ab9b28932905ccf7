// Amounts on offer: every whole number from one end to the other.

import type { Choice, Step } from "./choices";
import { token } from "./say";
import type { Amount, Decision } from "./types";

export function tokenOf(amount: Amount, value: number): string {
  return amount.token.replace("{amount}", String(value));
}

export function isOffered(amount: Amount, value: number): boolean {
  return Number.isInteger(value) && value >= amount.min && value <= amount.max;
}

/** The number that a token means; null if it isn't on offer. */
export function valueOf(amount: Amount, sought: string): number | null {
  const value = Number(sought.slice(amount.token.indexOf("{")));
  return isOffered(amount, value) && tokenOf(amount, value) === sought ? value : null;
}

/** The ends, and what stands out between them. */
export function quickValues(amount: Amount): number[] {
  return [...new Set([amount.min, ...amount.notable, amount.max])].sort((one, other) => one - other);
}

/** This amount as a choice, after the answers that lead to its decision. */
export function choiceOf(decision: Decision, amount: Amount, value: number, before: readonly Step[] = []): Choice {
  const chosen = tokenOf(amount, value);
  return {
    key: "",
    seat: decision.seat,
    steps: [...before, { decision: decision.name, token: chosen }],
    label: { key: "web.amount", fields: { amount: token(chosen) } },
    number: -1,
  };
}
