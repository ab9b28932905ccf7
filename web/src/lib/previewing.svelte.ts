// What an answer will do: asked for when somebody points at it, in the list or on the board.

import type { Way } from "./chains";
import type { LiveTable } from "./live.svelte";
import type { Preview } from "./types";

const PATIENCE = 120; // milliseconds: a pointer that only passes by asks nothing

export class Previewing {
  way = $state.raw<Way | null>(null);
  preview = $state.raw<Preview | null>(null);
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly live: LiveTable) {}

  /** Something is pointed at; what was pointed at last stays in view when the pointer leaves. */
  point(way: Way | null): void {
    this.wait();
    if (way) this.timer = setTimeout(() => void this.ask(way), PATIENCE);
  }

  /** What was about to be asked would be answered too late. */
  wait(): void {
    clearTimeout(this.timer);
  }

  forget(): void {
    this.wait();
    this.way = this.preview = null;
  }

  private async ask(way: Way): Promise<void> {
    if (this.live.busy) return;
    this.way = way;
    const found = await this.live.preview(way.choice).catch(() => null);
    if (this.way === way) this.preview = found;
  }
}
