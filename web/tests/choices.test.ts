import { describe, expect, it } from "vitest";
import { choicesWith, flat, grouped, KEYS } from "../src/lib/choices";
import type { Decision, Option } from "../src/lib/types";

const message = (key: string) => ({ key, fields: {} });
const option = (token: string, then: Decision | null = null): Option => ({
  token,
  action: null,
  label: message(token),
  then,
});
const decision = (name: string, options: Option[]): Decision => ({
  seat: 1,
  name,
  private: false,
  of: null,
  at: null,
  question: message(name),
  phase: message("p"),
  matters: null,
  amount: null,
  options,
});

const turn = decision("turn", [
  option("nouveau", decision("cell", [option("cell:1,1"), option("cell:1,2")])),
  option("hall"),
  option("pass"),
]);

describe("choices", () => {
  it("make one of two decisions where nothing comes between", () => {
    const groups = grouped(turn);
    expect(groups.map((group) => [group.head?.key, group.choices.length])).toEqual([
      ["nouveau", 2],
      [undefined, 2],
    ]);
    expect(groups[0]?.choices[1]?.steps).toEqual([
      { decision: "turn", token: "nouveau" },
      { decision: "cell", token: "cell:1,2" },
    ]);
  });

  it("have a key each, none of which undoes", () => {
    expect(flat(grouped(turn)).map((choice) => choice.key)).toEqual(["1", "2", "3", "4"]);
    expect(KEYS).not.toMatch(/[hlru]/);
    expect(new Set(KEYS).size).toBe(KEYS.length);
  });

  it("are found by the thing that was clicked", () => {
    const groups = grouped(turn);
    expect(choicesWith(groups, "cell", "cell:1,1")).toHaveLength(1);
    expect(choicesWith(groups, "turn", "nouveau")).toHaveLength(2);
    expect(choicesWith(groups, "cell", "cell:9,9")).toHaveLength(0);
  });
});
