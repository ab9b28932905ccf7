import { expect, it } from "vitest";
import { endSaid, keepingSaid } from "../src/lib/keeping";
import { Words } from "../src/lib/say";
import { en, fr } from "./words";

const [english, french] = [
  new Words({ language: "en", messages: en, parts: {}, printed: {} }),
  new Words({ language: "fr", messages: fr, parts: {}, printed: {} }),
];
const DAY = 86_400;
const usual = { unbegun: 7 * DAY, over: 90 * DAY, idle: 365 * DAY };

it("says in one sentence how long tables are kept", () => {
  expect(keepingSaid(usual, english)).toBe(
    "This server deletes tables that nobody visits: after 7 days if nobody has played yet, after 90 days if the game is over and after 365 days otherwise.",
  );
  expect(keepingSaid(usual, french)).toBe(
    "Ce serveur supprime les tables que personne ne visite plus\u00a0: au bout de 7 jours si personne n’a encore joué, au bout de 90 jours si la partie est terminée et au bout de 365 jours dans tous les autres cas.",
  );
  expect(keepingSaid({ unbegun: null, over: null, idle: DAY }, english)).toBe(
    "This server deletes tables that nobody has visited for 1 day.",
  );
  expect(keepingSaid({ unbegun: DAY / 2, over: null, idle: null }, english)).toBe(
    "This server deletes tables that nobody visits: after 12 hours if nobody has played yet.",
  );
});

it("tells the rule that comes first", () => {
  expect(keepingSaid({ ...usual, idle: 30 * DAY }, english)).toContain("after 30 days if the game is over");
  expect(endSaid({ ...usual, idle: 30 * DAY }, english)).toContain("30 days after the last visit");
});

it("says nothing where tables stay for ever", () => {
  const never = { unbegun: null, over: null, idle: null };
  expect([keepingSaid(never, english), endSaid({ ...never, unbegun: DAY }, english)]).toEqual(["", ""]);
});
