import { describe, expect, it } from "vitest";
import { firstFlights } from "../src/games/b1893/first/flights";
import { sourceOf } from "../src/games/b1893/first/first";
import { flights } from "../src/games/b1893/flights";
import { homeOf } from "../src/games/b1893/offers";
import type { First, View } from "../src/games/b1893/view";
import { gameOf } from "../src/games/registry";
import { covered, secretOf } from "../src/lib/cover";
import { token, tokenOf, Words } from "../src/lib/say";
import type { Frame } from "../src/lib/types";
import { en, fr } from "./words";
import { fact } from "./facts";

const first = (more: Partial<First> = {}): First => ({
  shared_tracks: ["track:iris", "track:crown"],
  exhibition: 1893,
  exhibitions: [1, 0],
  covered: {},
  unseen: {},
  coloured_stack: 7,
  black_stack: 6,
  drawing: null,
  drawn_count: 0,
  drawn: [],
  ...more,
});
const view = (of: First, artworks: Record<string, number>): View =>
  ({ first_edition: of, artworks }) as unknown as View;
const seats = (...mine: boolean[]) => mine.map((each, at) => ({ seat: at + 1, mine: each }));
const decision = { seat: 1, name: "keepArtwork", private: true, options: [{ token: "artwork:pink" }] };
const frame = (more: object): Frame => ({ number: 7, decision, seats: seats(true, true), ...more }) as unknown as Frame;

describe("the words of an edition", () => {
  const messages = {
    "name.iris": "iris {row}-{column}",
    "name.1893-1st.iris": "shield {row}-{column}",
    "web.b1893.market": "Art Market",
    "web.1893-1st.market": "Shop",
    "web.count.money": "Money",
    "name.noble": "Noble",
  };
  const words = new Words({ language: "en", messages, parts: { iris: ["row", "column"] }, printed: {} });
  const at = (game: string) =>
    words.atTable({
      game,
      seats: [],
      settings: { edition: "", options: {}, components_corrected: false, printed: {} },
    });

  it("stand in the place of another's, where it has some", () => {
    expect([at("1893-1st").name("iris:1,2"), at("1893").name("iris:1,2")]).toEqual(["shield 1-2", "iris 1-2"]);
    expect([at("1893-1st").say("web.b1893.market"), words.say("web.b1893.market")]).toEqual(["Shop", "Art Market"]);
    expect([at("1893-1st").say("web.count.money"), at("1893-1st").name("noble")]).toEqual(["Money", "Noble"]);
    expect([at("1893-1st").has("web.b1893.market"), at("1893-1st").isWhole("name.iris")]).toEqual([true, false]);
  });

  it("carry the token of the piece along", () => {
    expect(tokenOf(token("iris:1,2"))).toBe("iris:1,2");
    expect(tokenOf({ key: "name.1893-1st.iris", fields: { row: "1", token: token("iris:1,2") } })).toBe("iris:1,2");
    expect([tokenOf(3), tokenOf("text"), tokenOf([token("a")]), tokenOf(undefined)]).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
  });

  it("replace what the second edition says and its pieces don't have there", () => {
    for (const [texts, others] of [
      [en, /\b(Nobles?|[Mm]eeples?|[Ii]ris(es)?|Houses?|Crown|Prestige|Try Square|[Ii]ndicator)\b/],
      [fr, /\b(Maisons?|[Ii]ris|Couronne|Prestige|[Ii]ndicateur|Architectes)\b/],
    ] as const) {
      const own = Object.entries(texts).filter(([key]) => key.startsWith("web.1893-1st."));
      expect(own.length).toBeGreaterThan(70);
      expect(own.filter(([, text]) => others.test(String(text).replace(/\{\w+(\.\w+)?\}/g, "")))).toEqual([]);
    }
  });
});

describe("stacks that lie face down", () => {
  it("give what is taken, unless it is drawn first", () => {
    expect([sourceOf("artwork:black", first()), sourceOf("artwork:pink", first())]).toEqual([
      "stack:black",
      "stack:coloured",
    ]);
    expect(sourceOf("artwork:pink", first({ drawing: 1 }))).toBe("drawn");
  });
});

describe("what moves", () => {
  const before = view(first(), {});
  const drawn = view(first({ drawing: 1, drawn_count: 2, drawn: ["artwork:pink", "artwork:blue"] }), {});
  const told = (kind: string, tokens = {}) =>
    fact(kind, { artwork: "artwork:pink", count: "count:2", year: "year:1893", ...tokens });

  it("is a face for the one who draws and backs for everybody else", () => {
    expect(firstFlights(told("artwork_drawn"), before, drawn)).toEqual([
      { piece: "artwork:pink", from: "stack:coloured", to: "stacks" },
    ]);
    expect(firstFlights(told("artworks_drawn"), before, drawn)).toEqual([]);
    expect(firstFlights(told("artworks_drawn"), before, before)?.map(({ piece }) => piece)).toEqual(["back", "back"]);
    expect(firstFlights(told("artworks_put_back"), drawn, before)).toHaveLength(2);
    expect(firstFlights(told("artwork_taken"), drawn, before)).toEqual([
      { piece: "artwork:pink", from: "drawn", to: "seat:1/artworks" },
    ]);
  });

  it("is the Exhibition tile and its money", () => {
    expect(firstFlights(told("exhibition_taken"), before, before)).toEqual([
      { piece: "exhibition:1893", from: "exhibition", to: "seat:1/exhibitions" },
    ]);
    expect(firstFlights(told("covered_put_back", { count: "count:9" }), before, before)).toHaveLength(3);
    expect(flights(fact("money_moved.first-pass", { amount: "bf:1" }), before as never, before as never)).toEqual([
      { piece: "bf:1", from: "exhibition", to: "seat:1/money" },
    ]);
    expect(firstFlights(told("money_moved.sale"), before, before)).toBeNull();
    expect(firstFlights(told("column_won"), before, before)).toBeNull();
    expect(firstFlights(told("artwork_taken"), { first_edition: null } as unknown as View, before)).toBeNull();
  });
});

describe("a question", () => {
  it("is asked where the action is", () => {
    const label = {
      key: "option.1893-1st.perform.yes",
      fields: { action: token("action:sales"), space: token("space:2,3") },
    };
    expect(homeOf({ decision: { name: "perform", seat: 1, options: [{ label }] }, view: {} } as unknown as Frame)).toBe(
      "space:2,3",
    );
  });
});

describe("a cover", () => {
  it("lies on what is private where several sit at one screen, again after an undo", () => {
    expect(secretOf(frame({}))).toBe("7 1");
    expect(secretOf(frame({ number: 9 }))).toBe("9 1");
    expect(secretOf(frame({ seats: seats(true, false) }))).toBeNull();
    expect(secretOf(frame({ seats: seats(false, true, true) }))).toBeNull();
    expect(secretOf(frame({ decision: { ...decision, private: false, of: null, at: null } }))).toBeNull();
    expect(secretOf(frame({ decision: null }))).toBeNull();
  });

  it("leaves nothing to choose", () => {
    expect(covered(frame({})).decision?.options).toEqual([]);
    expect(covered(frame({ decision: null })).decision).toBeNull();
  });
});

describe("the game", () => {
  it("has a drawn table, and counts Exhibition tiles", () => {
    const game = gameOf("1893-1st");
    expect(game.hints({} as never).hint1893?.every((key) => key in en)).toBe(true);
    const seat = { artworks: {}, cubes: {}, nobles: [], seat: 1 };
    expect(
      game.counts({ game: "1893-1st", first_edition: first(), seats: [seat], spaces: [] } as never)[0],
    ).toMatchObject({
      exhibitions: 1,
    });
  });
});
