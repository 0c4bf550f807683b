import { wordsIn } from "../data-text.ts";
import { type Kind, kindOf, type Match, matchPhrase, OWN_NAME } from "./picture-index.ts";
import { matchVerb } from "./verbs.ts";
import { formsOf } from "./word-forms.ts";
import { anyOf, wordList } from "./word-list.ts";
import { SMALL_WORDS, type Word } from "./words.ts";

/** How likely a kind of thing is to be the hero. */
export const KIND_BONUS: Record<Kind, number> = {
  creature: 5,
  person: 2.5,
  face: 1.2,
  food: 2,
  thing: 0.6,
  place: -1.5,
  nature: -0.6,
  sign: -1,
};
const vehicles = new Set(wordsIn(wordList("motif of rides")));

const subordinating = new Set(wordsIn(wordList("subordinating words")));

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

const SUBORDINATING_ABROAD =
  /^(que|qui|che|con|avec|mit|com|auf|sur|sous|unter|sobre|en|im|dans|para|pour|per|y|und|et)$/;

/** How likely the thing at that word is what the idea is about; `abroad` where it is in another language. */
export const scoreOf = (words: Word[], at: number, length: number, match: Match, abroad = false): number => {
  let score = match.weight + KIND_BONUS[kindOf(match.id)] + (length > 1 ? 1.5 : 0);
  const from = preambleEnd(words);
  const opener = words
    .slice(from, at)
    .some(
      (word) =>
        word.at > from &&
        (subordinating.has(word.folded) ||
          (abroad && SUBORDINATING_ABROAD.test(word.folded)) ||
          isDeed(words, word.at)),
    );
  if (opener) score -= 6;
  score -= Math.min(Math.max(0, at - from), 12) * 0.3;
  const next = words[at + length]?.folded ?? "";
  const shown = words[at + length - 1]?.shown ?? "";
  if (isPursuit(words, at + length)) score -= 6;
  if (/['’]s$/.test(shown)) score -= 4;
  if (isName(words, at)) score -= 5;
  // "moon dog", "pizza cat": the last noun of a run is the thing, the ones before it describe it.
  const nextThing = isName(words, at + length) || matchVerb(next) ? undefined : headAt(words, at + length);
  // Of a "taco truck" the truck is seen; a "bread fox" is somebody anyway.
  const isMadeOf = kindOf(match.id) === "food" && nextThing !== undefined && vehicles.has(nextThing.id);
  if (nextThing && !words[at + length - 1]?.endsClause && !describes(next, nextThing))
    score -= isMadeOf ? 3.4 : 1.6;
  // "kazoo orchestra", "ravioli lawyer": what the trade or the crowd is made of is the thing.
  if (describes(words[at]?.folded ?? "", match) && headAt(words, at - 1) && !words[at - 1]?.endsClause)
    score -= 5;
  if (isPossession(words, at)) score += 5;
  if (isSelf(words, at)) score += 9;
  if (/^(of|made)$/.test(next)) score += 1;
  return score;
};

/** "a cactus guarding a gas station": what stands after the deed is what it is done to. */
const isDeed = (words: Word[], at: number): boolean =>
  isNamed(words, at - 1) &&
  ((GERUND.test(words[at]?.folded ?? "") && !isPursuit(words, at)) || isTold(words, at));

/** The word before is the name of something, or as good as that. */
const isNamed = (words: Word[], at: number): boolean => {
  const word = words[at]?.folded ?? "";
  return (
    !SMALL_WORDS.has(word) && formsOf(word).some((form) => (matchPhrase(form)?.weight ?? 0) >= OWN_NAME - 1)
  );
};

/** "a printer prints pancakes": behind who is named first. */
const isTold = (words: Word[], at: number): boolean =>
  /^(a|an|the|my|this)$/.test(words[0]?.folded ?? "") &&
  at <= 3 &&
  matchVerb(words[at]?.folded ?? "")?.shape === "third" &&
  (headAt(words, at) === undefined || headAt(words, at + 1) !== undefined);

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

const CROWDS = new RegExp(`^${anyOf("ends of longer names")}s?$`);

/** A trade, a person or a crowd that only says what the word before it is up to. */
const describes = (word: string, match: Match): boolean =>
  CROWDS.test(word) || (/^(person|face)$/.test(kindOf(match.id)) && !CHARACTERS.test(match.id));

/** People who are somebody whatever stands before them: a karate grandma is a grandma. */
const CHARACTERS = /^(old-(wo)?man|baby|santa-claus|person-mage|person-superhero|princess|prince|ninja)$/;

/** "swimming with sharks but I am a duck": who speaks is the hero. */
const isSelf = (words: Word[], at: number): boolean => {
  const before = words.slice(Math.max(0, at - 4), at).map(({ folded }) => folded);
  return /(^| )(i am|i'm|im) (just )?(a|an|the)$/.test(before.join(" "));
};

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
