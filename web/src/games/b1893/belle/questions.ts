// The questions of Belle Époque: which card they belong to, and where they are asked.

/** The card that a question belongs to: its name tells the number. */
export function cardAsking(decision: string | undefined): string | undefined {
  const number = /^c(\d+)/.exec(decision ?? "")?.[1];
  return number && `card:${number}`;
}

const HOMES: Record<string, string> = { c4Slot: "market", saleDeclare: "market", c6Set: "display", c17Way: "supply" };
const OWN: Record<string, string> = {
  cardUse: "cards",
  c22: "cards",
  c2Tile: "artworks",
  c17Artwork: "artworks",
  c17Cube: "cubes",
  c13Noble: "nobles",
  c14Noble: "nobles",
  mix: "travelers",
};

/** Where a question of Belle Époque is asked, when it isn't where the last click was. */
export function belleHome(decision: string, seat: string): string | undefined {
  if (decision === "claim") return "tiles";
  if (decision === "buildKind") return "pavilions";
  return HOMES[decision] ?? (OWN[decision] && `${seat}/${OWN[decision]}`);
}
