import type { Action } from "./find-action.ts";
import { kindOf } from "./picture-index.ts";
import type { Relation } from "./relation.ts";
import { relationOf } from "./relation-of.ts";
import type { SetPart, StageSet } from "./stage-set.ts";
import type { Thing } from "./thing.ts";
import type { Word } from "./words.ts";

/** What somebody is in, on or before besides having to do with something else: where it stands. */
const PARTS: Partial<Record<Relation, SetPart>> = {
  in: "before",
  sits: "under",
  on: "under",
  boards: "under",
  backs: "behind",
};

/** There the hero is in or on the motif already. */
const PLACED = /^(in|on|sits|boards|backs|rides|mans|drums|behind|under|lies|leaps|climbs|surfs|wears)$/;

/** "in a hot tub with a monkey": what the roles leave over is still where all of it happens. */
export const surroundingsOf = (
  words: Word[],
  action: Action | null,
  { subject, motif, relation }: { subject: Thing | null; motif: Thing | null; relation: Relation | null },
  rest: readonly Thing[],
): StageSet | null => {
  const isOnHead = relation === "wears" && motif !== null && /^(creature|face)$/.test(kindOf(motif.id));
  if (!subject || !motif || (PLACED.test(relation ?? "") && !isOnHead)) return null;
  for (const thing of rest) {
    if (thing.standsFor) continue;
    const part = PARTS[relationOf(words, action, subject, thing) ?? "holds"];
    if (part && thing.at !== motif.at && thing.at !== subject.at) return { [part]: thing.id };
  }
  return null;
};
