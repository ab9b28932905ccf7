// What the page knows of each game: its drawing, its pieces, what moves. A game without them is shown as a list.

import type { Component, Snippet } from "svelte";
import type { Choice, Group, Step } from "../lib/choices";
import type { HintSwitch } from "../lib/preferences.svelte";
import type { Words } from "../lib/say";
import { type Around, plainThing, type Thing } from "../lib/things";
import type { Fact, Frame } from "../lib/types";
import AnyGame from "./AnyGame.svelte";
import AnyPiece from "./AnyPiece.svelte";
import { first } from "./b1893/first/game";
import { b1893 } from "./b1893/game";
import { b1897 } from "./b1897/game";

export type View = NonNullable<Frame["view"]>;

export interface BoardProps {
  /** What is shown now; it may lag behind the newest frame while a film runs. */
  frame: Frame;
  words: Words;
  /** The choices on offer; none while a film runs or others decide. */
  groups: Group[];
  /** Something on the table was clicked: the answers that would choose it, from the start of a turn. True if they did. */
  touch: (...steps: Step[]) => boolean;
  /** Something is pointed at: what would it do? Without steps: nothing is any more. */
  point: (...steps: Step[]) => void;
  /** Exactly this choice is made. */
  answer: (choice: Choice) => void;
  /** What the answer that is pointed at will do. */
  preview?: Snippet;
}

export interface PieceProps {
  token: string;
  seat?: number;
  size?: number;
}

/** A piece on its way between two places of the board, by the names in their `data-place`. */
export interface Flight {
  piece: string;
  seat?: number;
  from: string;
  to: string;
}

export type Hints = Partial<Record<HintSwitch, readonly string[]>>;

export interface Game {
  Board: Component<BoardProps>;
  /** A small picture of any token. */
  Piece: Component<PieceProps>;
  /** Is there a picture that says more than the word? */
  pictured: (token: string) => boolean;
  /** A thing on the table, by the name in its `data-help`: a token, or one with its owner such as seat:2/track:iris. */
  thing: (address: string, here: Around<View>) => Thing;
  /** What moves because of a fact. */
  flights: (fact: Fact, before: View, after: View) => Flight[];
  /** Countable things of each seat, by the end of their key `web.count.…`. */
  counts: (view: View) => Record<string, number>[];
  /** For somebody's first table: what is new there, by the switch that puts it away, as keys of a few short sentences. */
  hints: (view: View) => Hints;
  /** The notation of its money, such as bef. */
  money: string;
}

const anyGame: Game = {
  Board: AnyGame,
  Piece: AnyPiece,
  pictured: () => false,
  thing: (address, { words }) => plainThing(address, words),
  flights: () => [],
  counts: () => [],
  hints: () => ({}),
  money: "",
};

const games: Record<string, Game> = { "1893": b1893, "1893-1st": first, "1897": b1897 };

export function gameOf(name: string): Game {
  return games[name] ?? anyGame;
}

export function boardOf(name: string): Component<BoardProps> {
  return gameOf(name).Board;
}
