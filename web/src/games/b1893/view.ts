// The view of Bruxelles 1893, by the names of its parts.

import type { components } from "../../api";
import type { Frame } from "../../lib/types";

type Shapes = components["schemas"];
export type View = Shapes["BoardView"];
export type Space = Shapes["SpaceView"];
export type Iris = Shapes["IrisView"];
export type Column = Shapes["PrestigeColumnView"];
export type Card = Shapes["PrestigeCardView"];
export type Market = Shapes["MarketView"];
export type Compass = Shapes["CompassView"];
export type Seat = Shapes["PlayerView"];
export type Side = Shapes["SideView"];
export type Row = Shapes["RowView"];
export type First = Shapes["FirstEditionView"];
export type Belle = Shapes["BelleView"];
export type Pavilion = Shapes["PavilionView"];

/** This view, if it is of this game or its first edition. */
export function viewOf(view: Frame["view"]): View {
  if (view?.game === "1893" || view?.game === "1893-1st") return view;
  throw new Error("This is no view of Bruxelles 1893.");
}

/** The two numbers of a token such as space:2,3. */
export function rowAndColumn(token: string): [row: number, column: number] {
  const [row = 0, column = 0] = (token.split(":")[1] ?? "").split(",").map(Number);
  return [row, column];
}

export function cardOf(view: View, prestige: string | null): Card | undefined {
  return view.cards.find((card) => card.prestige === prestige);
}

/** The column that a Prestige card lies under. */
export function columnOf(view: View, prestige: string): string | undefined {
  return view.columns.find((column) => column.prestige === prestige)?.column;
}
