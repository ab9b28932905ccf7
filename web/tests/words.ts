// The catalogues as the server reads them, for tests that show sentences.

import { readdirSync, readFileSync } from "node:fs";
import type { Catalogue } from "../src/lib/say";

const FOLDER = new URL("../../src/bruxelles/words/languages/", import.meta.url);
const ENTRY = /^msgid ("(?:web|language)\..*")\n(?:msgid_plural .*\n)?((?:msgstr.*\n?)+)/gm;

/** The client's own words in a language, and its locale. */
function read(language: string): Catalogue["messages"] {
  const folder = new URL(`${language}/`, FOLDER);
  const files = readdirSync(folder).map((file) => readFileSync(new URL(file, folder), "utf8"));
  const entries = files.flatMap((text) => [...text.matchAll(ENTRY)]);
  return Object.fromEntries(entries.map(([, key = "", texts = ""]) => [JSON.parse(key) as string, forms(texts)]));
}

function forms(texts: string): string | string[] {
  const all = texts
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line.slice(line.indexOf('"'))) as string);
  return all.length === 1 ? String(all[0]) : all;
}

export const en = read("en");
export const fr = read("fr");
