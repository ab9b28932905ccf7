// Playing at a table: choosing in the list or on the board, confirming, undoing, and asking why not.

import { problemOf } from "./api";
import { chainOf, type Way, wayOf } from "./chains";
import { type Choice, choicesWith, flat, type Step } from "./choices";
import { isMine, undoer } from "./frame";
import { Previewing } from "./previewing.svelte";
import type { TablePage } from "./table.svelte";
import type { Frame, Why } from "./types";

/** The list of choices beside the board. */
export interface ChoiceList {
  show: (choice: Choice) => void;
  /** A digit of the amount that is asked for, and the amount itself. */
  type: (digit: string) => void;
  send: () => void;
}

export class Playing {
  list = $state.raw<ChoiceList>();
  /** Why something can't be chosen, and the question that was asked meanwhile. */
  why = $state.raw<{ question: string; answer: Why } | null>(null);

  readonly previewing: Previewing;

  constructor(private readonly page: TablePage) {
    this.previewing = new Previewing(page.live);
  }

  choose = async (choice: Choice): Promise<void> => {
    this.previewing.wait();
    this.page.comeback.close();
    await this.page.live.answer(choice);
    this.confirmUnasked();
  };

  /** For those who don't want to be asked. */
  private confirmUnasked(): void {
    const { live, preferences } = this.page;
    const seat = live.frame?.waits.confirmation_of ?? null;
    if (!preferences.on("confirm") && live.frame && isMine(live.frame, seat)) this.act("confirm");
  }

  act = (what: "undo" | "redo" | "confirm"): void => {
    const { frame, live } = this.page;
    const seat = what === "confirm" ? (frame?.waits.confirmation_of ?? null) : undoer(live.known);
    if (seat !== null) void live.act(what, seat);
  };

  /** The choice that has this key. */
  byKey(key: string): Choice | undefined {
    return flat(this.page.groups).find((each) => each.key === key);
  }

  private way(steps: Step[]): Way | null {
    const { frame, myTurn } = this.page;
    return frame?.decision && myTurn ? wayOf(frame.decision, steps) : null;
  }

  /** Something on the board is pointed at. */
  point = (...steps: Step[]): void => {
    const { frame, myTurn } = this.page;
    const further = frame?.decision && myTurn ? chainOf(frame.decision, steps) : null;
    this.previewing.point(this.way(steps) ?? further);
  };

  /** Something on the board is clicked: the only choice with it is taken, the first of several is shown in the list. */
  touch = (...steps: Step[]): boolean => {
    const { frame, groups } = this.page;
    const last = steps.at(-1);
    if (!frame || !last) return false;
    const way = this.way(steps);
    const offered = choicesWith(groups, last.decision, last.token);
    const choice = way && !way.then ? way.choice : offered[0];
    if (choice && (way?.choice === choice || offered.length === 1)) {
      void this.choose(choice);
      return true;
    }
    if (choice) this.list?.show(choice);
    else void this.askWhy(frame, steps);
    return false;
  };

  private async askWhy(asked: Frame, steps: Step[]): Promise<void> {
    const { live, myTurn, waiting, words } = this.page;
    const question = asked.decision ? words.tell(asked.decision.question) : "";
    if (!myTurn) {
      this.why = { question, answer: { message: { key: "web.why.turn", fields: {} } } };
      return;
    }
    // What led to the thing that was clicked may be decided already.
    const first = steps.findIndex((step) => step.decision === asked.decision?.name);
    try {
      this.why = { question, answer: await live.why(waiting ?? 0, steps.slice(Math.max(0, first))) };
    } catch (error) {
      live.problem = problemOf(error);
    }
  }
}
