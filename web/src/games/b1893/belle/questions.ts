// The questions of Belle Époque: which card they belong to, and where they are asked.

// Cards that are used by answering a question of their own; their names tell the others' numbers.
const ASKING: Record<string, string> = { extra: "card:22" };

/** The card that a question belongs to. */
export function cardAsking(decision: string | undefined): string | undefined {
  const number = decision && /^c(\d+)/.exec(decision)?.[1];
  return number ? `card:${number}` : decision && ASKING[decision];
}

const HOMES: Record<string, string> = { c4Slot: "market", saleDeclare: "market", c6Set: "display", c17Way: "supply" };
const OWN: Record<string, string> = {
  cardUse: "cards",
  extra: "cards",
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
