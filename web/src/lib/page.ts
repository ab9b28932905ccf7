// What there is once for each page load; main.ts creates it, and components take it from their context.

import { createContext } from "svelte";
import { Boxes } from "./boxes.svelte";
import { EngineNews } from "./engine.svelte";
import { Helps } from "./helps.svelte";
import { PageHead } from "./head.svelte";
import { Layout } from "./layout.svelte";
import { Ledger } from "./ledger.svelte";
import { Preferences } from "./preferences.svelte";
import { Shares } from "./share";
import { Sound } from "./sound";

export interface Page {
  preferences: Preferences;
  ledger: Ledger;
  boxes: Boxes;
  helps: Helps;
  engine: EngineNews;
  shares: Shares;
  sound: Sound;
  layout: Layout;
  head: PageHead;
}

export const [usePage, providePage] = createContext<Page>();

export function newPage(): Page {
  const preferences = new Preferences();
  return {
    preferences,
    ledger: new Ledger(preferences),
    boxes: new Boxes(),
    helps: new Helps(),
    engine: new EngineNews(),
    shares: new Shares(),
    sound: new Sound(),
    layout: new Layout(),
    head: new PageHead(),
  };
}
