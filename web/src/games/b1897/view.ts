// The view of Bruxelles 1897, by the names of its parts.

import type { components } from "../../api";

type Shapes = components["schemas"];
export type Cell = Shapes["CellView"];
export type Coat = Shapes["CoatView"];
export type Column = Shapes["ColumnView"];
export type Seat = Shapes["SeatView"];
export type View = Shapes["TableView"];
