// Making sentences: a key and its fields become text in one language, as the server's own words do.

import type { components } from "../api";
import { dotted, partsOf, sortOf, valueOf } from "./token";

export type Message = components["schemas"]["Message"];
export type Field = Message["fields"][string];
export type TokenField = components["schemas"]["TokenField"];
export type Catalogue = components["schemas"]["Catalogue"];
type AtTable = Pick<components["schemas"]["Frame"], "game" | "seats" | "settings">;

// {player}, {noble.the} for a form of a name, {unit|franc|francs} for a word that depends on a number.
const FIELD = /\{(\w+)(?:\.(\w+)|\|([^{}]+))?\}/g;
// Plural forms stand in this order; a language has some of them.
const CATEGORIES: Intl.LDMLPluralRule[] = ["zero", "one", "two", "few", "many", "other"];

export function token(text: string): TokenField {
  return { token: text };
}

/** The piece that a field names: by its token, or by its own name in an edition, which carries the token. */
export function tokenOf(field: Field | undefined): string | undefined {
  if (typeof field !== "object" || Array.isArray(field)) return undefined;
  return "token" in field ? field.token : tokenOf(field.fields["token"]);
}

/** All that a message names, also within its parts. */
export function tokensIn(message: Message): string[] {
  return Object.values(message.fields).flatMap((field) =>
    [field].flat().flatMap((value) => {
      if (typeof value !== "object") return [];
      return "token" in value ? [value.token] : tokensIn(value);
    }),
  );
}

export class Words {
  readonly language: string;
  private readonly plurals: Intl.PluralRules;
  private readonly categories: Intl.LDMLPluralRule[];
  private readonly lists: Intl.ListFormat;
  private readonly choices: Intl.ListFormat;
  private readonly dates: Intl.DateTimeFormat;

  constructor(
    private readonly catalogue: Catalogue,
    private readonly players: readonly string[] = [],
    private readonly game = "",
    private readonly printed: Catalogue["printed"] = catalogue.printed,
  ) {
    this.language = catalogue.language;
    const locale = String(catalogue.messages["language.locale"] ?? catalogue.language);
    this.plurals = new Intl.PluralRules(locale);
    const there = this.plurals.resolvedOptions().pluralCategories;
    this.categories = CATEGORIES.filter((category) => there.includes(category));
    this.lists = new Intl.ListFormat(locale, { type: "conjunction" });
    this.choices = new Intl.ListFormat(locale, { type: "disjunction" });
    this.dates = new Intl.DateTimeFormat(locale, { dateStyle: "medium" });
  }

  /** As they are said at a table: by these players, about this game, with the numbers of its box. */
  atTable(frame: AtTable | null | undefined): Words {
    const names = frame?.seats.map((seat) => seat.name);
    return new Words(this.catalogue, names, frame?.game, { ...this.catalogue.printed, ...frame?.settings.printed });
  }

  has(key: string): boolean {
    return this.own(key) in this.catalogue.messages;
  }

  /** Is it said without anything to be filled in? */
  isWhole(key: string): boolean {
    return this.has(key) && !String(this.texts(key)).includes("{");
  }

  private texts(key: string): Catalogue["messages"][string] | undefined {
    return this.catalogue.messages[this.own(key)];
  }

  /** An edition says name.1893-1st.iris for name.iris and web.1893-1st.market for web.b1893.market, if it has that. */
  private own(key: string): string {
    const [edited = "", edition] = this.game.split("-");
    if (!edition) return key;
    const [kind = "", ...rest] = key.split(".");
    const own = `${kind}.${this.game}.${rest.join(".").replace(new RegExp(`^b?${edited}\\.`), "")}`;
    return own in this.catalogue.messages ? own : key;
  }

  say(key: string, given: Record<string, Field> = {}): string {
    // A sentence of the server's own is its own key, and has words in other languages only.
    const texts = this.texts(key) ?? key;
    const fields = { ...this.printedOn(key), ...given };
    const text = typeof texts === "string" ? texts : (this.plural(texts, fields["count"]) ?? key);
    return text.replace(FIELD, (_, name: string, shape?: string, forms?: string) => {
      const value = fields[name];
      if (value === undefined) return name;
      if (forms) return this.plural(forms.split("|"), value) ?? name;
      const form = shape ?? "name";
      const said = this.sayField(value, form.toLowerCase());
      return form.charAt(0) !== form.charAt(0).toLowerCase() ? capital(said) : said;
    });
  }

  tell(message: Message): string {
    return this.say(message.key, message.fields);
  }

  name(text: string, form = "name"): string {
    const [prefix, value] = [sortOf(text), valueOf(text)];
    const parts = this.catalogue.parts[prefix];
    const seat = Number(value);
    if (prefix === "seat" && this.players[seat - 1]) return this.players[seat - 1] as string;
    if (this.printed[text]) return this.say(`${form}.${prefix}`, this.printedOn(text));
    if (value && parts) {
      const values = partsOf(text);
      return this.say(`${form}.${prefix}`, Object.fromEntries(parts.map((part, at) => [part, values[at] ?? ""])));
    }
    return this.say(`${form}.${dotted(text)}`);
  }

  /** What a bot is called; one that has no words goes by its name. */
  bot(name: string): string {
    return this.has(`bot.${name}`) ? this.say(`bot.${name}`) : name;
  }

  list(items: readonly string[]): string {
    return this.lists.format(items);
  }

  /** One of these: joined by "or". */
  either(items: readonly string[]): string {
    return this.choices.format(items);
  }

  date(at: number): string {
    return this.dates.format(at);
  }

  /** What the piece that says this has printed on it; a text is the token of another piece. */
  private printedOn(key: string): Record<string, Field> {
    return Object.fromEntries(
      Object.entries(this.printed[key] ?? {}).map(([name, value]) => [
        name,
        typeof value === "string" ? token(value) : value,
      ]),
    );
  }

  /** The form for this number; the last one serves all for which there is none of their own. */
  private plural(forms: readonly string[], count: Field | undefined): string | undefined {
    const category = typeof count === "number" ? this.plurals.select(count) : "other";
    return forms[Math.min(this.categories.indexOf(category), forms.length - 1)];
  }

  private sayField(value: Field, form: string): string {
    if (typeof value === "number" || typeof value === "string") return String(value);
    if (Array.isArray(value)) return this.list(value.map((item) => this.sayField(item, form)));
    if ("token" in value) return this.name(value.token, form);
    const { key, fields } = value;
    return key.startsWith("name.") ? this.say(form + key.slice(4), fields) : this.say(key, fields);
  }
}

export function capital(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}
