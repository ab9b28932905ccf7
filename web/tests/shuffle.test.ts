import { expect, test } from "vitest";
import { check, digestOf, firstSeen } from "../src/lib/shuffle";

const digest = "sha256:ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"; // of "abc"
const promised = { since: 1, digest };

class Memory implements Storage {
  private kept = new Map<string, string>();
  get length(): number {
    return this.kept.size;
  }
  clear = () => this.kept.clear();
  key = () => null;
  getItem = (name: string) => this.kept.get(name) ?? null;
  setItem = (name: string, value: string) => void this.kept.set(name, value);
  removeItem = (name: string) => void this.kept.delete(name);
}

test("the digest is computed as the server does", async () => {
  expect(await digestOf("abc")).toBe(digest);
});

test("a promise is kept by its seed only", async () => {
  expect(await check(promised, "abc", [promised])).toBe("kept");
  expect(await check(promised, "abd", [promised])).toBe("broken");
  expect(await check(promised, null, [])).toBe("hidden");
  expect(await check(promised, undefined, [])).toBe("hidden");
});

test("a commitment that changed since this browser first saw it is no promise", async () => {
  expect(await check(promised, "abc", [{ since: 1, digest: "sha256:00" }])).toBe("changed");
});

test("without cryptography nothing is claimed", async () => {
  expect(await check(promised, "abc", [promised], null)).toBe("unchecked");
});

test("what was seen first stays, and what is new is added", () => {
  const store = new Memory();
  expect(firstSeen("t", [promised], store)).toEqual([promised]);
  const later = [{ since: 1, digest: "sha256:00" }, { since: 9, digest: "sha256:11" }];
  expect(firstSeen("t", later, store)).toEqual([promised, later[1]]);
  expect(firstSeen("other", [], store)).toEqual([]);
  store.setItem("bruxelles.promised.t", "nonsense");
  expect(firstSeen("t", [promised], store)).toEqual([promised]);
});
