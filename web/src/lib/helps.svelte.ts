// What the things of an edition do and which rules are about them: fetched once.

import type { components } from "../api";
import { call } from "./api";
import { sortOf } from "./token";
import type { Frame } from "./types";

type Entry = components["schemas"]["HelpShown"];

/** A game with the options that are on, such as 1893+belleEpoque. */
export function editionOf({ game, settings }: Pick<Frame, "game" | "settings">): string {
  return [game, ...Object.keys(settings.options).filter((name) => settings.options[name] === "on")].join("+");
}

export class Helps {
  private found = $state.raw<Readonly<Record<string, Record<string, Entry>>>>({});

  async fetch(edition: string): Promise<void> {
    if (this.found[edition]) return;
    const entries = await call<Record<string, Entry>>(`/help/${encodeURIComponent(edition)}`);
    this.found = { ...this.found, [edition]: entries };
  }

  /** The entries for these tokens, each by itself or by its kind. */
  about(edition: string, tokens: readonly string[]): Entry[] {
    const known = this.found[edition] ?? {};
    return tokens.flatMap((token) => known[token] ?? known[sortOf(token)] ?? []);
  }
}
