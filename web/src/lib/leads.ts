// Who is ahead, and by how much.

export interface Share {
  seat: number; // 0 is neutral
  sum: number;
}
export interface Race {
  /** The highest first; only those who have something. */
  shares: Share[];
  leaders: number[];
  /** How much the leaders are ahead of the best of the others. */
  by: number;
}

export function race(shares: Share[], leaders: readonly number[]): Race {
  const ranked = shares.filter(({ sum }) => sum > 0).sort((one, other) => other.sum - one.sum || one.seat - other.seat);
  const best = ranked.find(({ seat }) => leaders.includes(seat))?.sum ?? 0;
  const next = ranked.find(({ seat }) => !leaders.includes(seat))?.sum ?? 0;
  return { shares: ranked, leaders: [...leaders], by: leaders.length ? best - next : 0 };
}

/** All seats that have most; the neutral one leads nothing. */
export function ahead(shares: Share[]): number[] {
  const most = Math.max(0, ...shares.map(({ sum }) => sum));
  return most ? shares.filter(({ sum, seat }) => sum === most && seat > 0).map(({ seat }) => seat) : [];
}
