import { describe, expect, it } from "vitest";
import { departures, holdFor, PACES, pause } from "../src/lib/pace";

describe("pace", () => {
  it("lets few fly one after the other", () => {
    expect(departures(2, PACES.normal)).toEqual([0, 364]);
  });

  it("deals a whole round within two and a half seconds", () => {
    const starts = departures(24, PACES.normal);
    expect((starts.at(-1) ?? 0) + PACES.normal.flight).toBeLessThanOrEqual(2500);
    expect(new Set(starts).size).toBe(24);
  });

  it("leaves time to read, and none where there is nothing to read", () => {
    expect(holdFor(PACES.normal, 3)).toBeGreaterThan(holdFor(PACES.normal, 1));
    expect(holdFor(PACES.slow, 0)).toBe(0);
    expect(holdFor(PACES.instant, 5)).toBe(0);
  });

  it("can be cut short", async () => {
    const cut = new AbortController();
    const waiting = pause(1e6, cut.signal);
    cut.abort();
    await waiting;
    await pause(1e6, cut.signal);
  });
});
