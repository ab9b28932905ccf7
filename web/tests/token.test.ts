import { expect, test } from "vitest";
import { dotted, numberOf, partsOf, sortOf, valueOf, withoutSign } from "../src/lib/token";

test("a token says what a thing is, and which one", () => {
  expect([sortOf("space:2,3"), valueOf("space:2,3")]).toEqual(["space", "2,3"]);
  expect([partsOf("space:2,3"), dotted("space:2,3")]).toEqual([["2", "3"], "space.2,3"]);
  expect([sortOf("expo"), valueOf("expo")]).toEqual(["expo", ""]);
});

test("a number has a sign, which can be left out", () => {
  expect([numberOf("bf:-3"), numberOf("seat:2")]).toEqual([-3, 2]);
  expect([withoutSign("bf:-3"), withoutSign("vp:4")]).toEqual(["bf:3", "vp:4"]);
});
