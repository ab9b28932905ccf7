// The table on show, for pieces wherever they are drawn: on the board, in flight or in the log.

import { createContext } from "svelte";
import { colourOf } from "./seats";
import type { Frame } from "./types";

export class Shown {
  constructor(private readonly frame: () => Frame | null) {}

  get view(): Frame["view"] {
    return this.frame()?.view ?? null;
  }

  /** What this table's box prints on a piece, if that isn't what its token says. */
  printed(token: string): (number | string)[] {
    return Object.values(this.frame()?.settings.printed[token] ?? {});
  }

  /** "none" for seat 0, the neutral one. */
  colour(seat: number): string {
    const frame = this.frame();
    return seat === 0 || !frame ? "none" : colourOf(frame, seat);
  }
}

export const [useShown, provideShown] = createContext<Shown>();
