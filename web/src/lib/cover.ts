// What one seat sees in secret, where several sit at one screen: it is covered until that player asks to see it.

import { isMine } from "./frame";
import type { Frame } from "./types";

/** Which secret is about to be shown to more than the one it is for; null if none is. After an undo it is another one. */
export function secretOf(frame: Frame): string | null {
  const { decision, number, seats } = frame;
  if (!decision?.private || !isMine(frame, decision.seat)) return null;
  return seats.filter((seat) => seat.mine).length > 1 ? `${number} ${decision.seat}` : null;
}

/** As everybody else sees it: somebody decides, and nothing is on offer. */
export function covered(frame: Frame): Frame {
  return frame.decision ? { ...frame, decision: { ...frame.decision, options: [] } } : frame;
}
