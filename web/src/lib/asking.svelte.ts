// A question asked on the board, beside the place that it is about.

import { tick } from "svelte";
import type { Choice, Step } from "./choices";
import type { Message } from "./say";
import type { Frame } from "./types";

export interface Question<Answers> {
  place: string;
  /** The number of the frame that it belongs to. */
  number: number;
  answers: Answers;
}

/** What a board knows of its questions. */
export interface Asker<Answers> {
  frame: () => Frame;
  /** May this page answer now? */
  offering: () => boolean;
  /** Is this place drawn, and not folded away? */
  has: (place: string) => boolean;
  /** The place to ask the waiting decision at; null if the board as a whole asks it. `near`: the seat's last click. */
  placeOf: (near: string | null) => string | null;
  /** The answers to the waiting decision, asked at this place. */
  answersAt: (place: string) => Answers;
  /** Scroll to a place before its question opens. */
  reveal?: (place: string) => void;
  answer: (choice: Choice) => void;
}

export class Asking<Answers> {
  question = $state.raw<Question<Answers> | null>(null);
  readonly place = $derived(this.question?.place ?? null);
  /** The last click on a place, and the seat that was to answer then. */
  private last: { place: string; seat: number } | null = null;
  /** Somebody answers on the board, so the next question is asked there too. */
  private engaged = false;
  /** The number of the frame that was answered on the board. */
  private answered = -1;
  private before: { number: number; entry: number; offering: boolean } | null = null;

  constructor(private readonly asker: Asker<Answers>) {}

  private get seat(): number {
    return this.asker.frame().decision?.seat ?? 0;
  }

  /** Are questions asked on the board at present? */
  get isEngaged(): boolean {
    return this.engaged;
  }

  /** Keep up with the frame. Call it in an effect. */
  follow(): void {
    const frame = this.asker.frame();
    const offering = this.asker.offering();
    this.noticeOtherAnswers(frame, offering);
    const { number } = frame;
    const near = this.last?.seat === this.seat && this.asker.has(this.last.place) ? this.last.place : null;
    const place = offering && this.engaged ? this.asker.placeOf(near) : null;
    if (place === null) {
      if (this.question && this.question.number !== number) this.question = null;
      return;
    }
    const answers = this.asker.answersAt(place);
    void tick().then(() => {
      // The same frame comes twice, pushed and as the reply to an answer: a question closed in between stays closed.
      if (!this.engaged || this.question?.number === number || !this.asker.has(place)) return;
      this.asker.reveal?.(place);
      this.question = { place, number, answers };
    });
  }

  /** Somebody who has answered in the list or by a key is asked there from then on. */
  private noticeOtherAnswers({ number, entry }: Frame, offering: boolean): void {
    const { before } = this;
    this.before = { number, entry, offering };
    if (!before?.offering || entry <= before.entry || this.answered === before.number) return;
    this.engaged = false;
    this.last = null;
  }

  /** A place was clicked. False if its question is open already. */
  click(place: string): boolean {
    this.last = { place, seat: this.seat };
    return this.question?.place !== place;
  }

  /** Ask now, at this place. */
  ask(place: string, answers: Answers): void {
    this.question = { place, number: this.asker.frame().number, answers };
  }

  answer(steps: Step[], label: Message): void {
    this.engage();
    this.asker.answer({ key: "", number: -1, seat: this.seat, steps, label });
  }

  /** The board gives the answer to this frame. */
  engage(): void {
    this.question = null;
    this.engaged = true;
    this.answered = this.asker.frame().number;
  }

  /** Close the question without an answer: it will be given elsewhere. */
  leave(): void {
    this.question = null;
    this.engaged = false;
  }

  /** Close the question, and stay with the board. */
  close(): void {
    this.question = null;
  }
}
