// The pictures of the game that is on the table, for what is drawn alike in all games.

import { createContext, type Component } from "svelte";
import type { PieceProps } from "../../games/registry";

export const [usePiece, providePiece] = createContext<Component<PieceProps>>();
