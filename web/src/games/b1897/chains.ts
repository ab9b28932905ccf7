// What a click on the table can lead to: whole chains of answers, each one offer with its pictures.

import type { Bag } from "../../lib/bags";
import type { Step } from "../../lib/choices";
import type { Message } from "../../lib/say";
import type { Decision, Frame, Option } from "../../lib/types";
import { type Seat, viewOf } from "./view";

export interface Offer {
  steps: Step[];
  /** Tokens of the pictures to show. */
  pieces: string[];
  /** What the last answer says of itself. */
  label: Message | null;
  /** Otherwise it can't be chosen, and a click asks why. */
  ready: boolean;
  /** The Architect whose side is shown. */
  of?: string;
}

// Which decisions belong to one click when they follow each other.
const TOGETHER: Record<string, readonly string[]> = {
  cell: ["architect", "side"],
  architect: ["side"],
  layArchitect: ["layArchitect"],
  payMaterial: ["payMaterial"],
};
const AT_CELL = new Set(["architect", "side"]);

function step(decision: Decision, option: Option): Step {
  return { decision: decision.name, token: option.token };
}

/** All ways through the decisions that were looked ahead to, as long as they belong together. */
export function ways(decision: Decision): Offer[] {
  return decision.options.flatMap((option) => {
    const first = step(decision, option);
    const then = option.then;
    if (!then || !TOGETHER[decision.name]?.includes(then.name)) {
      return [{ steps: [first], pieces: [option.token], label: option.label, ready: true }];
    }
    return ways(then).map((way) => ({ ...way, steps: [first, ...way.steps], pieces: [option.token, ...way.pieces] }));
  });
}

/** In whatever order they are picked, the same pieces are one offer. */
function once(offers: Offer[]): Offer[] {
  const seen = new Set<string>();
  return offers.filter(({ pieces }) => {
    const key = [...pieces].sort().join();
    return !seen.has(key) && seen.add(key);
  });
}

/** Every set of so many pieces of a bag; an answer is needed only where more than one kind is left to pick. */
export function sets(bag: Bag, size: number, decision: string): Offer[] {
  const kinds = Object.keys(bag);
  const pick = (from: number, left: number, chosen: string[]): string[][] => {
    if (left === 0) return [chosen];
    return kinds
      .slice(from)
      .flatMap((kind, at) =>
        chosen.filter((each) => each === kind).length < (bag[kind] ?? 0)
          ? pick(from + at, left - 1, [...chosen, kind])
          : [],
      );
  };
  return pick(0, size, []).map((pieces) => {
    const rest = { ...bag };
    const steps: Step[] = [];
    for (const token of pieces) {
      if (Object.values(rest).filter(Boolean).length > 1) steps.push({ decision, token });
      rest[token] = (rest[token] ?? 0) - 1;
    }
    return { steps, pieces, label: null, ready: true };
  });
}

function optionOf(decision: Decision | null | undefined, token: string): Option | undefined {
  return decision?.options.find((option) => option.token === token);
}

/** Both sides of an Architect, when the look-ahead ends before them: what can't be paid may still be asked about. */
function sidesOf(lead: Step[], architect: Option, seat: Seat | undefined): Offer[] {
  const chosen = [...lead, { decision: "architect", token: architect.token }];
  const sides = (seat?.sides ?? []).filter((each) => each.architect === architect.token);
  // Nobody is asked for the only answer there is.
  const forced = sides.filter(({ payable }) => payable).length === 1;
  return sides.map(({ side, payable }) => {
    const steps = forced && payable ? chosen : [...chosen, { decision: "side", token: side }];
    return { steps, pieces: [side], label: null, ready: payable, of: architect.token };
  });
}

/** An Architect onto this cell: which one, and which side up. */
export function offersAtCell(frame: Frame, cell: string): Offer[] {
  const root = frame.decision;
  if (!root) return [];
  const nouveau = optionOf(root, "nouveau");
  const cells = root.name === "turn" ? nouveau?.then : root;
  const lead = root.name === "turn" ? [{ decision: "turn", token: "nouveau" }] : [];
  const option = cells?.name === "cell" ? optionOf(cells, cell) : undefined;
  if (!option) return [];
  const here = [...lead, { decision: "cell", token: cell }];
  const then = option.then;
  if (!then || !AT_CELL.has(then.name)) return [{ steps: here, pieces: [], label: option.label, ready: true }];
  if (then.name === "side") {
    return ways(then).map((way) => ({ ...way, steps: [...here, ...way.steps] }));
  }
  return then.options.flatMap((architect) => sidesOf(here, architect, viewOf(frame.view).seats[root.seat - 1]));
}

/** Architects to this place of Brussels: which ones. */
export function offersAtPlace(frame: Frame, place: string): Offer[] {
  const root = frame.decision;
  const token = place.replace("place:", "");
  const option = root?.name === "turn" ? optionOf(root, token) : undefined;
  if (!root || !option) return [];
  const view = viewOf(frame.view);
  const hand = view.seats[root.seat - 1]?.hand ?? {};
  const price = view.places.find((each) => each.place === place)?.next_price ?? 1;
  const lead = { decision: "turn", token };
  return sets(hand, price, "layArchitect").map((set) => ({
    ...set,
    steps: [lead, ...set.steps],
    label: set.steps.length ? null : option.label,
  }));
}

/** The decision that waits, when it isn't the turn itself. */
export function offersNow(frame: Frame): Offer[] {
  const root = frame.decision;
  if (!root || root.name === "turn" || root.name === "cell") return [];
  const offers = once(ways(root));
  if (root.name !== "architect") return offers;
  return offers.map((offer) =>
    offer.steps[1] ? { ...offer, pieces: [offer.steps[1].token], of: offer.steps[0]?.token ?? "" } : offer,
  );
}
