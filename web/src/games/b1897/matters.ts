// What matters now, in one sentence for whoever decides.

import { total } from "../../lib/bags";
import { token, type Field, type Words } from "../../lib/say";
import type { Frame } from "../../lib/types";
import type { Seat, View } from "./view";

type Said = [key: string, fields?: Record<string, Field>];

/** The column that is nearest to change hands, seen from this seat. */
function contested(view: View, seat: number): Said | null {
  const races = view.columns.flatMap((column, at) => {
    const race = column;
    const own = race.sums[seat - 1] ?? 0;
    const best = Math.max(...race.sums);
    return column.upper && best ? [{ race, own, behind: best - own, number: at + 1, bonus: column.upper }] : [];
  });
  races.sort((one, other) => (one.behind || one.race.by) - (other.behind || other.race.by));
  const [near] = races;
  if (!near) return null;
  const fields = { column: near.number, bonus: token(near.bonus) };
  if (near.race.leaders.includes(seat)) {
    return near.race.leaders.length > 1 ? ["column.tied", fields] : ["column.lead", { ...fields, by: near.race.by }];
  }
  const leader = near.race.leaders[0];
  return leader ? ["column.behind", { ...fields, by: near.behind, player: token(`seat:${leader}`) }] : ["column.neutral", { ...fields, by: near.behind }];
}

function almost(view: View): string | null {
  for (let row = 0; row + 1 < view.grid.length; row++) {
    for (let column = 0; column < 3; column++) {
      const corners = view.coats[row * 3 + column]?.around ?? [];
      const open = corners.findIndex((owner) => owner === null);
      if (corners.filter((owner) => owner === null).length !== 1) continue;
      if (view.grid[row + (open >> 1)]?.[column + (open & 1)]?.card) return `${row + 1}-${column + 1}`;
    }
  }
  return null;
}

function onTurn(frame: Frame, view: View, own: Seat): Said {
  const pass = frame.decision?.options.find((option) => option.token === "pass")?.label;
  if (total(own.hand) === 1 && pass?.key.endsWith("first")) return ["last.first", { amount: pass.fields["amount"] ?? "" }];
  if (total(own.hand) === 1) return ["last"];
  if (!total(own.hand)) return ["none"];
  const coat = almost(view);
  const prestige = own.tracks["track:prestige"]?.value ?? 1;
  if (coat) return ["coat", { coat, count: prestige }];
  if (own.money < 2) return ["poor"];
  return contested(view, own.seat) ?? [view.round === view.rounds ? "final" : "fresh"];
}

function onArtworks(own: Seat): Said {
  const twice = Object.entries(own.artworks).find(([, count]) => count > 1)?.[0];
  return twice ? ["sellArtwork.twice", { artwork: token(twice) }] : ["sellArtwork"];
}

function said(frame: Frame, view: View, own: Seat, name: string): Said {
  switch (name) {
    case "turn":
    case "cell":
    case "architect":
    case "side":
      return onTurn(frame, view, own);
    case "layArchitect": {
      const most = Math.max(...view.brussels.sums);
      return ["layArchitect", { count: most }];
    }
    case "sellArtwork":
      return onArtworks(own);
    case "exhibit":
      return ["exhibit", { count: 4 - view.exhibited.length }];
    case "hallNoble":
      return ["hallNoble", { count: own.tracks["track:nobility"]?.value ?? 1 }];
    default:
      return [name];
  }
}

export function matters(frame: Frame, words: Words): string | null {
  const view = frame.view as View | null;
  const own = view?.seats[(frame.decision?.seat ?? 0) - 1];
  if (!view || !own || !frame.decision) return null;
  const [key, fields] = said(frame, view, own, frame.decision.name);
  return words.has(`web.b1897.matters.${key}`) ? words.say(`web.b1897.matters.${key}`, fields) : null;
}
