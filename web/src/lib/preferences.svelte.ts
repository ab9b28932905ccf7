// What somebody likes: chosen at any time, remembered by the browser.

import { call } from "./api";
import { type Catalogue, Words } from "./say";
import { en } from "../words/en";
import { fr } from "../words/fr";

export type Language = "en" | "fr";
export type Theme = "auto" | "light" | "dark";
export type Speed = "slow" | "normal" | "fast" | "instant";

export const SPEEDS: readonly Speed[] = ["slow", "normal", "fast", "instant"];

const own: Record<Language, Record<string, string | string[]>> = { en, fr };

function stored(name: string): string | null {
  try {
    return localStorage.getItem(`bruxelles.${name}`);
  } catch {
    return null;
  }
}

function store(name: string, value: string): void {
  try {
    localStorage.setItem(`bruxelles.${name}`, value);
  } catch {
    // Not remembered, but still chosen.
  }
}

function firstLanguage(): Language {
  const known = stored("language");
  if (known === "en" || known === "fr") return known;
  return navigator.language.toLowerCase().startsWith("fr") ? "fr" : "en";
}

function firstSpeed(): Speed {
  const known = stored("speed") as Speed | null;
  return known && SPEEDS.includes(known) ? known : "normal";
}

/** Yes or no, until somebody says otherwise. */
function firstSwitch(name: Switch): boolean {
  const known = stored(name);
  return known === null ? SWITCHES[name] : known === "on";
}

const SWITCHES = { sound: true, notify: false, confirm: true, hint: true, hintBelle: true, hintSides: true, list: true };
export type Switch = keyof typeof SWITCHES;
// One for each thing that may be new to somebody.
export const HINTS = ["hint", "hintBelle", "hintSides"] as const;
export type HintSwitch = (typeof HINTS)[number];

class Preferences {
  language = $state<Language>(firstLanguage());
  theme = $state<Theme>((stored("theme") as Theme | null) ?? "auto");
  speed = $state<Speed>(firstSpeed());
  private switches = $state<Record<Switch, boolean>>({
    sound: firstSwitch("sound"),
    notify: firstSwitch("notify"),
    confirm: firstSwitch("confirm"),
    hint: firstSwitch("hint"),
    hintBelle: firstSwitch("hintBelle"),
    hintSides: firstSwitch("hintSides"),
    list: firstSwitch("list"),
  });
  private loaded = $state.raw<Partial<Record<Language, Catalogue>>>({});
  readonly words = $derived(new Words(this.catalogue(this.language)));
  readonly ready = $derived(this.loaded[this.language] !== undefined);

  private catalogue(language: Language): Catalogue {
    const served = this.loaded[language];
    return {
      language,
      messages: { ...served?.messages, ...own[language] },
      parts: served?.parts ?? {},
      printed: served?.printed ?? {},
    };
  }

  async load(language: Language): Promise<void> {
    if (this.loaded[language]) return;
    const catalogue = await call<Catalogue>(`/words/${language}`);
    this.loaded = { ...this.loaded, [language]: catalogue };
  }

  speak(language: Language): void {
    this.language = language;
    store("language", language);
    document.documentElement.lang = language;
    void this.load(language);
  }

  light(theme: Theme): void {
    this.theme = theme;
    store("theme", theme);
    document.documentElement.dataset["theme"] = theme;
  }

  hurry(speed: Speed): void {
    this.speed = speed;
    store("speed", speed);
  }

  on(name: Switch): boolean {
    return this.switches[name];
  }

  turn(name: Switch, on: boolean): void {
    this.switches[name] = on;
    store(name, on ? "on" : "off");
  }
}

export const preferences = new Preferences();
