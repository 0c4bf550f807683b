import type { Mentions } from "./find-mentions.ts";
import { type Heap, heapOf } from "./heap.ts";
import { type Hour, hourOf, type Weather, weatherOf } from "./hour.ts";
import type { IdeaText } from "./idea-text.ts";
import { phrasedRelation } from "./phrased-relation.ts";
import { mouthpieces } from "./relation.ts";
import { type FoundSet, stageSetOf } from "./stage-set.ts";
import { type Stuff, stuffOf } from "./stuff.ts";
import type { Thing } from "./thing.ts";
import { type Wares, waresOf } from "./wares.ts";
import type { Word } from "./words.ts";

/** Where and when an idea plays, and what it names that is drawn in a way of its own. */
export interface Scene {
  stageSet: FoundSet | null;
  hour: Hour | null;
  weather: Weather | null;
  heap: Heap | null;
  stuff: Stuff | null;
  /** What the hero has between its teeth. */
  mouthpiece: Thing | null;
}

export const findScene = (
  { words }: IdeaText,
  { named, present, candidates, absent }: Pick<Mentions, "named" | "present" | "candidates" | "absent">,
): Scene => {
  const heap = heapOf(words, present);
  const hero = candidates.find(({ isLoose, standsFor }) => !isLoose && !standsFor) ?? null;
  const stageSet = withWares(stageSetOf(words, named, hero, absent), hero && waresOf(words, hero));
  return {
    stageSet: isOfSet(heap, stageSet) ? null : stageSet,
    hour: hourOf(words),
    weather: weatherOf(words),
    heap,
    stuff: heap ? null : stuffOf(words, present),
    mouthpiece: mouthpieceAmong(words, present),
  };
};

/** What the place is full of lies there, unless the place is known by more. */
const withWares = (found: FoundSet | null, wares: Wares | null): FoundSet | null => {
  if (!wares || found?.holds || found?.under || found?.isOpenAir) return found;
  return { ...found, ...wares.set, at: new Set([...(found?.at ?? []), ...wares.at]) };
};

/** Who has to do with a heap of homework is not at school for it. */
const isOfSet = (heap: Heap | null, stageSet: FoundSet | null): boolean =>
  heap !== null && [heap.thing.at, ...heap.at].some((at) => stageSet?.at.has(at));

const mouthpieceAmong = (words: Word[], present: readonly Thing[]): Thing | null =>
  present.find(
    (thing, nth) =>
      nth > 0 &&
      mouthpieces.has(thing.id) &&
      !/^(ears|pouches|carries)$/.test(phrasedRelation(words, thing, false) ?? ""),
  ) ?? null;
