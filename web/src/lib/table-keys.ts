// The keys at a table.

import type { Playing } from "./playing.svelte";
import type { TablePage } from "./table.svelte";

/** Does what a key means. True if it meant something. */
function obey(key: string, onControl: boolean, page: TablePage, playing: Playing, help: () => void): boolean {
  const { frame, myTurn, ready, stage } = page;
  const amount = myTurn && frame?.decision?.amount;
  if (!ready && (key === "Escape" || (key === " " && !onControl))) stage.skip();
  else if (key === "?") help();
  else if (key === "u" && frame?.may_undo) playing.act("undo");
  else if (key === "r" && frame?.may_redo) playing.act("redo");
  else if (key === "Enter" && frame?.waits.confirmation_of && myTurn && !onControl) playing.act("confirm");
  else if (key === "Escape") playing.why = null;
  else if (amount && /^\d$/.test(key)) playing.list?.type(key);
  else if (amount && key === "Enter" && !onControl) playing.list?.send();
  else {
    const choice = playing.byKey(key);
    if (!choice) return false;
    void playing.choose(choice);
  }
  return true;
}

export function pressed(event: KeyboardEvent, page: TablePage, playing: Playing, help: () => void): void {
  const at = event.target as Element;
  // A key held down would answer the next question too.
  if (event.repeat && at.closest(".side")) event.preventDefault();
  const modified = event.ctrlKey || event.metaKey || event.altKey;
  if (event.repeat || modified || at.closest("input:not([type=range]), textarea, select, dialog")) return;
  const onControl = at.closest("button, a, summary") !== null;
  if (obey(event.key, onControl, page, playing, help)) event.preventDefault();
}
