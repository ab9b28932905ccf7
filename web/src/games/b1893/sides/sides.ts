// Architect boards on their B-sides: whose they are, and what is printed otherwise than on the A-side.

import type { ComponentValue } from "../../../lib/types";
import type { Seat, Side, View } from "../view";

export type BSide = Side & { board: string };

/** The B-sides that can be chosen in this game; none without the variant. */
export function bSides(view: View): BSide[] {
  return view.sides.filter((side): side is BSide => side.board !== null);
}

export function sideOf(view: View, seat: Seat): BSide | undefined {
  return bSides(view).find(({ board }) => board === seat.board);
}

export function ownerOf(view: View, board: string): number | null {
  return view.seats.find((seat) => seat.board === board)?.seat ?? null;
}

/** Somebody has still to choose. */
export function choosing(view: View): boolean {
  return bSides(view).length > 0 && view.seats.some((seat) => seat.board === null);
}

/** What a side has instead of the A-side's: on a track, for the houses, or at every Strategic row. */
export interface Change {
  what: string;
  values: readonly number[];
  instead: readonly number[];
}

export function changesOf(view: View, side: Side): Change[] {
  const [plain] = view.sides;
  if (!plain) return [];
  const printed = ({ tracks, house_costs, multiplier }: Side): [string, readonly number[]][] => [
    ...Object.entries(tracks),
    ["houses", house_costs],
    ["rows", [multiplier]],
  ];
  const before = new Map(printed(plain));
  return printed(side)
    .map(([what, values]) => ({ what, values, instead: before.get(what) ?? [] }))
    .filter(({ values, instead }) => values.join() !== instead.join());
}

const nameOf = (token: string): string => token.split(":")[1] ?? token;

/** Is the number our own reconstruction? One that was corrected for this table isn't. */
export function isReconstructed(
  values: readonly ComponentValue[],
  board: string,
  { what, values: printed }: Change,
): boolean {
  const value = values.find(
    ({ name }) => name === `asymmetric.${nameOf(board)}.${what === "houses" ? "costs" : nameOf(what)}`,
  );
  return value?.confidence === "reconstructed" && JSON.stringify(JSON.parse(value.value)) === JSON.stringify(printed);
}
