// The languages that the server has, as it wrote them into the page.

import type { components } from "../api";

export type Language = components["schemas"]["LanguageShown"];

// Tests have no page.
const written = typeof document === "undefined" ? null : document.getElementById("languages")?.textContent;

export const languages: readonly Language[] = JSON.parse(written ?? "[]") as Language[];

/** The first of these language tags that there is a catalogue for, else English. */
export function preferred(tags: readonly string[], known = languages): Language {
  const find = (code: string | undefined) => known.find((language) => language.code === code);
  const found = tags.map((tag) => find(tag.toLowerCase().split("-")[0])).find((language) => language !== undefined);
  return found ?? find("en") ?? { code: "en", name: "", messages: {} };
}
