// What flights of all rules share.

import { sortOf, valueOf } from "../../lib/token";
import type { Flight } from "../registry";

/** As many of one kind as are told of. */
export function times(count: number, flight: Flight): Flight[] {
  return Array.from({ length: count }, () => ({ ...flight }));
}

/** Where a cube or an artwork lies that nobody has. A white artwork lies in the stack of its colour. */
export function supply(piece: string): string {
  return `supply/${sortOf(piece) === "white" ? `artwork:${valueOf(piece)}` : piece}`;
}
