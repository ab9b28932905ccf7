// A majority as the view tells it: drawn with the largest share first.

export interface Race {
  /** By seat; after them the neutral side, where there is one. */
  sums: readonly number[];
  leaders: readonly number[];
  /** How much the leaders are ahead of the best of the others. */
  by: number;
}
export interface Share {
  seat: number; // 0 is neutral
  sum: number;
}

/** Only those who have something. */
export function sharesOf({ sums }: Race, players: number): Share[] {
  return sums
    .map((sum, at) => ({ seat: at < players ? at + 1 : 0, sum }))
    .filter(({ sum }) => sum > 0)
    .sort((one, other) => other.sum - one.sum || one.seat - other.seat);
}
