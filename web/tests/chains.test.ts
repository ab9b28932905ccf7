import { describe, expect, it } from "vitest";
import { chainOf, wayOf } from "../src/lib/chains";
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
const architect = decision("architect", [option("1/3"), option("2/4")]);
const turn = decision("turn", [option("nouveau", decision("cell", [option("cell:1,1", architect)])), option("pass")]);
const step = (decision: string, token: string) => ({ decision, token });

describe("a way of answers", () => {
  it("ends at what would be asked next", () => {
    const way = wayOf(turn, [step("turn", "nouveau"), step("cell", "cell:1,1")]);
    expect([way?.then, way?.choice.label.key, way?.choice.steps.length]).toEqual([architect, "cell:1,1", 2]);
    expect(wayOf(turn, [step("turn", "pass")])?.then).toBeNull();
  });

  it("may begin before the decision that waits", () => {
    const way = wayOf(architect, [step("turn", "nouveau"), step("cell", "cell:1,1"), step("architect", "2/4")]);
    expect(way?.choice.steps).toEqual([step("architect", "2/4")]);
  });

  it("may be longer than what is told of it", () => {
    const long = [step("turn", "nouveau"), step("cell", "cell:1,1"), step("architect", "1/3"), step("side", "side:1")];
    expect(wayOf(turn, long)).toBeNull();
    expect(chainOf(turn, long)?.choice.steps).toEqual(long);
    expect(chainOf(architect, long)).toBeNull();
    expect(chainOf(turn, [step("turn", "pass")])).toBeNull();
  });

  it("leads nowhere if something of it isn't on offer", () => {
    expect(wayOf(turn, [step("turn", "nouveau"), step("cell", "cell:9,9")])).toBeNull();
    expect(wayOf(turn, [step("cell", "cell:1,1")])).toBeNull();
    expect(wayOf(turn, [])).toBeNull();
    expect(wayOf(turn, [step("turn", "pass"), step("cell", "cell:1,1")])).toBeNull();
  });
});
