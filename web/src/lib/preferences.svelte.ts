// What somebody likes: chosen at any time, remembered by the browser.

import { call, insist } from "./api";
import { preferred } from "./languages";
import { type Catalogue, Words } from "./say";

export type Theme = "auto" | "light" | "dark";
export type Speed = "slow" | "normal" | "fast" | "instant";

export const SPEEDS: readonly Speed[] = ["slow", "normal", "fast", "instant"];

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

function firstSpeed(): Speed {
  const known = stored("speed") as Speed | null;
  return known && SPEEDS.includes(known) ? known : "normal";
}

/** Yes or no, until somebody says otherwise. */
function firstSwitch(name: Switch): boolean {
  const known = stored(name);
  return known === null ? SWITCHES[name] : known === "on";
}

const SWITCHES = {
  sound: true,
  notify: false,
  confirm: true,
  hint1897: true,
  hint1893: true,
  hintBelle: true,
  hintSides: true,
  list: true,
  labels: false,
  thumbList: false,
};
export type Switch = keyof typeof SWITCHES;
// One for each thing that may be new to somebody.
export const HINTS = ["hint1897", "hint1893", "hintBelle", "hintSides"] as const;
export type HintSwitch = (typeof HINTS)[number];

export class Preferences {
  private readonly first = preferred([stored("language") ?? "", ...navigator.languages]);
  language = $state(this.first.code);
  theme = $state<Theme>((stored("theme") as Theme | null) ?? "auto");
  speed = $state<Speed>(firstSpeed());
  private switches = $state<Record<Switch, boolean>>({
    sound: firstSwitch("sound"),
    notify: firstSwitch("notify"),
    confirm: firstSwitch("confirm"),
    hint1897: firstSwitch("hint1897"),
    hint1893: firstSwitch("hint1893"),
    hintBelle: firstSwitch("hintBelle"),
    hintSides: firstSwitch("hintSides"),
    list: firstSwitch("list"),
    labels: firstSwitch("labels"),
    thumbList: firstSwitch("thumbList"),
  });
  private readonly loaded: Record<string, Catalogue> = {};
  // Until the catalogue is there, the page says what came with it.
  private catalogue = $state.raw<Catalogue>({
    language: this.first.code,
    messages: this.first.messages,
    parts: {},
    printed: {},
  });
  readonly words = $derived(new Words(this.catalogue));
  ready = $state(false);
  lost = $state(false);

  private async load(language: string): Promise<Catalogue> {
    try {
      const catalogue = (this.loaded[language] ??= await call<Catalogue>(`/words/${language}`));
      this.lost = false;
      return catalogue;
    } catch (error) {
      this.lost = true;
      throw error;
    }
  }

  /** Changes the language as soon as its catalogue is there. */
  async speak(language: string): Promise<void> {
    this.language = language;
    store("language", language);
    const catalogue = await insist(() => this.load(language), Infinity);
    if (this.language !== language) return;
    this.catalogue = catalogue;
    this.ready = true;
    document.documentElement.lang = language;
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
