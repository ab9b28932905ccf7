// Making sentences: a key and its fields become text in one language, as the server's own words do.

import type { components } from "../api";

export type Message = components["schemas"]["Message"];
export type Field = Message["fields"][string];
export type TokenField = components["schemas"]["TokenField"];
export type Catalogue = components["schemas"]["Catalogue"];
type AtTable = Pick<components["schemas"]["Frame"], "game" | "seats" | "settings">;

const FIELD = /\{(\w+)(?:\.(\w+))?\}/g;
const LOCALES: Record<string, string> = { en: "en-GB", fr: "fr-BE" };

export function token(text: string): TokenField {
  return { token: text };
}

/** The piece that a field names: by its token, or by its own name in an edition, which carries the token. */
export function tokenOf(field: Field | undefined): string | undefined {
  if (typeof field !== "object" || Array.isArray(field)) return undefined;
  return "token" in field ? (field as TokenField).token : tokenOf((field as Message).fields["token"]);
}

/** All that a message names, also within its parts. */
export function tokensIn(message: Message): string[] {
  return Object.values(message.fields).flatMap((field) =>
    [field].flat().flatMap((value) => {
      if (typeof value !== "object") return [];
      return "token" in value ? [(value as TokenField).token] : tokensIn(value as Message);
    }),
  );
}

export class Words {
  readonly language: string;
  private readonly plurals: Intl.PluralRules;
  private readonly lists: Intl.ListFormat;
  private readonly dates: Intl.DateTimeFormat;

  constructor(
    private readonly catalogue: Catalogue,
    private readonly players: readonly string[] = [],
    private readonly game = "",
    private readonly corrected: Record<string, string> = {},
  ) {
    this.language = catalogue.language;
    const locale = LOCALES[catalogue.language] ?? catalogue.language;
    this.plurals = new Intl.PluralRules(locale);
    this.lists = new Intl.ListFormat(locale, { type: "conjunction" });
    this.dates = new Intl.DateTimeFormat(locale, { dateStyle: "medium" });
  }

  /** As they are said at a table: by these players, about this game, with the numbers of its box. */
  atTable(frame: AtTable | null | undefined): Words {
    const names = frame?.seats.map((seat) => seat.name);
    return new Words(this.catalogue, names, frame?.game, frame?.settings.sentences[this.language]);
  }

  has(key: string): boolean {
    return this.own(key) in this.catalogue.messages;
  }

  /** Is it said without anything to be filled in? */
  isWhole(key: string): boolean {
    return this.has(key) && !String(this.texts(key)).includes("{");
  }

  private texts(key: string): Catalogue["messages"][string] | undefined {
    return this.corrected[key] ?? this.catalogue.messages[this.own(key)];
  }

  /** An edition says name.1893-1st.iris for name.iris and web.1893-1st.market for web.b1893.market, if it has that. */
  private own(key: string): string {
    const [edited, edition] = this.game.split("-");
    if (!edition) return key;
    const [kind = "", ...rest] = key.split(".");
    const own = `${kind}.${this.game}.${rest.join(".").replace(new RegExp(`^b?${edited}\\.`), "")}`;
    return own in this.catalogue.messages ? own : key;
  }

  say(key: string, fields: Record<string, Field> = {}): string {
    // A sentence of the server's own is its own key, and has words in other languages only.
    const texts = this.texts(key) ?? key;
    const text = typeof texts === "string" ? texts : (texts[this.plural(fields["count"])] ?? key);
    return text.replace(FIELD, (_, name: string, form = "name") => {
      const value = fields[name];
      if (value === undefined) return name;
      const said = this.sayField(value, form.toLowerCase());
      return form[0] !== form[0].toLowerCase() ? capital(said) : said;
    });
  }

  tell(message: Message): string {
    return this.say(message.key, message.fields);
  }

  name(text: string, form = "name"): string {
    const [prefix = "", ...rest] = text.split(":");
    const value = rest.join(":");
    const parts = this.catalogue.parts[prefix];
    const seat = Number(value);
    if (prefix === "seat" && this.players[seat - 1]) return this.players[seat - 1] as string;
    if (value && parts) {
      const values = value.split(",");
      return this.say(`${form}.${prefix}`, Object.fromEntries(parts.map((part, at) => [part, values[at] ?? ""])));
    }
    return this.say(`${form}.${text.replace(":", ".")}`);
  }

  list(items: readonly string[]): string {
    return this.lists.format(items);
  }

  date(at: number): string {
    return this.dates.format(at);
  }

  private plural(count: Field | undefined): number {
    return typeof count === "number" && this.plurals.select(count) === "one" ? 0 : 1;
  }

  private sayField(value: Field, form: string): string {
    if (typeof value === "number" || typeof value === "string") return String(value);
    if (Array.isArray(value)) return this.list(value.map((item) => this.sayField(item, form)));
    if ("token" in value) return this.name((value as TokenField).token, form);
    const { key, fields } = value as Message;
    return key.startsWith("name.") ? this.say(form + key.slice(4), fields) : this.say(key, fields);
  }
}

export function capital(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}
