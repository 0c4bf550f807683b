import { foldText } from "./clean-text.ts";
import { translate } from "./foreign.ts";
import { foreignVerb } from "./foreign-verb.ts";
import { IDIOMS } from "./idioms.ts";
import { holdsEnglish, holdsForeignWords, type Language, languageOf } from "./languages.ts";
import { misread } from "./misread.ts";
import {
  englishOf,
  type Kind,
  kindOf,
  type Match,
  matchPhrase,
  meantBy,
  pictureOfEmoji,
  wideNames,
} from "./picture-index.ts";
import { nameOf } from "./plain-names.ts";
import { matchVerb } from "./verbs.ts";
import { formsOf, singulars } from "./word-forms.ts";
import { SMALL_WORDS, type Word } from "./words.ts";

/** Something in the idea that can be drawn. */
export interface Thing {
  id: string;
  /** What the idea called it, in the singular, folded; the picture's name when it was an emoji or another script. */
  word: string;
  /** Index of its (first) word. */
  at: number;
  /** Index of its last word, where it has more than one. */
  last?: number;
  /** How likely it is what the idea is about. */
  score: number;
}

/** Everything drawable in the idea, likeliest subject first. */
export const findThings = (text: string, words: Word[]): Thing[] => {
  const things = [...spokenThings(words), ...emojiThings(text), ...wideThings(text)];
  const best = new Map<string, Thing>();
  for (const thing of things) {
    const known = best.get(thing.id);
    if (!known || known.score < thing.score) best.set(thing.id, thing);
  }
  return [...best.values()].sort((a, b) => b.score - a.score || a.at - b.at || (a.id < b.id ? -1 : 1));
};

const spokenThings = (words: Word[]): Thing[] => {
  const things: Thing[] = [];
  const language = languageOf(words);
  const abroad = language !== null || isAbroad(words);
  for (let at = 0; at < words.length; at++) {
    if (language !== null && foreignVerb(words, at, language)) continue;
    const foreign = foreignThing(words, at, language);
    if (foreign) {
      things.push(foreign);
      continue;
    }
    for (let length = 3; length >= 1; length--) {
      const phrase = words.slice(at, at + length);
      if (length > 1 && IDIOMS.has(phrase.map((word) => word.folded).join(" "))) {
        at += length - 1;
        break;
      }
      if (phrase.length < length || phrase.slice(0, -1).some((word) => word.endsClause)) continue;
      const hit = matchOf(phrase) ?? (length === 1 && !abroad ? mistyped(phrase) : null);
      if (!hit || (length === 1 && misread(words, at, hit.match))) continue;
      const score = scoreOf(words, at, length, hit.match);
      things.push({ id: hit.match.id, word: hit.word, at, last: at + length - 1, score });
      at += length - 1;
      break;
    }
  }
  return things;
};

/** Whether a sentence in no language that could be told is yet not English: there a strange word is no slip of the pen. */
const isAbroad = (words: Word[]): boolean =>
  holdsForeignWords(words) ||
  (!holdsEnglish(words) && words.some((word) => translate(word, null) !== undefined));

/** A noun of another language, under its English name. */
const foreignThing = (words: Word[], at: number, language: Language | null): Thing | null => {
  const word = words[at];
  const english = word ? translate(word, language) : undefined;
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
  return { id: match.id, word: english, at, score: scoreOf(words, at, 1, match) };
};

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
  return best;
};

/** A slip of the pen is what it was meant to be, after everything that was spelled right. */
const mistyped = ([word]: Word[]): Hit | null => {
  if (!word || SMALL_WORDS.has(word.folded) || matchVerb(word.folded)) return null;
  const meant = meantBy(word.folded);
  const match = meant === undefined ? undefined : matchPhrase(meant);
  return meant !== undefined && match ? { match: { ...match, weight: TYPO }, word: meant } : null;
};
const TYPO = 5;

const KIND_BONUS: Record<Kind, number> = {
  creature: 5,
  person: 2.5,
  face: 1.2,
  food: 2,
  thing: 0.6,
  place: -1.5,
  nature: -0.6,
  sign: -1,
};
const SUBORDINATING =
  /^(who|that|which|where|while|because|with|in|on|at|of|for|from|under|over|riding|to|into|about|against|without|like|by|wearing|holding|eating|and|on|through|vs)$/;

/** "I want a token about …": where the idea itself begins. */
const preambleEnd = (words: Word[]): number => {
  const start = words
    .slice(0, 5)
    .some((word) => /^(want|need|make|create|token|coin|memecoin|meme|idea|launch)$/.test(word.folded));
  const about = words.slice(0, 9).findIndex((word) => /^(about|for|called|named|of|with)$/.test(word.folded));
  return start && about > 0 ? about + 1 : 0;
};

/** "my cat Luna": a name after a common noun is not the thing the name also means. */
const isName = (words: Word[], at: number): boolean =>
  at > 0 &&
  /^\p{Lu}\p{Ll}/u.test(words[at]?.shown ?? "") &&
  /^\p{Ll}/u.test(words[at - 1]?.shown ?? "") &&
  matchPhrase(words[at - 1]?.folded ?? "")?.weight === OWN_NAME;
const OWN_NAME = 10;

const scoreOf = (words: Word[], at: number, length: number, match: Match): number => {
  let score = match.weight + KIND_BONUS[kindOf(match.id)] + (length > 1 ? 1.5 : 0);
  const from = preambleEnd(words);
  const opener = words
    .slice(from, at)
    .some((word) => word.at > from && (SUBORDINATING.test(word.folded) || isDeed(words, word.at)));
  if (opener) score -= 6;
  score -= Math.min(Math.max(0, at - from), 12) * 0.3;
  const next = words[at + length]?.folded ?? "";
  const shown = words[at + length - 1]?.shown ?? "";
  if (isPursuit(words, at + length)) score -= 6;
  if (/['’]s$/.test(shown)) score -= 4;
  if (isName(words, at)) score -= 5;
  // "moon dog", "pizza cat": the last noun of a run is the thing, the ones before it describe it.
  const nextThing = isName(words, at + length) || matchVerb(next) ? undefined : headAt(words, at + length);
  if (nextThing && !words[at + length - 1]?.endsClause && !describes(next, nextThing)) score -= 1.6;
  // "kazoo orchestra", "ravioli lawyer": what the trade or the crowd is made of is the thing.
  if (describes(words[at]?.folded ?? "", match) && headAt(words, at - 1) && !words[at - 1]?.endsClause)
    score -= 5;
  if (isPossession(words, at)) score += 5;
  if (/^(of|made)$/.test(next)) score += 1;
  return score;
};

/** "a cactus guarding a gas station": what stands after the deed is what it is done to. */
const isDeed = (words: Word[], at: number): boolean =>
  GERUND.test(words[at]?.folded ?? "") && headAt(words, at - 1) !== undefined && !isPursuit(words, at);

const GERUND = /^[a-z]{2,}ing$/;
const SOMEBODY = /^(creature|person)$/;

/** "a chess-playing crow": the gerund says what the one behind it does with what stands before. */
export const isPursuit = (words: Word[], at: number): boolean => {
  const before = headAt(words, at - 1);
  const after = headAt(words, at + 1);
  return (
    GERUND.test(words[at]?.folded ?? "") &&
    before !== undefined &&
    after !== undefined &&
    !SOMEBODY.test(kindOf(before.id)) &&
    (SOMEBODY.test(kindOf(after.id)) || BONES.test(after.id))
  );
};
const BONES = /^(skull|robot|ghost|snowman)/;

const headAt = (words: Word[], at: number): Match | undefined => {
  const word = words[at]?.folded ?? "";
  if (word === "" || SMALL_WORDS.has(word)) return undefined;
  return formsOf(word)
    .map(matchPhrase)
    .find((match) => match?.weight === OWN_NAME && kindOf(match.id) !== "sign");
};

const CROWDS =
  /^(orchestra|army|club|gang|squad|crew|union|mafia|choir|band|parade|party|disco|library|rally|contest|championship|champion|race|romance|love|heist|deal|crash|crisis|festival|museum|olympics|trap|trainer|coach|fashion|art|magic|bank|poker|opera|movie|show|news|law|peace|time|king|queen|boss|dad|mom|guy|man|woman|lady|girl|boy|kid|bro)s?$/;

/** A trade, a person or a crowd that only says what the word before it is up to. */
const describes = (word: string, match: Match): boolean =>
  CROWDS.test(word) || (/^(person|face)$/.test(kindOf(match.id)) && !CHARACTERS.test(match.id));

/** People who are somebody whatever stands before them: a karate grandma is a grandma. */
const CHARACTERS = /^(old-(wo)?man|baby|santa-claus|person-mage|person-superhero|princess|prince|ninja)$/;

/** "My grandmother had a teapot that …": the teapot is the hero. */
const isPossession = (words: Word[], at: number): boolean => {
  const verb = [at - 2, at - 3, at - 4].find((each) =>
    /^(had|has|owns|bought|found|saw|met|got)$/.test(words[each]?.folded ?? ""),
  );
  if (verb === undefined || !/^(a|an|the|this|that|two|three|some)$/.test(words[verb + 1]?.folded ?? ""))
    return false;
  const owner = headAt(words, verb - 1);
  return (
    /^(i|we|he|she|they)$/.test(words[verb - 1]?.folded ?? "") ||
    (owner !== undefined && kindOf(owner.id) === "person")
  );
};

const emojiThings = (text: string): Thing[] => {
  const things: Thing[] = [];
  const characters = [...text.replaceAll("\uFE0F", "")];
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
