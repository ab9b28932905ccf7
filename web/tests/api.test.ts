import { describe, expect, it } from "vitest";
import { ApiError, backoff, insist, newKey, problemOf } from "../src/lib/api";
import { Words } from "../src/lib/say";

describe("insisting", () => {
  const atOnce = () => Promise.resolve();

  it("sends again after a network failure", async () => {
    let sent = 0;
    const answer = await insist(
      () => (++sent < 3 ? Promise.reject(new TypeError("failed")) : Promise.resolve("ok")),
      5,
      atOnce,
    );
    expect([answer, sent]).toEqual(["ok", 3]);
  });

  it("takes a refusal for an answer", async () => {
    let sent = 0;
    const refused = insist(
      () => {
        sent++;
        return Promise.reject(new ApiError(422, { error: { message: "no", rule: null } }));
      },
      5,
      atOnce,
    );
    await expect(refused).rejects.toThrow("no");
    expect(sent).toBe(1);
  });

  it("gives up in the end", async () => {
    await expect(insist(() => Promise.reject(new TypeError("gone")), 3, atOnce)).rejects.toThrow("gone");
  });
});

describe("a problem", () => {
  const template = "this link isn't for seat {seat}: {reason}";
  const say = { key: template, fields: { seat: 2, reason: { key: "the game is over", fields: {} } } };
  const error = new ApiError(403, {
    error: { message: "this link isn't for seat 2: the game is over", say, rule: null },
  });
  const catalogue = (language: string, messages: Record<string, string>) =>
    new Words({ language, messages, parts: {}, printed: {} });

  it("is said in the language of the page", () => {
    const french = catalogue("fr", {
      [template]: "ce lien n’est pas celui de la place {seat}\u00a0: {reason}",
      "the game is over": "la partie est terminée",
    });
    expect(french.tell(problemOf(error))).toBe("ce lien n’est pas celui de la place 2\u00a0: la partie est terminée");
  });

  it("says itself in English", () => {
    expect(catalogue("en", {}).tell(problemOf(error))).toBe(error.message);
  });

  it("is shown as it came if somebody between refuses", () => {
    expect(catalogue("fr", {}).tell(problemOf(new ApiError(502, "<html>")))).toBe("HTTP 502");
    expect(problemOf(new ApiError(502, null)).key).toBe("HTTP 502");
  });

  it("is the network's if there is no answer", () => {
    expect(problemOf(new TypeError("failed")).key).toBe("web.problem.network");
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
