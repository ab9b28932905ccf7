// The record of a table as a file.

import { call } from "./api";
import type { Frame } from "./types";

export async function saveRecord(frame: Frame, token: string): Promise<void> {
  const record = await call<string>(`/tables/${frame.table}/record`, { token });
  const address = URL.createObjectURL(new Blob([record], { type: "text/plain" }));
  const anchor = document.createElement("a");
  anchor.href = address;
  anchor.download = `bruxelles-${frame.game}-${frame.table}.txt`;
  anchor.click();
  URL.revokeObjectURL(address);
}
