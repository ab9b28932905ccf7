// What stands beside a player's name.

import type { Words } from "./say";
import type { SeatState } from "./types";

export function seatNote(seat: SeatState | undefined, words: Words): string {
  if (!seat) return "";
  if (seat.bot) return words.say("web.bot", { level: words.say(`web.bot.${seat.bot}`) });
  if (seat.mine) return words.say("web.you");
  return words.say(seat.present ? "web.here" : "web.away");
}
