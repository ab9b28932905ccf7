// Whose colour is whose at the table that is on show, and what a corrected box prints on a piece: pieces are drawn outside
// the board too, in flight or in the log.

import { colourOf } from "./seats";
import type { Frame } from "./types";

class Shown {
  private frame = $state.raw<Frame | null>(null);

  show(frame: Frame): void {
    this.frame = frame;
  }

  get view(): Frame["view"] {
    return this.frame?.view ?? null;
  }

  /** What this table's box prints on a piece, where that isn't what its token says. */
  printed(token: string): (number | string)[] {
    return Object.values(this.frame?.settings.printed[token] ?? {});
  }

  /** "none" for seat 0, the neutral one. */
  colour(seat: number): string {
    return seat === 0 || !this.frame ? "none" : colourOf(this.frame, seat);
  }
}

export const shown = new Shown();
