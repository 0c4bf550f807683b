import { wordsIn } from "../data-text.ts";
import type { Deed } from "./deed.ts";
import { kindOf } from "./picture-index.ts";
import type { Thing } from "./thing.ts";
import { wordList } from "./word-list.ts";

const listed = <R extends string>(relations: readonly R[], section: string) =>
  relations.map((relation) => [relation, new Set(wordsIn(wordList(`${section} ${relation}`)))] as const);

/** By what the idea says of the two. */
export const relationsByVerb = listed(
  ["fights", "fears", "refuses", "hugs", "chases", "guards", "meets"],
  "verbs of",
);

/** By what one does with such a motif as a rule. */
const byMotif = listed(
  ["rides", "boards", "sits", "wears", "lifts", "mans", "pushes", "backs", "meets"],
  "motif of",
);

const among = (section: string): ReadonlySet<string> => new Set(wordsIn(wordList(section)));
export const drinks = among("motif to drink");
export const notStoodOn = among("not stood on");
/** What one hand holds up beside the head. */
export const onHandles = among("motif on a handle");
export const eating = among("verbs of eating");
/** What a head has no use for several of, as it has for hats. */
export const notStacked = among("motif not stacked");
/** Held between the teeth, whatever else the hero holds. */
export const mouthpieces = among("motif at the mouth");
const slots = [
  ["eyes", among("motif on the eyes")],
  ["body", among("motif on the body")],
  ["lip", among("motif at the lip")],
  ["chin", among("motif at the chin")],
  ["head", among("motif round the head")],
  ["neck", among("motif at the neck")],
  ["back", among("motif on the back")],
  ["feet", among("motif on the feet")],
] as const;

/** What is on a wrist where it is said to be worn, and else in a hand. */
const onWrists = among("motif on the wrists");

/** Where somebody wears a motif. */
export type WornOn = (typeof slots)[number][0] | "wrists" | "crown";
export const wornOn = (id: string): WornOn =>
  slots.find(([, ids]) => ids.has(id))?.[0] ?? (onWrists.has(id) ? "wrists" : "crown");

/** Whether some part of a body is there to wear it on. */
export const isWearable = (id: string): boolean => slots.some(([, ids]) => ids.has(id));

/** What the subject has to do with the motif: it decides where the two stand in a picture. */
export type Relation =
  | (typeof relationsByVerb)[number][0]
  | (typeof byMotif)[number][0]
  | Deed
  | "holds"
  | "drinks"
  | "eats"
  | "on"
  | "under"
  | "behind"
  | "flees"
  | "in"
  | "headfirst"
  | "headed"
  | "carries"
  | "quarrels"
  | "dreams"
  | "poses"
  | "loves"
  | "escapes"
  | "bites"
  | "pouches"
  | "ears"
  | "shoulders"
  | "faints"
  | "slips"
  | "feeds"
  | "fumbles"
  | "beats"
  | "lacks";

/** What one has to do with such a thing as a rule. */
export const relationBy = ({ id }: Pick<Thing, "id">): Relation =>
  byMotif.find(([, known]) => known.has(id))?.[0] ??
  (isWearable(id) ? "wears" : undefined) ??
  (isBody({ id }) ? "meets" : "holds");

/** Somebody, and nothing that is handled. */
export const isBody = ({ id }: Pick<Thing, "id">): boolean => /^(creature|person|face)$/.test(kindOf(id));
