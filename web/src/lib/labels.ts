// Where the labels of many small things lie: under each of them, or over it if that is free.

import type { Box } from "./beside";

export interface Labelled {
  box: Box;
  text: string;
}
export interface Label {
  text: string;
  /** Of its middle. */
  left: number;
  top: number;
}

const WIDE = 0.36; // of a letter, in the type of the page
const HIGH = 0.95;

const overlap = (one: Box, other: Box) =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;

/** Inside so wide a window, in type of this size. One that finds no room is left out if another says the same. */
export function arranged(things: readonly Labelled[], width: number, type: number): Label[] {
  const taken: Box[] = [];
  const said = new Set<string>();
  return things.flatMap(({ box, text }) => {
    const half = (text.length * WIDE * type + 8) / 2;
    const left = Math.max(half, Math.min((box.left + box.right) / 2, width - half));
    const at = (top: number): Box => ({ left: left - half, right: left + half, top, bottom: top + HIGH * type });
    const spots = [box.bottom - 4, box.top - HIGH * type + 4, box.bottom - 4 + HIGH * type].map(at);
    const free = spots.find((each) => !taken.some((other) => overlap(each, other)));
    if (!free && said.has(text)) return [];
    const spot = free ?? at(box.bottom - 4);
    taken.push(spot);
    said.add(text);
    return [{ text, left, top: spot.top }];
  });
}
