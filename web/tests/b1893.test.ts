import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { arc, onCircle } from "../src/games/b1893/compass";
import { flights } from "../src/games/b1893/flights";
import { b1893 } from "../src/games/b1893/game";
import { biddingOf } from "../src/games/b1893/leads";
import { paysAt } from "../src/games/b1893/market";
import { bidsAt, homeOf, isAsked, offersNow, spaceDecision } from "../src/games/b1893/offers";
import { signOf } from "../src/games/b1893/signs";
import type { Column, Market, Seat, Space, View } from "../src/games/b1893/view";
import { sharesOf } from "../src/lib/leads";
import type { Decision, Fact, Frame, Option } from "../src/lib/types";
import { en, fr } from "./words";
import { fact } from "./facts";

const market: Market = {
  shown: ["artwork:green"],
  indicator: "indicator:3,3",
  money: [6, 4, 2, 0, 2, 4, 6],
  points: [6, 5, 2, 0, 3, 4, 7],
  sales: ["artwork:yellow", "artwork:green"].map((artwork, each) => ({
    artwork,
    banned: artwork === "artwork:green",
    money: Array.from({ length: 25 }, (_, at) => 100 * each + at),
    points: Array.from({ length: 25 }, (_, at) => 200 * each + at),
  })),
  white: [],
};

function seat(number: number, more: Partial<Seat> = {}): Seat {
  const track = { square: 1, value: 2, values: [1, 2, 3, 4, 5, 6] };
  return {
    seat: number,
    board: null,
    money: 6,
    points: 0,
    passed: false,
    pass_rank: null,
    meeples: 5,
    courthouse: 2,
    brussels: 0,
    tracks: { "track:iris": track, "track:crown": track, "track:architect": track },
    houses: 0,
    house_costs: [2, 2, 3, 3, 4, 4],
    next_house_cost: 2,
    house_points: 0,
    rows: [],
    nobles: [],
    wages: 0,
    artworks: { "artwork:blue": 2 },
    cubes: { "cube:wood": 3, "cube:joker": 2 },
    refined: 3,
    colours: 1,
    first_pass_cards: 0,
    manneken: 0,
    ...more,
  };
}

function column(number: number, sums: number[], leaders: number[], more: Partial<Column> = {}): Column {
  return {
    column: `column:${number}`,
    active: true,
    prestige: `prestige:${number}`,
    sums,
    leaders,
    by: 1,
    rivals: [],
    winner: null,
    ...more,
  };
}

const space = (name: string, owner: number | null = null): Space => ({
  space: name,
  action: "action:sales",
  active: true,
  owner,
  bid: owner,
  house: null,
});

function view(more: Partial<View> = {}): View {
  return {
    game: "1893",
    round: 1,
    rounds: 5,
    first_player: 2,
    next_first_player: 2,
    square: "iris:1,1",
    spaces: [[space("space:1,1", 1), space("space:1,2", 0), space("space:1,3")]],
    irises: [],
    columns: [],
    market,
    brussels: { sums: [0, 2], leaders: [2], by: 2 },
    first_pass: true,
    seats: [seat(1), seat(2)],
    places: [{ place: "place:stock", uses: 2, next_price: 3, meeples: [0, 2] }],
    ...more,
  } as View;
}

const label = { key: "label", fields: {} };
const option = (token: string, then: Decision | null = null): Option => ({ token, action: 0, label, then });
const decision = (name: string, ...options: Option[]): Decision => ({
  seat: 1,
  name,
  private: false,
  of: null,
  at: null,
  options,
  question: label,
  phase: label,
  matters: null,
  amount: null,
});
const bids = (min: number, max: number): Decision => ({
  ...decision("bid"),
  amount: { token: "bid:{amount}", min, max, action: 0, notable: [] },
});
const frame = (asked: Decision | null, shown: View = view()): Frame =>
  ({ decision: asked, view: shown, seats: [] }) as unknown as Frame;

describe("the market", () => {
  it("reads what each colour pays at a position", () => {
    expect(paysAt(market.sales, "indicator:1,1")[0]).toEqual({
      artwork: "artwork:yellow",
      banned: false,
      money: 0,
      points: 0,
    });
    expect(paysAt(market.sales, "indicator:2,3")[1]).toEqual({
      artwork: "artwork:green",
      banned: true,
      money: 107,
      points: 207,
    });
    expect(paysAt(market.sales, "indicator:5,5").map(({ money }) => money)).toEqual([24, 124]);
    expect(paysAt(market.white, "indicator:1,1")).toEqual([]);
  });
});

describe("the compass", () => {
  it("has its first place at the top and goes clockwise", () => {
    expect(onCircle(0, 4, 10)).toEqual({ x: expect.closeTo(0), y: -10 });
    expect(onCircle(1, 4, 10)).toEqual({ x: 10, y: expect.closeTo(0) });
  });

  it("draws the shorter way on, also past the top", () => {
    expect(arc(0, 1, 4, 10)).toMatch(/ 0 0 1 /);
    const [over, plain] = [arc(6, 1, 7, 10), arc(1, 3, 7, 10)];
    expect(over).toMatch(/ 0 0 1 /);
    expect(plain).not.toBe(over);
  });
});

describe("leads", () => {
  it("are drawn with the largest share first, without those who have none, the neutral side among them", () => {
    expect(sharesOf(column(1, [3, 5, 0], [2]), 3)).toEqual([
      { seat: 2, sum: 5 },
      { seat: 1, sum: 3 },
    ]);
    expect(sharesOf({ sums: [2, 0, 2], leaders: [1], by: 0 }, 2)).toEqual([
      { seat: 0, sum: 2 },
      { seat: 1, sum: 2 },
    ]);
  });

  it("tell what a bid would change", () => {
    const contested = column(2, [1, 4, 4], [2, 3], { rivals: [{ seats: [2, 3], level: 3 }] });
    expect(biddingOf(contested, 1, 2)).toEqual({ standing: "behind", by: 1, others: [2, 3] });
    expect(biddingOf(contested, 1, 3)).toEqual({ standing: "tied", by: 0, others: [2, 3] });
    expect(biddingOf(contested, 1, 4)).toEqual({ standing: "ahead", by: 1, others: [2, 3] });
    expect(biddingOf(column(1, [2, 0], [1], { rivals: [{ seats: [], level: -2 }] }), 1, 1)).toMatchObject({
      standing: "alone",
      others: [],
    });
  });
});

describe("a click on the table", () => {
  it("asks for a bid where one follows", () => {
    const turn = decision(
      "turn",
      option("space:1,3", bids(1, 3)),
      option("space:1,2", decision("cube")),
      option("pass"),
    );
    expect(bidsAt(frame(turn), "space:1,3")).toMatchObject({
      lead: [{ decision: "turn", token: "space:1,3" }],
      amount: { min: 1, max: 3 },
    });
    expect(bidsAt(frame(turn), "space:1,2")).toBeNull();
    expect(bidsAt(frame(turn), "space:1,1")).toBeNull();
    expect(bidsAt(frame(bids(1, 2)), "space:1,1")).toMatchObject({ lead: [], amount: { min: 1, max: 2 } });
    expect(bidsAt(frame(null), "space:1,1")).toBeNull();
  });

  it("is about the space that is sought", () => {
    expect(["neutral", "houseSpace", "turn", "cube"].map(spaceDecision)).toEqual([
      "neutral",
      "houseSpace",
      "turn",
      "turn",
    ]);
    expect(spaceDecision(undefined)).toBe("turn");
  });

  it("leads to questions at their own place", () => {
    expect(homeOf(frame({ ...decision("saleTile"), at: "seat:1/artworks" }))).toBe("seat:1/artworks");
    const bonus = {
      ...option("bonus"),
      label: { key: "x", fields: { card: { key: "y", fields: {} }, column: { token: "column:4" } } },
    };
    expect(homeOf(frame(decision("prestige", bonus)))).toBe("column:4");
    expect(homeOf(frame(decision("turn")))).toBeUndefined();
    expect(["cube", "pay", "bonus"].every(isAsked)).toBe(true);
    expect(["turn", "saleMove", "houseSpace", "planIris"].some(isAsked)).toBe(false);
    expect(offersNow(decision("cube", option("cube:wood")))).toEqual([
      { steps: [{ decision: "cube", token: "cube:wood" }], piece: "cube:wood", label },
    ]);
  });
});

describe("flights", () => {
  const fly = (each: Fact, before = view()) => flights(each, before, before);

  it("take a meeple from its seat to its space, with its colour", () => {
    const placed = fact("meeple_placed", { space: "space:1,3", bid: "bid:2" });
    expect(fly(placed)).toEqual([{ piece: "meeple", seat: 1, from: "seat:1/meeples", to: "space:1,3" }]);
    const sent = fact("meeples_sent", { place: "place:stock", count: "count:3" });
    expect(fly(sent)).toHaveLength(3);
    expect(fly(fact("neutral_placed", { space: "space:1,2" }))).toEqual([
      { piece: "meeple", seat: 0, from: "seat:1", to: "space:1,2" },
    ]);
  });

  it("know which way money goes, and leave the bid to its meeple", () => {
    expect(fly(fact("money_moved.taking-noble", { amount: "bf:-2" }))).toEqual([
      { piece: "bf:2", from: "seat:1/money", to: "display" },
    ]);
    expect(fly(fact("money_moved.sale", { amount: "bf:4" }))).toEqual([
      { piece: "bf:4", from: "market", to: "seat:1/money" },
    ]);
    expect(fly(fact("money_moved.noble", { amount: "bf:5" }))).toEqual([
      { piece: "bf:5", from: "seat:1/nobles", to: "seat:1/money" },
    ]);
    expect(fly(fact("money_moved.bid", { amount: "bf:-4" }))).toEqual([]);
  });

  it("show no sum of nothing, and no points that are lost", () => {
    expect(fly(fact("money_moved.sale", { amount: "bf:0" }))).toEqual([]);
    expect(fly(fact("points_scored.unpaid-nobles", { points: "vp:-4" }))).toEqual([]);
    expect(fly(fact("points_scored.sales", { points: "vp:4" }))).toEqual([
      { piece: "vp", from: "market", to: "seat:1/points" },
    ]);
  });

  it("discard a noble from the display, or from whoever took it", () => {
    const from = (who: number | null) => fly(fact("noble_left", { noble: "noble:buls" }, who))[0]?.from;
    expect([from(null), from(1)]).toEqual(["display:4", "taken"]);
  });

  it("pay with each cube", () => {
    const paid = fact("units_paid", { unit: "unit:wood", count: "count:2" });
    expect(fly(paid)).toEqual(Array(2).fill({ piece: "cube:wood", from: "seat:1/cubes", to: "supply/cube:wood" }));
    expect(fly(fact("units_paid", { unit: "unit:money", count: "count:1" }))).toEqual([]);
  });

  it("bring every meeple home", () => {
    const home = fly(fact("meeples_returned", {}, null));
    expect(home.map(({ seat, from }) => [seat, from])).toEqual([
      [1, "space:1,1"],
      [0, "space:1,2"],
      [2, "place:stock"],
      [2, "place:stock"],
    ]);
  });

  it("slide a card from its column under the row", () => {
    const slid = fact("card_slid", { prestige: "prestige:3", row: "strategic:money" });
    expect(fly(slid, view({ columns: [column(3, [1], [1])] }))).toEqual([
      { piece: "prestige:3", from: "column:3", to: "seat:1/strategic:money" },
    ]);
  });

  it("score an iris from where it is, once", () => {
    expect(fly(fact("iris_won", { iris: "iris:2,3" }))).toEqual([
      { piece: "vp", from: "iris:2,3", to: "seat:1/points" },
    ]);
    expect(fly(fact("points_scored.irises", { points: "vp:2" }))).toEqual([]);
  });

  it("know every fact that the server tells of pieces, and nothing else", () => {
    const rules = ["", "actions/"].map(
      (folder) => new URL(`../../src/bruxelles/games/b1893/${folder}`, import.meta.url),
    );
    const files = rules.flatMap((folder) =>
      readdirSync(folder)
        .filter((name) => name.endsWith(".py"))
        .map((name) => new URL(name, folder)),
    );
    const kinds = files.flatMap((file) =>
      [...readFileSync(file, "utf-8").matchAll(/FactKind\([\w.]+, "(\w+)"/g)].map(([, kind]) => kind as string),
    );
    const still = kinds.filter(
      (kind) =>
        !fly(fact(`${kind}.other`, { unit: "unit:iron", count: "count:1", amount: "bf:1", points: "vp:1" })).length,
    );
    expect(still.sort()).toEqual([
      "action_void",
      "advance_lost",
      "bonus_gained",
      "column_tied",
      "first_player_named",
      "free_action_due",
      "game_ended",
      "noble_paid",
      "nobles_reshuffled",
      "nobles_upright",
      "nobody_to_free",
      "park_action_named",
      "passed",
      "pieces_received",
      "round_began",
      "round_ended",
      "strip_laid",
    ]);
  });
});

describe("signs", () => {
  it("are those of what is meant, not of its kind", () => {
    expect(["bonus:iris", "bonus:crown", "bonus:architect", "bonus:meeple", "bonus"].map(signOf)).toEqual([
      "iris",
      "nobility",
      "architecture",
      "prison",
      "prestige",
    ]);
    expect(["track:iris", "iris:2,3", "strategic:meeples", "strategic:money", "needle:money"].map(signOf)).toEqual([
      "iris",
      "iris",
      "meeple",
      "money",
      "money",
    ]);
    expect(["bf:3", "vp", "stock:4", "pass", "indicator:1,1"].map(signOf)).toEqual([
      "money",
      "points",
      "stock",
      "pass",
      "indicator",
    ]);
  });
});

describe("counts", () => {
  it("tell cubes and jokers apart", () => {
    expect(b1893.counts(view())[0]).toMatchObject({ cubes: 3, jokers: 2, artworks: 2, meeples: 5 });
    for (const what of Object.keys(b1893.counts(view())[0] ?? {}))
      expect([en[`web.count.${what}`], fr[`web.count.${what}`]], what).not.toContain(undefined);
  });
});
