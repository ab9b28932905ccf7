// Clicks at a table that were meant for something else.

import type { TablePage } from "./table.svelte";

export class Clicks {
  private clickedAt: number | undefined;

  constructor(private readonly page: TablePage) {}

  /** The second click of a double click was meant for what stood there before the first one was taken. */
  single = (event: MouseEvent): void => {
    const number = this.page.newest?.number;
    if (event.detail < 2) this.clickedAt = number;
    else if (this.clickedAt !== number) swallow(event);
  };

  /** A click on the board during a film ends the film, and does nothing else. */
  duringFilm = (event: MouseEvent): void => {
    if (this.page.stage.caughtUp) return;
    swallow(event);
    this.page.stage.skip();
  };
}

function swallow(event: MouseEvent): void {
  event.stopPropagation();
  event.preventDefault();
}
