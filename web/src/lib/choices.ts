// What can be chosen: two decisions in a row become one choice where nothing comes between them.

import type { Decision, Option } from "./types";
import type { Message } from "./say";

export interface Step {
  decision: string;
  token: string;
}
export interface Choice {
  key: string;
  seat: number;
  steps: Step[];
  label: Message;
  number: number;
}
export interface Group {
  head: Message | null;
  choices: Choice[];
}

// u and r undo and redo, h and l help.
const LETTERS = "abcdefgijkmnopqstvwxyz";
export const KEYS = `123456789${LETTERS}`;

/** The options of a decision. An amount is no option: it is asked for in its own way, where it is decided. */
export function grouped(decision: Decision): Group[] {
  const groups: Group[] = [];
  // Digits are typed where an amount is asked for.
  const keys = decision.amount ? LETTERS : KEYS;
  let number = 0;
  const choice = (steps: Step[], label: Message): Choice => ({
    key: keys[number] ?? "",
    seat: decision.seat,
    steps,
    label,
    number: number++,
  });
  let plain: Group | null = null;
  for (const option of decision.options) {
    const first = { decision: decision.name, token: option.token };
    if (option.then && !option.then.amount && option.then.options.length > 0) {
      plain = null;
      const then = option.then;
      groups.push({
        head: option.label,
        choices: then.options.map((next: Option) =>
          choice([first, { decision: then.name, token: next.token }], next.label),
        ),
      });
    } else {
      if (!plain) groups.push((plain = { head: null, choices: [] }));
      plain.choices.push(choice([first], option.label));
    }
  }
  return groups;
}

export function flat(groups: Group[]): Choice[] {
  return groups.flatMap((group) => group.choices);
}

export function pathOf(choice: Choice): string {
  return choice.steps.map((step) => `${step.decision}=${step.token}`).join("&");
}

/** All choices in which this answer is given, first or last. */
export function choicesWith(groups: Group[], decision: string, token: string): Choice[] {
  return flat(groups).filter((choice) =>
    choice.steps.some((step) => step.decision === decision && step.token === token),
  );
}
