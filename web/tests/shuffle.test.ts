import { expect, test } from "vitest";
import { awaitsOthers, nextStep, Shares } from "../src/lib/share";
import { check, digestOf, firstSeen, settledSeed } from "../src/lib/shuffle";
import { forget } from "../src/lib/tables";
import type { Frame, Person } from "../src/lib/types";

const digest = "sha256:ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"; // of "abc"
const promised = { since: 1, digest };

class Memory implements Storage {
  private kept = new Map<string, string>();
  get length(): number {
    return this.kept.size;
  }
  clear = () => this.kept.clear();
  key = (at: number) => [...this.kept.keys()][at] ?? null;
  getItem = (name: string) => this.kept.get(name) ?? null;
  setItem = (name: string, value: string) => void this.kept.set(name, value);
  removeItem = (name: string) => void this.kept.delete(name);
}

test("the digest is computed as the server does", () => {
  expect(digestOf("abc")).toBe(digest);
});

test("a promise is kept by its seed only", () => {
  expect(check(promised, "abc", [promised])).toBe("kept");
  expect(check(promised, "abd", [promised])).toBe("broken");
  expect(check(promised, null, [])).toBe("hidden");
  expect(check(promised, undefined, [])).toBe("hidden");
});

test("a commitment that changed since this browser first saw it is no promise", () => {
  expect(check(promised, "abc", [{ since: 1, digest: "sha256:00" }])).toBe("changed");
});

test("what was seen first stays, and what is new is added", () => {
  const store = new Memory();
  expect(firstSeen("t", [promised], store)).toEqual([promised]);
  const later = [
    { since: 1, digest: "sha256:00" },
    { since: 9, digest: "sha256:11" },
  ];
  expect(firstSeen("t", later, store)).toEqual([promised, later[1]]);
  expect(firstSeen("other", [], store)).toEqual([]);
  store.setItem("bruxelles.promised.t", "nonsense");
  expect(firstSeen("t", [promised], store)).toEqual([promised]);
});

test("the seed is made of the secret and all shares, in the order of seats, as the server makes it", () => {
  const [a, c] = [
    { seat: 1, nonce: "a".repeat(64) },
    { seat: 3, nonce: "c".repeat(64) },
  ];
  expect(settledSeed("a secret", [])).toBe("a secret");
  expect(settledSeed("a secret", [c, a])).toBe("76aa93b0a2d6e48b778b449fe9cc53bd3f7bc9b17a489faac0324a2b1b4e46df");
});

const gathering = (closed: boolean, ...people: Person[]) =>
  ({
    seats: [
      { seat: 1, mine: true },
      { seat: 2, mine: true },
      { seat: 3, mine: false },
    ],
    gathering: { closed, people },
  }) as unknown as Frame;
const nonce = "0a".repeat(32);
const me = (digest: string | null, revealed = false): Person => ({ seats: [1, 2], digest, revealed });
const friend: Person = { seats: [3], digest: null, revealed: false };

test("a page promises its share, and reveals it when promises are closed, once", () => {
  const promise = { path: "share", body: { digest: digestOf(nonce) } };
  expect(nextStep(gathering(false, me(null), friend), null, () => nonce)).toEqual(promise);
  expect(nextStep(gathering(false, me(digestOf(nonce)), friend), nonce, () => "")).toBeNull();
  expect(nextStep(gathering(true, me(digestOf(nonce)), friend), nonce, () => "")).toEqual({
    path: "reveal",
    body: { nonce },
  });
  expect(nextStep(gathering(true, me(digestOf(nonce), true), friend), nonce, () => "")).toBeNull();
});

test("a page that is late, looks on, or has its share promised elsewhere, chooses none", () => {
  const choose = () => expect.fail("chose one");
  expect(nextStep(gathering(true, me(null)), null, choose)).toBeNull();
  expect(nextStep(gathering(false, friend), null, choose)).toBeNull();
  expect(nextStep(gathering(true, me(digestOf("another"))), null, choose)).toBeNull();
  expect(nextStep(gathering(true, me(digestOf("another"))), nonce, choose)).toBeNull();
});

test("only who plays alone has nobody to wait for", () => {
  expect(awaitsOthers(gathering(false, me(null)))).toBe(false);
  expect(awaitsOthers(gathering(false, me(null), friend))).toBe(true);
});

test("a share is chosen once for each link, kept, and forgotten with its table", () => {
  const store = new Memory();
  const shares = new Shares(store);
  expect(shares.kept("t", "one link")).toBeNull();
  const chosen = shares.own("t", "one link");
  expect(chosen).toMatch(/^[0-9a-f]{64}$/);
  expect(new Shares(store).own("t", "one link")).toBe(chosen);
  expect(shares.own("t", "another link")).not.toBe(chosen);
  forget("t", store);
  expect(Array.from({ length: store.length }, (_, at) => store.key(at))).toEqual(["bruxelles.tables"]);
});
