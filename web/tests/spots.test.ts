import { describe, expect, it } from "vitest";
import { spotFor } from "../src/lib/spots";

const page = { width: 1000, height: 600 };
const own = { width: 200, height: 100 };
const at = (left: number, top: number, width = 100, height = 50) => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
});

describe("the spot of a small window", () => {
  it("is right of its place, or left of it at the edge", () => {
    expect(spotFor(at(100, 200), own, page)).toEqual({ left: 206, top: 175 });
    expect(spotFor(at(850, 200), own, page)).toEqual({ left: 644, top: 175 });
  });

  it("is below a place as wide as the page, or above it", () => {
    expect(spotFor(at(0, 100, 1000), own, page)).toEqual({ left: 400, top: 156 });
    expect(spotFor(at(0, 500, 1000), own, page)).toEqual({ left: 400, top: 394 });
  });

  it("stays inside the page", () => {
    expect(spotFor(at(100, 0), own, page).top).toBe(6);
    expect(spotFor(at(100, 580), own, page).top).toBe(494);
    expect(spotFor(at(0, 20, 1000, 560), own, page)).toEqual({ left: 400, top: 494 });
  });
});
