// Opening a table: its links are told once, so this browser keeps them, and goes to the table.

import { call } from "./api";
import { toTable } from "./route";
import { remember } from "./tables";
import type { Made, NewSeat } from "./types";

/** The address of the new table, after the #. */
export async function openTable(
  path: string,
  body: object,
  game: string,
  seats: NewSeat[],
  token?: string,
): Promise<string> {
  const made = await call<Made>(path, { body: { ...body, gather: true }, ...(token ? { token } : {}) });
  const own = made.seats.find((seat) => seat.token && seat.kind !== "link")?.token ?? made.host;
  const links = made.seats.flatMap((seat) =>
    seat.kind === "link" && seat.token
      ? [{ seat: seat.seat, name: seats[seat.seat - 1]?.name ?? "", token: seat.token }]
      : [],
  );
  remember({ table: made.table, token: own, game, host: made.host, view: made.view, links, opened: Date.now() });
  return toTable(made.table, own);
}
