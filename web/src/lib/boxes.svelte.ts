// The component values of the boxes with their provenance: fetched when somebody wants to see them, and once.

import { call } from "./api";
import type { ComponentValue } from "./types";

export class Boxes {
  private found = $state.raw<Readonly<Record<string, ComponentValue[]>>>({});
  problem = $state(false);

  async fetch(game: string): Promise<void> {
    if (this.found[game]) return;
    try {
      const values = await call<ComponentValue[]>(`/components/${game}`);
      this.found = { ...this.found, [game]: values };
      this.problem = false;
    } catch {
      this.problem = true;
    }
  }

  /** Empty until they are there. */
  values(game: string): ComponentValue[] {
    return this.found[game] ?? [];
  }
}
