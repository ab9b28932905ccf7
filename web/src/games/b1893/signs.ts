// Which sign stands for a token that has no picture of its own.

const WHOLE: Record<string, string> = {
  "bonus:meeple": "prison", // a key: somebody leaves the Courthouse
  "strategic:meeples": "meeple",
};
const NAMES: Record<string, string> = {
  crown: "nobility",
  architect: "architecture",
  bf: "money",
  bid: "money",
  vp: "points",
  bonus: "prestige",
  none: "stop",
  done: "keep",
  artwork: "artworks",
  cubes: "materials",
};
// What follows the colon says which one it is, not what it looks like.
const NUMBERED = new Set(["bf", "bid", "vp", "stock", "iris", "indicator", "display", "space"]);

export function signOf(token: string): string {
  const [sort = "", rest = ""] = token.split(":");
  const name = rest && !NUMBERED.has(sort) ? rest : sort;
  return WHOLE[token] ?? NAMES[name] ?? name;
}
