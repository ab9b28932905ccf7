// Answers in a row, and where they lead.

import { choiceOf, valueOf } from "./amounts";
import type { Choice, Step } from "./choices";
import type { Message } from "./say";
import type { Decision } from "./types";

export interface Way {
  choice: Choice;
  /** What would have to be decided next. */
  then: Decision | null;
  /** It ends with an amount, which says nothing of itself. */
  amount?: boolean;
}

// A decision tells of itself and of what may follow, up to this many answers.
const TOLD = 2;

/** A chain that goes further than the decision tells: only the table knows where it leads. */
export function chainOf(decision: Decision, steps: readonly Step[]): Way | null {
  const first = steps.findIndex((step) => step.decision === decision.name);
  const asked = first < 0 ? [] : steps.slice(first);
  if (asked.length <= TOLD) return null;
  return { choice: { key: "", seat: decision.seat, steps: asked, label: decision.question, number: -1 }, then: null };
}

/** The choice that these answers make. They may begin before the decision that waits; null if it isn't on offer. */
export function wayOf(decision: Decision, steps: readonly Step[]): Way | null {
  const first = steps.findIndex((step) => step.decision === decision.name);
  if (first < 0) return null;
  const asked = steps.slice(first);
  let then: Decision | null = decision;
  let label: Message | undefined;
  for (const [at, step] of asked.entries()) {
    if (then?.name !== step.decision) return null;
    const { amount, options }: Decision = then;
    const value = amount && valueOf(amount, step.token);
    if (amount && value !== null) {
      // What follows an amount isn't told beforehand.
      if (at < asked.length - 1) return null;
      return { choice: choiceOf(then, amount, value, asked.slice(0, at)), then: null, amount: true };
    }
    const option = options.find((each) => each.token === step.token);
    if (!option) return null;
    label = option.label;
    then = option.then;
  }
  if (!label) return null;
  return { choice: { key: "", seat: decision.seat, steps: asked, label, number: -1 }, then };
}
