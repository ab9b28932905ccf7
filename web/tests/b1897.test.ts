import { describe, expect, it } from "vitest";
import { type Offer, offersAtCell, offersAtPlace, offersNow, sets } from "../src/games/b1897/chains";
import { flights } from "../src/games/b1897/flights";
import type { Cell, Seat, View } from "../src/games/b1897/view";
import type { Decision, Fact, Frame, Option } from "../src/lib/types";
import { fact } from "./facts";

function seat(number: number, more: Partial<Seat> = {}): Seat {
  const track = { square: 1, value: 1, values: [1, 2, 3, 4, 5] };
  return {
    seat: number,
    money: 4,
    points: 0,
    passed: false,
    pass_rank: null,
    tracks: { "track:architecture": track, "track:nobility": track, "track:prestige": track },
    hand: { "architect:1/3": 4, "architect:2/4": 2 },
    sides: [
      ["1/3", 1],
      ["1/3", 3],
      ["2/4", 2],
      ["2/4", 4],
    ].map(([kind, side]) => ({ architect: `architect:${kind}`, side: `side:${side}`, payable: true })),
    brussels: {},
    prison: {},
    artworks: {},
    materials: {},
    houses: {},
    nobles_ready: [],
    nobles_tapped: [],
    next_house_cost: 1,
    house_points: 0,
    ...more,
  };
}

const cell = (name: string, owner: number | null = null, value: number | null = null): Cell => ({
  cell: name,
  card: owner === null ? "money" : null,
  owner,
  architect: owner ? "architect:1/3" : null,
  value,
});

function view(owners: (number | null)[][], more: Partial<View> = {}): View {
  return {
    game: "1897",
    round: 1,
    rounds: 4,
    first_player: 1,
    expo_holder: null,
    exhibited: [],
    rows: owners.length,
    grid: owners.map((row, r) =>
      row.map((owner, c) => cell(`cell:${r + 1},${c + 1}`, owner, owner === null ? null : 1)),
    ),
    columns: [],
    coats: [],
    places: ["stock", "hall", "park"].map((name) => ({ place: `place:${name}`, uses: 0, next_price: 1 })),
    brussels: { sums: [0, 0], leaders: [], by: 0 },
    first_pass: true,
    piles: [],
    resolving: {},
    seats: [seat(1), seat(2)],
    ...more,
  };
}

const label = { key: "label", fields: {} };
const option = (token: string, then: Decision | null = null): Option => ({ token, action: 0, label, then });
const decision = (name: string, ...options: Option[]): Decision => ({
  seat: 1,
  name,
  private: false,
  of: null,
  at: null,
  amount: null,
  options,
  question: label,
  phase: label,
  matters: null,
});
const frame = (decision: Decision, shown: View): Frame => ({ decision, view: shown, seats: [] }) as unknown as Frame;
const answers = (offer: { steps: { token: string }[] }) => offer.steps.map((step) => step.token).join(" ");

describe("sets of pieces", () => {
  it("are each offered once, without the answers that nobody needs", () => {
    const found = sets({ "architect:1/3": 4, "architect:2/4": 1 }, 2, "layArchitect");
    expect(found.map((set) => set.pieces)).toEqual([
      ["architect:1/3", "architect:1/3"],
      ["architect:1/3", "architect:2/4"],
    ]);
    expect(found.map((set) => set.steps.length)).toEqual([2, 2]);
    const [only] = sets({ "architect:2/4": 1, "architect:1/3": 1 }, 2, "layArchitect");
    expect(only?.steps.map((step) => step.token)).toEqual(["architect:2/4"]);
    expect(sets({ "architect:1/3": 3 }, 2, "layArchitect")[0]?.steps).toEqual([]);
  });
});

describe("a click on the table", () => {
  const architects = () => decision("architect", option("architect:1/3"), option("architect:2/4"));
  const turn = (...cells: Option[]) =>
    decision("turn", option("nouveau", decision("cell", ...cells)), option("stock"), option("pass"));

  it("offers every side of every Architect, and asks why about those that can't be paid", () => {
    const poor = seat(1, {
      sides: seat(1).sides.map((each) => ({ ...each, payable: !["side:3", "side:4"].includes(each.side) })),
    });
    const found = offersAtCell(
      frame(turn(option("cell:1,1", architects())), view([[null, null]], { seats: [poor] })),
      "cell:1,1",
    );
    expect(found.map((offer) => [offer.pieces[0], offer.ready])).toEqual([
      ["side:1", true],
      ["side:3", false],
      ["side:2", true],
      ["side:4", false],
    ]);
    expect(answers(found[0] as Offer)).toBe("nouveau cell:1,1 architect:1/3");
    expect(answers(found[1] as Offer)).toBe("nouveau cell:1,1 architect:1/3 side:3");
  });

  it("names the side where both can be paid", () => {
    const found = offersAtCell(frame(turn(option("cell:1,1", architects())), view([[null, null]])), "cell:1,1");
    expect(found.map(answers)).toContain("nouveau cell:1,1 architect:2/4 side:4");
    expect(found.every((offer) => offer.ready)).toBe(true);
  });

  it("follows what was looked ahead to when only one Architect can go", () => {
    const sides = decision("side", option("side:1"), option("side:3"));
    const found = offersAtCell(frame(turn(option("cell:1,1", sides)), view([[null, null]])), "cell:1,1");
    expect(found.map(answers)).toEqual(["nouveau cell:1,1 side:1", "nouveau cell:1,1 side:3"]);
    expect(offersAtCell(frame(turn(option("cell:1,1")), view([[null, null]])), "cell:1,2")).toEqual([]);
  });

  it("offers Architects for a place by its price", () => {
    const places = [{ place: "place:stock", uses: 1, next_price: 2 }];
    const found = offersAtPlace(frame(turn(), view([[null]], { places })), "place:stock");
    expect(found.map(answers)).toEqual([
      "stock architect:1/3 architect:1/3",
      "stock architect:1/3 architect:2/4",
      "stock architect:2/4 architect:2/4",
    ]);
    expect(offersAtPlace(frame(turn(), view([[null]], { places })), "place:hall")).toEqual([]);
  });

  it("offers a payment as one set, in whatever order it is picked", () => {
    const rest = (token: string) => decision("payMaterial", option(token));
    const pay = decision(
      "payMaterial",
      option("pair:wood+wood", rest("pair:steel+steel")),
      option("pair:steel+steel", rest("pair:wood+wood")),
    );
    expect(offersNow(frame(pay, view([[null]]))).map(answers)).toEqual(["pair:wood+wood pair:steel+steel"]);
  });
});

describe("flights", () => {
  const shown = view([[1, null]]);
  const fly = (each: Fact) => flights(each, shown, shown);

  it("take an Architect from the hand to its cell, in the seat's colour", () => {
    const placed = fact("architect_placed", { cell: "cell:1,2", architect: "architect:1/3", side: "side:3" });
    expect(fly(placed)).toEqual([{ piece: "side:3", from: "seat:1/hand", to: "cell:1,2", seat: 1 }]);
  });

  it("know which way money goes", () => {
    expect(fly(fact("money_moved.placement", { amount: "bef:-3" }))[0]).toMatchObject({
      from: "seat:1/money",
      to: "pile:money",
    });
    expect(fly(fact("money_moved.exchange", { amount: "bef:5" }))[0]).toMatchObject({
      from: "place:stock",
      to: "seat:1/money",
    });
  });

  it("show no sum of nothing, and no points that are lost", () => {
    expect(fly(fact("money_moved.sale", { amount: "bef:0" }))).toEqual([]);
    expect(fly(fact("points_scored.unpaid-nobles", { points: "vp:-2" }))).toEqual([]);
    expect(fly(fact("points_scored.houses", { points: "vp:2" }))).toEqual([
      { piece: "vp", from: "seat:1/houses", to: "seat:1/points" },
    ]);
  });

  it("renew a pile from its discards", () => {
    expect(fly(fact("pile_renewed", { sort: "sort:house" }, null))).toEqual([
      { piece: "sort:house", from: "pile:house/discards", to: "pile:house" },
    ]);
  });

  it("bring every Architect home", () => {
    expect(fly(fact("architects_returned", {}, null))).toEqual([
      { piece: "side:1", seat: 1, from: "cell:1,1", to: "seat:1/hand" },
    ]);
  });

  it("do nothing for what moves nothing", () => {
    expect(fly(fact("nobles_untapped", {}, null))).toEqual([]);
  });
});
