// The keyboard focus at a table: the button that was pressed disappears with its list, so the focus moves on to what
// comes next instead of getting lost.

// Not the field to type in: on a phone that would call up the keyboard.
const NEXT = [".amount [type=range]", ".list button, button.main:not(:disabled), .film button"];

export class Focus {
  /** The focus was on this part of the page before it changed. */
  private had = false;

  constructor(
    private readonly side: () => HTMLElement | undefined,
    private readonly board: () => HTMLElement | undefined,
  ) {}

  /** Call it before the page changes. */
  look(): void {
    const at = document.activeElement;
    this.had ||= (this.side()?.contains(at) || this.board()?.contains(at)) ?? false;
  }

  /** Call it after the page has changed. On the board the focus stays until the only thing left is to confirm. */
  moveOn(confirming: boolean): void {
    if (!this.had) return;
    const at = document.activeElement;
    const onBoard = this.board()?.contains(at) ?? false;
    if (at !== document.body && !(onBoard && confirming)) {
      this.had = false;
      return;
    }
    const next = NEXT.map((selector) => this.side()?.querySelector<HTMLElement>(selector)).find(Boolean);
    if (!next) return;
    next.focus({ preventScroll: true });
    this.had = false;
  }
}
