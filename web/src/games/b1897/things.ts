// What the help cards of 1897 say of the things on the table.

import { total } from "../../lib/bags";
import { capital, token, type Words } from "../../lib/say";
import {
  addressOf,
  type Around,
  plainThing,
  saidOfPoints,
  saidOfRace,
  saidOfTrack,
  seatsOf,
  type Thing,
} from "../../lib/things";
import { partsOf, sortOf } from "../../lib/token";
import type { Cell, Coat, Seat, View } from "./view";

type Here = Around<View>;

/** How a coat of arms stands. */
export function saidOfCoat(coat: Coat, words: Words): string {
  const fields = {
    coat: partsOf(coat.coat).join("-"),
    count: coat.architects,
    all: coat.around.length,
    players: seatsOf(coat.ahead),
  };
  if (coat.complete) return words.say(coat.ahead.length ? "web.b1897.coat.leads" : "web.b1897.coat.nobody", fields);
  return words.say(coat.ahead.length ? "web.b1897.coat.so" : "web.b1897.coat", fields);
}

export function saidOfCell(cell: Cell, words: Words): string {
  if (cell.card) return words.name(cell.card);
  if (cell.owner === null) return words.say("web.b1897.empty");
  const value = cell.value ?? 0;
  return cell.owner
    ? words.say("web.b1897.architect", { player: token(`seat:${cell.owner}`), value })
    : words.say("web.b1897.neutral", { value });
}

const TRACKS: Record<string, string> = {
  "noble:horta": "track:architecture",
  "noble:buls": "track:prestige",
  "noble:albert": "track:nobility",
};

/** What a card would be worth to whoever looks at it. */
function cardNow(card: string, { view, words, mine }: Here): string[] {
  const seat = view.seats[(mine ?? 0) - 1];
  if (!seat) return [];
  const track = TRACKS[card];
  const at = track && seat.tracks[track];
  if (at) return [saidOfTrack(at, seat.seat, words)];
  if (sortOf(card) === "house") return housesNow(seat, words);
  if (card === "noble:vandervelde") return [inPrison(seat, words)];
  return [];
}

function housesNow(seat: Seat, words: Words): string[] {
  const player = token(`seat:${seat.seat}`);
  return [
    words.say("web.b1897.help.next", { player, count: seat.next_house_cost }),
    words.say("web.b1897.help.houses", { player, points: words.name(`vp:${seat.house_points}`) }),
  ];
}

const inPrison = (seat: Seat, words: Words) =>
  words.say("web.b1897.help.jailed", { player: token(`seat:${seat.seat}`), count: total(seat.prison) });

function cardThing(card: string, here: Here): Thing {
  const more = sortOf(card) === "noble" ? [card, "noble"] : [card];
  return { ...plainThing(card, here.words), of: more, now: cardNow(card, here) };
}

function cellThing(address: string, here: Here): Thing {
  const { view, words } = here;
  const [row = 0, column = 0] = partsOf(address).map(Number);
  const cell = view.grid[row - 1]?.[column - 1];
  if (!cell) return plainThing(address, words);
  if (cell.card) return cardThing(cell.card, here);
  const name = capital(saidOfCell(cell, words));
  if (cell.owner === null) return { piece: "cell", name, of: ["cell"], now: [] };
  const race = view.columns[column - 1];
  return {
    piece: `side:${cell.value}`,
    seat: cell.owner,
    name,
    of: [cell.owner ? "side" : "neutral"],
    now: race ? [saidOfRace(race, words)] : [],
  };
}

function coatThing(address: string, { view, words }: Here): Thing {
  const coat = view.coats.find((each) => each.coat === address);
  const scores = coat?.ahead.map((seat): [number, number] => [
    seat,
    view.seats[seat - 1]?.tracks["track:prestige"]?.value ?? 0,
  ]);
  return {
    piece: "prestige",
    name: capital(words.name(address)),
    of: ["coat"],
    now: coat ? [saidOfCoat(coat, words), ...saidOfPoints(scores ?? [], words)] : [],
  };
}

function columnThing(number: number, what: string, { view, words }: Here): Thing {
  const column = view.columns[number - 1];
  const race = column ? [saidOfRace(column, words)] : [];
  if (what === "race")
    return { piece: "prestige", name: capital(words.name(`column:${number}`)), of: ["column"], now: race };
  if (what === "tie") return { piece: "prestige", name: words.say("web.help.tie"), of: ["tie:column"], now: race };
  const scores = column?.lower_points.map((points, at): [number, number] => [at + 1, points]);
  const name = capital(words.name(what, "the"));
  if (sortOf(what) === "lower")
    return { piece: what, name, of: [what, "tie:column"], now: [...race, ...saidOfPoints(scores ?? [], words)] };
  const track = what.replace("bonus:", "track:");
  const discs = view.seats.flatMap((seat) => {
    const at = seat.tracks[track];
    return at ? [saidOfTrack(at, seat.seat, words)] : [inPrison(seat, words)];
  });
  return { piece: what, name, of: [what, "tie:column"], now: [...race, ...discs] };
}

function placeThing(address: string, { view, words, mine }: Here): Thing {
  const place = view.places.find((each) => each.place === address);
  const now = place
    ? [
        capital(words.say("web.b1897.place.price", { count: place.next_price })),
        capital(
          place.uses ? words.say("web.b1897.place.uses", { count: place.uses }) : words.say("web.b1897.place.unused"),
        ),
      ]
    : [];
  const seat = view.seats[(mine ?? 0) - 1];
  const nobility = seat?.tracks["track:nobility"];
  if (seat && nobility && address === "place:hall") now.push(saidOfTrack(nobility, seat.seat, words));
  return { ...plainThing(address, words), of: [address, "place"], now };
}

// What the parts of a seat's area are about.
const TRAYS: Record<string, string> = {
  hand: "architect",
  brussels: "brussels",
  nobles: "noble",
  artworks: "artwork",
  materials: "pair",
  houses: "house",
  prison: "prison",
};

function trayThing(seat: Seat, what: string, words: Words): Thing {
  const now = what === "houses" ? housesNow(seat, words) : what === "prison" ? [inPrison(seat, words)] : [];
  const piece = { hand: "architect:1/3", brussels: "place:hall" }[what] ?? what;
  return { piece, seat: seat.seat, name: words.say(`web.b1897.tray.${what}`), of: [TRAYS[what] ?? what], now };
}

function seatThing(number: number, what: string, here: Here): Thing {
  const { view, words } = here;
  const seat = view.seats[number - 1];
  if (!seat) return plainThing(what, words);
  const track = seat.tracks[what];
  if (track) {
    const now = [saidOfTrack(track, number, words)];
    if (what === "track:architecture") now.push(...housesNow(seat, words).slice(1));
    return { ...plainThing(what, words), of: [what, "track"], now };
  }
  const has = (amount: string) => [
    words.say("web.help.has", { player: token(`seat:${number}`), amount: words.name(amount) }),
  ];
  if (what in TRAYS) return trayThing(seat, what, words);
  switch (what) {
    case "money":
      return { piece: "money", name: words.say("web.count.money"), of: ["purse"], now: has(`bef:${seat.money}`) };
    case "points":
      return { piece: "vp", name: words.say("web.count.points"), of: ["points"], now: has(`vp:${seat.points}`) };
    case "first":
      return { piece: "first", name: capital(words.say("web.b1897.firstplayer")), of: ["first"], now: [] };
    case "passed":
      return {
        piece: "pass",
        name: capital(words.say("web.b1897.passed", { rank: seat.pass_rank ?? 0 })),
        of: ["passed"],
        now: [],
      };
    default:
      return { ...(sortOf(what) === "architect" ? plainThing(what, words) : cardThing(what, here)), seat: number };
  }
}

export function thing(address: string, here: Here): Thing {
  const { view, words } = here;
  const { owner, number, what } = addressOf(address);
  if (owner === "seat") return seatThing(number, what, here);
  if (owner === "column") return columnThing(number, what, here);
  switch (sortOf(address)) {
    case "cell":
      return cellThing(address, here);
    case "coat":
      return coatThing(address, here);
    case "place":
      return placeThing(address, here);
    case "brussels":
      return {
        piece: "jail",
        name: words.say(what === "brussels" ? "web.help.brussels" : "web.help.tie"),
        of: [what === "brussels" ? "brussels" : "tie:brussels"],
        now: [saidOfRace(view.brussels, words)],
      };
    case "prison":
      return {
        piece: "jail",
        name: words.say("web.b1897.prison"),
        of: ["prison"],
        now: view.seats.map((seat) => inPrison(seat, words)),
      };
    case "expo":
      return {
        ...plainThing("expo", words),
        now: view.exhibited.length ? [words.say("web.b1897.exhibited", { colours: view.exhibited.map(token) })] : [],
      };
    case "pass":
      return { piece: "pass", name: words.say("web.b1897.pass"), of: ["pass"], now: [] };
    case "rounds":
      return {
        piece: "first",
        name: words.say("web.round", { round: view.round, rounds: view.rounds }),
        of: ["rounds"],
        now: [],
      };
    case "pile": {
      const pile = view.piles.find(({ sort }) => sort === address.replace("pile:", "sort:"));
      const [count, gone] = [total(pile?.unseen ?? {}), total(pile?.discards ?? {})];
      const sort = words.name(pile?.sort ?? "");
      return {
        piece: pile?.sort ?? "",
        name: sort,
        of: ["pile"],
        now: [words.say("web.b1897.pile", { sort, count, gone })],
      };
    }
    default:
      return cardThing(address, here);
  }
}
