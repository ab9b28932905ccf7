// Where a card or a question lies beside the thing that it is about: inside the window, and over as little as possible.

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}
export interface Size {
  width: number;
  height: number;
}
export interface Spot {
  left: number;
  top: number;
  /** As much as there is room for. */
  height: number;
}

const GAP = 8;
const EDGE = 6;
const LEAST = 96; // a card that shows less says nothing
const CUT = 1000; // worse than covering anything

const within = (value: number, most: number) => Math.max(EDGE, Math.min(value, most));
const overlap = (one: Box, other: Box) =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;

/** `keep` is better left free, `never` is never covered. Null if there is no room. */
export function beside(thing: Box, card: Size, window: Size, keep: readonly Box[], never: readonly Box[]): Spot | null {
  const middle = within((thing.left + thing.right - card.width) / 2, window.width - EDGE - card.width);
  const level = within((thing.top + thing.bottom - card.height) / 2, window.height - EDGE - card.height);
  const [above, below] = [thing.top - GAP - EDGE, window.height - EDGE - thing.bottom - GAP];
  const tall = Math.min(card.height, window.height - 2 * EDGE);
  const spots: { spot: Spot; fits: boolean }[] = [
    {
      spot: { left: thing.right + GAP, top: level, height: tall },
      fits: thing.right + GAP + card.width + EDGE <= window.width,
    },
    {
      spot: { left: thing.left - GAP - card.width, top: level, height: tall },
      fits: thing.left - GAP - card.width >= EDGE,
    },
    {
      spot: { left: middle, top: thing.bottom + GAP, height: Math.min(card.height, below) },
      fits: below >= LEAST || below >= card.height,
    },
    {
      spot: { left: middle, top: thing.top - GAP - Math.min(card.height, above), height: Math.min(card.height, above) },
      fits: above >= LEAST || above >= card.height,
    },
  ];
  let best: { spot: Spot; cost: number } | null = null;
  for (const { spot, fits } of spots) {
    const box = { ...spot, right: spot.left + card.width, bottom: spot.top + spot.height };
    if (!fits || never.some((each) => overlap(each, box))) continue;
    const cost =
      keep.filter((each) => overlap(each, box)).length +
      (spot.height < card.height ? CUT + card.height - spot.height : 0);
    if (!best || cost < best.cost) best = { spot, cost };
  }
  return best?.spot ?? null;
}
