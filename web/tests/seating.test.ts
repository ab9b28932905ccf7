import { expect, test } from "vitest";
import { readHead } from "../src/lib/record";
import { Words } from "../src/lib/say";
import { asked, recolour, resized, seating } from "../src/lib/seating";
import { colourOf } from "../src/lib/seats";
import type { Frame } from "../src/lib/types";

const colours = (seats: { colour: string }[]) => seats.map((seat) => seat.colour);

test("a colour that is taken is exchanged, never shared", () => {
  const seats = recolour(seating(3), 0, "blue");
  expect(colours(seats)).toEqual(["blue", "red", "violet"]);
  expect(colours(recolour(seats, 2, "amber"))).toEqual(["blue", "red", "amber"]);
});

test("more seats get free colours, fewer keep those they have", () => {
  const seats = recolour(seating(2), 1, "violet");
  expect(colours(resized(seats, 4))).toEqual(["red", "violet", "blue", "green"]);
  expect(colours(resized(seats, 1))).toEqual(["red"]);
});

test("seats are asked for with names, and a level only for bots", () => {
  const words = new Words({
    language: "en",
    messages: { "web.name.me": "Player {number}", "web.name.bot": "Bot {number}" },
    parts: {},
    printed: {},
  });
  expect(asked(seating(2), words)).toEqual([
    { kind: "me", name: "Player 1", colour: "red" },
    { kind: "bot", name: "Bot 2", colour: "blue", bot: "greedy" },
  ]);
});

test("the colour of a seat is the table's, or the usual one", () => {
  const frame = { seats: [{ colour: "amber" }] } as unknown as Frame;
  expect([colourOf(frame, 1), colourOf(frame, 2)]).toEqual(["amber", "blue"]);
});

const record =
  "bruxelles record 1\ngame 1897\nseats 2\nplayer 1 Anna%20B\nplayer 2 Beno%C3%AEt\n\n1 chance x\n2 seat:1 turn pass\n";

test("the head of a record says who played", () => {
  expect(readHead(record)).toEqual({ game: "1897", seats: 2, players: ["Anna B", "Benoît"], entries: 2 });
  expect(readHead(record.replaceAll("\n", "\r\n"))?.players).toEqual(["Anna B", "Benoît"]);
  expect(readHead(record.replace("player 1 Anna%20B\n", ""))?.players).toEqual(["", "Benoît"]);
  expect(readHead(record.replace("Anna%20B", "100%"))?.players[0]).toBe("100%");
});

test("what is no record has no head", () => {
  for (const text of [
    "",
    "hello",
    record.replace("game 1897\n", ""),
    record.replace("seats 2", "seats many"),
    record.replace("seats 2", "seats 99"),
  ])
    expect(readHead(text)).toBeNull();
});
