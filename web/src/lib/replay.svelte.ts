// The replay of a table: all its positions, one of which is shown. The table itself is left alone.

import { call } from "./api";
import type { Frame, Moment, Scene, Scenes } from "./types";

const PART = 48; // scenes that are fetched together

/** The moment that this entry of the record belongs to: the first question after it. */
export function momentAt(moments: readonly Moment[], entry: number): number {
  const found = moments.findIndex((moment) => moment.entry >= entry);
  return found < 0 ? Math.max(0, moments.length - 1) : found;
}

/** Where each round begins, by moment; the first round begins at 0. */
export function roundStarts(moments: readonly Moment[]): number[] {
  return moments.flatMap((moment, at) => (at === 0 || moment.round !== moments[at - 1]?.round ? [at] : []));
}

/** The beginning of the round, or of the one before; forwards that of the next, or the end. */
export function byRound(moments: readonly Moment[], at: number, forwards: boolean): number {
  const starts = roundStarts(moments);
  if (forwards) return starts.find((start) => start > at) ?? moments.length - 1;
  return starts.findLast((start) => start < at) ?? 0;
}

export class Replay {
  frame = $state.raw<Frame | null>(null);
  moments = $state.raw<Moment[]>([]);
  scenes = $state.raw<readonly (Scene | undefined)[]>([]);
  at = $state(0);
  playing = $state(false);
  problem = $state<unknown>(null);
  readonly scene = $derived(this.scenes[this.at]);
  readonly last = $derived(this.moments.length - 1);

  private run = new AbortController();
  private asked = new Map<number, Promise<void>>();

  constructor(
    readonly table: string,
    readonly token: string,
  ) {}

  /** Where the table stands now, or at an entry; what is shown first is fetched first. */
  async open(entry: number | null): Promise<void> {
    try {
      const [frame, course] = await Promise.all([this.get<Frame>(""), this.get<{ moments: Moment[] }>("/course")]);
      this.frame = frame;
      this.moments = course.moments;
      this.scenes = Array.from({ length: course.moments.length });
      this.asked.clear();
      this.at = entry === null ? course.moments.length - 1 : momentAt(course.moments, entry);
      await this.fetch(this.at);
      for (let part = 0; part < course.moments.length; part += PART) await this.fetch(part);
    } catch (error) {
      this.problem = error;
    }
  }

  close(): void {
    this.pause();
  }

  go(at: number): void {
    this.at = Math.max(0, Math.min(this.last, at));
  }

  step(by: number): void {
    this.pause();
    this.go(this.at + by);
  }

  round(forwards: boolean): void {
    this.pause();
    this.go(byRound(this.moments, this.at, forwards));
  }

  /** On from here, each position for as long as it is held; from the end, over again. */
  async play(hold: (signal: AbortSignal) => Promise<void>): Promise<void> {
    this.pause();
    const { signal } = this.run;
    this.playing = true;
    if (this.at >= this.last) this.at = 0;
    while (this.at < this.last) {
      await this.fetch(this.at).catch(() => this.pause());
      await hold(signal);
      if (signal.aborted) return;
      this.go(this.at + 1);
    }
    this.playing = false;
  }

  pause(): void {
    this.run.abort();
    this.run = new AbortController();
    this.playing = false;
  }

  private get<T>(path: string): Promise<T> {
    return call<T>(`/tables/${this.table}${path}`, { token: this.token });
  }

  private fetch(at: number): Promise<void> {
    const from = at - (at % PART);
    const asked = this.asked.get(from) ?? this.fetchPart(from);
    this.asked.set(from, asked);
    return asked;
  }

  private async fetchPart(from: number): Promise<void> {
    const since = this.moments[from - 1]?.entry ?? -1;
    const until = this.moments[Math.min(from + PART - 1, this.last)]?.entry ?? 0;
    const found = await this.get<Scenes>(`/scenes?since=${since}&until=${until}`);
    const scenes = [...this.scenes];
    // By entry: what was taken back meanwhile is left out, and nothing is shown in a wrong place.
    for (const scene of found.scenes) {
      const place = this.moments.findIndex((moment) => moment.entry === scene.entry);
      if (place >= 0) scenes[place] = scene;
    }
    this.scenes = scenes;
  }
}
