import { describe, expect, it } from "vitest";
import { ApiError, backoff, insist, newKey } from "../src/lib/api";

describe("insisting", () => {
  const atOnce = () => Promise.resolve();

  it("sends again after a network failure", async () => {
    let sent = 0;
    const answer = await insist(() => (++sent < 3 ? Promise.reject(new TypeError("failed")) : Promise.resolve("ok")), 5, atOnce);
    expect([answer, sent]).toEqual(["ok", 3]);
  });

  it("takes a refusal for an answer", async () => {
    let sent = 0;
    const refused = insist(() => { sent++; return Promise.reject(new ApiError(422, { error: { message: "no", rule: null } })); }, 5, atOnce);
    await expect(refused).rejects.toThrow("no");
    expect(sent).toBe(1);
  });

  it("gives up in the end", async () => {
    await expect(insist(() => Promise.reject(new TypeError("gone")), 3, atOnce)).rejects.toThrow("gone");
  });
});

describe("pauses and keys", () => {
  it("grow, up to a limit", () => {
    expect(backoff(0, 0.5)).toBe(400);
    expect(backoff(3, 0.5)).toBe(3200);
    expect(backoff(30, 1)).toBeLessThan(20_000);
  });

  it("never repeat", () => {
    expect(new Set(Array.from({ length: 100 }, newKey)).size).toBe(100);
  });
});
