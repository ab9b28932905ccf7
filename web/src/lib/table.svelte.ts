// One page at one table: what it shows of what is known, and when it can be played.

import { type Flight, gameOf } from "../games/registry";
import { grouped } from "./choices";
import { ComeBack } from "./comeback.svelte";
import { covered, secretOf } from "./cover";
import { factsUntil, isMine, lines, waitingFor } from "./frame";
import { LiveTable } from "./live.svelte";
import { holdFor, OWN, type Pace, PACES, pause } from "./pace";
import type { Page } from "./page";
import type { Preferences } from "./preferences.svelte";
import { scenesOfTable } from "./scenes";
import { type Scene, Stage } from "./stage.svelte";
import type { Frame } from "./types";

/** Lets pieces fly over the board. */
export interface Sky {
  fly: (groups: Flight[][], pace: Pace, signal: AbortSignal) => Promise<void>;
}

const moving = (): boolean => !matchMedia("(prefers-reduced-motion: reduce)").matches;

export class TablePage {
  readonly preferences: Preferences;
  readonly live: LiveTable;
  readonly stage: Stage;
  readonly comeback: ComeBack;
  sky = $state.raw<Sky>();
  private uncovered = $state<string | null>(null);

  readonly newest = $derived.by(() => this.live.frame);
  // While a film runs, the page shows less than it knows.
  private readonly secret = $derived.by(() => (this.stage.shown ? secretOf(this.stage.shown) : null));
  /** Something is for one player only, and others look on. */
  readonly covering = $derived(this.secret !== null && this.secret !== this.uncovered);
  readonly frame = $derived.by(() => {
    const { shown } = this.stage;
    return shown && this.covering ? covered(shown) : shown;
  });
  readonly ready = $derived.by(() => this.stage.caughtUp && !this.comeback.looking);
  readonly words = $derived.by(() => this.preferences.words.atTable(this.newest));
  readonly game = $derived(gameOf(this.newest?.game ?? ""));
  readonly told = $derived.by(() => (this.frame ? lines(factsUntil(this.live.known.facts, this.frame)) : []));
  readonly waiting = $derived(this.frame ? waitingFor(this.frame) : null);
  /** It is this page's turn; with `myTurn`, it can be played at once. */
  readonly due = $derived(this.newest !== null && isMine(this.newest, waitingFor(this.newest)) && !this.newest.error);
  readonly myTurn = $derived(this.due && this.ready);
  readonly groups = $derived(this.frame?.decision && this.myTurn ? grouped(this.frame.decision) : []);

  constructor(table: string, token: string, { preferences, shares }: Page) {
    this.preferences = preferences;
    this.live = new LiveTable(table, token, shares);
    this.stage = new Stage({
      scenes: (since, until) => scenesOfTable(table, token, since, until),
      instant: () => preferences.speed === "instant",
      hold: ({ facts }, last, signal) => pause(holdFor(this.pace, lines(facts).length) / (last ? 2 : 1), signal),
      perform: (scene, before, signal) => this.perform(scene, before, signal),
      attention: () =>
        document.hidden
          ? new Promise((done) => document.addEventListener("visibilitychange", () => done(), { once: true }))
          : Promise.resolve(),
    });
    this.comeback = new ComeBack(table, token, this.stage);
    this.live.listener = (known, own) => {
      // Nothing is on the table yet.
      if (known.frame?.gathering) return;
      const first = this.stage.shown === null;
      this.stage.arrive(known, own);
      if (first) void this.comeback.arrive(known, preferences.speed !== "instant");
    };
  }

  open(): () => void {
    this.live.open();
    return () => {
      this.live.close();
      this.stage.skip();
    };
  }

  private get pace(): Pace {
    const { speed } = this.preferences;
    return PACES[this.comeback.reviewing && speed === "instant" ? "normal" : speed];
  }

  private async perform({ facts, frame, own }: Scene, before: Frame, signal: AbortSignal): Promise<void> {
    const [was, is] = [before.view, frame.view];
    if (!moving() || !was || !is) return;
    const groups = facts.map((fact) => this.game.flights(fact, was, is)).filter((group) => group.length);
    await this.sky?.fly(groups, own ? OWN : this.pace, signal);
  }

  /** The player whom it is for wants to see it. */
  uncover(): void {
    this.uncovered = this.secret;
  }

  /** Call it when the page is hidden or shown again. */
  away(): void {
    if (document.hidden) this.comeback.leave();
    else void this.comeback.arrive(this.live.known, !this.stage.caughtUp);
  }

  /** Remembers what somebody has seen. Call it in an effect. */
  see(): void {
    if (!this.ready) return;
    this.comeback.reviewing = false;
    if (this.frame && !document.hidden) this.comeback.see(this.frame);
  }

  /** What was taken back is gone at once; a short fade says that something changed. Call it in an effect. */
  fade(board: HTMLElement | undefined): void {
    if (this.stage.jumps && moving()) board?.animate([{ opacity: 0.3 }, { opacity: 1 }], { duration: 280 });
  }
}
