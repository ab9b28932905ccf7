// What can be answered on the table, and where it is asked.

import type { Step } from "../../lib/choices";
import { type Message, tokenOf, tokensIn } from "../../lib/say";
import type { Amount, Decision, Frame, Option } from "../../lib/types";
import { columnOf, type View, viewOf } from "./view";

export interface Offer {
  steps: Step[];
  /** The token of its picture. */
  piece: string;
  label: Message;
}

// These are answered where they will be: the whole board is the question.
const SPREAD = new Set(["turn", "setupBoard", "planIris", "planAnyIris", "neutral", "houseSpace", "saleMove"]);
// Decisions about a space of the Art Nouveau board.
const SPACES = new Set(["neutral", "houseSpace", "c15Space", "c27"]);

/** Is it asked in a small question of its own, beside what glows? */
export function isAsked(decision: string): boolean {
  return !SPREAD.has(decision);
}

/** The decision that a click on a space is about. */
export function spaceDecision(waiting: string | undefined): string {
  return waiting && SPACES.has(waiting) ? waiting : "turn";
}

export function optionOf(decision: Decision | null | undefined, name: string, token: string): Option | undefined {
  return decision?.name === name ? decision.options.find((option) => option.token === token) : undefined;
}

/** Every answer to the decision that waits. */
export function offersNow(decision: Decision): Offer[] {
  return decision.options.map(({ token, label }) => ({
    steps: [{ decision: decision.name, token }],
    piece: token,
    label,
  }));
}

export interface Bids {
  /** What leads to the bid: the space, if it isn't chosen yet. */
  lead: Step[];
  decision: Decision;
  amount: Amount;
}

/** The bids that are possible on this space now; null if none is asked for there. */
export function bidsAt(frame: Frame, space: string): Bids | null {
  const root = frame.decision;
  const bid = root?.name === "bid" ? root : optionOf(root, "turn", space)?.then;
  if (bid?.name !== "bid" || !bid.amount) return null;
  return { lead: root === bid ? [] : [{ decision: "turn", token: space }], decision: bid, amount: bid.amount };
}

/** What a question beside a place holds: bids, or a list of offers. */
export interface Answers {
  bids: Bids | null;
  offers: Offer[];
}

export function answersAt(frame: Frame, place: string): Answers {
  const bids = bidsAt(frame, place);
  return { bids, offers: bids || !frame.decision ? [] : offersNow(frame.decision) };
}

/** Where a question is about, when it isn't where the last click was. */
export function homeOf(frame: Frame): string | undefined {
  const asked = frame.decision;
  switch (asked?.name) {
    case "perform":
      return asked.options.flatMap(({ label }) => tokensIn(label)).find((named) => named.startsWith("space:"));
    case "prestige":
      return columnAsked(asked, viewOf(frame.view));
    default:
      return asked?.at ?? undefined;
  }
}

/** The card that is used says which column it lies under. */
function columnAsked(decision: Decision, view: View): string | undefined {
  for (const { label } of decision.options) {
    for (const field of Object.values(label.fields)) {
      const named = tokenOf(field) ?? "";
      if (named.startsWith("column:")) return named;
      if (named.startsWith("prestige:")) return columnOf(view, named);
    }
  }
  return undefined;
}
