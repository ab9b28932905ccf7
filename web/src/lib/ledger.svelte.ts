// The rules in the language of the page: fetched when somebody wants to read them, and once.

import { call } from "./api";
import type { Preferences } from "./preferences.svelte";
import type { Chapter } from "./types";

type Rule = Chapter["rules"][number];

export class Ledger {
  constructor(private readonly preferences: Preferences) {}

  private found = $state.raw<Partial<Record<string, Chapter[]>>>({});
  problem = $state(false);
  readonly chapters = $derived.by(() => this.found[this.preferences.words.language]);
  private readonly rules = $derived(
    new Map((this.chapters ?? []).flatMap((chapter) => chapter.rules.map((rule): [string, Rule] => [rule.id, rule]))),
  );

  async fetch(): Promise<void> {
    const language = this.preferences.words.language;
    if (this.found[language]) return;
    try {
      const chapters = await call<Chapter[]>(`/rules/${language}`);
      this.found = { ...this.found, [language]: chapters };
      this.problem = false;
    } catch {
      this.problem = true;
    }
  }

  rule(id: string): Rule | undefined {
    return this.rules.get(id);
  }
}
