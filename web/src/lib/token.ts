// The notation of tokens: what a thing is, and which one, such as card:7, bf:-3 or space:2,3; some need one word only.

/** What kind of thing it is. */
export function sortOf(token: string): string {
  return token.split(":", 1)[0] ?? "";
}

/** Which one of its kind; nothing for one that needs no more than its kind. */
export function valueOf(token: string): string {
  return token.slice(sortOf(token).length + 1);
}

/** The parts of a value, such as row and column. */
export function partsOf(token: string): string[] {
  return valueOf(token).split(",");
}

/** As the end of a key in the catalogue, such as card.7. */
export function dotted(token: string): string {
  return token.replace(":", ".");
}

/** Which one, or how much, where that is a number. */
export function numberOf(token: string): number {
  return Number(valueOf(token));
}

/** An amount without its sign. */
export function withoutSign(token: string): string {
  return `${sortOf(token)}:${Math.abs(numberOf(token))}`;
}
