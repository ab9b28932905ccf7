// Positions of the past, as the server tells them.

import { call } from "./api";
import type { Frame, Scene, Scenes } from "./types";

/** A position at which somebody was asked, and who had answered before it. */
export type Told = Scene;

const MOST_PAGES = 4;

/** What came after one entry of the record, up to another. */
export async function scenesOfTable(table: string, token: string, since: number, until: number): Promise<Told[]> {
  const found: Told[] = [];
  for (let page = 0, from = since; page < MOST_PAGES; page++) {
    const { scenes, more } = await call<Scenes>(`/tables/${table}/scenes?since=${from}&until=${until}`, { token });
    found.push(...scenes);
    from = scenes.at(-1)?.entry ?? until;
    if (!more) break;
  }
  return found;
}

/** The frame of a table as it stood then: a position to look at, with nothing to answer. */
export function withView(frame: Frame, told: Told, asked: number | null): Frame {
  const message = { key: "", fields: {} };
  const decision =
    asked === null
      ? null
      : {
          seat: asked,
          name: "",
          private: false,
          of: null,
          at: null,
          question: message,
          phase: message,
          matters: null,
          amount: null,
          options: [],
        };
  const then = { view: told.view, entry: told.entry, decision };
  return {
    ...frame,
    ...then,
    waits: { confirmation_of: null },
    may_undo: false,
    may_redo: false,
    over: false,
    sheet: null,
  };
}
