import type { VerbForms } from "../../reading/verbs.ts";
import type { Extras } from "./extras.ts";

/** What a sentence may speak of. */
export interface Slots {
  name: string;
  ticker: string;
  /** "frog" */
  noun: string;
  /** "a frog astronaut" / "the frog astronaut" */
  kind: string;
  theKind: string;
  kinds: string;
  /** "a frog", "an owl" */
  aNoun: string;
  cry: string;
  aCry: string;
  pride: string;
  /** Base form: "judge everybody from a lily pad". */
  habit: string;
  /** "on the moon" */
  place: string;
  weather: string;
  action: VerbForms | null;
  /** "cheese", "rockets"; and one of it. */
  motif: string | null;
  oneMotif: string | null;
  /** Whether of the motif there is some or there are some. */
  motifIs: "is" | "are";
}

/** A sentence about the idea, with extras from beside it; null where the idea has not what it needs. */
export type Write = (slots: Slots, extras: Extras) => string | null;

/** What a story is told in, one sentence each. */
export interface Voice {
  opening: readonly Write[];
  action: readonly Write[];
  habit: readonly Write[];
  turn: readonly Write[];
  aside: readonly Write[];
  ending: readonly Write[];
}
export type Beat = keyof Voice;

export const withMotif =
  (write: (motif: string, s: Slots, e: Extras, one: string) => string): Write =>
  (s, e) =>
    s.motif === null || s.oneMotif === null ? null : write(s.motif, s, e, s.oneMotif);
export const withAction =
  (write: (action: VerbForms, s: Slots, e: Extras) => string): Write =>
  (s, e) =>
    s.action === null ? null : write(s.action, s, e);

/** A habit of one as a habit of many. */
export const theirs = (habit: string): string =>
  habit
    .replace(/\bits\b/g, "their")
    .replace(/\bitself\b/g, "themselves")
    .replace(/\bit (?=decides|swings)/g, "they ");

export const upper = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
