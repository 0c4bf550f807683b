import { isDoneByOthers } from "./about-motif.ts";
import { absentIn } from "./absent.ts";
import { isPegLeg, isSaidOfBody } from "./body-part.ts";
import { motifCountOf } from "./count.ts";
import { type Found, findListed, placeWords } from "./find-listed.ts";
import { findThings } from "./find-things.ts";
import { englishWords } from "./foreign.ts";
import { type GearId, gearIds, gearWords, isVisited } from "./gear.ts";
import type { IdeaText } from "./idea-text.ts";
import { languageOf } from "./languages.ts";
import { isOwnPart } from "./phrased-relation.ts";
import { kindOf, matchPhrase } from "./picture-index.ts";
import { propOf } from "./props.ts";
import { notStacked, relationBy, wornOn } from "./relation.ts";
import { type SettingId, settingIds, settingWords } from "./settings.ts";
import { asSomebody } from "./somebody.ts";
import type { Thing } from "./thing.ts";
import { verbBefore } from "./verb-near.ts";
import { matchVerb } from "./verbs.ts";
import { plural } from "./word-forms.ts";
import type { Word } from "./words.ts";

type WordIndexes = ReadonlySet<number>;

/** What an idea names. */
export interface Mentions {
  /** Everything, also what is said to be absent. */
  named: Thing[];
  /** What is there, as somebody and with what one sees a deed by. */
  present: Thing[];
  /** What the idea is about: what is there, or the first thing that is denied where nothing else is named. */
  candidates: Thing[];
  gear: Found<GearId> | null;
  setting: Found<SettingId> | null;
  /** Words that are denied: "no cats". */
  absent: WordIndexes;
  /** Words that are only a part of a longer name: "traffic cone". */
  withinNames: WordIndexes;
  /** Words that say nothing about feelings: they are denied, or part of a name. */
  silent: WordIndexes;
}

export const findMentions = ({ readable, words }: IdeaText): Mentions => {
  const absent = absentIn(words);
  const named = findThings(readable, words);
  const withinNames = indexesOf(named.filter(isLongerName), words);
  const consumed = new Set([...absent, ...withinNames]);
  const english = englishWords(readable, words, languageOf(words));
  const present = presentAmong(named, words, absent);
  return {
    named,
    present,
    // "no cats allowed": what is denied is still what the idea is about, where it names nothing else.
    candidates: present.some(({ standsFor }) => !standsFor) ? present : named.slice(0, 1),
    gear: findListed(words, english, gearIds, gearWords, notWorn(named, words, absent)),
    setting: findListed(words, english, settingIds, settingWords, consumed),
    absent,
    withinNames,
    silent: withoutDescribing(consumed, named, words, absent),
  };
};

const isOfWords = ({ at, last = at }: Thing): boolean => last > at;

const indexesOf = (things: readonly Thing[], words: readonly Word[]): WordIndexes =>
  new Set(things.flatMap(({ at, last = at }) => words.slice(at, last + 1).map((word) => word.at)));

/** "traffic cone", "king crab": a word of a longer name says nothing of its own. */
const isLongerName = (thing: Thing): boolean =>
  isOfWords(thing) && !/^(place|face)$/.test(kindOf(thing.id)) && !placeWords.has(thing.word);

/** "lost sock": a sock all the same, of which the first word tells something. */
const withoutDescribing = (
  consumed: WordIndexes,
  named: readonly Thing[],
  words: readonly Word[],
  absent: WordIndexes,
): WordIndexes => {
  const describing = named
    .filter(
      (thing) =>
        isOfWords(thing) &&
        matchPhrase(words[thing.last ?? thing.at]?.folded ?? "")?.id === thing.id &&
        !absent.has(thing.at),
    )
    .map(({ at }) => at);
  return new Set([...consumed].filter((at) => !describing.includes(at)));
};

/** Words that call for no gear: they are denied, belong to the name of a thing, or say whom somebody visits. */
const notWorn = (named: readonly Thing[], words: Word[], absent: WordIndexes): WordIndexes => {
  const ofThings = named.filter(
    (thing) =>
      isOfWords(thing) &&
      !/^(person|creature|face)$/.test(kindOf(thing.id)) &&
      (relationBy(thing) !== "wears" || wornOn(thing.id) === "feet"),
  );
  // "a German shepherd": a creature that is called by a trade has none.
  const breeds = named.filter((thing) => isOfWords(thing) && kindOf(thing.id) === "creature");
  const visited = words.filter(({ at }) => isVisited(words, at)).map(({ at }) => at);
  // "kissed by too many princesses": several others, and no crown of its own.
  const others = named.filter(
    ({ id, at, word }) =>
      kindOf(id) === "person" &&
      words[at]?.folded === plural(word) &&
      words.slice(Math.max(0, at - 3), at).some(({ folded }) => folded === "by"),
  );
  // "a fox selling crowns": what is sold or eaten is in the hands, and on no head.
  const handled = words.filter(({ at }) => HANDLED.test(verbBefore(words, { at }) ?? "")).map(({ at }) => at);
  const held = named.filter((thing) => notStacked.has(thing.id) && isCounted(words, thing));
  return new Set([
    ...absent,
    ...indexesOf([...ofThings, ...others, ...held], words),
    ...breeds.map(({ at, last = at }) => last),
    ...visited,
    ...handled,
  ]);
};

/** "eight headphones", and not "two frogs with headphones" */
const isCounted = (words: Word[], { at, last = at, ...thing }: Thing): boolean => {
  const from = Math.max(0, at - 1);
  return motifCountOf(words.slice(from), { ...thing, at: at - from, last: last - from }) > 1;
};

const HANDLED = /^(share|sell|buy|collect|repair|knit|sew|polish|paint|eat)$/;

const presentAmong = (named: readonly Thing[], words: Word[], absent: WordIndexes): Thing[] =>
  named
    .filter(
      (thing, nth) =>
        !absent.has(thing.at) &&
        !(
          nth > 0 &&
          (isOwnPart(words, thing) || isDoneByOthers(words, thing) || isOfHero(named[0], words, thing))
        ),
    )
    .map((thing) => asSomebody(words, thing))
    .flatMap((thing, _, all) =>
      propOf(
        words,
        thing,
        all.some(({ at }) => at < thing.at),
      ),
    );

/** "a dog with one ear", "when pigs fly": a part or a deed of somebody is no thing besides. */
const isOfHero = (hero: Thing | undefined, words: readonly Word[], thing: Thing): boolean =>
  hero !== undefined &&
  (/^(creature|person)$/.test(kindOf(hero.id)) || isPegLeg(words, thing.at)) &&
  (isSaidOfBody(words, thing.at) || isDeedOfMany(words, hero, thing));

/** "when pigs fly", "dogs box" */
const isDeedOfMany = (words: readonly Word[], hero: Thing, { at }: Thing): boolean => {
  const last = hero.last ?? hero.at;
  const verb = words[at]?.folded ?? "";
  return (
    at === last + 1 &&
    words[last]?.folded === plural(hero.word) &&
    plural(hero.word) !== hero.word &&
    matchVerb(verb)?.shape === "base"
  );
};
