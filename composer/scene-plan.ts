import type { Expression } from "./reading/expression.ts";
import { plural, withArticle } from "./reading/word-forms.ts";

/** What a hero may have to do with a thing, and how the reader reads it. */
export const plannedRelations = {
  holds: "holding",
  wears: "wearing",
  rides: "riding",
  "sits on": "sitting on",
  "sits in": "in",
  lifts: "lifting",
  drinks: "drinking",
  pushes: "pushing",
  fights: "fighting",
  fears: "afraid of",
  hugs: "hugging",
  chases: "chasing",
  guards: "guarding",
  "runs from": "chased by",
  "is without": "without",
} as const satisfies Record<string, string>;
export type PlannedRelation = keyof typeof plannedRelations;

/** A picture by its parts, in plain English words, as somebody planned it who understood the idea better. */
export interface ScenePlan {
  hero: string;
  count: 1 | 2 | 3 | 4;
  mood: Expression | null;
  relation: PlannedRelation | null;
  /** Empty without a relation. */
  object: string;
  /** Empty for anywhere; else without its preposition: "moon". */
  place: string;
}

/** The plan as an idea that the reader understands: "two sleepy frogs riding a bicycle in the city". */
const NUMBERS = { 1: "one", 2: "two", 3: "three", 4: "four" } as const;

export const sentenceOf = ({ hero, count, mood, relation, object, place }: ScenePlan): string => {
  const heroes = [mood, count > 1 ? plural(hero) : hero].filter(Boolean).join(" ");
  const who = count > 1 ? `${NUMBERS[count]} ${heroes}` : withArticle(heroes);
  const does = relation && object ? ` ${plannedRelations[relation]} ${withArticle(object)}` : "";
  return `${who}${does}${place ? ` in the ${place}` : ""}`;
};
