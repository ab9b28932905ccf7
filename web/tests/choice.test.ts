import { beforeEach, expect, test } from "vitest";
import { changed, keepChoice, lastChoice, valid } from "../src/lib/choice";
import { seating } from "../src/lib/seating";
import type { Game } from "../src/lib/types";

const game = (name: string, seats: number[]): Game => ({
  name,
  title: name,
  seats,
  bots: ["greedy"],
  options: [
    { name: "extra", values: ["off", "on"], rule: "R" },
    { name: "firstPlayer", values: ["random", "1", "2", "3", "4"], rule: "R" },
  ],
});
const GAMES = [game("1893", [2, 3, 4, 5]), game("1897", [2, 3, 4])];
const [BOARD, CARDS] = GAMES as [Game, Game];

let kept: Record<string, string>;
const store = {
  getItem: (key: string) => kept[key] ?? null,
  setItem: (key: string, value: string) => (kept[key] = value),
} as unknown as Storage;

beforeEach(() => {
  kept = {};
});

test("the first game is 1897 against two bots", () => {
  const { game, seats, options } = lastChoice(GAMES, store);
  expect([game, seats.map((seat) => seat.kind), options]).toEqual(["1897", ["me", "bot", "bot"], {}]);
});

test("what was played last is offered again", () => {
  const choice = { game: "1893", seats: seating(4, ["Ana"]), options: { extra: "on" } };
  keepChoice(choice, store);
  expect(lastChoice(GAMES, store)).toEqual(choice);
});

test("what can no longer be played is forgotten", () => {
  const first = lastChoice(GAMES, store);
  const bad = [
    "nonsense",
    '{"game":"1893"}',
    JSON.stringify({ game: "chess", seats: seating(2), options: {} }),
    JSON.stringify({ game: "1897", seats: seating(5), options: {} }),
    JSON.stringify({ game: "1897", seats: seating(2).map((seat) => ({ ...seat, bot: "gone" })), options: {} }),
  ];
  for (const text of bad) {
    kept["bruxelles.choice"] = text;
    expect(lastChoice(GAMES, store)).toEqual(first);
  }
});

test("another game keeps the people, as many as it seats, and no options", () => {
  const choice = { game: "1893", seats: seating(5, ["Ana"]), options: { extra: "on" } };
  const other = changed(choice, CARDS);
  expect([other.game, other.seats.length, other.seats[0]?.name, other.options]).toEqual(["1897", 4, "Ana", {}]);
  expect(changed(other, BOARD).seats.length).toBe(4);
});

test("a first player who isn't at the table is not asked for", () => {
  const options = { extra: "on", firstPlayer: "4", gone: "on" };
  expect(valid(options, BOARD, 4)).toEqual({ extra: "on", firstPlayer: "4" });
  expect(valid(options, BOARD, 3)).toEqual({ extra: "on" });
});
