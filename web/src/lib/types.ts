// The shapes on the wire, under short names; they are generated from the server's own.

import type { components } from "../api";

type Shapes = components["schemas"];
export type Amount = Shapes["Amount"];
export type Brief = Shapes["Brief"];
export type Chapter = Shapes["ChapterShown"];
export type ComponentValue = Shapes["ComponentShown"];
export type Deal = Shapes["DealShown"];
export type Decision = Shapes["Decision"];
export type Engine = Shapes["EngineShown"];
export type Fact = Shapes["Fact"];
export type Frame = Shapes["Frame"];
export type Game = Shapes["GameShown"];
export type Keeping = Shapes["Keeping"];
export type Made = Shapes["TableOpened"];
export type Moment = Shapes["Moment"];
export type NewSeat = Shapes["SeatAsked"];
export type Person = Shapes["PersonShown"];
export type Option = Shapes["Option"];
export type Preview = Shapes["PreviewShown"];
export type Scene = Shapes["Scene"];
export type Scenes = Shapes["Scenes"];
export type SeatState = Shapes["SeatShown"];
export type Sheet = Shapes["Sheet"];
export type Why = Partial<Shapes["Why"]>;
