import type { Action } from "./find-action.ts";
import { kindOf } from "./picture-index.ts";
import { isBody, type Relation, relationBy } from "./relation.ts";
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
  rides: "behind",
  backs: "behind",
};

/** There the hero is in or on the motif already. */
const PLACED = /^(in|on|sits|boards|backs|rides|mans|drums|behind|under|lies|leaps|slips|climbs|surfs)$/;

/** "in a hot tub with a monkey": what the roles leave over is still where all of it happens. */
export const surroundingsOf = (
  words: Word[],
  action: Action | null,
  { subject, motif, relation }: { subject: Thing | null; motif: Thing | null; relation: Relation | null },
  rest: readonly Thing[],
): StageSet | null => {
  const others = rest.filter(({ at, standsFor }) => !standsFor && at !== motif?.at && at !== subject?.at);
  const isOnHead = relation === "wears" && motif !== null && /^(creature|face)$/.test(kindOf(motif.id));
  if (!subject || !motif) return null;
  const isPlaced = PLACED.test(relation ?? "") && !isOnHead;
  for (const thing of isPlaced ? [] : others) {
    const part = PARTS[relationOf(words, action, subject, thing) ?? "holds"];
    if (!part || isBody(thing) || VIEWS.test(thing.id)) continue;
    const at = BOATS.test(thing.id) ? "before" : placed(thing, part);
    return { [at]: thing.id, ...(at === "under" && relationBy(thing) === "sits" && { pose: "sit" }) };
  }
  // "sold his kidney for a lambo": what else there is to see stands by.
  const beside = others.find(
    (thing) =>
      thing.at < words.length &&
      !isWorn(words, action, subject, thing) &&
      STANDS_BY.test(kindOf(thing.id)) &&
      isLedTo(words, thing, motif),
  );
  return beside ? { beside: beside.id } : null;
};
/** "with a crown on its head": it is nowhere else. */
const isWorn = (words: Word[], action: Action | null, subject: Thing, thing: Thing): boolean =>
  relationOf(words, action, subject, thing) === "wears";

/** Whole pictures with a frame: what is seen there is the setting, and a card behind somebody would be pasted on it. */
const VIEWS =
  /^(national-park|desert|desert-island|cityscape.*|camping|sunrise.*|sunset|night-with-stars|bridge-at-night)$/;

/** One sits in these, and sees their side. */
const BOATS = /^(canoe|gondola|speedboat|motor-boat|sailboat|hot-air-balloon)$/;

const placed = ({ id }: Thing, part: SetPart): SetPart =>
  (CLIMBED.test(id) && part === "under") || ROOMS.test(id) ? "behind" : part;
/** One stands in these, and their walls are seen around. */
const ROOMS = /^(elevator|phone-booth)$/;
/** Who is on it is halfway up, before it. */
const CLIMBED = /^(ladder|staircase|street-lamp|totem-pole)$|-tree$/;

/** Between the two something says that there are two of them. */
const isLedTo = (words: readonly Word[], one: Thing, other: Thing): boolean => {
  const [first, second] = one.at < other.at ? [one, other] : [other, one];
  return words.slice((first.last ?? first.at) + 1, second.at).some(({ folded }) => LEADS.test(folded));
};
const LEADS = /^(for|and|with|to|into|against|from|at|by|over|near|beside|pour|por|para|für|per|und|et|y|e)$/;
const STANDS_BY = /^(food|thing|nature)$/;
