import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { EngineNews } from "../src/lib/engine.svelte";
import type { Engine } from "../src/lib/types";

const plain: Engine = { engine: "pure", compiling: false };
const compiling: Engine = { engine: "pure", compiling: true };
const compiled: Engine = { engine: "compiled", compiling: false };

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** What a page says after each question, when the server answers this. */
async function told(
  ...answers: (Engine | null)[]
): Promise<{ lines: (string | null)[]; asked: number; news: EngineNews }> {
  const news = new EngineNews();
  const fetch = vi.fn(() => {
    const answer = answers[fetch.mock.calls.length - 1] ?? null;
    if (!answer) return Promise.reject(new TypeError("no network"));
    return Promise.resolve(new Response(JSON.stringify(answer), { headers: { "content-type": "application/json" } }));
  });
  vi.stubGlobal("fetch", fetch);
  const stop = news.watch();
  const lines = [];
  for (const _ of answers) {
    await vi.advanceTimersByTimeAsync(0);
    lines.push(news.news);
    await vi.advanceTimersByTimeAsync(10_000);
  }
  await vi.advanceTimersByTimeAsync(600_000);
  const asked = fetch.mock.calls.length;
  stop();
  await vi.advanceTimersByTimeAsync(600_000);
  expect(fetch.mock.calls.length).toBe(asked);
  return { lines, asked, news };
}

it("says that an engine is being compiled, and that it is ready", async () => {
  const { lines, asked, news } = await told(plain, compiling, compiling, compiling, compiled);
  expect(lines).toEqual([null, "compiling", "compiling", "compiling", "ready"]);
  expect(asked).toBe(5);
  // It was read; whoever goes to another page isn't told again.
  expect(news.news).toBeNull();
});

it("asks on while the server can't be reached, and keeps what it said", async () => {
  const { lines } = await told(compiling, null, null, null, compiled);
  expect(lines).toEqual(["compiling", "compiling", "compiling", "compiling", "ready"]);
});

it("says nothing of an engine that was there or will never be, and soon stops asking", async () => {
  const { lines, asked } = await told(compiled);
  expect([lines, asked]).toEqual([[null], 1]);
  const without = await told(plain, plain, plain);
  expect([without.lines, without.asked]).toEqual([[null, null, null], 3]);
});

it("takes back what it said when the compiler failed", async () => {
  const { lines } = await told(compiling, plain, plain);
  expect(lines).toEqual(["compiling", null, null]);
});
