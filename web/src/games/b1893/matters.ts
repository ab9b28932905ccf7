// What matters now, in one sentence for whoever decides.

import { token, type Field, type Words } from "../../lib/say";
import type { Frame } from "../../lib/types";
import { sharesOf } from "../../lib/leads";
import type { Seat, View } from "./view";

type Said = [key: string, fields?: Record<string, Field>];

/** The column that is nearest to change hands, seen from this seat. */
function contested(view: View, seat: number): Said | null {
  const races = view.columns.flatMap((column) => {
    const race = column;
    const own = race.sums[seat - 1] ?? 0;
    const best = Math.max(...race.sums);
    return column.active && column.prestige && best ? [{ race, behind: best - own, column: column.column }] : [];
  });
  races.sort((one, other) => (one.behind || one.race.by) - (other.behind || other.race.by));
  const [near] = races;
  if (!near) return null;
  const fields = { column: token(near.column) };
  if (near.race.leaders.includes(seat)) {
    return near.race.leaders.length > 1 ? ["column.tied", fields] : ["column.lead", { ...fields, amount: token(`bf:${near.race.by}`) }];
  }
  return ["column.behind", { ...fields, amount: token(`bf:${near.behind}`), player: token(`seat:${near.race.leaders[0] ?? 1}`) }];
}

/** An iris that one meeple more would surround. */
function almost(view: View, seat: Seat): Said | null {
  const near = view.irises.find((iris) => iris.active && iris.meeples === 3 && iris.ahead.includes(seat.seat));
  return near ? ["iris", { iris: token(near.iris), points: token(`vp:${seat.tracks["track:iris"]?.value ?? 1}`) }] : null;
}

function onTurn(view: View, own: Seat): Said {
  const nobodyPassed = !view.seats.some((seat) => seat.passed);
  if (!own.meeples) return ["none"];
  if (!own.money) return ["poor"];
  if (own.meeples === 1) return [nobodyPassed ? "last.first" : "last"];
  return almost(view, own) ?? contested(view, own.seat) ?? [view.round === view.rounds ? "final" : "fresh"];
}

function said(view: View, own: Seat, name: string): Said {
  switch (name) {
    case "turn":
      return onTurn(view, own);
    case "grandPlace":
      return ["grandPlace", { count: own.tracks["track:crown"]?.[view.first ? "square" : "value"] ?? 1 }];
    case "nobleKeep":
      return ["nobleKeep", { amount: token(`bf:${own.money}`) }];
    case "noblePick":
      return [view.revealed ? "noblePick.revealed" : name];
    case "saleMove":
    case "saleTile":
      return [name, { count: Object.values(own.artworks).reduce((sum, count) => sum + count, 0) }];
    case "parkAction": {
      const [first] = sharesOf(view.brussels, view.seats.length);
      return ["parkAction", { count: first?.sum ?? 0 }];
    }
    default:
      return [name];
  }
}

export function matters(frame: Frame, words: Words): string | null {
  const view = frame.view as View | null;
  const own = view?.seats[(frame.decision?.seat ?? 0) - 1];
  if (!view || !own || !frame.decision) return null;
  const [key, fields] = said(view, own, frame.decision.name);
  return words.has(`web.b1893.matters.${key}`) ? words.say(`web.b1893.matters.${key}`, fields) : null;
}
