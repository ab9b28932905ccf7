import { describe, expect, it } from "vitest";
import { token, Words, type Catalogue } from "../src/lib/say";
import { en } from "../src/words/en";
import { fr } from "../src/words/fr";

function words(language: string, messages: Catalogue["messages"], players: string[] = []): Words {
  return new Words({ language, messages, parts: { bef: ["count"], cell: ["row", "column"], seat: ["number"] } }, players);
}

describe("say", () => {
  it("fills fields and names tokens in the form that is asked for", () => {
    const english = words("en", { greet: "{player} takes {card.a}; {card.The} is gone.", "a.card.x": "a card", "the.card.x": "the card" }, ["Ada"]);
    expect(english.say("greet", { player: token("seat:1"), card: token("card:x") })).toBe("Ada takes a card; The card is gone.");
  });

  it("splits a token with numbers into its parts", () => {
    const english = words("en", { "name.cell": "row {row}, column {column}", "name.bef": "{count} BEF" });
    expect(english.name("cell:2,3")).toBe("row 2, column 3");
    expect(english.name("bef:4")).toBe("4 BEF");
  });

  it("chooses the plural as each language does", () => {
    const messages = { cards: ["{count} one", "{count} many"] };
    expect([0, 1, 2].map((count) => words("en", messages).say("cards", { count }))).toEqual(["0 many", "1 one", "2 many"]);
    expect([0, 1, 2].map((count) => words("fr", messages).say("cards", { count }))).toEqual(["0 one", "1 one", "2 many"]);
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
    const settings = { edition: "", options: {}, components_corrected: true, sentences: { en: { "card.7": "take 3 jokers" } } };
    const texts = { "card.7": "take 2 jokers", "card.8": "take 1 cube" };
    const at = (language: string) => words(language, texts).atTable({ game: "1893", seats: [], settings });
    expect([at("en").say("card.7"), at("en").say("card.8"), at("fr").say("card.7")]).toEqual(["take 3 jokers", "take 1 cube", "take 2 jokers"]);
    expect(words("en", texts).atTable(null).say("card.7")).toBe("take 2 jokers");
  });

  it("shows the key of what it has no words for, with its fields", () => {
    expect(words("en", {}).say("unheard.of")).toBe("unheard.of");
    expect(words("en", {}).say("there is no seat {seat}", { seat: 5 })).toBe("there is no seat 5");
  });
});

describe("the client's own words", () => {
  it("are the same keys with the same fields in both languages", () => {
    const shape = (texts: typeof en) =>
      Object.fromEntries(
        Object.entries(texts).map(([key, text]) => [key, [...new Set(String([text].flat().at(-1)).match(/\{\w+/g))].sort()]),
      );
    expect(shape(fr)).toEqual(shape(en));
  });
});
