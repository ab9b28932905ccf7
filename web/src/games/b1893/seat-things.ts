// Help about an Architect board and what lies beside it.

import { capital, token, type Words } from "../../lib/say";
import { type Around, plainThing, saidOfTrack, type Thing } from "../../lib/things";
import { sortOf, valueOf } from "../../lib/token";
import { brusselsThing, goodsThing, nobleOf } from "./city-things";
import type { Row, Seat, View } from "./view";

type Here = Around<View>;

/** A Strategic row: what it counts, and what that comes to. */
export function saidOfRow(row: Row, printed: View["rows"], changed: boolean, words: Words): string {
  return words.say(changed ? "web.b1893.row.said.changed" : "web.b1893.row.said", {
    row: token(row.row),
    what: words.say(`web.b1893.row.${valueOf(row.row)}`, {
      free: printed.free_meeples,
      set: words.name(`bf:${printed.money_set}`),
    }),
    count: row.count,
    multiplier: row.multiplier,
    points: words.name(`vp:${row.points}`),
    cards: row.cards.length,
  });
}

export function saidOfNoble(noble: Seat["nobles"][number], words: Words): string {
  return capital(
    words.say(noble.upright ? "web.b1893.noble.upright" : "web.b1893.noble.turned", {
      noble: token(noble.noble),
      does: words.say(`web.b1893.${noble.noble.replace(":", ".")}`),
      amount: words.name(`bf:${noble.cost}`),
    }),
  );
}

const playerOf = (seat: Seat) => token(`seat:${seat.seat}`);

const housesWorth = (seat: Seat, words: Words) =>
  words.say("web.b1893.help.houses", { player: playerOf(seat), points: words.name(`vp:${seat.house_points}`) });

function housesThing(seat: Seat, words: Words): Thing {
  const next =
    seat.next_house_cost === null
      ? []
      : [words.say("web.b1893.help.next", { player: playerOf(seat), count: seat.next_house_cost })];
  return {
    piece: "house",
    seat: seat.seat,
    name: words.say("web.b1893.tray.houses"),
    of: ["house"],
    now: [...next, housesWorth(seat, words)],
  };
}

function meeplesThing(seat: Seat, words: Words): Thing {
  return {
    piece: "meeple",
    seat: seat.seat,
    name: words.say("web.b1893.tray.meeples"),
    of: ["meeple"],
    now: [
      words.say("web.b1893.meeples", { count: seat.meeples }),
      words.say("web.b1893.help.jailed", { player: playerOf(seat), count: seat.courthouse }),
    ],
  };
}

// What the other parts of a seat's area are about.
const TRAYS: Record<string, string> = { nobles: "noble", artworks: "artwork", cubes: "cube" };

export function seatThing(number: number, what: string, here: Here): Thing {
  const { view, words } = here;
  const seat = view.seats[number - 1];
  if (!seat) return plainThing(what, words);
  const track = seat.tracks[what];
  if (track) {
    const now = [saidOfTrack(track, number, words)];
    if (what === "track:architect") now.push(housesWorth(seat, words));
    return { ...plainThing(what, words), of: [what, "track"], now };
  }
  const row = seat.rows.find((each) => each.row === what);
  if (row) return { ...plainThing(what, words), of: [what], now: [saidOfRow(row, view.rows, false, words)] };
  const has = (amount: string) => [words.say("web.help.has", { player: playerOf(seat), amount: words.name(amount) })];
  const tray = TRAYS[what];
  if (tray) return { piece: what, name: words.say(`web.b1893.tray.${what}`), of: [tray], now: [] };
  switch (sortOf(what)) {
    case "money":
      return { piece: "money", name: words.say("web.count.money"), of: ["purse"], now: has(`bf:${seat.money}`) };
    case "points":
      return { piece: "vp", name: words.say("web.count.points"), of: ["points"], now: has(`vp:${seat.points}`) };
    case "meeples":
    case "courthouse":
      return meeplesThing(seat, words);
    case "brussels":
      return {
        ...brusselsThing(false, here),
        now: [words.say("web.b1893.place.meeples", { player: playerOf(seat), count: seat.brussels })],
      };
    case "houses":
      return housesThing(seat, words);
    case "noble": {
      const kept = seat.nobles.find((each) => each.noble === what);
      return { ...plainThing(what, words), of: nobleOf(what), now: kept ? [saidOfNoble(kept, words)] : [] };
    }
    case "first":
    case "next":
      return {
        piece: "first",
        name: capital(words.say(what === "next" ? "web.b1893.nextfirst" : "web.b1893.firstplayer")),
        of: ["first"],
        now: [],
      };
    case "passed":
      return {
        piece: "pass",
        name: capital(words.say("web.b1893.passed", { rank: seat.pass_rank ?? 0 })),
        of: ["passed"],
        now: [],
      };
    case "manneken":
      return {
        piece: "manneken",
        name: words.say("web.b1893.tray.manneken"),
        of: ["manneken"],
        now: [words.say("web.b1893.manneken.hint", { count: seat.manneken })],
      };
    case "firstpass": {
      const said = words.say("web.b1893.firstpass.hint", { count: seat.first_pass_cards });
      return { piece: "card", name: capital(said), of: ["firstpass"], now: [] };
    }
    case "exhibitions": {
      const count = view.first_edition?.exhibitions[number - 1] ?? 0;
      const said = words.say("web.1893-1st.exhibition.owned", { player: playerOf(seat), count });
      return { piece: "exhibition", name: words.say("web.1893-1st.tray.exhibitions"), of: ["exhibition"], now: [said] };
    }
    case "travelers": {
      const said = words.say("web.b1893.travelers", { count: view.belle?.travelers[number - 1] ?? 0 });
      return { piece: "traveler", name: words.say("web.b1893.tray.travelers"), of: ["traveler"], now: [said] };
    }
    default:
      return { ...goodsThing(what, here), seat: number };
  }
}
