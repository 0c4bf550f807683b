import { halvesSaid, moodOfWords } from "../drawing/lettering/what-is-said.ts";
import { absentIn } from "../reading/absent.ts";
import { fitUtf8 } from "../reading/clean-text.ts";
import { inIdiom } from "../reading/idioms.ts";
import { languageOf } from "../reading/languages.ts";
import type { Reading } from "../reading/read-idea.ts";
import { isSlipped } from "../reading/slips.ts";
import { matchPast, matchVerb } from "../reading/verbs.ts";
import { SMALL_WORDS } from "../reading/words.ts";
import type { Random } from "../seeded/random.ts";
import { GROUP } from "./called-names.ts";
import { DANGLES } from "./clause-names.ts";
import { isDoing } from "./doing.ts";
import { happenedAt } from "./event.ts";
import { type Add, beforeNoun, MOST_BYTES } from "./name-hero.ts";
import { circlesFor, creeds, houses, tailsFor } from "./name-words.ts";
import { isNounLike, othersIn } from "./nouns-in.ts";
import { isReadWhole, phraseAsName } from "./own-words.ts";
import { capital } from "./title-case.ts";
import { adjectives, slangWords } from "./vocabulary.ts";

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
    if (next && !halvesSaid(reading.text)?.isSentence) add("pair", 5 - at * 0.5, word, next);
    for (const house of random.shuffle(houses).slice(0, 5))
      add("frame", 0.6 - at * 0.2, fitUtf8(`${capital(word)} ${house}`, MOST_BYTES));
    for (const tail of random.shuffle(tailsFor(capital(word))).slice(0, 4))
      add("tail", 0.9 - at * 0.2, word, tail);
    if (word.length > 3) add("bare", 1.6 - at * 0.3, word);
  }
  if (named.length > 0) return;
  for (const [first, second] of ODDITIES) {
    add("oddity", 0.4, first, second);
    add("oddity", 0.4, first, second, random.pick(houses) ?? "");
  }
};

/**
 * What is said, in pieces that stand alone: "Could Have Been an Email", "No Reply"; and those who live by it:
 * "Touch Grass Survivor", "Certified Skill Issue".
 */
const addSayings = (reading: Reading, random: Random, add: Add): void => {
  const { text, words } = reading;
  if (languageOf(words) !== null || !/^[a-z0-9'’,:%/.? -]+$/i.test(text)) return;
  addHalves(text, add);
  addTurns(text, add);
  addCommas(text, add);
  const phrase = text
    .replace(/^(?:an?|the|pov:?) /i, "")
    .replace(/[.!?…]+$/, "")
    .replace(/\.{2,}/g, "");
  if (!isReadWhole(words, phrase, true)) return;
  addPieces(phrase, add);
  if (phraseAsName(reading) !== null || !words.some(({ at }) => inIdiom(words, at))) addWindows(phrase, add);
  // An idiom before somebody is said of that one, and nobody's creed.
  if (phraseAsName(reading) === null || phrase.length > LONGEST_CREED || / (in|on|out|off|up)$/i.test(phrase))
    return;
  const isSad = SAD.test(moodOfWords(phrase) ?? reading.expression ?? "");
  for (const circle of random.shuffle(circlesFor(isSad)).slice(0, 3))
    if (`${phrase} ${circle}`.length <= LONGEST_CIRCLE && !isSaidIn(phrase, circle))
      add("circle", 5.2, phrase, circle);
  const [, ruled = phrase] = GROUP.exec(phrase) ?? [];
  if (!isNounLike(words, words.length - 1) || ruled.split(" ").length > 2) return;
  for (const before of random.shuffle(creeds).slice(0, 3))
    if (`${before} ${ruled}`.length <= LONGEST_CIRCLE && (/ of$/.test(before) || ruled === phrase))
      add("creed", 5, before, ruled);
};
/** "NPC Energy Energy" */
const isSaidIn = (phrase: string, circle: string): boolean =>
  phrase.toLowerCase().split(" ").includes(circle.toLowerCase());
const LONGEST_CREED = 18;
const SAD = /^(sad|scared|angry|dizzy|sleepy)$/;

/** "my ex blocked me so i launched a coin": My Ex Blocked Me, Launched a Coin; "the vibes are immaculate …": Immaculate Vibes. */
const addTurns = (text: string, add: Add): void => {
  const more = /\b((?:one|two|three|five|ten|\d+) more [a-z]+)\b/i.exec(text)?.[1];
  if (more) add("one more", 13, more);
  // "ok boomer said the stone": what was said is the name.
  const quote = /^(.+?),? (?:said|says) the [a-z]+$/i.exec(text)?.[1] ?? "";
  if (/ /.test(quote) && quote.length <= LONGEST_TURN) add("clause", 13, quote);
  const [, title = "", twist = ""] = /^([a-z' ]+): ([a-z' ]+)$/i.exec(text) ?? [];
  if (/ /.test(twist) && twist.length <= LONGEST_TURN) add("clause", 12.4, twist);
  if (title !== "" && `${title} ${twist}`.length <= LONGEST_TURN) add("clause", 12.8, title, twist);
  const late = /\b(could|should)(?:n['’]?t)? have been (an? [a-z]+)$/i.exec(text);
  if (late) add("could", 13, late[1] ?? "", "have been", late[2] ?? "");
  const halves = halvesSaid(text);
  if (!halves?.isSentence) return;
  const [, thing = "", like = ""] = QUALITY.exec(halves.first) ?? [];
  if (thing !== "" && `${like} ${thing}`.length <= LONGEST_TURN) add("quality", 13, like, thing);
  const first = halves.first.replace(/\?$/, "").replace(/^(?:bro|bruh|guys|dude|chat)? ?(?:just )?/i, "");
  if (!more && first.length <= LONGEST_TURN) add("first half", 12, first);
  const second = halves.second
    .replace(/\?$/, "")
    .replace(/^(?:so|and|then|but|because|until|while) (?:i |we )?/i, "");
  if (/ /.test(second) && second.length <= LONGEST_TURN && !/^(am|are|['’]m)\b/i.test(second))
    add("second half", 11, second);
};
const QUALITY = /^(?:the|my|our) ([a-z]+) (?:is|are) ([a-z]+)$/i;
const LONGEST_TURN = 22;

/** "we are so back / it's so over": both in one, and each of the two. */
const addHalves = (text: string, add: Add): void => {
  const [one, two, more] = text
    .split(/\s*[/|]\s*/)
    .map((half) => half.replace(/^(?:expectations?|reality|me|you|them) ?: ?/i, ""));
  if (!one || !two || more) return;
  const [short, other] = [one, two].map((half) =>
    half.replace(/^(?:(?:we|i|it|you|they|he|she)(?:['’](?:s|re|m)| am| is| are)?|the|an?|my) /i, ""),
  );
  if (`${short} ${other}`.length < LONGEST_CIRCLE + 2)
    add("clause", 12, `${short} ${/^so /i.test(other ?? "") ? "" : "or "}${other}`);
  add("piece", 7, one);
  add("last piece", 7, two);
};

/** "zero thoughts, head empty": both of it, and each of the two. */
const addCommas = (text: string, add: Add): void => {
  const [one, two, more] = text.replace(/[.!?…]+$/, "").split(", ");
  if (!one || !two || more !== undefined || text.split(" ").length > MOST_IN_HALVES) return;
  if (`${one} ${two}`.length <= LONGEST_CIRCLE) add("clause", 12, `${one} ${two}`);
  for (const [pattern, half] of [
    ["first half", one],
    ["second half", two],
  ] as const)
    if (/ /.test(half) && half.length <= LONGEST_TURN && !DANGLES.test(half)) add(pattern, 11, half);
};
const MOST_IN_HALVES = 6;

const addPieces = (phrase: string, add: Add): void => {
  const pieces = phrase.split(CLAUSES);
  const [lead = ""] = pieces;
  const tail = pieces.length > 1 ? (pieces.at(-1) ?? "") : "";
  for (const [pattern, piece] of [
    ["piece", lead],
    ["last piece", tail.replace(/^(?:but|and|because|so|that|is|are|when|while) /i, "")],
  ] as const)
    if (
      piece !== phrase &&
      matchVerb(piece.split(" ")[0]?.toLowerCase() ?? "")?.shape !== "third" &&
      (pattern === "piece" ? /\w \w+ \w/ : /\w \w/).test(piece) &&
      piece.length <= LONGEST_PIECE &&
      !DANGLES.test(piece) &&
      !NO_END.test(piece.split(" ").at(-1) ?? "") &&
      !/^(?:in|on|at|for|to|with|from) \S+$/i.test(piece)
    )
      add(pattern, 6.4, piece);
};

/** Two or three words of it that say something together: "Hot Stove", "No Reply", "Trust Me". */
const addWindows = (phrase: string, add: Add): void => {
  if (/[:/|]/.test(phrase.replace(/\d:\d/g, ""))) return;
  const spoken = phrase.split(/[ ,]+/);
  const found: string[] = [];
  for (const size of [2, 3])
    for (let from = spoken.length - size; from >= 0; from--) {
      const window = spoken.slice(from, from + size).map((word) => word.toLowerCase());
      if (size < spoken.length && isTelling(window, from + size === spoken.length))
        found.push(window.join(" "));
    }
  // Of nouns alone the first ones come first: "Main Character", "Low Battery".
  const isCompound = spoken.every((word) => !SMALL_WORDS.has(word.toLowerCase()));
  const ordered = isCompound ? found.reverse() : found;
  for (const [at, window] of ordered.slice(0, 3).entries())
    add(at === 0 ? "window" : "other window", 6.2 - at * 0.4, window);
};

const isTelling = (window: readonly string[], isLast: boolean): boolean => {
  const [first = "", last = ""] = [window[0], window.at(-1)];
  const telling = window.filter((word) => !SMALL_WORDS.has(word) || /^(no|not|never)$/.test(word));
  const isOrder =
    window.length === 2 &&
    (matchVerb(first)?.shape === "base" || first === "trust") &&
    /^(me|it|him|us)$/.test(last);
  if (isOrder) return isLast;
  // "happens on Tuesday" lacks who does.
  if (matchVerb(first)?.shape === "third" || (/[^s]s$/.test(first) && SMALL_WORDS.has(window[1] ?? "")))
    return false;
  if (window.some((word) => isSlipped(word) && !slangWords.has(word))) return false;
  const isWhole = telling.length > 1 && new Set(telling).size === telling.length;
  const ends =
    !NO_END.test(last) &&
    (!adjectives.has(last) || slangWords.has(first)) &&
    (matchPast(last) === undefined || /ed$/.test(last));
  return isWhole && ends && !NO_START.test(first) && !DANGLES.test(window.join(" "));
};
const NO_START =
  /^(is|are|was|were|but|and|or|of|to|in|on|at|with|than|me|it|that|am|pm|again|fr|would|be|bro|really|said|my|his|so|for|thinks|ever|even|very|too|as|\d+:\d+|just)$/i;
const NO_END =
  /^(only|really|still|just|again|never|always|there|where|when|me|am|pm|trust|since|read|he|fr|ever|hot|bad|big|so|not|no|ago|more|\d+)$/i;

const LONGEST_CIRCLE = 25;
const LONGEST_PIECE = 26;
/** Where a piece of a sentence begins that can stand alone. */
const CLAUSES =
  /(?<!make|made|let|call|said|trust),? (?=(?:is|are|could|but|and|because|so|when|while|to|at|on|off|where|who|nobody|i|it|turning|in|for|with|from|after|before)\b)/i;

const SAYS_NOTHING =
  /^(nothing|nobody|nowhere|never|ever|always|maybe|still|almost|already|yet|else|even|far|again|ago|one|once|cant|kinda|sorta|bro|fr|bruh)$/;

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
