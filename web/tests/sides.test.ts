import { describe, expect, it } from "vitest";
import { arc } from "../src/games/b1893/compass";
import { flights } from "../src/games/b1893/flights";
import { b1893 } from "../src/games/b1893/game";
import { isAsked } from "../src/games/b1893/offers";
import { bSides, changesOf, choosing, isReconstructed, ownerOf, sideOf } from "../src/games/b1893/sides/sides";
import { stepsOf } from "../src/games/b1893/sides/steps";
import type { Seat, Side, View } from "../src/games/b1893/view";
import type { ComponentValue } from "../src/lib/types";
import { en, fr } from "./words";
import { fact } from "./facts";

const plain: Side = {
  board: null,
  rules: [],
  tracks: { "track:iris": [1, 2, 3], "track:crown": [1, 2, 3] },
  house_costs: [2, 3, 4],
  multiplier: 1,
};
const hankar: Side = { ...plain, board: "board:hankar", tracks: { ...plain.tracks, "track:iris": [2, 3, 3] } };
const saintenoy: Side = { ...plain, board: "board:saintenoy", multiplier: 2 };
const strauven: Side = { ...plain, board: "board:strauven", house_costs: [2, 2, 3] };
const seat = (number: number, board: string | null = null) =>
  ({
    seat: number,
    board,
    artworks: {},
    cubes: {},
    nobles: [],
    tracks: {},
    money: 3,
    points: 1,
    meeples: 2,
  }) as unknown as Seat;
const view = (more: Partial<View> = {}): View =>
  ({
    game: "1893",
    round: 1,
    rounds: 5,
    sides: [plain, hankar, saintenoy, strauven],
    seats: [seat(1, "board:saintenoy"), seat(2)],
    revealed: null,
    belle: null,
    places: [],
    spaces: [],
    ...more,
  }) as unknown as View;

describe("B-sides", () => {
  it("are there with the variant only, and belong to who took them", () => {
    expect(bSides(view()).map(({ board }) => board)).toEqual(["board:hankar", "board:saintenoy", "board:strauven"]);
    expect(bSides(view({ sides: [plain] }))).toEqual([]);
    expect([sideOf(view(), seat(1, "board:saintenoy")), sideOf(view(), seat(2))]).toEqual([saintenoy, undefined]);
    expect([ownerOf(view(), "board:saintenoy"), ownerOf(view(), "board:hankar")]).toEqual([1, null]);
  });

  it("are chosen until everybody has one", () => {
    expect(choosing(view())).toBe(true);
    expect(choosing(view({ seats: [seat(1, "board:saintenoy"), seat(2, "board:hankar")] }))).toBe(false);
    expect(choosing(view({ sides: [plain], seats: [seat(1)] }))).toBe(false);
  });

  it("say what is printed otherwise than on the A-side, and nothing else", () => {
    expect(changesOf(view(), hankar)).toEqual([{ what: "track:iris", values: [2, 3, 3], instead: [1, 2, 3] }]);
    expect(changesOf(view(), saintenoy)).toEqual([{ what: "rows", values: [2], instead: [1] }]);
    expect(changesOf(view(), strauven)).toEqual([{ what: "houses", values: [2, 2, 3], instead: [2, 3, 4] }]);
    expect(changesOf(view(), plain)).toEqual([]);
  });

  it("mark what is reconstructed, unless it was corrected for this table", () => {
    const value = (name: string, confidence: string, said: string) =>
      ({ name: `asymmetric.${name}`, confidence, value: said }) as ComponentValue;
    const box = [
      value("hankar.iris", "reconstructed", "[2,3,3]"),
      value("strauven.costs", "reconstructed", "[2, 2, 3]"),
      value("saintenoy.symbols", "certain", "1"),
    ];
    const marked = (side: Side) =>
      changesOf(view(), side).map((change) => isReconstructed(box, side.board ?? "", change));
    expect([marked(hankar), marked(strauven), marked(saintenoy)]).toEqual([[true], [true], [false]]);
    expect(isReconstructed(box, "board:hankar", { what: "track:iris", values: [3, 3, 3], instead: [1, 2, 3] })).toBe(
      false,
    );
    expect(isReconstructed([], "board:hankar", { what: "track:iris", values: [2, 3, 3], instead: [1, 2, 3] })).toBe(
      false,
    );
  });
});

describe("questions of the variant", () => {
  it("are asked on the table, and boards where they lie", () => {
    expect([isAsked("stepFirst"), isAsked("setupBoard")]).toEqual([true, false]);
  });

  it("bring a hint of their own to a first table", () => {
    expect(Object.keys(b1893.hints(view() as never))).toEqual(["hint1893", "hintSides"]);
    expect(Object.keys(b1893.hints(view({ sides: [plain] }) as never))).toEqual(["hint1893"]);
    const keys = Object.values(b1893.hints(view({ belle: {} as never }) as never)).flat();
    expect(keys.filter((key) => !(key in en) || !(key in fr))).toEqual([]);
  });
});

describe("a step of a needle", () => {
  it("goes where the view says, either way", () => {
    const needles = [{ needle: "needle:stone", to: "needle:wood", back: "needle:iron", blocked: false }];
    expect(stepsOf({ places: [], covered: [], needles })).toEqual([
      { token: "step:stone,forward", from: "needle:stone", to: "needle:wood", back: false },
      { token: "step:stone,back", from: "needle:stone", to: "needle:iron", back: true },
    ]);
  });

  it("is drawn in its direction", () => {
    expect(arc(0, 1, 4, 10)).toMatch(/A10 10 0 0 1 /);
    expect(arc(1, 0, 4, 10, true)).toMatch(/A10 10 0 0 0 /);
    expect(arc(0, 3, 4, 10, true)).toMatch(/A10 10 0 0 0 /);
    expect(arc(1, 0, 4, 10)).toMatch(/A10 10 0 1 1 /);
  });
});

describe("what moves", () => {
  const moved = (kind: string, tokens: Record<string, string>, before: Partial<View> = {}) =>
    flights(fact(kind, tokens), view(before), view());

  it("is the noble turned up, to who takes it or into the display", () => {
    expect(moved("noble_turned_up", { noble: "noble:buls" })).toEqual([
      { piece: "noble:buls", from: "pile:noble", to: "revealed" },
    ]);
    expect(moved("revealed_taken", { noble: "noble:buls" })).toEqual([
      { piece: "noble:buls", from: "revealed", to: "seat:1" },
    ]);
    expect(
      moved("noble_revealed", { noble: "noble:buls", display: "display:1" }, { revealed: "noble:buls" })[0]?.from,
    ).toBe("revealed");
    expect(moved("noble_revealed", { noble: "noble:buls", display: "display:1" })[0]?.from).toBe("pile:noble");
  });

  it("is a board, and money that it brings", () => {
    expect(moved("board_chosen", { board: "board:horta" })).toEqual([
      { piece: "board:horta", from: "board:horta", to: "seat:1/side" },
    ]);
    expect(moved("money_moved.board", { amount: "bf:2" })).toEqual([
      { piece: "bf:2", from: "seat:1/side", to: "seat:1/money" },
    ]);
    expect(moved("board_helped", { board: "board:horta" })).toEqual([]);
  });
});
