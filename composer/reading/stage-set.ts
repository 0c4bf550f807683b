import { phrasesIn, wordsIn } from "../data-text.ts";
import ceremonies from "./ceremonies.json";
import type { Count } from "./count.ts";
import type { Expression } from "./expression.ts";
import type { Action } from "./find-action.ts";
import type { GearId } from "./gear.ts";
import { languageOf } from "./languages.ts";
import { formsIn, phraseWords } from "./phrase-forms.ts";
import { kindOf } from "./picture-index.ts";
import { nameOf } from "./plain-names.ts";
import { NOWHERE, toolOfTrade } from "./props.ts";
import type { Relation } from "./relation.ts";
import type { SettingId } from "./settings.ts";
import stageSets from "./stage-sets.json";
import type { Thing } from "./thing.ts";
import { matchVerb } from "./verbs.ts";
import { anyOf, wordList } from "./word-list.ts";
import type { Word } from "./words.ts";

/** Where a picture of a set stands: behind the hero, under it, before it, beside it or over it. */
export const setParts = ["behind", "under", "before", "beside", "over"] as const;
export type SetPart = (typeof setParts)[number];

/** The poses that a place or an activity asks for. */
export type SetPose = "lotus" | "sit" | "lie" | "point" | "run" | "cheer" | "upside-down";

/** What one sees a place or an activity by: a dentist's chair, a table for poker. */
export interface StageSet extends Partial<Record<SetPart, string | undefined>> {
  pose?: SetPose;
  /** The face of who is there, where the idea says nothing of it. */
  mood?: Expression;
  setting?: SettingId;
  gear?: GearId;
  /** What somebody there has in the hands, and whom they meet, where the idea names nothing else. */
  holds?: string;
  met?: string;
  /** What somebody there does with that, where it is not what one does with such a thing as a rule. */
  relation?: Relation;
  /** What lies on the belt or the counter there. */
  wares?: string;
  /** What somebody there thinks of, which is not there. */
  dreams?: string;
  /** It is in the open: there are no walls, whatever is done there. */
  isOpenAir?: boolean;
  /** Somebody of that trade has it about, wherever they are. */
  isTrade?: boolean;
}

export interface FoundSet extends StageSet {
  /** The words that called for it. */
  at: ReadonlySet<number>;
}

const known = ([...stageSets, ...ceremonies] as (StageSet & { words: string })[]).map(
  ({ words, ...set }) => ({
    set,
    phrases: phrasesIn(words).map(phraseWords),
  }),
);

interface Staged {
  set: StageSet;
  phrase: readonly string[];
}

/** The phrases by their first word. */
const byFirst = new Map<string, Staged[]>();
for (const { set, phrases } of known)
  for (const phrase of phrases) {
    const [first = ""] = phrase;
    byFirst.set(first, [...(byFirst.get(first) ?? []), { set, phrase }]);
  }

/**
 * The place where an idea plays and what is done there, for as long as it is not who the idea is about. Two of
 * them share one picture if they do not ask for the same part: a queue before a counter.
 */
export const stageSetOf = (
  words: readonly Word[],
  things: readonly Thing[],
  hero: Thing | null,
  absent: ReadonlySet<number>,
): FoundSet | null => {
  if (!hero) return null;
  const forms = formsIn(words);
  const found: { set: StageSet; at: Set<number> } = { set: {}, at: new Set() };
  for (let at = 0; at < words.length; at++) {
    const hit = longestAt(forms, at);
    if (!hit) continue;
    const span = words.slice(at, at + hit.phrase.length).map((word) => word.at);
    if (hit.set.isTrade) {
      found.set = { ...hit.set, ...found.set };
      continue;
    }
    const isHero = span.some((each) => hero.at <= each && each <= (hero.last ?? hero.at));
    if (isHero || isOfLongerName(things, span)) continue;
    if (isDoneTo(words, at) || (hit.set.pose === "upside-down" && isHeldSo(words, at))) continue;
    const isDenial = hit.phrase.some((part) => DENIES.test(part));
    if ((!isDenial && span.some((each) => absent.has(each))) || isSomebody(words, things, span)) continue;
    if (isBarred(words, at)) {
      if (saidBefore(words, at, BANNED)) for (const each of span) found.at.add(each);
      continue;
    }
    const set = isLeft(words, at) ? asLeft(hit.set) : asWorker(words, span, hit.set);
    found.set = set.isOpenAir ? { ...indoorsLeft(found.set), ...set } : merged(set, found.set);
    for (const each of span) found.at.add(each);
    at += hit.phrase.length - 1;
  }
  return Object.keys(found.set).length > 0 || found.at.size > 0 ? { ...found.set, at: found.at } : null;
};

/** "no sabe nadar": a phrase that says what is not done is all there. */
const DENIES = /^(no|not|nao|non|ne|pas|nicht|cannot|cant|never|without|sin|sem|sans|ohne|senza)$/;

/** Two sets in one picture; what is done in the open has no walls behind it, and nobody stands on a bed to speak. */
const merged = (set: StageSet, before: StageSet): StageSet => {
  const both = before.isOpenAir ? { ...indoorsLeft(set), ...before } : { ...set, ...before };
  if (!both.before || !both.under || (set.before && set.under) || (before.before && before.under))
    return both;
  const { under: _, pose: __, mood: ___, ...rest } = both;
  return rest;
};
const indoorsLeft = ({ behind: _, setting: __, ...rest }: StageSet): StageSet => rest;

/** "eating homework", "hugging a campfire": something is done to it, and nobody is there. */
const isDoneTo = (words: readonly Word[], at: number): boolean => {
  const isArticle = /^(a|an|the|his|her|its|their|my)$/.test(words[at - 1]?.folded ?? "");
  return doneToPlace.has(words[isArticle ? at - 2 : at - 1]?.folded ?? "");
};
const doneToPlace = new Set(wordsIn(wordList("done to a place")));

/** "reading a map upside down": what is held is turned over, and not who holds it. */
export const isHeldSo = (words: readonly Word[], at: number): boolean =>
  words[at]?.folded === "upside" &&
  HELD_SO.test(
    words
      .slice(Math.max(0, at - 6), at)
      .map(({ folded }) => folded)
      .join(" "),
  );
const HELD_SO =
  /(^| )(read|reads|reading|hold|holds|holding|carr(y|ies|ying)|us(e|es|ing)|play|plays|playing|wear|wears|wearing) (a|an|the|his|her|its|their|my|one|two) [^ ]+( [^ ]+)?$/;

/** "traffic cone", "wedding cake": no traffic, and no wedding. */
const isOfLongerName = (things: readonly Thing[], span: readonly number[]): boolean =>
  things.some(({ id, at, last = at }) => {
    const shared = span.filter((each) => at <= each && each <= last).length;
    return shared > 0 && last - at + 1 > shared && kindOf(id) !== "place";
  });

const longestAt = (forms: readonly (readonly string[])[], at: number): Staged | null =>
  (forms[at] ?? [])
    .flatMap((form) => byFirst.get(form) ?? [])
    .filter(({ phrase }) => phrase.every((part, nth) => forms[at + nth]?.includes(part)))
    .reduce<Staged | null>(
      (best, each) => (best && best.phrase.length >= each.phrase.length ? best : each),
      null,
    );

/** "a shark therapist": who has a trade is at no one's; "at the dentist" is where somebody is. */
const isSomebody = (words: readonly Word[], things: readonly Thing[], span: readonly number[]): boolean => {
  const thing = things.find(({ at, last = at }) => span.some((each) => at <= each && each <= last));
  if (!thing || kindOf(thing.id) !== "person" || /^((person|people)-|snowboarder$|skier$)/.test(thing.id))
    return false;
  const before = words.slice(Math.max(0, thing.at - 3), thing.at).map(({ folded }) => folded);
  // "stealing rings from a bride"
  if (before.includes("from") && words.some(({ folded }) => ROBBED.test(folded))) return true;
  const isLocative = languageOf(words) === "tr" && /[dt][ae]$/.test(words[thing.at]?.folded ?? "");
  return !isLocative && !before.some((word) => atPlace.has(word));
};
/** "an octopus barber" works at the chair that "an octopus at the barber" sits in. */
const asWorker = (words: readonly Word[], span: readonly number[], set: StageSet): StageSet => {
  const [first = 0] = span;
  const tool = span.length === 1 ? toolOfTrade(words[first]?.folded ?? "") : undefined;
  if (tool === undefined || isVisitedAt(words, first)) return set;
  const { pose: _, mood: __, ...rest } = set;
  return { ...rest, holds: tool };
};
const isVisitedAt = (words: readonly Word[], at: number): boolean =>
  words.slice(Math.max(0, at - 3), at).some(({ folded }) => atPlace.has(folded));
const ROBBED = /^(steal|steals|stealing|stole|rob|robs|robbing|robbed|takes|taking)$/;
const atPlace = new Set(wordsIn(wordList("at a place")));

/** "banned from the buffet", "gave up on yoga": nobody is there who may not or will not be. */
export const isBarred = (words: readonly Word[], at: number): boolean =>
  saidBefore(words, at, BANNED) || saidBefore(words, at, SWORN_OFF);
const from = (section: string) =>
  new RegExp(`(^| )${anyOf(section)}( (the|a|an|his|her|its|every|all|any|del|da|aus dem))?( [^ ]+)?$`);
/** "missed his own party": it is over. */
export const isMissed = (words: readonly Word[], at: number): boolean => saidBefore(words, at, MISSED);
const MISSED = /(^| )miss(ed|es|ing)( (a|an|the|his|her|its|their|my))?( [^ ]+)?$/;
const BANNED = from("banned");
const SWORN_OFF = from("sworn off");
const saidBefore = (words: readonly Word[], at: number, phrase: RegExp): boolean =>
  phrase.test(
    words
      .slice(Math.max(0, at - 5), at)
      .map(({ folded }) => folded)
      .join(" "),
  );

/** "escaping from the restaurant", "late for work": it is behind or before who runs. */
const isLeft = (words: readonly Word[], at: number): boolean => saidBefore(words, at, LEAVES);
const LEAVES =
  /(^| )(?<!(never|not) )(((escap|flee|sneak|run|walk|storm|break|bolt)[a-z]*|fled|ran|broke) (away |out )?(from|of|out of)|(escap|flee|leav)(es|ed|e|ing|s)|fled|skip|skips|skipping|skipped|late (for|to)|rushing to|running to|hurrying to)( (a|an|the|his|her|its|their|my)( [^ ]+)?)?$/;
const asLeft = ({ behind, before, under, setting, isOpenAir }: StageSet): StageSet => ({
  beside: behind ?? before ?? under,
  pose: "run",
  ...(setting && { setting: setting === "room" ? "city" : setting }),
  ...(isOpenAir && { isOpenAir }),
});

/** Whether a set shows what is done. */
export const isStaged = (words: readonly Word[], { at }: FoundSet, { base }: Action): boolean =>
  words.some((word) => at.has(word.at) && matchVerb(word.folded)?.forms.base === base.split(" ")[0]);

/** Who stands at a lectern or an oven lies on nothing. */
export const atFront = (set: FoundSet, relation: Relation | null): StageSet => {
  if (set.under !== undefined && /^(on|boards|rides|sits|surfs)$/.test(relation ?? "")) {
    // "yoga on a log": the log is what there is instead of a mat.
    const { under: _, at: __, ...rest } = set;
    return rest;
  }
  if (!/^(mans|drums|games)$/.test(relation ?? "") || set.under === undefined) return set;
  const { under: _, pose: __, mood: ___, at: ____, ...rest } = set;
  return rest;
};

/** A tree is behind who hangs from it. */
export const hungFrom = (hung: Thing | null): StageSet => {
  if (hung === null) return {};
  return kindOf(hung.id) === "nature" ? { behind: hung.id, over: undefined } : { over: hung.id };
};

/** Whom one meets at a place, who may be another like the hero, or what one holds there. */
export const propOfSet = (set: StageSet | null, hero: Thing | null, count: Count): Thing | null => {
  // Two have each other.
  if (set?.met === "own kind") return count === 1 && hero ? { ...hero, at: NOWHERE, last: NOWHERE } : null;
  const id = set?.met ?? set?.dreams ?? set?.holds;
  return id === undefined ? null : { id, word: nameOf(id), at: NOWHERE, score: 0 };
};
