// Counted things, by their tokens.

export type Bag = Record<string, number>;

export function total(bag: Bag): number {
  return Object.values(bag).reduce((sum, count) => sum + count, 0);
}

export function joined(bags: Bag[]): Bag {
  const all: Bag = {};
  for (const bag of bags) for (const [kind, count] of Object.entries(bag)) all[kind] = (all[kind] ?? 0) + count;
  return all;
}

export function counted(tokens: readonly string[]): Bag {
  return joined(tokens.map((token) => ({ [token]: 1 })));
}
