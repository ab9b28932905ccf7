// The view of Bruxelles 1897, by the names of its parts.

export interface Cell {
  cell: string;
  card: string | null;
  owner: number | null;
  architect: string | null;
  value: number | null;
}
export interface Column {
  upper: string | null;
  lower: string | null;
  sums: number[];
  leaders: number[];
}
export interface Coat {
  coat: string;
  architects: number;
  leaders: number[];
}
export interface Track {
  square: number;
  value: number;
  values: number[];
}
export type Bag = Record<string, number>;
export interface Seat {
  seat: number;
  money: number;
  points: number;
  passed: boolean;
  pass_rank: number | null;
  tracks: Record<string, Track>;
  hand: Bag;
  brussels: Record<string, Bag>;
  prison: Bag;
  artworks: Bag;
  materials: Bag;
  houses: Bag;
  nobles_ready: string[];
  nobles_tapped: string[];
  next_house_cost: number;
}
export interface View {
  round: number;
  rounds: number;
  first_player: number;
  expo_holder: number | null;
  exhibited: string[];
  rows: number;
  grid: Cell[][];
  columns: Column[];
  coats: Coat[];
  places: { place: string; uses: number; next_price: number }[];
  piles: { sort: string; unseen: Bag; discards: Bag }[];
  resolving: Bag;
  seats: Seat[];
}

export function total(bag: Bag): number {
  return Object.values(bag).reduce((sum, count) => sum + count, 0);
}
