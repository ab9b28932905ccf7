import { describe, expect, it } from "vitest";
import { choiceOf, isOffered, quickValues, tokenOf, valueOf } from "../src/lib/amounts";
import { wayOf } from "../src/lib/chains";
import { flat, grouped } from "../src/lib/choices";
import type { Amount, Decision, Option } from "../src/lib/types";

const message = (key: string) => ({ key, fields: {} });
const option = (token: string, then: Decision | null = null): Option => ({
  token,
  action: null,
  label: message(token),
  then,
});
const amount: Amount = { token: "bid:{amount}", min: 1, max: 12, action: 40, notable: [1, 2, 7] };
const bid: Decision = {
  seat: 2,
  name: "bid",
  private: false,
  of: null,
  at: null,
  question: message("bid"),
  phase: message("p"),
  matters: null,
  amount,
  options: [],
};
const turn: Decision = { ...bid, name: "turn", amount: null, options: [option("space:1,1", bid), option("pass")] };

describe("an amount", () => {
  it("is written and read by its pattern", () => {
    expect(tokenOf(amount, 7)).toBe("bid:7");
    expect(valueOf(amount, "bid:7")).toBe(7);
    expect(tokenOf({ ...amount, token: "step:{amount}", min: -3 }, -2)).toBe("step:-2");
    expect(valueOf({ ...amount, token: "step:{amount}", min: -3 }, "step:-2")).toBe(-2);
    for (const wrong of ["bid:0", "bid:13", "bid:07", "bid:7.5", "bid:", "bid:x", "bf:7", "pass", ""]) {
      expect([wrong, valueOf(amount, wrong)]).toEqual([wrong, null]);
    }
  });

  it("lies between its ends and is whole", () => {
    expect([0, 1, 12, 13, 2.5, Number.NaN].map((value) => isOffered(amount, value))).toEqual([
      false,
      true,
      true,
      false,
      false,
      false,
    ]);
  });

  it("is picked quickly at the ends and where it stands out", () => {
    expect(quickValues(amount)).toEqual([1, 2, 7, 12]);
    expect(quickValues({ ...amount, notable: [] })).toEqual([1, 12]);
  });

  it("is a choice like any other, also behind the answer that leads to it", () => {
    expect(choiceOf(bid, amount, 3)).toMatchObject({ seat: 2, steps: [{ decision: "bid", token: "bid:3" }] });
    const steps = [
      { decision: "turn", token: "space:1,1" },
      { decision: "bid", token: "bid:3" },
    ];
    const way = wayOf(turn, steps);
    expect(way).toMatchObject({ then: null, amount: true, choice: { seat: 2, steps } });
    expect(wayOf(bid, steps)?.choice.steps).toEqual(steps.slice(1));
    expect(wayOf(turn, [...steps.slice(0, 1), { decision: "bid", token: "bid:13" }])).toBeNull();
    expect(wayOf(turn, [...steps, { decision: "cube", token: "cube:wood" }])).toBeNull();
  });

  it("is asked for after the option that leads to it, not in one list with it", () => {
    expect(grouped(turn).map((group) => group.choices.map((choice) => choice.steps.length))).toEqual([[1, 1]]);
    expect(wayOf(turn, [{ decision: "turn", token: "space:1,1" }])?.then).toBe(bid);
    expect(grouped(bid)).toEqual([]);
  });

  it("leaves the digits to whoever types it", () => {
    expect(flat(grouped({ ...bid, options: [option("nothing"), option("all")] })).map((choice) => choice.key)).toEqual([
      "a",
      "b",
    ]);
  });
});
