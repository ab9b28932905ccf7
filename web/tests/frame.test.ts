import { describe, expect, it } from "vitest";
import { lines, NOTHING, receive, undoer, type Known } from "../src/lib/frame";
import type { Fact, Frame } from "../src/lib/types";

function fact(number: number, said: string, seat = 1): Fact {
  return {
    number,
    entry: number,
    kind: said,
    reason: null,
    seat,
    tokens: {},
    forced: false,
    log: [{ key: said, fields: {} }],
  };
}

function frame(number: number, kept: number, facts: Fact[], more: Partial<Frame> = {}): Frame {
  return {
    table: "t",
    game: "1897",
    number,
    entry: number,
    kept,
    facts,
    host: false,
    view: null,
    decision: null,
    over: false,
    sheet: null,
    settings: { edition: "", options: {}, components_corrected: false, printed: {} },
    waits: { confirmation_of: null },
    may_undo: false,
    may_redo: false,
    commitments: [],
    seeds: [],
    error: null,
    seats: [1, 2].map((seat) => ({ seat, name: `P${seat}`, kind: "me", bot: null, present: true, mine: seat === 1 })),
    ...more,
  } as Frame;
}

const said = (known: Known | null) => known && lines(known.facts).map((line) => line.message.key);
const begun = receive(NOTHING, frame(1, 0, [fact(1, "a"), fact(1, "b")])) as Known;

describe("receiving frames", () => {
  it("puts new facts behind the old ones", () => {
    expect(said(receive(begun, frame(2, 2, [fact(2, "c")])))).toEqual(["a", "b", "c"]);
  });

  it("counts a frame that comes twice once", () => {
    const next = frame(2, 2, [fact(2, "c")]);
    const once = receive(begun, next) as Known;
    expect(said(receive(once, next))).toEqual(["a", "b", "c"]);
  });

  it("ignores a frame that comes late", () => {
    const later = receive(begun, frame(3, 2, [fact(3, "c")])) as Known;
    expect(receive(later, frame(2, 2, [fact(2, "x")]))).toBe(later);
  });

  it("takes back what was undone", () => {
    expect(said(receive(begun, frame(2, 1, [])))).toEqual(["a"]);
  });

  it("notices a gap", () => {
    expect(receive(begun, frame(9, 5, []))).toBeNull();
  });

  it("takes presence with the same number", () => {
    const now = receive(begun, frame(1, 2, [], { may_undo: true }));
    expect(now?.frame?.may_undo).toBe(true);
    expect(now?.facts).toBe(begun.facts);
  });
});

describe("who undoes", () => {
  it("is the last of this page's seats that acted", () => {
    const known = receive(NOTHING, frame(1, 0, [fact(1, "a", 1), fact(1, "b", 2)])) as Known;
    expect(undoer(known)).toBe(1);
  });
});
