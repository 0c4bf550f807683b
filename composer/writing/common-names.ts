import { absentIn } from "../reading/absent.ts";
import { fitUtf8 } from "../reading/clean-text.ts";
import { inIdiom } from "../reading/idioms.ts";
import { languageOf } from "../reading/languages.ts";
import type { Reading } from "../reading/read-idea.ts";
import { isSlipped } from "../reading/slips.ts";
import { SMALL_WORDS } from "../reading/words.ts";
import type { Random } from "../seeded/random.ts";
import { DANGLES } from "./clause-names.ts";
import { isDoing } from "./doing.ts";
import { happenedAt } from "./event.ts";
import { knownAs } from "./known-as.ts";
import { type Add, BODY, beforeNoun, MOST_BYTES, singularOf } from "./name-hero.ts";
import { circles, houses, tailsFor } from "./name-words.ts";
import { othersIn } from "./nouns-in.ts";
import { isReadWhole, phraseAsName } from "./own-words.ts";
import type { Parts } from "./parts.ts";
import { entriesOf, themeOf } from "./themes.ts";
import { capital } from "./title-case.ts";

/** The theme's own puns, where they are made of the hero's word: "Pizza My Heart" of a pizza, of no bagel. */
export const addPuns = (reading: Reading, parts: Parts, random: Random, add: Add): void => {
  const { subject, words } = reading;
  if (!subject) return;
  const hero = parts.hero.split(" ").at(-1) ?? "";
  const root = (singularOf(hero) || hero).slice(0, 4).toLowerCase();
  const all = entriesOf(themeOf(subject.id), "pun", knownAs(subject.id, subject.word));
  for (const pun of random.shuffle(
    all.filter((each) => root.length > 2 && each.toLowerCase().includes(root)),
  ))
    add("pun", words.length === 1 ? 6 : 5, pun);
};

/** What any hero may be called: for where the idea says nothing else. */
export const addPlain = (parts: Parts, random: Random, add: Add): void => {
  const { hero } = parts;
  const last = hero.split(" ").at(-1) ?? hero;
  const one = parts.isMany ? last : singularOf(last);
  if (hero !== last) add("bare", 3, hero);
  for (const tail of random.shuffle(tailsFor(capital(last)))) add("tail", 3.4, beforeNoun(one), tail);
  // "Koi Cartel" tells more of a heron who steals koi than "Heron Heist" does.
  const object = singularOf(parts.others[0]?.phrase.split(" ").at(-1) ?? "");
  if (/^[a-z]{3,}$/.test(object) && !BODY.test(object))
    for (const tail of random.shuffle(tailsFor(capital(object)))) add("object tail", 5.4, object, tail);
  for (const house of random.shuffle(houses).slice(0, 3)) add("house", 2.6, beforeNoun(last), house);
};

/** The idea's own words that can stand in a name; where there are none but deeds ("vibes"), those. */
const namingWords = (reading: Reading): string[] => {
  const { words } = reading;
  const absent = absentIn(words);
  const said = words.filter(
    ({ folded, at }) => /^[a-z0-9]{2,14}$/.test(folded) && !SMALL_WORDS.has(folded) && !absent.has(at),
  );
  const naming = said.filter(
    ({ folded, at }) =>
      !SAYS_NOTHING.test(folded) && !isDoing(folded) && !isSlipped(folded) && !inIdiom(words, at),
  );
  const telling = said.filter(({ folded }) => !SAYS_NOTHING.test(folded));
  const found = [naming, telling, said].map((each) => each.filter(({ folded }) => /[a-z]/.test(folded)));
  return (found.find(({ length }) => length > 0) ?? said).map(({ folded }) => folded);
};

/** "i dropped my seed phrase in the lasagna": its things, together, or as they were typed. */
const addPhrases = (reading: Reading, add: Add): void => {
  const { words } = reading;
  const told = happenedAt(reading);
  if (told < 0) return;
  const [one, two] = othersIn(words, told + 1, absentIn(words), null);
  if (!one || !two) {
    if (one) add("phrase", 10, "the", one.phrase, "incident");
    return;
  }
  add("phrase", 8.4, beforeNoun(one.phrase), beforeNoun(two.phrase));
  const between = words.slice(one.at, two.at).map(({ shown }) => shown);
  const typed = [...between, two.phrase.split(" ").at(-1) ?? ""];
  if (typed.join(" ").length <= LONGEST_FRAME) add("frame typed", 9.6, ...typed);
};
const LONGEST_FRAME = 22;

/** Nothing that is somebody: the idea's own words make the name. */
export const addFromWords = (reading: Reading, random: Random, add: Add): void => {
  addPhrases(reading, add);
  addSayings(reading, random, add);
  const own = [...new Set(namingWords(reading))].slice(0, 6);
  const named = languageOf(reading.words) === null ? own : own.filter((word) => word.length > 3);
  for (const [at, word] of named.entries()) {
    const next = named[at + 1];
    if (next) add("pair", 5 - at * 0.5, word, next);
    for (const house of random.shuffle(houses).slice(0, 5))
      add("frame", 3 - at * 0.2, fitUtf8(`${capital(word)} ${house}`, MOST_BYTES));
    for (const tail of random.shuffle(tailsFor(capital(word))).slice(0, 4))
      add("tail", 3.2 - at * 0.2, word, tail);
    if (word.length > 3) add("bare", 2.2 - at * 0.3, word);
  }
  if (named.length > 0) return;
  for (const [first, second] of ODDITIES) {
    add("oddity", 0.4, first, second);
    add("oddity", 0.4, first, second, random.pick(houses) ?? "");
  }
};

/**
 * What is said, in pieces that are sentences themselves: "Could Have Been an Email", "Arriving Two Hours Early"; and
 * those who live by it: "Touch Grass Society".
 */
const addSayings = (reading: Reading, random: Random, add: Add): void => {
  const { text, words } = reading;
  if (languageOf(words) !== null || !/^[a-z0-9'’, -]+$/i.test(text)) return;
  const phrase = text.replace(/^(?:an?|the|pov:?) /i, "").replace(/[.!?…]+$/, "");
  if (!isReadWhole(words, phrase, true)) return;
  // An idiom before somebody is said of that one, and nobody's creed.
  const creeds = phraseAsName(reading) === null ? [] : random.shuffle(circles).slice(0, 3);
  for (const circle of creeds)
    if (`${phrase} ${circle}`.length <= LONGEST_CIRCLE && !/ (in|on|out|off|up)$/i.test(phrase))
      add("circle", 5.6, phrase, circle);
  const pieces = phrase.split(CLAUSES);
  const [lead = ""] = pieces;
  const tail = pieces.length > 1 ? (pieces.at(-1) ?? "") : "";
  for (const [pattern, piece] of [
    ["piece", lead],
    ["last piece", tail.replace(/^(?:but|and|because|so|that|is|are|when|while) /i, "")],
  ] as const)
    if (
      piece !== phrase &&
      (pattern === "piece" ? /\w \w+ \w/ : /\w \w/).test(piece) &&
      piece.length <= LONGEST_PIECE &&
      !DANGLES.test(piece)
    )
      add(pattern, 6.4, piece);
};
const LONGEST_CIRCLE = 25;
const LONGEST_PIECE = 26;
/** Where a piece of a sentence begins that can stand alone. */
const CLAUSES =
  /,? (?=(?:is|are|could|but|and|because|so|when|while|to|at|on|off|where|who|nobody|i|it|turning|in|for|with|from|after|before)\b)/i;

const SAYS_NOTHING =
  /^(nothing|nobody|nowhere|never|ever|always|maybe|still|almost|already|yet|else|even|far|again|one|once|cant|kinda|sorta|bro|fr|bruh)$/;

const ODDITIES: readonly (readonly [string, string])[] = [
  ["Secret", "Handshake"],
  ["Loud", "Whisper"],
  ["Lost", "Postcard"],
  ["Velvet", "Riddle"],
  ["Pocket", "Thunder"],
  ["Silent", "Kazoo"],
  ["Paper", "Comet"],
  ["Polite", "Chaos"],
  ["Tiny", "Empire"],
  ["Borrowed", "Moonlight"],
  ["Wobbly", "Prophecy"],
  ["Sideways", "Parade"],
];
