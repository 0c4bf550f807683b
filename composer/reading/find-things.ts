import { phrasesIn, wordsIn } from "../data-text.ts";
import { isNeeded, isSecond } from "./absent.ts";
import { foldText } from "./clean-text.ts";
import { drawnForWords } from "./drawn-for-words.ts";
import { translate } from "./foreign.ts";
import { foreignVerb } from "./foreign-verb.ts";
import { gearWords } from "./gear.ts";
import { IDIOMS, isNounThere } from "./idioms.ts";
import { holdsEnglish, holdsForeignWords, isSmallWordOf, type Language, languageOf } from "./languages.ts";
import { misread } from "./misread.ts";
import {
  englishOf,
  kindOf,
  LETTERED,
  type Match,
  matchPhrase,
  meantBy,
  OWN_NAME,
  pictureOfEmoji,
  wideNames,
} from "./picture-index.ts";
import { nameOf } from "./plain-names.ts";
import { KIND_BONUS, scoreOf } from "./score-thing.ts";
import type { Thing } from "./thing.ts";
import { withCompounds } from "./unseen.ts";
import { matchVerb } from "./verbs.ts";
import { formsOf, singulars } from "./word-forms.ts";
import { wordList } from "./word-list.ts";
import { SMALL_WORDS, type Word } from "./words.ts";
import { withWritten } from "./written-props.ts";

/** Everything drawable in the idea, likeliest subject first. */
export const findThings = (text: string, words: Word[]): Thing[] => {
  const spoken = withWritten(
    words,
    withCompounds(
      words,
      withoutVessels(words, withoutWares(words, withoutWhich(words, spokenThings(words)))),
    ),
  );
  const things = [...spoken, ...drawnForWords(words, spoken), ...emojiThings(text), ...wideThings(text)];
  const best = new Map<string, Thing>();
  for (const thing of things) {
    // A boss and an employee are two, though one picture shows both.
    const isWord = thing.id === LETTERED || kindOf(thing.id) === "person";
    // A coffee mug that needs coffee names both.
    const isTwo = isNeeded(words, thing.at) || isSecond(words, thing.at);
    const key = isWord ? thing.word : isTwo ? `${thing.word} again` : thing.id;
    const known = best.get(key);
    // What a word only calls to mind gives way to what is drawn for it.
    const isSurer = known?.isLoose === true && thing.standsFor === true;
    if (!known || isSurer || known.score < thing.score) best.set(key, thing);
  }
  return [...best.values()].sort((a, b) => b.score - a.score || a.at - b.at || (a.id < b.id ? -1 : 1));
};

/** "a tax inspector", "a street magician": who has a trade is meant, and what stands before only says which. */
const withoutWhich = (words: readonly Word[], things: readonly Thing[]): Thing[] =>
  behindDealers(things).filter(({ id, at, last = at, word }) => {
    const next = things.find((thing) => thing.at === last + 1);
    const isTrade = next !== undefined && (kindOf(next.id) === "person" || wornAtWork.has(next.word));
    return !(isTrade && !words[last]?.endsClause && (kindOf(id) === "place" || saysWhich.has(word)));
  });
/** "a hot dog vendor": who deals in it comes before what it is. */
const behindDealers = (things: readonly Thing[]): Thing[] =>
  things.map((thing) => {
    const next = things.find(({ at }) => at === (thing.last ?? thing.at) + 1);
    const isWare = next !== undefined && dealers.has(next.word) && /^(thing|food)$/.test(kindOf(thing.id));
    return isWare ? { ...thing, score: Math.min(thing.score, next.score - 1) } : thing;
  });
const dealers = new Set(wordsIn(wordList("deals in what stands before")));
const saysWhich = new Set(phrasesIn(wordList("says which trade")).map(foldText));
const wornAtWork = new Set(Object.values(gearWords).flatMap((each) => each.split(" ")));

/** "in an aquarium gift shop": one is in a shop, and what it sells only says which. */
const withoutWares = (words: readonly Word[], things: readonly Thing[]): Thing[] => {
  const shops = things.filter(({ id, at }) => kindOf(id) === "place" && SHOPS.test(words[at]?.folded ?? ""));
  const isWare = (thing: Thing, shop: Thing) => {
    const between = words.slice(thing.at, shop.at);
    const before = words.slice(Math.max(0, thing.at - 3), thing.at).map(({ folded }) => folded);
    return (
      thing.at < shop.at &&
      shop.at - thing.at <= 3 &&
      /^(thing|food|nature|place|sign)$/.test(kindOf(thing.id)) &&
      !between.some(({ folded, endsClause }) => endsClause || SMALL_WORDS.has(folded)) &&
      before.some((word) => /^(in|at|inside|outside|behind|from|into)$/.test(word))
    );
  };
  return things.filter((thing) => !shops.some((shop) => isWare(thing, shop)));
};
const SHOPS = /^(shops?|stores?|museum|hotel|factory|restaurant)$/;

/** "a bowl of soup": soup is drawn in its bowl. */
const withoutVessels = (words: readonly Word[], things: readonly Thing[]): Thing[] =>
  things.filter(({ at, last = at }) => {
    const isVessel = VESSELS.test(words[last]?.folded ?? "") && words[last + 1]?.folded === "of";
    return !(isVessel && things.some((thing) => thing.at === last + 2 && inVessel.has(thing.id)));
  });
const VESSELS = /^(bowls?|plates?|jars?|cups?|pots?|mugs?|bottles?)$/;
const inVessel = new Set(wordsIn(wordList("drawn in a vessel")));

const spokenThings = (words: Word[]): Thing[] => {
  const things: Thing[] = [];
  const language = languageOf(words);
  const abroad = language !== null || isAbroad(words);
  for (let at = 0; at < words.length; at++) {
    if (language !== null && foreignVerb(words, at, language)) continue;
    const isSmall = language !== null && isSmallWordOf(language, words[at]?.folded ?? "");
    const foreign = isSmall ? null : foreignThing(words, at, language);
    if (foreign) {
      things.push(foreign);
      at = foreign.last ?? at;
      continue;
    }
    if (isCoinItself(words, at)) {
      const score = scoreOf(words, at, 1, COIN, abroad);
      things.push({ id: COIN.id, word: "coin", at, last: at, score });
      continue;
    }
    for (let length = 3; length >= 1; length--) {
      const phrase = words.slice(at, at + length);
      const said = phrase.map((word) => word.folded).join(" ");
      if (length > 1 && IDIOMS.has(said) && !isNounThere(words, at, said)) {
        at += length - 1;
        break;
      }
      if (phrase.length < length || phrase.slice(0, -1).some((word) => word.endsClause)) continue;
      const hit = matchOf(phrase) ?? (length === 1 && !abroad ? mistyped(phrase) : null);
      if (!hit || (length === 1 && (isSmall || misread(words, at, hit.match)))) continue;
      const isLoose = isLooseMatch(hit.match);
      if ((isLoose && SAYS_LITTLE.test(hit.match.id)) || hit.match.id === "anger-symbol") continue;
      const score = scoreOf(words, at, length, hit.match, abroad);
      things.push({
        id: hit.match.id,
        word: hit.word,
        at,
        last: at + length - 1,
        score,
        ...(isLoose && { isLoose }),
      });
      at += length - 1;
      break;
    }
  }
  return things;
};

const COIN: Match = { id: "coin", weight: OWN_NAME };
/** "a coin that wants hugs", "a token crying": elsewhere the word only says that a token is asked for. */
const isCoinItself = (words: readonly Word[], at: number): boolean => {
  const [coin, ...behind] = words.slice(at, at + 5).map(({ folded }) => folded);
  const next = behind[0] ?? "";
  return (
    /^(coin|token)$/.test(coin ?? "") &&
    !words[at]?.endsClause &&
    (/^(that|who)$/.test(next) || matchVerb(next)?.shape === "gerund") &&
    !behind.some((word) => saysOfWhat.has(word)) &&
    words.slice(0, at).every(({ folded }) => folded === "meme" || !matchPhrase(folded))
  );
};
const saysOfWhat = new Set(wordsIn(wordList("says what a token is of")));

/** Hearts, circles and squares stand for a colour or a feeling, and signs for anything. */
const SAYS_LITTLE =
  /(^|-)(heart|circle|square|button|symbol|mark)$|^(warning|prohibited|infinity|folded-hands)$/;
/** Any part of its name names a thing to hold; a face or a sign is meant only by its whole name. */
const isLooseMatch = ({ id, weight }: Match): boolean =>
  weight < (/^(face|sign)$/.test(kindOf(id)) ? OWN_NAME - 1 : HEAD_OF_NAME);
/** What a word weighs that is at least part of a picture's name. */
const HEAD_OF_NAME = 3;

/**
 * Whether a sentence in an unknown language is certainly not English: there a strange word is no slip of
 * the pen.
 */
const isAbroad = (words: Word[]): boolean =>
  holdsForeignWords(words) ||
  (!holdsEnglish(words) && words.some((word) => translate(word, null) !== undefined));

/** A noun of another language, under its English name. */
const foreignThing = (words: Word[], at: number, language: Language | null): Thing | null => {
  const word = words[at];
  const long = [4, 3, 2].find((many) => isNoun(asTyped(words, at, many), language));
  const length = long ?? 1;
  const known = long === undefined ? word : asTyped(words, at, long);
  const english = known ? translate(known, language) : undefined;
  const match = english === undefined ? undefined : matchPhrase(english);
  if (english === undefined || !match) return null;
  // Where English is spoken, its own word comes first: "chat" is talk, "lama" a monk.
  if (
    language === null &&
    word &&
    /^[a-z]/.test(word.folded) &&
    matchPhrase(word.folded)?.weight === OWN_NAME
  )
    return null;
  const score = scoreOf(words, at, length, match, language !== null);
  return { id: match.id, word: english, at, last: at + length - 1, score };
};

/** Words as one with hyphens, as they may have been typed: "grand-mère", "brosse à dents". */
const asTyped = (words: Word[], at: number, many: number): Word | null => {
  const all = words.slice(at, at + many);
  const [one] = all;
  if (!one || all.length < many || all.slice(0, -1).some(({ endsClause }) => endsClause)) return null;
  return {
    ...one,
    folded: all.map(({ folded }) => folded).join("-"),
    shown: all.map(({ shown }) => shown).join("-"),
  };
};
const isNoun = (word: Word | null, language: Language | null): boolean =>
  word !== null && translate(word, language) !== undefined;

// Found by wideThings, which needs no spaces.
const WIDE = /[\u3040-\u30ff\u3400-\u9fff]/;

interface Hit {
  match: Match;
  word: string;
}

const matchOf = (phrase: Word[]): Hit | null => {
  const last = phrase.at(-1)?.folded ?? "";
  if (phrase.length === 1 && (SMALL_WORDS.has(last) || last.length < 2 || WIDE.test(last))) return null;
  const start = phrase.slice(0, -1).map((word) => word.folded);
  let best: Hit | null = null;
  for (const form of formsOf(last)) {
    const match = matchPhrase([...start, form].join(" "));
    // Listed in the plural too: the singular is what it is called.
    const shorter = best && match?.id === best.match.id && match.weight >= best.match.weight - 1;
    if (match && (!best || match.weight > best.match.weight || shorter)) {
      best = { match, word: [...start, singulars(form)[0] ?? form].join(" ") };
    }
  }
  return best ?? (phrase.length === 1 ? writtenTogether(last) : null);
};

/** "swimmingpool", "icecream": two words without the space between them. */
const writtenTogether = (word: string): Hit | null => {
  if (!/^[a-z]{7,}$/.test(word)) return null;
  for (let at = 3; at <= word.length - 3; at++) {
    const apart = `${word.slice(0, at)} ${word.slice(at)}`;
    const match = matchPhrase(apart);
    if (match?.weight === OWN_NAME) return { match, word: apart };
  }
  return null;
};

/** A slip of the pen is what it was meant to be, after everything that was spelled right. */
const mistyped = ([word]: Word[]): Hit | null => {
  if (!word || SMALL_WORDS.has(word.folded) || matchVerb(word.folded)) return null;
  const meant = meantBy(word.folded);
  const match = meant === undefined ? undefined : matchPhrase(meant);
  return meant !== undefined && match ? { match: { ...match, weight: TYPO }, word: meant } : null;
};
const TYPO = 5;

const emojiThings = (text: string): Thing[] => {
  const things: Thing[] = [];
  // Without what asks for color, or for a color of skin.
  const characters = [...text.replace(/[\uFE0F\u{1f3fb}-\u{1f3ff}]/gu, "")];
  for (let at = 0; at < characters.length; at++) {
    for (let length = 7; length >= 1; length--) {
      const id = pictureOfEmoji(characters.slice(at, at + length).join(""));
      if (!id || characters.length < at + length) continue;
      const bonus = kindOf(id) === "face" ? -3 : KIND_BONUS[kindOf(id)];
      things.push({
        id,
        word: nameOf(id),
        at: 1000 + at,
        score: 8.5 + bonus - Math.min(things.length, 8) * 0.8,
      });
      at += length - 1;
      break;
    }
  }
  return things;
};

const wideThings = (text: string): Thing[] => {
  const things: Thing[] = [];
  let rest = text;
  for (const name of wideNames) {
    const at = rest.indexOf(name);
    const match = at < 0 ? undefined : matchPhrase(foldText(name));
    if (!match) continue;
    const alone = name.length === 1 && kindOf(match.id) !== "creature" ? 3 : 0;
    things.push({
      id: match.id,
      word: englishOf(name) ?? nameOf(match.id),
      at: 2000 + at,
      score: 10 + KIND_BONUS[kindOf(match.id)] - at * 0.25 - alone,
    });
    rest = rest.replaceAll(name, "\u0020".repeat(name.length));
  }
  return things;
};
