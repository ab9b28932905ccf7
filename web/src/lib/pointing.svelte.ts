// The thing on the page that is explained: the mouse rests on it, the keyboard has reached it, or a finger holds it.

export const REST = 350; // milliseconds
export const HOLD = 450;
const GRACE = 250; // to reach the card
const SLIP = 10; // pixels that a finger may move

type By = "mouse" | "focus" | "finger";

export class Pointing<Thing> {
  shown = $state.raw<Thing | null>(null);
  private by: By | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;
  /** What was clicked isn't explained until the mouse has left it. */
  private clicked: Thing | null = null;
  private pressedAt: { x: number; y: number } | null = null;
  /** The click after a long press was none. */
  private held = false;

  private later(delay: number, then: () => void): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(then, delay);
  }

  private show(thing: Thing, by: By): void {
    this.shown = thing;
    this.by = by;
  }

  close(): void {
    clearTimeout(this.timer);
    this.shown = null;
    this.by = null;
  }

  /** What is explained moves away. True if it stays on show. */
  scrolled(): boolean {
    if (this.shown && this.by !== "focus") this.close();
    return this.shown !== null;
  }

  /** The mouse moves over a thing, or over none. */
  over(thing: Thing | null): void {
    if (thing !== this.clicked) this.clicked = null;
    if (thing && thing === this.shown) clearTimeout(this.timer);
    else if (thing && !this.clicked) this.later(REST, () => this.show(thing, "mouse"));
    else if (this.by === "mouse") this.later(GRACE, () => this.close());
    else if (!this.by) clearTimeout(this.timer);
  }

  /** The mouse moves over the card itself. */
  stay(): void {
    clearTimeout(this.timer);
  }

  click(thing: Thing | null): void {
    this.clicked = thing;
    this.close();
  }

  focus(thing: Thing | null): void {
    if (thing) this.later(REST, () => this.show(thing, "focus"));
    else if (this.by === "focus" || !this.by) this.close();
  }

  /** A finger comes down. */
  press(thing: Thing | null, x: number, y: number): void {
    this.close();
    this.held = false;
    this.pressedAt = { x, y };
    if (!thing) return;
    this.later(HOLD, () => {
      this.held = true;
      this.show(thing, "finger");
    });
  }

  slide(x: number, y: number): void {
    if (this.pressedAt && Math.hypot(x - this.pressedAt.x, y - this.pressedAt.y) > SLIP) this.lift();
  }

  lift(): void {
    this.pressedAt = null;
    if (this.by !== "finger") clearTimeout(this.timer);
  }

  /** Is a finger down, or was it held? Then the page's own menu would be in the way. */
  get pressing(): boolean {
    return this.pressedAt !== null || this.held;
  }

  /** True, once, if the click that follows belongs to a long press. */
  swallows(): boolean {
    const { held } = this;
    this.held = false;
    return held;
  }
}
