// The view of Bruxelles 1897, by the names of its parts.

import type { components } from "../../api";
import type { Frame } from "../../lib/types";

type Shapes = components["schemas"];
export type Cell = Shapes["CellView"];
export type Coat = Shapes["CoatView"];
export type Column = Shapes["ColumnView"];
export type Seat = Shapes["SeatView"];
export type View = Shapes["TableView"];

/** This view, if it is of this game. */
export function viewOf(view: Frame["view"]): View {
  if (view?.game === "1897") return view;
  throw new Error("This is no view of Bruxelles 1897.");
}
