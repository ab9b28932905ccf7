// The shapes on the wire, under short names.

import type { Message } from "./say";

export interface Option { token: string; action: number | null; label: Message; then: Decision | null }
export interface Decision { seat: number; name: string; question: Message; phase: Message; options: Option[] }
export interface SeatState { seat: number; name: string; kind: string; bot: string | null; present: boolean; mine: boolean }
export interface Fact { number: number; entry: number; seat: number | null; key: string; fields: Record<string, unknown>; log: Message[] }
export interface Sheet { sources: string[]; points: number[][]; totals: number[]; ranks: number[] }
export interface Frame {
  table: string; game: string; number: number;
  settings: { edition: string; options: Record<string, string>; components_corrected: boolean };
  seats: SeatState[]; host: boolean; kept: number; view: unknown; decision: Decision | null; waits: { confirmation_of: number | null };
  may_undo: boolean; may_redo: boolean; facts: Fact[]; log: Message[]; over: boolean; sheet: Sheet | null;
  commitments: { since: number; digest: string }[]; seeds: (string | null)[]; error: string | null;
}
export interface Game { name: string; title: string; seats: number[]; options: { name: string; values: string[]; rule: string }[]; bots: string[] }
export interface Preview {
  changes: { seat: number; what: string; before: number; after: number }[];
  leads: { what: string; before: number[]; after: number[] }[];
  facts: Message[]; chance_follows: boolean; next_seat: number | null; next_decision: string | null;
}
export interface Why { rule?: string | null; message?: Message | null; sentence?: { en: string; fr: string } | null; first?: string | null }
export interface NewSeat { kind: string; name: string; bot?: string }
export interface Made { table: string; host: string; view: string; seats: { seat: number; kind: string; token: string | null }[] }
export interface Chapter { title: string; rules: { id: string; sentence: string; ruling?: string; source?: string }[] }
