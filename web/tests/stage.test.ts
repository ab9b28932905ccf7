import { describe, expect, it } from "vitest";
import type { Known } from "../src/lib/frame";
import type { Told } from "../src/lib/scenes";
import { type Scene, Stage, type Staging } from "../src/lib/stage.svelte";
import type { Fact, Frame } from "../src/lib/types";

const message = (key: string) => ({ key, fields: {} });

function fact(number: number, entry = number): Fact {
  return {
    number,
    entry,
    kind: `fact ${entry}`,
    reason: null,
    seat: 2,
    tokens: {},
    forced: false,
    log: [message(`said ${entry}`)],
  };
}

function frame(number: number, entry = number): Frame {
  return {
    table: "t",
    game: "any",
    number,
    entry,
    kept: 0,
    facts: [],
    host: false,
    view: { at: entry },
    over: false,
    sheet: null,
    decision: { seat: 2, name: "turn", question: message("q"), phase: message("p"), amount: null, options: [] },
    settings: { edition: "", options: {}, components_corrected: false, printed: {} },
    waits: { confirmation_of: null },
    may_undo: false,
    may_redo: false,
    commitments: [],
    seeds: [],
    error: null,
    seats: [1, 2].map((seat) => ({
      seat,
      name: `P${seat}`,
      kind: "me",
      colour: "red",
      bot: null,
      present: true,
      mine: seat === 1,
    })),
  } as unknown as Frame;
}

const known = (number: number, facts: Fact[]): Known => ({ frame: frame(number), facts });

/** A stage whose scenes end when the test says so. */
class Rehearsal {
  instant = false;
  hidden = false;
  told: Told[] | null = [];
  asked: [number, number][] = [];
  played: Scene[] = [];
  private waiting: (() => void)[] = [];
  private looking: (() => void)[] = [];
  readonly stage = new Stage({
    instant: () => this.instant,
    attention: () => (this.hidden ? new Promise<void>((done) => this.looking.push(done)) : Promise.resolve()),
    scenes: (since, until) => {
      this.asked.push([since, until]);
      return this.told ? Promise.resolve(this.told) : Promise.reject(new Error("offline"));
    },
    perform: (scene, _before, signal) => {
      this.played.push(scene);
      return this.until(signal);
    },
    hold: () => Promise.resolve(),
  } satisfies Staging);

  private until(signal: AbortSignal): Promise<void> {
    return new Promise((done) => {
      this.waiting.push(done);
      signal.addEventListener("abort", () => done());
    });
  }
  /** The scene that is on comes to its end. */
  async next(): Promise<void> {
    this.waiting.shift()?.();
    await settled();
  }
  async look(): Promise<void> {
    this.hidden = false;
    this.looking.forEach((done) => done());
    await settled();
  }
  get shown(): number | undefined {
    return this.stage.shown?.entry;
  }
}

async function settled(): Promise<void> {
  for (let turn = 0; turn < 20; turn++) await Promise.resolve();
}

function begun(): Rehearsal {
  const rehearsal = new Rehearsal();
  rehearsal.stage.arrive(known(1, [fact(1)]));
  return rehearsal;
}

describe("the stage", () => {
  it("shows the first frame at once, without a film", () => {
    const { stage, played, shown } = begun();
    expect([shown, stage.caughtUp, played.length]).toEqual([1, true, 0]);
  });

  it("shows what others do scene by scene, and never lets choices overtake", async () => {
    const rehearsal = begun();
    const { stage } = rehearsal;
    stage.arrive(known(2, [fact(1), fact(2)]));
    stage.arrive(known(3, [fact(1), fact(2), fact(3)]));
    await settled();
    expect([rehearsal.shown, stage.caughtUp, stage.left]).toEqual([1, false, 1]);
    await rehearsal.next();
    expect([rehearsal.shown, stage.caughtUp, stage.left]).toEqual([2, false, 0]);
    expect(stage.scene?.facts.map((each) => each.entry)).toEqual([3]);
    await rehearsal.next();
    expect([rehearsal.shown, stage.caughtUp, stage.scene]).toEqual([3, true, null]);
  });

  it("shows own answers at once", () => {
    const rehearsal = begun();
    rehearsal.stage.arrive(known(2, [fact(1), fact(2)]), true);
    expect([rehearsal.shown, rehearsal.stage.caughtUp]).toEqual([2, true]);
    expect(rehearsal.played[0]?.own).toBe(true);
  });

  it("keeps the order when something of its own comes during a film", async () => {
    const rehearsal = begun();
    rehearsal.stage.arrive(known(2, [fact(1), fact(2)]));
    rehearsal.stage.arrive(known(3, [fact(1), fact(2), fact(3)]), true);
    await settled();
    expect(rehearsal.shown).toBe(1);
    await rehearsal.next();
    expect(rehearsal.shown).toBe(2);
  });

  it("waits for nothing at the speed that knows no films", () => {
    const rehearsal = begun();
    rehearsal.instant = true;
    rehearsal.stage.arrive(known(2, [fact(1), fact(2)]));
    expect([rehearsal.shown, rehearsal.stage.caughtUp, rehearsal.played.length]).toEqual([2, true, 0]);
  });

  it("skips to what is newest, and goes on from there", async () => {
    const rehearsal = begun();
    const { stage } = rehearsal;
    stage.arrive(known(2, [fact(1), fact(2)]));
    stage.arrive(known(3, [fact(1), fact(2), fact(3)]));
    await settled();
    stage.skip();
    await settled();
    expect([rehearsal.shown, stage.caughtUp, rehearsal.played.length]).toEqual([3, true, 1]);
    stage.arrive(known(4, [fact(1), fact(2), fact(3), fact(4)]));
    await settled();
    expect([rehearsal.shown, stage.caughtUp]).toEqual([3, false]);
    await rehearsal.next();
    await rehearsal.next();
    expect([rehearsal.shown, stage.caughtUp]).toEqual([4, true]);
  });

  it("jumps when something is taken back", async () => {
    const rehearsal = begun();
    rehearsal.stage.arrive(known(2, [fact(1), fact(2)]));
    await settled();
    rehearsal.stage.arrive(known(3, [fact(1)]));
    await settled();
    expect([rehearsal.shown, rehearsal.stage.caughtUp, rehearsal.stage.jumps]).toEqual([3, true, 1]);
  });

  it("does not take a repeated frame for something new", async () => {
    const rehearsal = begun();
    rehearsal.stage.arrive(known(2, [fact(1), fact(2)]));
    rehearsal.stage.arrive(known(2, [fact(1), fact(2)]));
    await settled();
    expect([rehearsal.played.length, rehearsal.shown, rehearsal.stage.left]).toEqual([1, 1, 0]);
  });

  it("asks for what stood between when several rows come at once", async () => {
    const rehearsal = begun();
    rehearsal.told = [2, 3, 4].map((entry) => ({
      entry,
      seat: 2,
      answer: null,
      view: { at: entry } as never,
      facts: [],
      points: [],
    }));
    rehearsal.stage.arrive(known(4, [fact(1), fact(2), fact(3), fact(4)]));
    await settled();
    expect(rehearsal.asked).toEqual([[1, 4]]);
    const entries = [rehearsal.shown];
    for (let scene = 0; scene < 3; scene++) {
      await rehearsal.next();
      entries.push(rehearsal.shown);
    }
    expect(entries).toEqual([1, 2, 3, 4]);
    expect(rehearsal.played.map((scene) => scene.facts.map((each) => each.entry))).toEqual([[2], [3], [4]]);
    expect(rehearsal.stage.shown?.number).toBe(4);
  });

  it("keeps later frames behind what is still asked for", async () => {
    const rehearsal = begun();
    rehearsal.told = [{ entry: 2, seat: 2, answer: null, view: null, facts: [], points: [] }];
    rehearsal.stage.arrive(known(3, [fact(1), fact(2), fact(3)]));
    rehearsal.stage.arrive(known(4, [fact(1), fact(2), fact(3), fact(4)]));
    await settled();
    for (let scene = 0; scene < 3; scene++) await rehearsal.next();
    expect(rehearsal.played.map((scene) => scene.frame.entry)).toEqual([2, 3, 4]);
  });

  it("tells it in one go when what stood between can't be had", async () => {
    const rehearsal = begun();
    rehearsal.told = null;
    rehearsal.stage.arrive(known(3, [fact(1), fact(2), fact(3)]));
    await settled();
    await rehearsal.next();
    expect([rehearsal.shown, rehearsal.stage.caughtUp, rehearsal.played.length]).toEqual([3, true, 1]);
  });

  it("waits until somebody looks", async () => {
    const rehearsal = begun();
    rehearsal.hidden = true;
    rehearsal.stage.arrive(known(2, [fact(1), fact(2)]));
    await settled();
    expect([rehearsal.played.length, rehearsal.shown]).toEqual([0, 1]);
    await rehearsal.look();
    expect(rehearsal.played.length).toBe(1);
  });

  it("shows a film again and ends at what is newest", async () => {
    const rehearsal = begun();
    const { stage } = rehearsal;
    stage.review(frame(1, 0), [{ frame: frame(1), facts: [fact(1)], seat: 2, own: false }]);
    await settled();
    expect([rehearsal.shown, stage.caughtUp]).toEqual([0, false]);
    await rehearsal.next();
    expect([rehearsal.shown, stage.caughtUp]).toEqual([1, true]);
  });

  it("lets positions pass at which nothing happened", async () => {
    const rehearsal = begun();
    rehearsal.stage.arrive(known(2, [fact(1), fact(2)]));
    rehearsal.stage.arrive(known(3, [fact(1), fact(2)]));
    await settled();
    expect(rehearsal.stage.left).toBe(0);
    await rehearsal.next();
    expect([rehearsal.shown, rehearsal.stage.caughtUp, rehearsal.played.length]).toEqual([3, true, 1]);
  });
});
