// Which engine bots think with: a server may begin with the plain one while a faster one is being compiled.

import { call } from "./api";
import type { Engine } from "./types";

const PAUSE = 10_000; // ms between two questions
const LEAST = 3; // questions: the compiler may begin after the page

export class EngineNews {
  /** What is known, and what is worth a line. */
  known = $state.raw<Engine | null>(null);
  news = $state<"compiling" | "ready" | null>(null);
  private asked = 0;
  private watching = false;
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** As long as somebody reads the line. Good news isn't told again after that. */
  watch(): () => void {
    this.watching = true;
    void this.ask();
    return () => {
      this.watching = false;
      clearTimeout(this.timer);
      if (this.news === "ready") this.news = null;
    };
  }

  async ask(): Promise<void> {
    if (this.known?.engine === "compiled") return;
    this.asked++;
    this.known = await call<Engine>("/engine").catch(() => this.known);
    const compiled = this.known?.engine === "compiled";
    if (this.known?.compiling) this.news = "compiling";
    else if (this.news === "compiling") this.news = compiled ? "ready" : null;
    const soon = !compiled && (this.news === "compiling" || this.asked < LEAST);
    clearTimeout(this.timer);
    if (soon && this.watching) this.timer = setTimeout(() => void this.ask(), PAUSE);
  }
}
