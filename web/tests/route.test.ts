import { describe, expect, it } from "vitest";
import { invitation, joined, onThisComputerOnly, parse, toReplay, toRule, toTable } from "../src/lib/route";

describe("routes", () => {
  it("knows every page", () => {
    expect(parse("")).toEqual({ page: "home" });
    expect(parse("#/")).toEqual({ page: "home" });
    expect(parse("#/rules")).toEqual({ page: "rules", rule: null });
    expect(parse(toRule("97-SALE-02"))).toEqual({ page: "rules", rule: "97-SALE-02" });
    expect(parse(toTable("abc", "t_-1"))).toEqual({ page: "table", table: "abc", token: "t_-1" });
    expect(parse(toReplay("abc", "t", 31))).toEqual({ page: "replay", table: "abc", token: "t", entry: 31 });
    expect(parse(toReplay("abc", "t"))).toEqual({ page: "replay", table: "abc", token: "t", entry: null });
    expect(parse("#/r/abc/t/x")).toEqual({ page: "replay", table: "abc", token: "t", entry: null });
    expect(parse("#/t/abc")).toEqual({ page: "unknown" });
    expect(parse("#/%E0%A4%A")).toEqual({ page: "unknown" });
  });

  it("understands a pasted link", () => {
    const link = invitation("https://example.org", toTable("abc", "secret"));
    expect(joined(`  ${link}\n`)).toEqual({ page: "table", table: "abc", token: "secret" });
    expect(joined("https://example.org/")).toEqual({ page: "unknown" });
  });

  it("keeps the token behind the #", () => {
    expect(new URL(invitation("https://example.org", toTable("abc", "secret"))).pathname).toBe("/");
  });

  it("knows an address that nobody else can open", () => {
    expect(["localhost", "127.0.0.1", "[::1]"].every(onThisComputerOnly)).toBe(true);
    expect(onThisComputerOnly("192.168.1.4")).toBe(false);
  });
});
