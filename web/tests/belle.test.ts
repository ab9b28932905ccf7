import { describe, expect, it } from "vitest";
import { cardsOf, readiness, tilesOf } from "../src/games/b1893/belle/belle";
import { entryOf, saidBy } from "../src/games/b1893/entries";
import { flights } from "../src/games/b1893/flights";
import { b1893 } from "../src/games/b1893/game";
import { isWhite } from "../src/games/b1893/market";
import { homeOf, isAsked, spaceDecision } from "../src/games/b1893/offers";
import { signOf } from "../src/games/b1893/signs";
import type { Belle, Pavilion, Space, View } from "../src/games/b1893/view";
import { Words } from "../src/lib/say";
import type { Decision, Frame } from "../src/lib/types";
import { fact } from "./facts";

const pavilion = (number: number, owner: number | null, more: Partial<Pavilion> = {}): Pavilion => ({
  pavilion: `pavilion:${number}`,
  glass: 1,
  owner,
  card: `card:${number + 10}`,
  rules: [],
  used: false,
  visitors: 2,
  visit: 2,
  ...more,
});
const belle: Belle = {
  marked: ["space:2,3"],
  tiles: [
    { tile: "tile:4", rules: [], owner: 2, points: [] },
    { tile: "tile:7", rules: [], owner: null, points: [] },
    { tile: "tile:9", rules: [], owner: 2, points: [] },
  ],
  pavilions: [
    pavilion(1, 2),
    pavilion(2, null),
    pavilion(3, 1),
    pavilion(4, 2, { used: true }),
    pavilion(5, 2, { card: null }),
  ],
  train: 1,
  travelers: [2, 0],
  riding: [0, 1, 0, 2],
  aside: null,
  doubled: null,
  weight: 1,
  unseen_tiles: [],
  unseen_cards: [],
};
const space = (owner: number | null): Space => ({
  space: "space:1,1",
  action: null,
  active: true,
  owner,
  bid: null,
  house: null,
});
const seats = [1, 2].map((seat) => ({
  seat,
  artworks: {},
  cubes: {},
  nobles: [],
  tracks: {},
  money: 3,
  points: 1,
  meeples: 2,
}));
const places = ["stock", "grand-place", "park", "market"].map((place) => ({
  place: `place:${place}`,
  uses: 0,
  next_price: 1,
  meeples: [0, 0],
}));
const view = (more: Partial<View> = {}): View =>
  ({
    game: "1893",
    round: 2,
    rounds: 5,
    belle,
    seats,
    places,
    spaces: [[space(1), space(1), space(0), space(null), space(2)], [space(null)]],
    ...more,
  }) as unknown as View;
const label = { key: "label", fields: {} };
const decision = (name: string, seat: number, ...tokens: string[]): Decision => ({
  seat,
  name,
  private: false,
  of: null,
  at: null,
  question: label,
  phase: label,
  matters: null,
  amount: null,
  options: tokens.map((token) => ({ token, action: 0, label, then: null })),
});

describe("a card", () => {
  it("says when apart from what it does then; a tile just what it does", () => {
    const messages = {
      "card.1893.7.when": "After your Materials",
      "card.1893.7.does": ["take {count} joker", "take {count} jokers"],
      "tile.1893.7.does": "{count} VP",
      "phrase.1893.entry": "{when}: {does}",
    };
    const words = new Words({
      language: "en",
      messages,
      parts: {},
      printed: { "card.1893.7.does": { count: 2 }, "tile.1893.7.does": { count: 4 } },
    });
    expect(entryOf("card:7", words)).toEqual({ when: "After your Materials", does: "take 2 jokers" });
    expect(entryOf("tile:7", words)).toEqual({ when: "", does: "4 VP" });
    expect([saidBy("card:7", words), saidBy("tile:7", words)]).toEqual(["After your Materials: take 2 jokers", "4 VP"]);
    const settings = {
      edition: "",
      options: {},
      components_corrected: true,
      printed: { "card.1893.7.does": { count: 1 } },
    };
    expect(saidBy("card:7", words.atTable({ game: "1893", seats: [], settings }))).toBe(
      "After your Materials: take 1 joker",
    );
  });

  it("is its owner's, and a tile who claimed it", () => {
    expect(cardsOf(belle, 2).map(({ card }) => card)).toEqual(["card:11", "card:14"]);
    expect(tilesOf(belle, 2)).toEqual(["tile:4", "tile:9"]);
    expect(tilesOf(belle, 1)).toEqual([]);
  });

  it("can be used now, at its moment, next round, or no more", () => {
    const [own, free, , used] = belle.pavilions as [Pavilion, Pavilion, Pavilion, Pavilion];
    expect(readiness(view(), own, null)).toBe("ready");
    expect(readiness(view(), own, decision("cardUse", 2, "none", "card:11"))).toBe("now");
    expect(readiness(view(), own, decision("cardUse", 2, "none", "card:14"))).toBe("ready");
    expect(readiness(view(), own, decision("cardUse", 1, "none", "card:11"))).toBe("ready");
    expect(readiness(view(), free, decision("cardUse", 2, "none", "card:12"))).toBe("free");
    expect(readiness(view(), used, null)).toBe("used");
    expect(readiness(view({ round: 5 }), used, null)).toBe("over");
    const asking = { ...decision("c17Way", 2, "exchange:artwork"), of: "card:17" };
    expect([readiness(view(), { ...used, card: "card:17" }, asking), readiness(view(), own, asking)]).toEqual([
      "now",
      "ready",
    ]);
  });
});

describe("questions of Belle Époque", () => {
  it("are asked where the decision says", () => {
    expect(
      homeOf({ decision: { ...decision("c6Set", 1), of: "card:6", at: "display" }, view: view() } as unknown as Frame),
    ).toBe("display");
    expect(
      homeOf({ decision: { ...decision("c25", 1), of: "card:25" }, view: view() } as unknown as Frame),
    ).toBeUndefined();
    expect(isAsked("planAnyIris")).toBe(false);
    expect(isAsked("cardUse")).toBe(true);
    expect(spaceDecision("c15Space")).toBe("c15Space");
  });

  it("have signs for answers without a picture", () => {
    expect([signOf("none"), signOf("done"), signOf("exchange:artwork"), signOf("exchange:cubes")]).toEqual([
      "stop",
      "keep",
      "artworks",
      "materials",
    ]);
    expect(b1893.pictured("card:5") && b1893.pictured("tile:5") && b1893.pictured("pavilion:5")).toBe(true);
  });
});

describe("the board with Belle Époque", () => {
  it("counts Travelers, cards and tiles of each seat, and none without", () => {
    expect(b1893.counts(view())[1]).toMatchObject({ travelers: 0, cards: 2, tiles: 2 });
    expect(b1893.counts(view({ belle: null }))[0]).not.toHaveProperty("travelers");
  });

  it("knows white artworks", () => {
    expect([isWhite("white:blue"), isWhite("artwork:blue")]).toEqual([true, false]);
  });
});

describe("what moves", () => {
  const moved = (kind: string, seat: number | null, tokens: Record<string, string> = {}) =>
    flights(fact(kind, tokens, seat), view(), view());

  it("goes to the pavilion, and its card to the builder", () => {
    expect(moved("pavilion_built", 2, { pavilion: "pavilion:1", card: "card:11" })).toEqual([
      { piece: "pavilion", seat: 2, from: "seat:2/houses", to: "pavilion:1" },
      { piece: "card:11", from: "pavilion:1", to: "seat:2/cards" },
    ]);
  });

  it("lets Travelers ride and leave", () => {
    expect(moved("traveler_taken", 1)).toEqual([{ piece: "traveler", from: "train", to: "seat:1/travelers" }]);
    expect(moved("travelers_sent", 1, { place: "place:park", count: "count:2" })).toHaveLength(2);
    expect(moved("travelers_left", null, { count: "count:3" }).map(({ from, to }) => [from, to])).toEqual([
      ["place:grand-place", "train"],
      ["place:market", "train"],
      ["place:market", "train"],
    ]);
    expect(moved("travelers_unused", null, { count: "count:2" }).map(({ from }) => from)).toEqual([
      "seat:1/travelers",
      "seat:1/travelers",
    ]);
  });

  it("takes white artworks from the stack of their colour, and back", () => {
    expect(moved("artwork_taken", 1, { artwork: "white:blue" })).toEqual([
      { piece: "white:blue", from: "supply/artwork:blue", to: "seat:1/artworks" },
    ]);
    expect(moved("white_discarded", 1, { artwork: "white:blue" })).toEqual([
      { piece: "white:blue", from: "seat:1/artworks", to: "supply/artwork:blue" },
    ]);
  });

  it("claims with a meeple, and pays from cards and tiles", () => {
    expect(moved("tile_claimed", 2, { tile: "tile:4" })).toEqual([
      { piece: "meeple", seat: 2, from: "seat:2/meeples", to: "tile:4" },
    ]);
    expect(moved("points_scored.cards", 2, { points: "vp:2" })).toEqual([
      { piece: "vp", from: "seat:2/cards", to: "seat:2/points" },
    ]);
    expect(moved("money_moved.tile", 2, { amount: "bf:3" })).toEqual([
      { piece: "bf:3", from: "seat:2/tiles", to: "seat:2/money" },
    ]);
    expect(moved("money_moved.card", 2, { amount: "bf:-2" })).toEqual([
      { piece: "bf:2", from: "seat:2/money", to: "seat:2/cards" },
    ]);
    expect(moved("card_used", 2, { card: "card:11" })).toEqual([]);
  });
});
