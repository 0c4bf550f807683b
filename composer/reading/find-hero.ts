import { wordsIn } from "../data-text.ts";
import { type Denied, deniedIn } from "./denied.ts";
import type { Mentions } from "./find-mentions.ts";
import { type FoundGesture, gestureOf, gestureOfDenied, isCrossedOut } from "./gesture.ts";
import type { IdeaText } from "./idea-text.ts";
import { isBarred, isMissed } from "./stage-set.ts";
import type { Thing } from "./thing.ts";
import { unableWith } from "./unable.ts";
import { unseenHero } from "./unseen.ts";
import { wordList } from "./word-list.ts";
import type { Word } from "./words.ts";

/** Who acts at first sight, before the parts are given out, and what one sees of it on the hero itself. */
export interface Hero {
  /** Who has no picture and is lettered. */
  lettered: Thing | null;
  acting: Thing | undefined;
  denied: Denied | null;
  gesture: FoundGesture | null;
}

export const findHero = ({ words }: IdeaText, { present, candidates, absent }: Mentions): Hero => {
  const lettered = unseenHero(words, candidates);
  const acting = lettered ?? candidates[0];
  const denied = deniedIn(words);
  const gesture = acting ? gestureOf(words, notOfHero(words, present, acting, absent, denied)) : null;
  // "a penguin who can't fly": the airplane is.
  const isToolCrossedOut = isCrossedOut(denied) && unableWith(words) !== null;
  const isClumsy = acting !== undefined && denied?.way === "clumsy";
  return {
    lettered,
    acting,
    denied,
    gesture: gesture ?? (isToolCrossedOut ? null : gestureOfDenied(denied)) ?? (isClumsy ? CLUMSY : null),
  };
};

/** What goes wrong makes who does it sweat. */
const CLUMSY: FoundGesture = { mark: "sweat", at: new Set() };

/** The words that name things, are denied or describe another than the hero: they say nothing of what it does. */
const notOfHero = (
  words: readonly Word[],
  things: readonly Thing[],
  hero: Thing,
  absent: ReadonlySet<number>,
  denied: Denied | null,
): ReadonlySet<number> =>
  new Set([
    ...absent,
    ...things.flatMap((thing) => nounPhraseOf(words, thing, hero)).map(({ at }) => at),
    ...words.filter(({ at }) => isBarred(words, at) || isMissed(words, at)).map(({ at }) => at),
    // "hates parties": nobody cheers there.
    ...words.filter(({ at }) => HATES.test(words[at - 1]?.folded ?? "")).map(({ at }) => at),
    // "never gives up"
    ...words.filter(({ at }) => NEGATES.test(words[at - 1]?.folded ?? "")).map(({ at }) => at),
    ...(denied ? words.slice(denied.at, denied.at + 4).map(({ at }) => at) : []),
  ]);

const NEGATES = /^(never|not|cannot|can'?t|don'?t|doesn'?t|won'?t|isn'?t)$/;
const HATES = /^(hates?|hating|despises?|dislikes?|loathes?|avoids?|avoiding|dreads?|dreading)$/;

/** The words of a thing, with those before it that describe it; of the hero the name alone. */
const nounPhraseOf = (words: readonly Word[], thing: Thing, hero: Thing): readonly Word[] => {
  const { at, last = at } = thing;
  if (thing.standsFor || thing.isLoose || at >= words.length) return [];
  const name = words.slice(at, last + 1);
  if (at === hero.at) return name;
  const before = words.slice(Math.max(0, at - 3), at);
  const from = before.findLastIndex(({ folded }) => beforeNounPhrase.has(folded));
  // A name of one word may be the deed as well: "a frog dancing".
  return [...(from < 0 ? [] : before.slice(from + 1)), ...(at === last ? [] : name)];
};
const beforeNounPhrase = new Set(wordsIn(wordList("before a noun phrase")));
