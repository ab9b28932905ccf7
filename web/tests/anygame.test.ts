import { render } from "svelte/server";
import { describe, expect, it, vi } from "vitest";
import { boardOf, gameOf } from "../src/games/registry";
import { flat, grouped } from "../src/lib/choices";
import { LiveTable } from "../src/lib/live.svelte";
import { Shares } from "../src/lib/share";
import { Words } from "../src/lib/say";
import type { Decision, Frame, Option } from "../src/lib/types";
import { en } from "./words";
import { Previewing } from "../src/lib/previewing.svelte";
import ChoicesOnPage from "./ChoicesOnPage.svelte";

const words = new Words(
  {
    language: "en",
    messages: { ...en, "name.card.sun": "Sun", "name.round": "round {number}" },
    parts: { seat: ["number"] },
    printed: {},
  },
  ["Ada", "Bo"],
);
const message = (key: string) => ({ key, fields: {} });
const option = (token: string, then: Decision | null = null): Option => ({
  token,
  action: null,
  label: message(`say ${token}`),
  then,
});
const decision = (name: string, options: Option[]): Decision => ({
  seat: 1,
  name,
  private: false,
  of: null,
  at: null,
  question: message(`${name}?`),
  phase: message("night"),
  matters: null,
  amount: null,
  options,
});

const view = {
  round: 3,
  moon_phase: "full",
  first_player: "seat:2",
  market: ["card:sun", { price_paid: 17, sold_out: false }],
  seats: [{ wishes: 41 }, { wishes: 43, nothing_yet: null, empty_hand: [] }],
};
const frame = {
  game: "unknown",
  number: 5,
  view,
  decision: decision("turn", [
    option("stay"),
    option("go", decision("where", [option("north"), option("south")])),
    option("rest"),
  ]),
  seats: [
    { seat: 1, name: "Ada", mine: true },
    { seat: 2, name: "Bo", mine: false },
  ],
  waits: { confirmation_of: null },
} as unknown as Frame;
const groups = grouped(frame.decision as Decision);

/** What can be read. */
const text = (html: string) =>
  html
    .replace(/<!--.*?-->/gs, "")
    .replace(/<[^>]*>/g, " ")
    .replace(/\s+/g, " ");

describe("a game without a drawn board", () => {
  it("shows everything that its view holds", () => {
    const shown = text(
      render(boardOf("unknown"), { props: { frame, words, groups, touch: () => false, point() {}, answer() {} } }).body,
    );
    const all = ["round 3", "moon phase full", "first player Bo", "market Sun price paid 17 sold out false"];
    for (const part of [...all, "wishes 41", "wishes 43 nothing yet – empty hand –"]) expect(shown).toContain(part);
  });

  it("is played by its list of choices", () => {
    vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener() {} }));
    vi.stubGlobal("document", { documentElement: { dataset: {} } });
    const live = new LiveTable("t", "token", new Shares());
    const previewing = new Previewing(live);
    const props = {
      frame,
      groups,
      words,
      live,
      previewing,
      myTurn: true,
      waiting: 1,
      choose() {},
      act() {},
    };
    const html = render(ChoicesOnPage, { props }).body;
    const buttons = [...html.matchAll(/<button[^>]*data-answer="([^"]*)"[^>]*>(.*?)<\/button>/gs)];
    expect(buttons.map(([, answer, said]) => [answer, text(said ?? "").trim()])).toEqual([
      ["stay", "1 say stay"],
      ["go north", "2 say north"],
      ["go south", "3 say south"],
      ["rest", "4 say rest"],
    ]);
    expect(buttons).toHaveLength(flat(groups).length);
    expect(text(html)).toContain("turn?");
    expect(text(html)).toContain("say go");
  });

  it("has no pictures, flights, counts or hints of its own, and needs none", () => {
    const game = gameOf("unknown");
    expect(game).not.toBe(gameOf("1897"));
    expect(game.pictured("card:sun")).toBe(false);
    expect([
      game.counts(view as never),
      game.flights({} as never, view as never, view as never),
      game.hints(view as never),
    ]).toEqual([[], [], {}]);
  });
});
