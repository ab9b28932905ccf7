// Help about the Art Nouveau board: spaces, irises, columns and their Prestige cards, pavilions.

import { capital, token, type Words } from "../../lib/say";
import { type Around, plainThing, saidOfPoints, saidOfRace, seatsOf, type Thing } from "../../lib/things";
import { dotted, numberOf, valueOf } from "../../lib/token";
import { saidBy } from "./entries";
import { type Card, cardOf, type Column, type Iris, type Pavilion, rowAndColumn, type Space, type View } from "./view";

type Here = Around<View>;

/** What is on a space besides its action. */
export function partsOfSpace(space: Space, view: View, words: Words): string[] {
  const parts: string[] = [];
  if (space.owner === 0) parts.push(words.say("web.b1893.space.neutral"));
  else if (space.owner !== null)
    parts.push(
      words.say("web.b1893.space.meeple", {
        player: token(`seat:${space.owner}`),
        amount: words.name(`bf:${space.bid ?? 0}`),
      }),
    );
  if (space.house) parts.push(words.say("web.b1893.space.house", { player: token(`seat:${space.house}`) }));
  if (view.belle?.marked.includes(space.space)) parts.push(words.say("web.b1893.space.marked"));
  if (view.belle?.doubled === space.space)
    parts.push(words.say("web.b1893.space.doubled", { count: view.belle.weight }));
  if (!space.active && view.square) parts.push(words.say("web.b1893.space.inactive"));
  return parts;
}

/** How an iris stands, or that the Try Square lies on it. */
export function saidOfIris(iris: Iris, view: View, words: Words): string {
  if (view.square === iris.iris) return words.say("web.b1893.square", { iris: token(iris.iris) });
  if (!iris.active) return words.say("web.b1893.iris.inactive", { iris: token(iris.iris) });
  const players = seatsOf(iris.ahead);
  const key = iris.surrounded ? (players.length ? "won" : "nobody") : players.length ? "so" : "open";
  return words.say(`web.b1893.iris.${key}`, {
    iris: words.name(iris.iris),
    count: iris.meeples,
    all: iris.around.length,
    players,
  });
}

/** What a Prestige card gives. */
export function partsOfCard(card: Card | undefined, words: Words): string[] {
  if (!card) return [];
  const bonuses = card.bonuses.map((bonus) => words.say(`web.b1893.${dotted(bonus)}`));
  const parts = [card.both ? words.list(bonuses) : words.either(bonuses)];
  if (card.manneken) parts.push(words.say("web.b1893.card.manneken", { count: card.manneken }));
  parts.push(
    card.symbols ? words.say("web.b1893.card.symbols", { count: card.symbols }) : words.say("web.b1893.card.nosymbol"),
  );
  return parts;
}

/** The same of the card under a column. */
export function partsOfColumn(column: Column, view: View, words: Words): string[] {
  const card = cardOf(view, column.prestige);
  const none = words.say("web.b1893.card.none", { column: token(column.column) });
  const inactive = column.active || !card ? [] : [words.say("web.b1893.column.inactive")];
  return [...(card ? partsOfCard(card, words) : [none]), ...inactive];
}

export function spaceThing(address: string, { view, words }: Here): Thing {
  const [row, number] = rowAndColumn(address);
  const space = view.spaces[row - 1]?.[number - 1];
  if (!space?.action) return plainThing(address, words);
  const now = partsOfSpace(space, view, words).map(capital);
  const gift = `gift.1893.${valueOf(space.action)}`;
  if (space.house)
    now.push(words.say("web.b1893.help.gift", { player: token(`seat:${space.house}`), gift: words.say(gift) }));
  const column = view.columns[number - 1];
  if (column?.active && space.active)
    now.push(
      words.say("web.board.said", { what: capital(words.name(column.column)), text: saidOfRace(column, words) }),
    );
  const of = [space.action, "space"];
  if (space.house) of.push("visit");
  if (space.owner === 0) of.push("neutral");
  return { piece: space.action, name: words.name(space.action), of, now };
}

export function irisThing(address: string, { view, words }: Here): Thing {
  const iris = view.irises.find((each) => each.iris === address);
  if (!iris) return plainThing(address, words);
  const scores = iris.ahead.map((seat): [number, number] => [
    seat,
    view.seats[seat - 1]?.tracks["track:iris"]?.value ?? 0,
  ]);
  const square = view.square === address;
  return {
    piece: "iris",
    name: capital(words.name(address)),
    of: [square ? "square" : "iris"],
    now: [saidOfIris(iris, view, words), ...(square ? [] : saidOfPoints(scores, words))],
  };
}

export function columnThing(number: number, what: string, { view, words }: Here): Thing {
  const column = view.columns[number - 1];
  if (!column) return plainThing(`column:${number}`, words);
  const race = column.active ? saidOfRace(column, words) : words.say("web.b1893.column.inactive");
  if (what === "race") return { piece: "money", name: capital(words.name(column.column)), of: ["column"], now: [race] };
  if (what === "tie") return { piece: "money", name: words.say("web.help.tie"), of: ["tie:column"], now: [race] };
  const card = column.prestige ?? "prestige";
  return {
    piece: card,
    name: capital(words.name(column.prestige ?? column.column)),
    of: ["prestige", "tie:column"],
    now: [...partsOfColumn(column, view, words).map(capital), ...(column.active ? [race] : [])],
  };
}

/** What a pavilion costs, or whose it is and what a visit brings. */
export function saidOfPavilion({ pavilion, card, owner, glass, visit, visitors }: Pavilion, words: Words): string {
  const named = {
    pavilion: capital(words.name(pavilion)),
    card: card ? token(card) : "",
    text: card ? saidBy(card, words) : "",
  };
  if (!owner) return words.say("web.b1893.pavilion.free", { ...named, count: glass });
  const player = token(`seat:${owner}`);
  return words.say("web.b1893.pavilion.built", {
    ...named,
    player,
    count: visitors,
    points: words.name(`vp:${visit}`),
  });
}

export function pavilionThing(address: string, { view, words }: Here): Thing {
  const pavilion = view.belle?.pavilions[numberOf(address) - 1];
  if (!pavilion) return plainThing(address, words);
  return {
    ...plainThing(address, words),
    seat: pavilion.owner ?? 0,
    of: ["pavilion"],
    now: [saidOfPavilion(pavilion, words)],
  };
}
