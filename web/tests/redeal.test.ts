import { expect, test } from "vitest";
import { redeal } from "../src/lib/redeal";
import { mac, settledSeed } from "../src/lib/shuffle";
import type { Deal } from "../src/lib/types";
import { fact } from "./facts";

const shares = [{ seat: 1, nonce: "a".repeat(64) }];
const commitments = [{ since: 1, digest: "", shares }];
const seed = settledSeed("a secret", shares);
const pieces = [
  { token: "red", count: 2 },
  { token: "blue", count: 1 },
  { token: "green", count: 3 },
];

/** An honest game: three events, each of so many draws without putting back. */
function game(): Deal[] {
  return [1, 2, 3].map((event) => {
    const left = pieces.flatMap(({ token, count }) => Array<string>(count).fill(token));
    const draws = [1, 2, 3, 4].map((draw) => {
      const nth = Number(BigInt(`0x${mac(seed, `${event}.${draw}`)}`) % BigInt(left.length));
      return { drawn: left.splice(nth, 1)[0] ?? "", among: draw === 1 ? pieces : null };
    });
    return { entry: event * 10, private: false, draws };
  });
}

const told = (entry: number, drawn: string[]) =>
  drawn.map((card) => ({ ...fact("card_dealt", { cell: "cell:1,1", card }), entry }));
const seen = (deals: Deal[]) =>
  deals.flatMap(({ entry, draws }) =>
    told(
      entry,
      draws.map(({ drawn }) => drawn),
    ),
  );

test("a game that was dealt from its seed is found as promised", () => {
  expect(redeal(game(), commitments, ["a secret"], seen(game()))).toEqual({
    draws: 12,
    wrong: null,
    unseen: null,
    hidden: 0,
  });
});

test("one draw that was changed is named", () => {
  const deals = game();
  const draw = deals[1]?.draws[2];
  const promised = draw?.drawn ?? "";
  if (draw) draw.drawn = promised === "red" ? "blue" : "red";
  expect(redeal(deals, commitments, ["a secret"], []).wrong).toEqual({
    entry: 20,
    draw: 3,
    drawn: draw?.drawn,
    promised,
  });
});

test("another secret, a share left out, or an event that is kept quiet, deals another game", () => {
  expect(redeal(game(), commitments, ["another"], []).wrong).not.toBeNull();
  expect(redeal(game(), [{ since: 1, digest: "", shares: [] }], ["a secret"], []).wrong).not.toBeNull();
  expect(redeal(game().slice(1), commitments, ["a secret"], []).wrong).not.toBeNull();
});

test("a piece that was drawn is gone for the next draw", () => {
  const deals = game();
  for (const { draws } of deals) for (const draw of draws) draw.among = [{ token: "red", count: 6 }];
  expect(redeal(deals, commitments, ["a secret"], []).wrong).not.toBeNull();
});

test("a draw that this page saw otherwise is named, unless it was private", () => {
  const facts = [...seen(game().slice(0, 2)), ...told(30, ["red", "red", "red", "red"])];
  expect(redeal(game(), commitments, ["a secret"], facts).unseen).toBe(30);
  const deals = game().map((deal) => ({ ...deal, private: deal.entry === 30 }));
  expect(redeal(deals, commitments, ["a secret"], facts).unseen).toBeNull();
});

test("a seat that was drawn is one that a fact was about", () => {
  const deals: Deal[] = [
    { entry: 1, private: false, draws: [{ drawn: "seat:2", among: [{ token: "seat:2", count: 1 }] }] },
  ];
  const unseen = (seat: number | null) =>
    redeal(
      deals,
      commitments,
      ["a secret"],
      [fact("first_player_named", {}, seat), fact("round_began", { round: "round:1" }, null)],
    ).unseen;
  expect([unseen(2), unseen(1), unseen(null)]).toEqual([null, 1, 1]);
});

test("what was dealt under a seed that was not shown is counted and not claimed", () => {
  const two = [
    { since: 1, digest: "", shares: [] },
    { since: 15, digest: "", shares },
  ];
  expect(redeal(game(), two, [null, "a secret"], [])).toEqual({ draws: 8, wrong: null, unseen: null, hidden: 4 });
  expect(redeal(game(), [], [], []).hidden).toBe(12);
});
