import { fitUtf8, utf8Length } from "../reading/clean-text.ts";
import { inIdiom } from "../reading/idioms.ts";
import { kindOf } from "../reading/picture-index.ts";
import type { Reading } from "../reading/read-idea.ts";
import { isSlipped } from "../reading/slips.ts";
import { plural, singulars } from "../reading/word-forms.ts";
import { SMALL_WORDS } from "../reading/words.ts";
import type { Random } from "../seeded/random.ts";
import { acronymSpeller } from "./acronyms.ts";
import agents from "./agents.json";
import { crowdOf, describedHero } from "./crowd.ts";
import { isDoing } from "./doing.ts";
import { knownAs } from "./known-as.ts";
import { type Character, characterOf, sharedNicknames as SHARED } from "./lexicon.ts";
import { blendOf, epithets, holdsBrand, honours, houses, tailsFor } from "./name-words.ts";
import { phraseAsName, quotedName, typedTicker } from "./own-words.ts";
import { sayings } from "./sayings.ts";
import { spokenMotif } from "./spoken-motif.ts";
import { entriesOf, themeNameOf, themeOf } from "./themes.ts";
import { tickerFrom } from "./ticker.ts";
import { capital, titleCase } from "./title-case.ts";
import { roles, settingVoices } from "./vocabulary.ts";

export interface Suggestion {
  name: string;
  ticker: string;
}

const MOST_BYTES = 32;

/** Three names, the best first; no two share a ticker, and they differ in how they were made. */
export const suggestNames = (reading: Reading, random: Random): [Suggestion, Suggestion, Suggestion] => {
  const chosen: { suggestion: Suggestion; pattern: string }[] = [];
  const ranked = candidatesFor(reading, random)
    .map((candidate) => ({
      ...candidate,
      score: scoreName(candidate.name) + candidate.worth + random.next() * 6,
    }))
    .sort((a, b) => b.score - a.score || (a.name < b.name ? -1 : 1));
  const specific = specificOf(ranked);
  for (const strict of [true, false]) {
    for (const { name, pattern } of ranked) {
      if (chosen.length === 3) break;
      if (
        (chosen.length === 0 && !specific.has(pattern)) ||
        chosen.some(
          (each) =>
            each.suggestion.name === name ||
            (strict && (each.pattern === pattern || sharesHead(each.suggestion.name, name))),
        )
      )
        continue;
      const typed = chosen.length === 0 ? typedTicker(reading) : null;
      const ticker =
        typed ??
        tickerFrom(
          name,
          chosen.map((each) => each.suggestion.ticker),
          random,
        );
      if (ticker) chosen.push({ suggestion: { name, ticker }, pattern });
    }
  }
  const [first, second, third] = chosen.map((each) => each.suggestion);
  return [first ?? LAST_RESORT[0], second ?? LAST_RESORT[1], third ?? LAST_RESORT[2]];
};

/** How much of the idea a kind of name shows: the first name is of the best that the idea allows. */
const TELLING: readonly (readonly string[])[] = [
  ["own words", "duo", "spice", "saying", "agent", "headline", "blend", "heart", "office"],
  ["role", "where", "of", "manner"],
  ["own pun"],
  ["plain", "honour"],
];
const specificOf = (candidates: readonly Candidate[]): ReadonlySet<string> => {
  const best = TELLING.find((patterns) => candidates.some(({ pattern }) => patterns.includes(pattern)));
  return new Set(best ?? candidates.map(({ pattern }) => pattern));
};

const LAST_RESORT: [Suggestion, Suggestion, Suggestion] = [
  { name: "Nameless Wonder", ticker: "NAMELESS" },
  { name: "Inside Joke", ticker: "JOKE" },
  { name: "Mystery Doodle", ticker: "DOODLE" },
];

/** More than chance and every other worth together: nothing comes before it. */
const AS_TYPED = 20;

interface Candidate {
  name: string;
  pattern: string;
  worth: number;
}

const candidatesFor = (reading: Reading, random: Random): Candidate[] => {
  const names: Candidate[] = [];
  const spell = acronymSpeller(reading);
  const add = (pattern: string, worth: number, ...parts: string[]) => {
    const name = spell(titleCase(parts.join(" ")));
    const tidy =
      name.length > 2 &&
      utf8Length(name) <= MOST_BYTES &&
      !/(\b\w+\b) \1\b/i.test(name) &&
      !(pattern !== "own words" && STAMMERS.test(name)) &&
      tickerLetters(name) >= 3 &&
      !holdsBrand(name);
    if (tidy && !parts.includes("")) names.push({ name, pattern, worth });
  };
  const quoted = quotedName(reading);
  if (quoted) add("own words", AS_TYPED, quoted);
  const phrase = phraseAsName(reading);
  if (phrase) add("own words", AS_TYPED - 1, phrase);
  if (!reading.subject) {
    addFromWords(reading, random, add);
    return names;
  }
  const hero = characterOf(reading.subject.id, reading.subject.word);
  const own = hero.nicknames.filter((nickname) => !SHARED.has(nickname));
  const heads = [...new Set([...random.shuffle(own).slice(0, 4), hero.noun])];
  const together = besideOf(reading);
  if (together) add("duo", 9, hero.noun, "and", together);
  const others = othersOf(reading, random);
  for (const head of heads) {
    for (const { pattern, words } of others) {
      for (const word of words) {
        if (/ of /.test(head) || (head.includes(" ") && /^(no .*|.*less)$/.test(word))) continue;
        add(pattern, head === hero.noun ? 3.9 : 3, word, head);
        if (pattern === "spice") add("and", 0.8, head, "and", word);
        const blend = blendOf(word, head) ?? blendOf(head, word);
        if (blend && blend.length <= 14)
          add(/^(spice|saying)$/.test(pattern) ? "blend" : pattern, 3.6, blend);
      }
    }
    add("agent", 3, head, agentOf(reading));
    for (const place of placesOf(reading)) add("of", 1.8, head, "of", place);
    if (reading.manner) add("manner", isPlain(reading) ? 0.4 : 3, reading.manner, head);
  }
  const feared = reading.heart.dread ?? "";
  if (/^[a-z]{3,10}$/i.test(feared)) add("heart", 3.2, hero.noun, "vs", feared);
  addHeadline(reading, hero, add);
  addPuns(reading, random, add);
  addPlain(hero, others.length === 0 && reading.action === null ? 2 : 0, random, add);
  return names;
};

/** "Dramaless Drama": a word and one that is made of it. */
const STAMMERS = /\b(\w{4,})\w* \1\w*\b/i;

interface Others {
  pattern: string;
  words: readonly string[];
}

/** What else the idea speaks of, in words that can stand before the hero's. */
const othersOf = (reading: Reading, random: Random): Others[] => {
  const motif = spokenMotif(reading);
  const extra = motif ? characterOf(motif.id, motif.word) : null;
  const voice = reading.setting ? settingVoices[reading.setting] : null;
  const said = reading.place !== null || reading.gear === "astronaut";
  const feared = reading.heart.dread?.split(" ").at(-1) ?? "";
  const loved = reading.heart.joy?.split(" ").at(-1) ?? "";
  return [
    {
      pattern: "heart",
      words: [
        ...(/^[a-z]{3,9}$/.test(feared) ? [`${singularOf(feared)}less`, `no ${feared}`] : []),
        ...(/^[a-z]{3,10}$/.test(loved) ? [beforeNoun(loved)] : []),
      ],
    },
    { pattern: "spice", words: extra ? spicesOf(extra) : [] },
    {
      pattern: "role",
      words: reading.gear ? roles[reading.gear].titles : reading.role ? [reading.role] : [],
    },
    { pattern: "saying", words: random.shuffle(sayings(reading)).slice(0, 3) },
    { pattern: "where", words: said && voice ? voice.adjectives : [] },
    { pattern: "office", words: officeOf(reading.heart.wish) },
  ].filter(({ words }) => words.length > 0);
};

/** The hero that the idea names beside its own: "two students and one possum". */
const besideOf = (reading: Reading): string | null => {
  const { words, subject } = reading;
  const other = spokenMotif(reading);
  if (!subject || !other || !/^(creature|person)$/.test(kindOf(other.id))) return null;
  const [first, last] = subject.at < other.at ? [subject, other] : [other, subject];
  const between = words.slice((first.last ?? first.at) + 1, last.at).map(({ folded }) => folded);
  return /^(and|&)( (an?|the|his|her|its|their))?( (one|two|three))?( [a-z]+)?$/.test(between.join(" "))
    ? words
        .slice(other.at, (other.last ?? other.at) + 1)
        .map(({ folded }) => folded)
        .join(" ")
    : null;
};

/** Before another noun, "noodles" is "noodle"; "sunglasses" stay as they are. */
const beforeNoun = (word: string): string =>
  /(glasses|jeans|pants|shorts|scissors|goggles|headphones|news|stairs|taxes)$/.test(word)
    ? word
    : singularOf(word);

const singularOf = (word: string): string => singulars(word)[0] ?? word;

/** Who hopes to be mayor is called one already. */
const officeOf = (wish: string | null): string[] => {
  const office = /^be (?:an? |the )?([a-z]{3,12})$/i.exec(wish ?? "")?.[1];
  return office ? [office] : [];
};

const placesOf = ({ place, setting }: Reading): string[] =>
  place === null || !setting ? [] : settingVoices[setting].nouns.slice(0, 2).map((noun) => `the ${noun}`);

const SAYS_LITTLE =
  /^(loves|hates|wants|needs|likes|has|gets|knows)\b|\b(it|them|him|her|everything|nothing)$/;

const LONGEST_HEADLINE = 27;

/** The idea as a headline, without its articles: "Goose Steals Wifi", "Snail Sues Highway", "Moths Run Bank". */
const addHeadline = (reading: Reading, hero: Character, add: Add): void => {
  const { action } = reading;
  if (!action || SAYS_LITTLE.test(action.third)) return;
  const crowd = crowdOf(reading);
  const deed = (crowd ? action.base : action.third)
    .split(" ")
    .filter((word) => !/^(an?|the|his|her|its|their|some)$/i.test(word));
  const isShort = deed.length <= 3 && deed.join(" ").length <= 20;
  if (!isShort || /^(of|in|on|to|for|with|at|by|about)$/.test(deed.at(-1) ?? "")) return;
  const heads = crowd ? [plural(hero.noun)] : [hero.noun, ...hero.nicknames.slice(0, 2)];
  const full = crowd?.members ?? describedHero(reading);
  if (full && [full, ...deed].join(" ").length <= LONGEST_HEADLINE) add("headline", 7.4, full, ...deed);
  for (const [at, head] of heads.entries())
    add("headline", deed.length === 1 ? 1.6 : at === 0 ? 6 : 2.6, head, ...deed);
};

const punsOf = (subject: Reading["subject"]): string[] =>
  subject ? entriesOf(themeOf(subject.id), "pun", knownAs(subject.id, subject.word)) : [];

/**
 * The theme's own puns; for the first name of an idea they say too little, but where the idea is one word.
 */
const addPuns = (reading: Reading, random: Random, add: Add): void => {
  const { subject, words } = reading;
  const alone = words.length === 1 && `${subject?.word}s` === themeNameOf(subject?.id ?? "");
  for (const pun of random.shuffle(punsOf(subject)).slice(0, 4)) {
    add(alone ? "own pun" : "pun", 3.4, pun);
    for (const place of placesOf(reading)) add("pun", 2.4, pun, "of", place);
  }
};

const PLAIN_MANNER =
  /^(small|little|big|old|young|last|tiny|fat|red|blue|green|yellow|black|white|happy|sad)$/;

/** Where somebody does, fears or loves something, what they are like says the least of it. */
const isPlain = ({ manner, action, heart }: Reading): boolean =>
  PLAIN_MANNER.test(manner ?? "") || action !== null || Boolean(heart.dread ?? heart.joy ?? heart.wish);

type Add = (pattern: string, worth: number, ...parts: string[]) => void;

const spicesOf = (extra: Character): string[] => [...extra.nicknames.slice(0, 3), beforeNoun(extra.noun)];

/** What any subject may be called, in thousands of ways: for where the idea says nothing else. */
const addPlain = (hero: Character, worth: number, random: Random, add: Add): void => {
  const heads = [...hero.nicknames, hero.noun];
  for (const epithet of random.shuffle(epithets).slice(0, 40))
    add("plain", worth - 0.4, epithet, random.pick(heads) ?? hero.noun);
  for (const honour of random.shuffle(honours).slice(0, 4))
    add("honour", worth - 0.6, honour, random.pick(heads) ?? "");
  for (const head of heads) for (const tail of tailsFor(head)) add("tail", worth - 0.2, head, tail);
  for (const house of random.shuffle(houses).slice(0, 3)) add("house", worth - 1.6, hero.noun, house);
  add("plural", worth - 2.6, "Republic of", capital(plural(hero.noun)));
};

/** The idea's own words that can stand in a name; where there are none but deeds ("vibes"), those. */
const namingWords = ({ words }: Reading): string[] => {
  const said = words.filter(({ folded }) => /^[a-z0-9]{2,14}$/.test(folded) && !SMALL_WORDS.has(folded));
  const naming = said.filter(
    ({ folded, at }) =>
      !SAYS_NOTHING.test(folded) && !isDoing(folded) && !isSlipped(folded) && !inIdiom(words, at),
  );
  return (naming.length > 0 || words.length > 2 ? naming : said).map(({ folded }) => folded);
};

/** Nothing drawable: the idea's own words make the name. */
const addFromWords = (reading: Reading, random: Random, add: Add): void => {
  const spoken = namingWords(reading);
  const own = [...new Set(spoken)].slice(0, 6);
  for (const [at, word] of own.entries()) {
    const next = own[at + 1];
    if (next) add("pair", 3, word, next);
    for (const frame of random
      .shuffle([...houses.map((house) => `* ${house}`), ...honours.map((honour) => `${honour} *`)])
      .slice(0, 4)) {
      add("frame", 1.4 - at * 0.2, fitUtf8(frame.replace("*", capital(word)), MOST_BYTES));
    }
    for (const epithet of random.shuffle(epithets).slice(0, 4)) add("epithet", 1.6 - at * 0.2, epithet, word);
    if (word.length > 3) add("bare", 0.6 - at * 0.3, word);
  }
  for (const [first, second] of ODDITIES) {
    add("oddity", own.length > 0 ? -4 : 0, first, second);
    add("oddity", own.length > 0 ? -4 : 0.4, random.pick(epithets) ?? "", second);
    add("oddity", own.length > 0 ? -4 : 0.4, first, second, random.pick(houses) ?? "");
  }
};

const SAYS_NOTHING =
  /^(nothing|nobody|nowhere|never|ever|always|maybe|still|almost|already|yet|else|even|far|again|one|once|cant|kinda|sorta)$/;

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

/** Alliteration and a good length make a name stick. */
const scoreName = (name: string): number => {
  const words = name.split(" ").filter((word) => !SMALL_WORDS.has(word.toLowerCase()));
  const starts = words.map((word) => soundOf(word));
  const alliterates = words.length > 1 && new Set(starts).size < starts.length;
  return (
    (alliterates ? 0.4 : 0) +
    (name.length <= 14 ? 0.8 : name.length > 22 ? -1.4 : 0) +
    (words.length === 2 ? 0.5 : 0)
  );
};

const soundOf = (word: string): string =>
  word
    .toLowerCase()
    .replace(/^c(?=[aourlk])/, "k")
    .replace(/^ph/, "f")
    .slice(0, 1);
const sharesHead = (a: string, b: string): boolean =>
  a.split(" ").at(-1) === b.split(" ").at(-1) || a.split(" ")[0] === b.split(" ")[0];
const tickerLetters = (name: string): number => name.replace(/[^a-z0-9]/gi, "").length;

/** "mines" gives "Miner": only verbs whose doer is a word. */
export const agentOf = (reading: Reading): string => {
  const verbs = reading.action?.base.split(" ").reverse() ?? [];
  return verbs.map((verb) => agentOfVerb[verb]).find((agent) => agent !== undefined) ?? "";
};

const agentOfVerb: Readonly<Record<string, string>> = agents;
