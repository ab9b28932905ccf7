// How long the server keeps tables, as its operator has set it, in a sentence.

import type { Words } from "./say";
import type { Keeping } from "./types";

const HOUR = 3_600;
const DAY = 24 * HOUR;

/** What is to be said, or nothing where tables stay for ever. */
export function keepingSaid({ unbegun, over, idle }: Keeping, words: Words): string {
  const cases: [string, number | null][] = [
    ["unbegun", sooner(unbegun, idle)],
    ["over", sooner(over, idle)],
    ["others", idle],
  ];
  const told = cases.flatMap(([which, seconds]) =>
    seconds === null ? [] : [words.say(`web.keeping.${which}`, { time: timeSaid(seconds, words) })],
  );
  if (!told.length) return "";
  return unbegun === null && over === null && idle !== null
    ? words.say("web.keeping.all", { time: timeSaid(idle, words) })
    : words.say("web.keeping", { cases: words.list(told) });
}

/** What people should know who have finished a game. */
export function endSaid({ over, idle }: Keeping, words: Words): string {
  const seconds = sooner(over, idle);
  return seconds === null ? "" : words.say("web.keeping.end", { time: timeSaid(seconds, words) });
}

function sooner(one: number | null, other: number | null): number | null {
  return one === null || other === null ? (one ?? other) : Math.min(one, other);
}

function timeSaid(seconds: number, words: Words): string {
  const days = seconds % DAY === 0;
  return words.say(days ? "web.keeping.days" : "web.keeping.hours", {
    count: Math.round(seconds / (days ? DAY : HOUR)),
  });
}
