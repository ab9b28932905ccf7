import { expect, test } from "vitest";
import { line, nearest, scaleFor, spread, stepFor, ticks, x, y } from "../src/lib/chart";
import { byRound, momentAt, roundStarts } from "../src/lib/replay.svelte";
import type { Moment } from "../src/lib/types";

const moments: Moment[] = [1, 1, 1, 2, 2, 3].map((round, at) => ({
  entry: 10 + 3 * at,
  seat: at ? 1 : null,
  round,
  points: [2 * at, -at],
}));

test("an entry belongs to the first question behind it", () => {
  expect([0, 10, 11, 13, 99].map((entry) => momentAt(moments, entry))).toEqual([0, 0, 1, 1, 5]);
  expect(momentAt([], 4)).toBe(0);
});

test("rounds begin where their number changes", () => {
  expect(roundStarts(moments)).toEqual([0, 3, 5]);
});

test("a round back goes to its beginning first, and a round on ends at the end", () => {
  expect([0, 1, 3, 4, 5].map((at) => byRound(moments, at, false))).toEqual([0, 0, 0, 3, 3]);
  expect([0, 2, 3, 5].map((at) => byRound(moments, at, true))).toEqual([3, 3, 5, 5]);
});

test("the scale holds all points, also lost ones, between round numbers", () => {
  const scale = scaleFor(moments, 600, 240, 100);
  expect([scale.low, scale.high]).toEqual([-5, 10]);
  expect(ticks(scale)).toEqual([-5, 0, 5, 10]);
  expect(y(scale, scale.low)).toBe(scale.bottom);
  expect(y(scale, scale.high)).toBe(scale.top);
  expect([6, 7, 31, 300, 9999].map(stepFor)).toEqual([1, 2, 10, 50, 1000]);
});

test("pointing at a place and the place of a moment agree", () => {
  const scale = scaleFor(moments, 600, 240, 100);
  expect(moments.map((_, at) => nearest(scale, x(scale, at)))).toEqual([0, 1, 2, 3, 4, 5]);
  expect([nearest(scale, -50), nearest(scale, 9999)]).toEqual([0, 5]);
  const ended = scaleFor(moments, 600, 240, 100, true);
  expect(moments.map((_, at) => nearest(ended, x(ended, at)))).toEqual([0, 1, 2, 3, 4, 5]);
  expect(x(ended, 5) - x(ended, 4)).toBeCloseTo(ended.band);
});

test("a line goes in steps through every moment", () => {
  const drawn = line(scaleFor(moments, 600, 240, 100), moments, 0);
  expect(drawn.startsWith("M")).toBe(true);
  expect(drawn.match(/H/g)).toHaveLength(5);
  expect(line(scaleFor(moments, 600, 240, 100, true), moments, 0).match(/H/g)).toHaveLength(4);
});

test("labels that would cover each other are moved apart and stay inside", () => {
  expect(spread([10, 100], 17, 200)).toEqual([10, 100]);
  expect(spread([50, 52, 51], 17, 200)).toEqual([50, 84, 67]);
  expect(spread([195, 198], 17, 200)).toEqual([183, 200]);
});
