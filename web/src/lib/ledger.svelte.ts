// The rules in the language of the page: fetched when somebody wants to read them, and once.

import { call } from "./api";
import { type Language, preferences } from "./preferences.svelte";
import type { Chapter } from "./types";

type Rule = Chapter["rules"][number];

class Ledger {
  private found = $state.raw<Partial<Record<Language, Chapter[]>>>({});
  problem = $state(false);
  readonly chapters = $derived(this.found[preferences.language]);
  private readonly rules = $derived(
    new Map((this.chapters ?? []).flatMap((chapter) => chapter.rules.map((rule): [string, Rule] => [rule.id, rule]))),
  );

  async fetch(): Promise<void> {
    const language = preferences.language;
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

export const ledger = new Ledger();
