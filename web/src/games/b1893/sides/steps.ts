// The steps of a needle before a building, as Saintenoy's board lets its owner take one.

import type { Compass } from "../view";

export interface NeedleStep {
  token: string;
  from: string;
  to: string;
  back: boolean;
}

/** All steps that there could be, whether they are on offer or not. */
export function stepsOf(compass: Compass): NeedleStep[] {
  return compass.needles.flatMap(({ needle, to, back }) => {
    const place = needle.split(":")[1] ?? "";
    return [
      { token: `step:${place},forward`, from: needle, to, back: false },
      { token: `step:${place},back`, from: needle, to: back, back: true },
    ];
  });
}
