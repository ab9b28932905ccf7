// The links of a table that this browser keeps, also when the host makes new ones.

import type { LiveTable } from "./live.svelte";
import { toTable } from "./route";
import { find, type Known, remember } from "./tables";

export class KeptLinks {
  known = $state.raw<Known>();
  private readonly token: string;

  constructor(private readonly live: LiveTable) {
    const known = (this.known = find(live.table));
    // Somebody who follows a further link of their own table keeps the seats they have.
    this.token = known?.host && known.token !== known.host ? known.token : live.token;
  }

  /** The table is there, so its link is good. Call it in an effect. */
  visit(): void {
    const { frame, table, token } = this.live;
    if (!frame) return;
    const host = frame.host ? { host: token } : {};
    remember({ table, game: frame.game, opened: Date.now(), token: this.token, ...host });
  }

  /** The host has made new links. */
  keep = (changed: Partial<Known>): void => {
    const { frame, table, token } = this.live;
    const entry = { table, token: this.token, game: frame?.game ?? "", opened: Date.now(), ...this.known, ...changed };
    // This page was opened with the link that has just died.
    const moved = frame?.host ? changed.host : undefined;
    if (moved && entry.token === token) entry.token = moved;
    remember(entry);
    this.known = entry;
    if (moved) location.replace(toTable(table, moved));
  };

  /** Does something during which the link of this page may die before there is a new one. */
  renewing = async <T>(work: () => Promise<T | null>): Promise<T | null> => {
    const { live } = this;
    if (!live.frame?.host) return work();
    live.close();
    const done = await work();
    if (done === null) live.open();
    return done;
  };
}
