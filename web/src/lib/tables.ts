// The tables this browser knows, with the tokens that open them.

export interface Known {
  table: string;
  token: string;
  game: string;
  host?: string;
  view?: string;
  links?: { seat: number; name: string; token: string }[];
  opened: number;
}

const PLACE = "bruxelles.tables";

export function all(store: Storage = localStorage): Known[] {
  try {
    const found: unknown = JSON.parse(store.getItem(PLACE) ?? "[]");
    return Array.isArray(found) ? (found as Known[]).sort((a, b) => b.opened - a.opened) : [];
  } catch {
    return [];
  }
}

export function find(table: string, store: Storage = localStorage): Known | undefined {
  return all(store).find((each) => each.table === table);
}

export function remember(entry: Known, store: Storage = localStorage): void {
  const others = all(store).filter((each) => each.table !== entry.table);
  write([{ ...find(entry.table, store), ...entry }, ...others].slice(0, 60), store);
}

export function forget(table: string, store: Storage = localStorage): void {
  write(
    all(store).filter((each) => each.table !== table),
    store,
  );
  const places = Array.from({ length: store.length }, (_, at) => store.key(at) ?? "");
  for (const place of [
    `bruxelles.promised.${table}`,
    ...places.filter((each) => each.startsWith(`bruxelles.share.${table}.`)),
  ])
    store.removeItem(place);
}

function write(entries: Known[], store: Storage): void {
  try {
    store.setItem(PLACE, JSON.stringify(entries));
  } catch {
    // A browser without storage plays all the same; it only forgets.
  }
}
