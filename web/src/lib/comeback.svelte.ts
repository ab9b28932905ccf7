// Somebody comes back to a table at which others have played: what they missed, as a film and as a list.

import { factsUntil, isMine, type Known } from "./frame";
import { scenesOfTable, withView } from "./scenes";
import { nowSeen, seen } from "./since";
import { type Scene, scenesOf, type Stage } from "./stage.svelte";
import type { Fact, Frame } from "./types";

export interface Missed {
  before: Frame;
  after: Frame;
  facts: Fact[];
  scenes: Scene[];
}

export class ComeBack {
  missed = $state.raw<Missed | null>(null);
  /** Until it is known whether anything was missed, nothing can be chosen. */
  looking = $state(true);
  /** The film is shown because somebody wants to see it. */
  reviewing = $state(false);
  private away: number | null;

  constructor(
    private readonly table: string,
    private readonly token: string,
    private readonly stage: Stage,
  ) {
    this.away = seen(table);
  }

  /** The first that is known of the table, or the first after the page was hidden. */
  async arrive(known: Known, film: boolean): Promise<void> {
    const since = this.away;
    this.away = null;
    const { frame } = known;
    if (since !== null && frame && since < frame.entry && frame.seats.some((seat) => seat.mine)) {
      this.looking = true;
      this.missed = await this.find(known, frame, since).catch(() => null);
      if (this.missed && film) this.again();
    }
    this.looking = false;
  }

  /** The page is hidden; what comes from here on is missed. */
  leave(): void {
    this.away = this.stage.shown?.entry ?? null;
  }

  again(): void {
    if (!this.missed) return;
    this.reviewing = true;
    this.stage.review(this.missed.before, this.missed.scenes);
  }

  close(): void {
    this.missed = null;
  }

  /** Somebody sees this position. A turn that waits for its confirmation is none to come back to. */
  see(frame: Frame): void {
    if (frame.decision || frame.over) nowSeen(this.table, frame.entry);
  }

  private async find(known: Known, frame: Frame, since: number): Promise<Missed | null> {
    const [first, ...told] = await scenesOfTable(this.table, this.token, since - 1, frame.entry);
    if (!first || told.filter(({ seat }) => seat !== null && !isMine(frame, seat)).length < 2) return null;
    const facts = factsUntil(known.facts, frame).filter((fact) => fact.entry > first.entry);
    const whole = { frame, facts, seat: null, own: false };
    return {
      before: withView(frame, first, told[0]?.seat ?? null),
      after: frame,
      facts,
      scenes: scenesOf(told, whole),
    };
  }
}
