// A step of a needle before a building: one place either way, as Saintenoy's board lets its owner do it.

import type { Compass } from "../view";

export interface NeedleStep {
  token: string;
  from: string;
  to: string;
  back: boolean;
}

/** The place that a needle comes from, if none stops at covered ones. */
function before({ places, covered }: Compass, place: string): string {
  const many = places.length;
  for (let at = places.indexOf(place) - 1 + many; ; at--) {
    const found = places[at % many] ?? place;
    if (!covered.includes(found)) return found;
  }
}

/** All steps that there could be, whether they are on offer or not. */
export function stepsOf(compass: Compass): NeedleStep[] {
  return compass.needles.flatMap(({ needle, to }) => {
    const place = needle.split(":")[1] ?? "";
    return [
      { token: `step:${place},forward`, from: needle, to, back: false },
      { token: `step:${place},back`, from: needle, to: before(compass, needle), back: true },
    ];
  });
}
