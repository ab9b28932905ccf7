import { describe, expect, it } from "vitest";
import { token, Words, type Catalogue } from "../src/lib/say";

function words(language: string, messages: Catalogue["messages"], players: string[] = []): Words {
  return new Words(
    {
      language,
      messages: { "language.locale": language === "en" ? "en-GB" : language, ...messages },
      parts: { bef: ["count"], cell: ["row", "column"], seat: ["number"] },
      printed: { "card.7": { count: 2 }, "card.9": { one: 1, cube: "cube:iron" } },
    },
    players,
  );
}

describe("say", () => {
  it("fills fields and names tokens in the form that is asked for", () => {
    const english = words(
      "en",
      { greet: "{player} takes {card.a}; {card.The} is gone.", "a.card.x": "a card", "the.card.x": "the card" },
      ["Ada"],
    );
    expect(english.say("greet", { player: token("seat:1"), card: token("card:x") })).toBe(
      "Ada takes a card; The card is gone.",
    );
  });

  it("splits a token with numbers into its parts", () => {
    const english = words("en", { "name.cell": "row {row}, column {column}", "name.bef": "{count} BEF" });
    expect(english.name("cell:2,3")).toBe("row 2, column 3");
    expect(english.name("bef:4")).toBe("4 BEF");
  });

  it("calls a bot by its words, or else by its name", () => {
    const english = words("en", { "bot.greedy": "Quick" });
    expect([english.bot("greedy"), english.bot("sampler")]).toEqual(["Quick", "sampler"]);
  });

  it("chooses the plural as each language does", () => {
    const messages = { cards: ["{count} one", "{count} many"] };
    expect([0, 1, 2].map((count) => words("en", messages).say("cards", { count }))).toEqual([
      "0 many",
      "1 one",
      "2 many",
    ]);
    expect([0, 1, 2].map((count) => words("fr", messages).say("cards", { count }))).toEqual([
      "0 one",
      "1 one",
      "2 many",
    ]);
  });

  it("joins lists as each language does", () => {
    const fields = { items: [token("a"), token("b"), token("c")] };
    const messages = { all: "{items}", "name.a": "A", "name.b": "B", "name.c": "C" };
    expect(words("en", messages).say("all", fields)).toBe("A, B and C");
    expect(words("fr", messages).say("all", fields)).toBe("A, B et C");
  });

  it("says messages inside messages", () => {
    const english = words("en", { outer: "({inner})", inner: "{count} here" });
    expect(english.say("outer", { inner: { key: "inner", fields: { count: 3 } } })).toBe("(3 here)");
  });

  it("takes the numbers of the table's box", () => {
    const settings = { edition: "", options: {}, components_corrected: true, printed: { "card.7": { count: 1 } } };
    const texts = {
      "card.7": ["take {count} joker", "take {count} jokers"],
      "card.9": "{one} {cube}",
      "name.cube.iron": "iron",
    };
    const at = words("en", texts).atTable({ game: "1893", seats: [], settings });
    expect([at.say("card.7"), at.say("card.9")]).toEqual(["take 1 joker", "1 iron"]);
    expect(words("en", texts).atTable(null).say("card.7")).toBe("take 2 jokers");
    expect(words("en", texts).say("card.7", { count: 5 })).toBe("take 5 jokers");
  });

  it("chooses a word by the number that it names, in any language", () => {
    const english = words("en", { trade: "{give} {give|cube|cubes} for {get} {get|joker|jokers}" });
    expect([english.say("trade", { give: 1, get: 2 }), english.say("trade", { give: 2, get: 1 })]).toEqual([
      "1 cube for 2 jokers",
      "2 cubes for 1 joker",
    ]);
    const polish = words("pl", {
      steps: ["{count} krok", "{count} kroki", "{count} kroków"],
      points: "{n|punkt|punkty|punktów}",
    });
    expect([1, 3, 5].map((count) => polish.say("steps", { count }))).toEqual(["1 krok", "3 kroki", "5 kroków"]);
    expect([1, 3, 5].map((n) => polish.say("points", { n }))).toEqual(["punkt", "punkty", "punktów"]);
    expect(words("fr", { steps: ["{count} pas", "{count} passes"] }).say("steps", { count: 1_000_000 })).toBe(
      "1000000 passes",
    );
  });

  it("shows the key of what it has no words for, with its fields", () => {
    expect(words("en", {}).say("unheard.of")).toBe("unheard.of");
    expect(words("en", {}).say("there is no seat {seat}", { seat: 5 })).toBe("there is no seat 5");
  });
});
