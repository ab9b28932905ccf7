// Answers one behind the other, and where they lead.

import type { Choice, Step } from "./choices";
import type { Decision, Option } from "./types";

export interface Way {
  choice: Choice;
  /** What would have to be decided next. */
  then: Decision | null;
}

/** The choice that these answers make. They may begin before the decision that waits; null if it isn't on offer. */
export function wayOf(decision: Decision, steps: readonly Step[]): Way | null {
  const first = steps.findIndex((step) => step.decision === decision.name);
  if (first < 0) return null;
  const asked = steps.slice(first);
  let then: Decision | null = decision;
  let option: Option | undefined;
  for (const step of asked) {
    if (then?.name !== step.decision) return null;
    option = then.options.find((each) => each.token === step.token);
    if (!option) return null;
    then = option.then;
  }
  if (!option) return null;
  return { choice: { key: "", seat: decision.seat, steps: asked, label: option.label, number: -1 }, then };
}
