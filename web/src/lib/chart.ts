// The geometry of a chart of points over time.

import type { Moment } from "./types";

export interface Scale {
  left: number;
  right: number;
  top: number;
  bottom: number;
  low: number;
  high: number;
  tick: number;
  /** How much of the width the last moment has for itself: a final scoring brings many points at once. */
  band: number;
  count: number;
}

export function scaleFor(
  moments: readonly Moment[],
  width: number,
  height: number,
  names: number,
  over = false,
): Scale {
  const points = moments.flatMap((moment) => moment.points);
  const tick = stepFor(Math.max(...points, 1) - Math.min(...points, 0));
  return {
    left: 34,
    right: Math.max(60, width - names),
    top: 24,
    bottom: height - 10,
    low: Math.floor(Math.min(...points, 0) / tick) * tick,
    high: Math.ceil(Math.max(...points, 1) / tick) * tick,
    tick,
    band: over ? Math.max(0, width - names - 34) * 0.12 : 0,
    count: moments.length,
  };
}

/** A round number such that a handful of lines span the range. */
export function stepFor(range: number): number {
  const sizes = [1, 2, 5, 10, 20, 50, 100, 200, 500];
  return sizes.find((size) => range / size <= 6) ?? 1000;
}

export function ticks({ low, high, tick }: Scale): number[] {
  return Array.from({ length: Math.round((high - low) / tick) + 1 }, (_, at) => low + at * tick);
}

export function x(scale: Scale, at: number): number {
  if (at === scale.count - 1 && at > 0) return scale.right;
  return scale.left + ((scale.right - scale.band - scale.left) * at) / Math.max(1, scale.count - (scale.band ? 2 : 1));
}

export function y(scale: Scale, points: number): number {
  return scale.bottom - ((scale.bottom - scale.top) * (points - scale.low)) / Math.max(1, scale.high - scale.low);
}

export function nearest(scale: Scale, across: number): number {
  if (scale.band && across > scale.right - scale.band / 2) return scale.count - 1;
  const last = scale.count - (scale.band ? 2 : 1);
  const at = Math.round(((across - scale.left) / (scale.right - scale.band - scale.left)) * last);
  return Math.max(0, Math.min(last, at));
}

/** Points stand until they change: a line of steps, and a slope to the final scoring. */
export function line(scale: Scale, moments: readonly Moment[], seat: number): string {
  return moments
    .map((moment, at) => {
      const [across, up] = [x(scale, at).toFixed(1), y(scale, moment.points[seat] ?? 0).toFixed(1)];
      if (at === 0) return `M${across} ${up}`;
      return scale.band && at === moments.length - 1 ? `L${across} ${up}` : `H${across}V${up}`;
    })
    .join("");
}

/** Heights for labels that would cover each other, in the order of the seats. */
export function spread(heights: readonly number[], gap: number, bottom: number): number[] {
  const order = heights.map((_, at) => at).sort((a, b) => (heights[a] ?? 0) - (heights[b] ?? 0));
  const placed = [...heights];
  order.forEach((at, place) => {
    const above = place ? (placed[order[place - 1] as number] as number) + gap : -Infinity;
    placed[at] = Math.max(heights[at] as number, above);
  });
  let below = bottom;
  for (const at of [...order].reverse()) {
    placed[at] = Math.min(placed[at] as number, below);
    below = placed[at] - gap;
  }
  return placed;
}
