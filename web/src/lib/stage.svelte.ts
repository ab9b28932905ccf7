// Between what is known and what is shown: scenes follow each other at a pace for people, and nothing overtakes them.

import { type Known, waitingFor } from "./frame";
import { type Told, withView } from "./scenes";
import type { Fact, Frame } from "./types";

/** What happened between two positions, and how the table stands afterwards. */
export interface Scene {
  frame: Frame;
  facts: Fact[];
  /** Who answered. */
  seat: number | null;
  /** It was done on this page. */
  own: boolean;
}

export interface Staging {
  /** Shows the facts of a scene on the table as it was before. */
  perform: (scene: Scene, before: Frame, signal: AbortSignal) => Promise<void>;
  /** Leaves a scene standing for a while, the last one shorter. */
  hold: (scene: Scene, last: boolean, signal: AbortSignal) => Promise<void>;
  /** The positions after one entry of the record, up to another. */
  scenes: (since: number, until: number) => Promise<Told[]>;
  /** Until somebody looks. */
  attention: () => Promise<void>;
  /** No films at all. */
  instant: () => boolean;
}

export class Stage {
  shown = $state.raw<Frame | null>(null);
  /** The scene that is on, and how many come after it. */
  scene = $state.raw<Scene | null>(null);
  left = $state(0);
  /** Nothing is on and nothing is to come: choices may be made. */
  caughtUp = $state(true);
  /** Counts the times that the table jumped instead of going on. */
  jumps = $state(0);

  private newest: Frame | null = null;
  private facts: Fact[] = [];
  private queue: (Scene | Promise<Scene[]>)[] = [];
  private playing = false;
  private show = 0;
  private cut = new AbortController();

  constructor(private readonly staging: Staging) {}

  /** Something is known that wasn't. What this page did itself is shown at once. */
  arrive(known: Known, own = false): void {
    const { frame, facts } = known;
    if (!frame) return;
    const [before, old] = [this.newest, this.facts];
    this.newest = frame;
    this.facts = facts;
    if (!before) this.shown = frame;
    else if (frame.number === before.number) this.refresh(frame);
    else if (!continues(old, facts)) this.jump();
    else this.goOn(before, frame, facts.slice(old.length), own);
  }

  /** Shows these scenes, then what is newest. */
  review(first: Frame, scenes: Scene[]): void {
    this.clear();
    this.shown = first;
    this.enqueue(...scenes);
  }

  /** To the newest position, without anything between. */
  skip(): void {
    this.clear();
    this.shown = this.newest;
  }

  private goOn(before: Frame, frame: Frame, fresh: Fact[], own: boolean): void {
    const scene = { frame, facts: fresh, seat: waitingFor(before), own };
    if (this.staging.instant() || !fresh.length || own) {
      if (!this.caughtUp) {
        this.enqueue(scene);
        return;
      }
      if (own && !this.staging.instant()) void this.staging.perform(scene, before, this.cut.signal);
      this.shown = frame;
    } else if (new Set(fresh.map((fact) => fact.number)).size > 1) this.enqueue(this.parts(before, scene));
    else this.enqueue(scene);
  }

  /** Several rows at once: what stood between is asked for. */
  private parts(before: Frame, scene: Scene): Promise<Scene[]> {
    return this.staging.scenes(before.entry, scene.frame.entry).then(
      (told) => scenesOf(told, scene),
      () => [scene],
    );
  }

  private enqueue(...items: (Scene | Promise<Scene[]>)[]): void {
    this.queue.push(...items);
    this.count();
    this.caughtUp = false;
    if (!this.playing) void this.play(this.show);
  }

  /** Positions at which nothing happened are no scenes. */
  private count(): void {
    this.left = this.queue.filter((item) => item instanceof Promise || item.facts.length > 0).length;
  }

  private async play(show: number): Promise<void> {
    const { staging } = this;
    const over = (): boolean => show !== this.show;
    this.playing = true;
    for (let item = this.queue.shift(); item; item = this.queue.shift()) {
      if (item instanceof Promise) {
        const scenes = await item;
        if (over()) return;
        this.queue.unshift(...scenes);
        continue;
      }
      await staging.attention();
      if (over()) return;
      this.count();
      if (!item.facts.length) {
        this.shown = item.frame;
        continue;
      }
      this.scene = item;
      const { signal } = this.cut;
      if (this.shown) await staging.perform(item, this.shown, signal);
      if (over()) return;
      this.shown = item.frame;
      await staging.hold(item, this.left === 0, signal);
      if (over()) return;
    }
    this.playing = false;
    this.scene = null;
    this.shown = this.newest;
    this.caughtUp = true;
  }

  /** Who is there may change at any time; the position doesn't. */
  private refresh(frame: Frame): void {
    if (this.caughtUp) this.shown = frame;
    else if (this.shown) this.shown = { ...this.shown, seats: frame.seats };
  }

  private jump(): void {
    this.skip();
    this.jumps++;
  }

  private clear(): void {
    this.show++;
    this.cut.abort();
    this.cut = new AbortController();
    this.queue = [];
    this.playing = false;
    this.scene = null;
    this.left = 0;
    this.caughtUp = true;
  }
}

/** Do the new facts only add to the old ones? */
function continues(old: Fact[], now: Fact[]): boolean {
  return old.every((fact, at) => {
    const same = now[at];
    return same === fact || (same?.number === fact.number && same.entry === fact.entry && same.kind === fact.kind);
  });
}

/** A scene in its parts. The last is the whole one's, with all that a frame has. */
export function scenesOf(told: Told[], whole: Scene): Scene[] {
  const end = whole.frame.entry;
  const parts = told.filter((each) => each.entry < end);
  let since = -1;
  const scenes = parts.map((each, at) => {
    const facts = whole.facts.filter((fact) => fact.entry > since && fact.entry <= each.entry);
    since = each.entry;
    return { frame: withView(whole.frame, each, told[at + 1]?.seat ?? null), facts, seat: each.seat, own: false };
  });
  const seat = told.find((each) => each.entry === end)?.seat ?? whole.seat;
  return [...scenes, { frame: whole.frame, facts: whole.facts.filter((fact) => fact.entry > since), seat, own: false }];
}
