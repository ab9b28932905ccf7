// What cards, tiles and boards say: when, if that isn't always, and what they do.

import type { Words } from "../../lib/say";

export interface Entry {
  when: string;
  does: string;
}

export function entryOf(token: string, words: Words): Entry {
  const key = token.replace(":", ".1893.");
  return { when: words.has(`${key}.when`) ? words.say(`${key}.when`) : "", does: words.say(`${key}.does`) };
}

/** All of it in one sentence. */
export function saidBy(token: string, words: Words): string {
  const { when, does } = entryOf(token, words);
  return when ? words.say("phrase.1893.entry", { when, does }) : does;
}
