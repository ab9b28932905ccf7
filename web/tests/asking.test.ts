import { tick } from "svelte";
import { describe, expect, it } from "vitest";
import { Asking } from "../src/lib/asking.svelte";
import type { Choice, Step } from "../src/lib/choices";
import type { Frame } from "../src/lib/types";

const label = { key: "label", fields: {} };

/** A board on which "turn" is asked by all its places, and everything else beside one of them. */
class Board {
  frame = this.frameOf(1, "turn");
  offering = true;
  answers: Choice[] = [];
  drawn = (_place: string) => true;
  readonly asking = new Asking<string>({
    frame: () => this.frame,
    offering: () => this.offering,
    has: (place) => this.drawn(place),
    placeOf: (near) => (this.frame.decision?.name === "turn" ? null : (near ?? "home")),
    answersAt: (place) => `${this.frame.decision?.name} at ${place}`,
    answer: (choice) => this.answers.push(choice),
  });

  constructor() {
    this.asking.follow();
  }

  private frameOf(number: number, name: string, seat = 1, entry = number): Frame {
    return { number, entry, decision: { name, seat } } as unknown as Frame;
  }

  /** The table moves on to this decision. */
  async ask(name: string, { seat = 1, entry = this.frame.number + 1, offering = true } = {}): Promise<void> {
    this.frame = this.frameOf(this.frame.number + 1, name, seat, entry);
    await this.offer(offering);
  }

  async offer(offering: boolean): Promise<void> {
    this.offering = offering;
    this.asking.follow();
    await tick();
  }

  click(place: string): void {
    this.asking.click(place);
    const step: Step = { decision: this.frame.decision?.name ?? "", token: place };
    this.asking.answer([step], label);
  }
}

describe("a question on the board", () => {
  it("is not asked before somebody answers on the board", async () => {
    const board = new Board();
    await board.ask("bid");
    expect(board.asking.question).toBeNull();
  });

  it("is asked where the seat clicked last, and closes with the answer", async () => {
    const board = new Board();
    board.click("space:1,1");
    await board.ask("bid");
    expect(board.asking.question).toEqual({ place: "space:1,1", number: 2, answers: "bid at space:1,1" });
    board.asking.answer([{ decision: "bid", token: "bf:3" }], label);
    expect(board.asking.question).toBeNull();
    expect(board.answers.map(({ seat, steps }) => [seat, steps.at(-1)?.token])).toEqual([
      [1, "space:1,1"],
      [1, "bf:3"],
    ]);
  });

  it("is not asked at the last click after an answer in the list", async () => {
    const board = new Board();
    board.click("space:1,1");
    await board.ask("turn", { seat: 2, offering: false });
    await board.ask("turn");
    // The list answers with another space, which leads to a bid.
    await board.ask("bid");
    expect(board.asking.question).toBeNull();
    board.asking.answer([{ decision: "bid", token: "bf:3" }], label);
    await board.ask("pay");
    expect(board.asking.place).toBe("home");
  });

  it("is asked at home if another seat clicked last", async () => {
    const board = new Board();
    board.click("space:1,1");
    await board.ask("pay", { seat: 2 });
    expect(board.asking.place).toBe("home");
  });

  it("is asked at home if the last place is gone", async () => {
    const board = new Board();
    board.click("space:1,1");
    board.drawn = (place) => place !== "space:1,1";
    await board.ask("pay");
    expect(board.asking.place).toBe("home");
  });

  it("waits until the seat may answer", async () => {
    const board = new Board();
    board.click("space:1,1");
    await board.ask("pay", { offering: false });
    expect(board.asking.question).toBeNull();
    await board.offer(true);
    expect(board.asking.place).toBe("space:1,1");
  });

  it("stays closed when the same frame comes again", async () => {
    const board = new Board();
    board.click("space:1,1");
    await board.ask("pay");
    board.asking.leave();
    await board.offer(true);
    expect(board.asking.question).toBeNull();
  });

  it("is asked again after it was taken back", async () => {
    const board = new Board();
    board.click("space:1,1");
    await board.ask("pay");
    board.asking.answer([{ decision: "pay", token: "bf:1" }], label);
    await board.ask("confirm", { offering: false });
    await board.ask("pay", { entry: 2 });
    expect(board.asking.place).toBe("space:1,1");
  });

  it("closes when the table moves on to what the whole board asks", async () => {
    const board = new Board();
    board.click("space:1,1");
    await board.ask("pay");
    await board.ask("turn", { entry: 1 });
    expect(board.asking.question).toBeNull();
  });
});
