// Help about what lies beside the Art Nouveau board: nobles, market, compass, supply, Brussels, cards and tiles.

import { total } from "../../lib/bags";
import { capital, token, type Words } from "../../lib/say";
import { type Around, plainThing, saidOfPoints, saidOfRace, saidOfTrack, type Thing } from "../../lib/things";
import { numberOf, sortOf, valueOf } from "../../lib/token";
import { paidBy, paysAt } from "./market";
import type { View } from "./view";

type Here = Around<View>;

export const nobleOf = (noble: string): string[] => [noble, "noble"];

/** How a place of the compass stands. */
export function saidOfNeedle(place: string, { compass }: View, words: Words): string {
  const name = capital(words.name(place));
  if (compass.covered.includes(place)) return words.say("web.b1893.compass.covered", { place: name });
  const here = compass.needles.find((each) => each.needle === place);
  if (!here) return words.say("web.b1893.compass.place", { place: name });
  return words.say(here.blocked ? "web.b1893.compass.blocked" : "web.b1893.compass.needle", {
    place: name,
    to: token(here.to),
  });
}

/** What the sale of this artwork pays with the indicator where it is. */
function saleNow(artwork: string, { market }: View, words: Words): string[] {
  const pay = paysAt(market.sales, market.indicator).find((each) => each.artwork === artwork);
  if (!pay) return [];
  return [paidBy(pay, words), ...(pay.banned ? [capital(words.say("web.b1893.market.banned"))] : [])];
}

export function displayThing(address: string, { view, words }: Here): Thing {
  const place = view.display[numberOf(address) - 1];
  if (!place) return plainThing(address, words);
  const amount = words.name(`bf:${place.price}`);
  if (!place.noble)
    return {
      piece: "nobles",
      name: words.say("web.b1893.display"),
      of: ["display"],
      now: [words.say("web.b1893.display.empty", { amount })],
    };
  return {
    piece: place.noble,
    name: words.name(place.noble),
    of: nobleOf(place.noble),
    now: [words.say("web.b1893.help.price", { amount })],
  };
}

export function marketThing(address: string, { view, words }: Here): Thing {
  const what = valueOf(address);
  if (what === "money" || what === "points")
    return { piece: what === "money" ? "money" : "vp", name: words.say(`web.count.${what}`), of: [address], now: [] };
  if (what === "slot") return { piece: "canvas", name: words.say("web.b1893.market.shown"), of: [address], now: [] };
  return {
    piece: "canvas",
    name: words.say("web.b1893.market"),
    of: ["market"],
    now: paysAt(view.market.sales, view.market.indicator).map((pay) => paidBy(pay, words)),
  };
}

/** Artworks, white ones too, and cubes: how many are left and what they bring. */
export function goodsThing(address: string, { view, words }: Here): Thing {
  const stacks = sortOf(address) === "cube" ? view.cubes : view.artworks;
  const left = view.first_edition && sortOf(address) !== "cube" ? undefined : stacks[address];
  const now = left === undefined ? [] : [capital(words.say("web.b1893.stack", { what: token(address), count: left }))];
  return { ...plainThing(address, words), now: [...saleNow(address, view, words), ...now] };
}

export function placeThing(address: string, { view, words, mine }: Here): Thing {
  const number = view.places.findIndex((each) => each.place === address);
  const place = view.places[number];
  if (!place) return plainThing(address, words);
  const now = [
    capital(words.say("web.b1893.place.price", { count: place.next_price })),
    capital(
      place.uses ? words.say("web.b1893.place.uses", { count: place.uses }) : words.say("web.b1893.place.unused"),
    ),
  ];
  if (address === "place:stock" && view.stock.income !== null)
    now.unshift(words.say("web.b1893.stock.income", { amount: words.name(`bf:${view.stock.income}`) }));
  const seat = view.seats[(mine ?? 0) - 1];
  const crown = seat?.tracks["track:crown"];
  if (seat && crown && address === "place:grand-place") now.push(saidOfTrack(crown, seat.seat, words));
  const riding = view.belle?.riding[number];
  if (riding) now.push(words.say("web.b1893.place.travelers", { count: riding }));
  return { ...plainThing(address, words), of: [address, "place"], now };
}

export function brusselsThing(tie: boolean, { view, words }: Here): Thing {
  return {
    piece: "courthouse",
    name: words.say(tie ? "web.help.tie" : "web.help.brussels"),
    of: [tie ? "tie:brussels" : "brussels"],
    now: [saidOfRace(view.brussels, words)],
  };
}

export function stockThing({ view, words }: Here): Thing {
  const { stock } = view;
  const now = stock.stock
    ? [
        words.say("web.b1893.stock.income", { amount: words.name(`bf:${stock.income ?? 0}`) }),
        ...stock.irises.map((iris) => words.say("web.b1893.stock.pair", { iris: token(iris) })),
      ]
    : [capital(words.say("web.b1893.stock.none"))];
  return { piece: "stock", name: words.say("web.b1893.stock"), of: ["stock"], now };
}

export function tileThing(address: string, { view, words }: Here): Thing {
  const tile = view.belle?.tiles.find((each) => each.tile === address);
  const owner = tile?.owner
    ? words.say("web.b1893.tile.claimed", { player: token(`seat:${tile.owner}`) })
    : words.say("web.b1893.tile.free");
  const scores = (tile?.points ?? [])
    .map((points, at): [number, number] => [at + 1, points])
    .filter(([seat]) => !tile?.owner || tile.owner === seat);
  return {
    ...plainThing(address, words),
    of: [address, "tile"],
    now: tile ? [capital(owner), ...saidOfPoints(scores, words)] : [],
  };
}

export function pileThing(address: string, { view, words }: Here): Thing {
  const sort = valueOf(address);
  const piles: Record<string, { piece: string; count: number; gone: number }> = {
    noble: {
      piece: "nobles",
      count: total(view.nobles.unseen),
      gone: total(view.nobles.discards),
    },
    prestige: { piece: "card", count: view.prestige.pile, gone: view.prestige.discards.length },
    stock: { piece: "stock", count: view.stock.pile, gone: view.stock.discards.length },
  };
  const pile = piles[sort];
  const name = words.say(`web.b1893.pile.${sort}`);
  return {
    piece: pile?.piece ?? "card",
    name,
    of: ["pile"],
    now: pile ? [words.say("web.b1893.pile", { sort: name, count: pile.count, gone: pile.gone })] : [],
  };
}
