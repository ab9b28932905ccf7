// Where the page is: everything after the #, so that no token is ever part of a request's address.

export type Route =
  | { page: "home" }
  | { page: "table"; table: string; token: string }
  | { page: "replay"; table: string; token: string; entry: number | null }
  | { page: "rules"; rule: string | null }
  | { page: "unknown" };

export function parse(hash: string): Route {
  const [first = "", second, third, fourth] = hash
    .replace(/^#?\/?/, "")
    .split("/")
    .map(decode);
  if (first === "") return { page: "home" };
  if (first === "rules") return { page: "rules", rule: second || null };
  if (first === "t" && second && third) return { page: "table", table: second, token: third };
  if (first === "r" && second && third)
    return {
      page: "replay",
      table: second,
      token: third,
      entry: fourth && /^\d+$/.test(fourth) ? Number(fourth) : null,
    };
  return { page: "unknown" };
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

export function toTable(table: string, token: string): string {
  return `#/t/${table}/${token}`;
}

/** The replay of a table, at one of its positions or at the newest. */
export function toReplay(table: string, token: string, entry?: number): string {
  return `#/r/${table}/${token}${entry === undefined ? "" : `/${entry}`}`;
}

export function toRule(rule: string): string {
  return `#/rules/${rule}`;
}

/** The same place as an address for somebody else. */
export function invitation(origin: string, hash: string): string {
  return `${origin}/${hash}`;
}

/** What somebody pasted: a whole link, or only its end. */
export function joined(text: string): Route {
  const at = text.indexOf("#");
  return at < 0 ? { page: "unknown" } : parse(text.trim().slice(at));
}

export function onThisComputerOnly(hostname: string): boolean {
  return hostname === "localhost" || hostname === "[::1]" || hostname.startsWith("127.");
}
