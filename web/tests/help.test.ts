import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { beside, type Box } from "../src/lib/beside";
import { arranged } from "../src/lib/labels";
import { HOLD, Pointing, REST } from "../src/lib/pointing.svelte";
import { editionOf } from "../src/lib/helps.svelte";
import { Words } from "../src/lib/say";
import { addressOf, saidOfRace, saidOfTrack } from "../src/lib/things";
import { en } from "./words";

const box = (left: number, top: number, width: number, height: number): Box => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
});

describe("what is explained", () => {
  let pointing: Pointing<string>;
  beforeEach(() => {
    vi.useFakeTimers();
    pointing = new Pointing();
  });
  afterEach(() => vi.useRealTimers());

  it("is what the mouse rests on for a while", () => {
    pointing.over("iris");
    vi.advanceTimersByTime(REST - 1);
    expect(pointing.shown).toBeNull();
    vi.advanceTimersByTime(1);
    expect(pointing.shown).toBe("iris");
  });

  it("is nothing that the mouse only crosses", () => {
    pointing.over("iris");
    vi.advanceTimersByTime(REST - 50);
    pointing.over("space");
    vi.advanceTimersByTime(REST - 50);
    pointing.over(null);
    vi.advanceTimersByTime(5000);
    expect(pointing.shown).toBeNull();
  });

  it("stays while the mouse is on the card, and goes soon after it left", () => {
    pointing.over("iris");
    vi.advanceTimersByTime(REST);
    pointing.over(null);
    vi.advanceTimersByTime(100);
    pointing.stay();
    vi.advanceTimersByTime(5000);
    expect(pointing.shown).toBe("iris");
    pointing.over(null);
    vi.advanceTimersByTime(1000);
    expect(pointing.shown).toBeNull();
  });

  it("isn't what was clicked, until the mouse comes back to it", () => {
    pointing.over("iris");
    vi.advanceTimersByTime(REST);
    pointing.click("iris");
    pointing.over("iris");
    vi.advanceTimersByTime(5000);
    expect(pointing.shown).toBeNull();
    pointing.over(null);
    pointing.over("iris");
    vi.advanceTimersByTime(REST);
    expect(pointing.shown).toBe("iris");
  });

  it("is what the keyboard has reached, until it goes on", () => {
    pointing.focus("iris");
    vi.advanceTimersByTime(REST);
    expect(pointing.shown).toBe("iris");
    expect(pointing.scrolled()).toBe(true);
    pointing.focus(null);
    expect(pointing.shown).toBeNull();
  });

  it("is what a finger holds; its click is none, the next one is", () => {
    pointing.press("iris", 10, 10);
    vi.advanceTimersByTime(HOLD);
    expect(pointing.shown).toBe("iris");
    pointing.lift();
    expect(pointing.swallows()).toBe(true);
    expect(pointing.swallows()).toBe(false);
    pointing.press(null, 200, 200);
    expect(pointing.shown).toBeNull();
  });

  it("is nothing that a finger taps or slides over", () => {
    pointing.press("iris", 10, 10);
    vi.advanceTimersByTime(HOLD - 50);
    pointing.lift();
    vi.advanceTimersByTime(5000);
    expect(pointing.swallows()).toBe(false);
    pointing.press("iris", 10, 10);
    pointing.slide(10, 40);
    vi.advanceTimersByTime(5000);
    expect(pointing.shown).toBeNull();
  });

  it("goes when the page scrolls", () => {
    pointing.over("iris");
    vi.advanceTimersByTime(REST);
    expect(pointing.scrolled()).toBe(false);
    expect(pointing.shown).toBeNull();
  });
});

describe("the card", () => {
  const window = { width: 1000, height: 700 };
  const card = { width: 300, height: 200 };
  const covers = (spot: { left: number; top: number; height: number }, other: Box) =>
    spot.left < other.right &&
    other.left < spot.left + card.width &&
    spot.top < other.bottom &&
    other.top < spot.top + spot.height;

  it("lies inside the window and never over its thing, wherever that is", () => {
    for (let left = 0; left <= 950; left += 50)
      for (let top = 0; top <= 650; top += 50) {
        const thing = box(left, top, 50, 50);
        const spot = beside(thing, card, window, [], []);
        expect(spot).not.toBeNull();
        if (!spot) continue;
        expect(covers(spot, thing)).toBe(false);
        expect(Math.min(spot.left, spot.top)).toBeGreaterThanOrEqual(0);
        expect(spot.left + card.width).toBeLessThanOrEqual(1000);
        expect(spot.top + spot.height).toBeLessThanOrEqual(700);
      }
  });

  it("leaves free what can be chosen, if there is another side", () => {
    const thing = box(400, 300, 50, 50);
    const beforeIt = beside(thing, card, window, [], []);
    const free = beside(thing, card, window, [box(460, 300, 50, 50)], []);
    expect(beforeIt && covers(beforeIt, box(460, 300, 50, 50))).toBe(true);
    expect(free && covers(free, box(460, 300, 50, 50))).toBe(false);
  });

  it("never covers a question, and rather isn't shown", () => {
    const thing = box(400, 300, 50, 50);
    expect(beside(thing, card, window, [], [box(0, 0, 1000, 700)])).toBeNull();
  });

  it("is cut to the room beside a thing as wide as the window", () => {
    const spot = beside(box(0, 150, 390, 600), { width: 380, height: 400 }, { width: 390, height: 844 }, [], []);
    expect(spot?.height).toBeLessThanOrEqual(136);
  });
});

describe("labels", () => {
  const things = (...texts: string[]) => texts.map((text, at) => ({ box: box(20 * at, 0, 20, 20), text }));

  it("avoid each other, and the edge of the window", () => {
    const labels = arranged(things("Georges", "Édouard", "Maurice"), 500, 16);
    expect(new Set(labels.map(({ top }) => top)).size).toBe(3);
    expect(labels[0]?.left).toBeGreaterThan(12);
  });

  it("say the same again only where there is room", () => {
    const labels = arranged(things("Artwork", "Artwork", "Artwork", "Artwork", "Noble"), 500, 16);
    expect(labels.map(({ text }) => text)).toEqual(["Artwork", "Artwork", "Artwork", "Noble"]);
  });
});

it("an address says whose and what", () => {
  expect(addressOf("seat:2/architect:1/3")).toEqual({ owner: "seat", number: 2, what: "architect:1/3" });
  expect(addressOf("column:4/race")).toEqual({ owner: "column", number: 4, what: "race" });
  expect(addressOf("architect:1/3").what).toBe("architect:1/3");
});

it("an edition is a game with its options", () => {
  const settings = { options: { belleEpoque: "on", firstPlayer: "random", asymmetric: "off" } };
  expect(editionOf({ game: "1893", settings } as never)).toBe("1893+belleEpoque");
});

it("a race and a track say how they stand", () => {
  const words = new Words({ language: "en", messages: en, parts: {}, printed: {} }, ["Ana", "Ben"]);
  expect(saidOfRace({ sums: [3, 1], leaders: [1], by: 2 }, words)).toBe("Ahead: Ana, by 2.");
  expect(saidOfRace({ sums: [3, 3], leaders: [1, 2], by: 0 }, words)).toBe("Tied: Ana and Ben.");
  expect(saidOfRace({ sums: [0, 0], leaders: [], by: 0 }, words)).toBe("Nobody is ahead yet.");
  const track = { square: 2, value: 3, values: [1, 3, 6] };
  expect(saidOfTrack(track, 2, words)).toBe("Ben: 3 now, 6 on the next square.");
  expect(saidOfTrack({ ...track, square: 3, value: 6 }, 2, words)).toBe("Ben: 6, on the last square.");
});
