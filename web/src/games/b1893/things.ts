// What the help cards of 1893 say of the things on the table.

import { capital, token } from "../../lib/say";
import { addressOf, type Around, plainThing, type Thing } from "../../lib/things";
import { dotted, sortOf, valueOf } from "../../lib/token";
import { columnThing, irisThing, partsOfCard, pavilionThing, spaceThing } from "./board-things";
import {
  brusselsThing,
  displayThing,
  goodsThing,
  marketThing,
  nobleOf,
  pileThing,
  placeThing,
  saidOfNeedle,
  stockThing,
  tileThing,
} from "./city-things";
import { seatThing } from "./seat-things";
import { cardOf, type View } from "./view";

type Here = Around<View>;
type Makes = (address: string, here: Here) => Thing;

const named =
  (piece: string, key: string, of: string, now: (here: Here) => string[] = () => []): Makes =>
  (_, here) => ({ piece, name: capital(here.words.say(key)), of: [of], now: now(here) });

const MAKES: Record<string, Makes> = {
  space: spaceThing,
  iris: irisThing,
  pavilion: pavilionThing,
  display: displayThing,
  market: marketThing,
  artwork: goodsThing,
  white: goodsThing,
  cube: goodsThing,
  place: placeThing,
  brussels: (address, here) => brusselsThing(valueOf(address) === "tie", here),
  stock: (_, here) => stockThing(here),
  tile: tileThing,
  pile: pileThing,
  noble: (address, { words }) => ({ ...plainThing(address, words), of: nobleOf(address) }),
  card: (address, { words }) => ({ ...plainThing(address, words), of: [address, "card"] }),
  board: (address, { words }) => ({ ...plainThing(address, words), of: [address, "board"] }),
  prestige: (address, { view, words }) => ({
    ...plainThing(address, words),
    now: partsOfCard(cardOf(view, address), words).map(capital),
  }),
  confidence: (address, { words }) => ({
    piece: "stop",
    name: capital(words.say(dotted(address))),
    of: [],
    now: [words.say(`${dotted(address)}.means`)],
  }),
  needle: (address, { view, words }) => ({
    ...plainThing(address, words),
    now: [saidOfNeedle(address, view, words)],
  }),
  stripside: (address, { words }) => ({
    ...plainThing(address, words),
    piece: "stripside",
    now: [words.say("web.b1893.strip", { side: token(address) })],
  }),
  courthouse: named("courthouse", "name.bonus.meeple", "courthouse", ({ view, words }) =>
    view.seats.map(({ seat, courthouse }) =>
      words.say("web.b1893.help.jailed", { player: token(`seat:${seat}`), count: courthouse }),
    ),
  ),
  pass: named("pass", "web.b1893.pass", "pass"),
  marked: named("tile", "web.b1893.pile.tile", "marked"),
  train: named("train", "web.b1893.train", "traveler", ({ view, words }) => [
    words.say("web.b1893.train.hint", { count: view.belle?.train ?? 0 }),
  ]),
  exhibition: named("exhibition", "web.1893-1st.exhibitions", "exhibition"),
  covered: named("back", "web.1893-1st.market.shown", "covered"),
  rounds: (_, { view, words }) => ({
    piece: "first",
    name: words.say("web.round", { round: view.round, rounds: view.rounds }),
    of: ["rounds"],
    now: [],
  }),
  stack: (address, { view, words }) => {
    const black = valueOf(address) === "black";
    const count = (black ? view.first_edition?.black_stack : view.first_edition?.coloured_stack) ?? 0;
    return {
      piece: black ? "artwork:black" : "back",
      name: words.say("web.1893-1st.stacks"),
      of: ["stack"],
      now: [capital(words.say(`web.1893-1st.stack.${valueOf(address)}`, { count }))],
    };
  },
};

export function thing(address: string, here: Here): Thing {
  const { owner, number, what } = addressOf(address);
  if (owner === "seat") return seatThing(number, what, here);
  if (owner === "column") return columnThing(number, what, here);
  if (sortOf(address) === "column") return columnThing(Number(valueOf(address)), "", here);
  return MAKES[sortOf(address)]?.(address, here) ?? plainThing(address, here.words);
}
