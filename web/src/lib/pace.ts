// How long things take at each speed, in milliseconds.

import type { Speed } from "./preferences.svelte";

export interface Pace {
  /** One flight. */
  flight: number;
  /** From the first take-off of a scene to its last, at most. */
  spread: number;
  /** How long a scene stays, and how much longer for each sentence. */
  hold: number;
  sentence: number;
}

export const PACES: Record<Speed, Pace> = {
  slow: { flight: 900, spread: 3600, hold: 1300, sentence: 600 },
  normal: { flight: 520, spread: 1900, hold: 600, sentence: 260 },
  fast: { flight: 260, spread: 800, hold: 200, sentence: 70 },
  instant: { flight: 0, spread: 0, hold: 0, sentence: 0 },
};

/** What one has chosen oneself needs no looking at. */
export const OWN: Pace = { flight: 300, spread: 300, hold: 0, sentence: 0 };

const MOST_SENTENCES = 8;

/** What has no words needs no reading. */
export function holdFor(pace: Pace, sentences: number): number {
  return sentences === 0 ? 0 : pace.hold + pace.sentence * Math.min(sentences, MOST_SENTENCES);
}

/** When each of these takes off: one after the other, but many overlap. */
export function departures(count: number, pace: Pace): number[] {
  const step = Math.min(pace.flight * 0.7, pace.spread / Math.max(1, count - 1));
  return Array.from({ length: count }, (_, at) => Math.round(at * step));
}

/** A while, or until it is cut short. */
export function pause(ms: number, signal: AbortSignal): Promise<void> {
  if (ms <= 0 || signal.aborted) return Promise.resolve();
  return new Promise((done) => {
    const over = (): void => {
      clearTimeout(timer);
      signal.removeEventListener("abort", over);
      done();
    };
    const timer = setTimeout(over, ms);
    signal.addEventListener("abort", over);
  });
}
