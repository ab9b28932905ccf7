// Which drawing a game has. A game without one is shown as a list of everything its view contains.

import type { Component } from "svelte";
import type { Group, Step } from "../lib/choices";
import type { Words } from "../lib/say";
import type { Frame } from "../lib/types";
import AnyGame from "./AnyGame.svelte";
import B1897 from "./b1897/Board.svelte";

export interface BoardProps {
  frame: Frame;
  words: Words;
  groups: Group[];
  /** Something of the table was clicked: the answers that would choose it, from the beginning of a turn. */
  touch: (...steps: Step[]) => void;
}

const boards: Record<string, Component<BoardProps>> = { "1897": B1897 };

export function boardOf(game: string): Component<BoardProps> {
  return boards[game] ?? AnyGame;
}
