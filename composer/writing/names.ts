import { absentIn } from "../reading/absent.ts";
import { fitUtf8, utf8Length } from "../reading/clean-text.ts";
import { inIdiom } from "../reading/idioms.ts";
import { languageOf } from "../reading/languages.ts";
import { kindOf } from "../reading/picture-index.ts";
import type { Reading } from "../reading/read-idea.ts";
import { isSlipped } from "../reading/slips.ts";
import { isActivity, plural, singulars, withArticle } from "../reading/word-forms.ts";
import { SMALL_WORDS } from "../reading/words.ts";
import type { Random } from "../seeded/random.ts";
import { acronymSpeller } from "./acronyms.ts";
import agents from "./agents.json";
import { isDoing } from "./doing.ts";
import { knownAs } from "./known-as.ts";
import { isMass } from "./lexicon.ts";
import { blendOf, holdsBrand, honours, houses, tailsFor } from "./name-words.ts";
import { phraseAsName, quotedName, typedTicker } from "./own-words.ts";
import { type Parts, partsOf } from "./parts.ts";
import { partsAbroad } from "./parts-abroad.ts";
import { isSaid } from "./said.ts";
import { entriesOf, themeOf } from "./themes.ts";
import { tickerFrom } from "./ticker.ts";
import { capital, titleCase } from "./title-case.ts";

export interface Suggestion {
  name: string;
  ticker: string;
}

const MOST_BYTES = 32;
/** Two or three words of some twenty letters: what is longer comes last. */
const LONGEST = 20;

/** Three names, the best first; no two share a ticker, and they differ in how they were made. */
export const suggestNames = (reading: Reading, random: Random): [Suggestion, Suggestion, Suggestion] => {
  const ranked = candidatesFor(reading, random)
    .map((candidate) => ({
      ...candidate,
      score: candidate.worth + soundOf(candidate.name) + random.next() * spreadOf(candidate.pattern),
    }))
    .sort((a, b) => b.score - a.score || (a.name < b.name ? -1 : 1));
  const avoided = new Set([...absentIn(reading.words)].map((at) => reading.words[at]?.folded ?? ""));
  const isTelling = ranked.some(({ pattern }) => !PLAIN_PATTERN.test(pattern));
  const chosen: { suggestion: Suggestion; pattern: string }[] = [];
  for (const strict of [true, false]) {
    for (const { name, pattern } of ranked) {
      if (chosen.length === 3) break;
      const isLike = (each: (typeof chosen)[number]) =>
        each.suggestion.name === name ||
        (strict && (each.pattern === pattern || sameStart(each.suggestion.name, name)));
      if (chosen.some(isLike) || (chosen.length === 0 && isTelling && PLAIN_PATTERN.test(pattern))) continue;
      const taken = chosen.map((each) => each.suggestion.ticker);
      const typed = chosen.length === 0 ? typedTicker(reading) : null;
      const ticker = typed ?? tickerFrom(name, taken, random, avoided);
      if (ticker) chosen.push({ suggestion: { name, ticker }, pattern });
    }
  }
  const [first, second, third] = chosen.map((each) => each.suggestion);
  return [first ?? LAST_RESORT[0], second ?? LAST_RESORT[1], third ?? LAST_RESORT[2]];
};

/** Names that anybody of that noun could have: they come beside one of the idea's own. */
const spreadOf = (pattern: string): number =>
  pattern === "oddity" ? 1 : PLAIN_PATTERN.test(pattern) ? 4.2 : 2.5;
const PLAIN_PATTERN = /^(agent|tail|honour|house|plural|frame|oddity|pun)$/;

const LAST_RESORT: [Suggestion, Suggestion, Suggestion] = [
  { name: "Nameless Wonder", ticker: "WONDER" },
  { name: "Inside Joke", ticker: "JOKE" },
  { name: "Mystery Doodle", ticker: "DOODLE" },
];

/** More than every other worth: nothing comes before it. */
const AS_TYPED = 20;

interface Candidate {
  name: string;
  pattern: string;
  worth: number;
}

type Add = (pattern: string, worth: number, ...parts: string[]) => void;

const candidatesFor = (reading: Reading, random: Random): Candidate[] => {
  const names: Candidate[] = [];
  const spell = acronymSpeller(reading);
  const add: Add = (pattern, worth, ...parts) => {
    const name = spell(titleCase(parts.join(" ")));
    const isTyped = pattern === "own words";
    const tidy =
      name.length > 2 &&
      utf8Length(name) <= MOST_BYTES &&
      (isTyped || (!/\b(\w+) \1\b/i.test(name) && !STAMMERS.test(name))) &&
      tickerLetters(name) >= 3 &&
      !holdsBrand(name);
    const long = isTyped ? 0 : Math.max(0, name.length - LONGEST) * 0.9;
    if (tidy && !parts.includes("")) names.push({ name, pattern, worth: worth - long });
  };
  const quoted = quotedName(reading);
  if (quoted) add("own words", AS_TYPED, quoted);
  const phrase = phraseAsName(reading);
  if (phrase) add("own words", AS_TYPED - 1, phrase);
  const parts = isSaid(reading) ? null : (partsOf(reading) ?? partsAbroad(reading));
  if (!parts) {
    addFromWords(reading, random, add);
    return names;
  }
  addTyped(reading, parts, add);
  addPuns(reading, parts, random, add);
  addPlain(parts, random, add);
  return names;
};

/** "Dramaless Drama": a word and one that is made of it. */
const STAMMERS = /\b(\w{4,})\w* \1\w*\b/i;

/** The hero as it was typed, and one other word that was typed: "Mail Heron", "Angry Swan", "Waffle vs Pancake". */
const addTyped = (reading: Reading, parts: Parts, add: Add): void => {
  const { action, relation, heart } = reading;
  const { hero } = parts;
  const last = hero.split(" ").at(-1) ?? hero;
  const first = hero.split(" ")[0] ?? hero;
  // Of a "fax machine" the fax says it.
  const creature = reading.subject && kindOf(reading.subject.id) === "creature" ? reading.subject.word : last;
  const head = hero.split(" ").includes(creature) ? creature : last;
  const core = GENERIC.test(last) ? hero.split(" ").slice(0, -1).join(" ") : head;
  const isShort = (...words: string[]) => words.join(" ").length <= LONGEST;
  const beside = (pattern: string, worth: number, phrase: string) => {
    const one = phrase.split(" ").at(-1) ?? phrase;
    const [short] = [
      [phrase, hero],
      [phrase, core],
      [one, hero],
      [one, core],
    ].filter((each) => isShort(...each));
    add(pattern, worth, ...(short ?? [one, core]));
    // "Moon Frog Astronaut" may be just "Moon Frog".
    if (short?.[1] === hero && core !== hero) add(`${pattern} short`, 7.8, one, core);
    if (core !== last && !GENERIC.test(last)) add(`${pattern} other`, worth - 0.9, one, last);
  };
  const feared = heart.dread ?? (relation === "fears" ? (parts.others[0]?.phrase ?? null) : null);
  for (const [at, { phrase }] of parts.others.entries()) {
    const worth = 8 - at * 1.1 - (BODY.test(phrase) ? 2.5 : 0);
    const spice = beforeNoun(phrase);
    if (at === 0 && feared) {
      add("versus", worth + 1, isShort(hero, "vs", phrase) ? hero : core, "vs", phrase);
      if (/^[a-z]{3,9}$/.test(phrase) && isShort("no", phrase, hero))
        add("denied", worth + 0.6, "no", phrase, hero);
      continue;
    }
    if (at === 0 && relation === "fights") add("versus", worth + 1, hero, "vs", spice);
    if (at === 0 && isJoined(reading, parts)) add("duo", 9.4, hero, "and", phrase);
    // "the mailman who bites dogs" is no dog.
    const isOther = BEASTLY.test(action?.base ?? "") && isCreature(reading, phrase);
    if (parts.being === null) beside(at === 0 ? "object" : `other ${at}`, isOther ? worth - 4 : worth, spice);
    const blend = blendOf(spice, hero) ?? blendOf(hero, spice);
    if (blend && blend.length <= 13) add("blend", worth + 0.3, blend);
    if (at === 0) addFramed(reading, parts, phrase, add);
  }
  const [one, two] = parts.others.map(({ phrase }) => beforeNoun(phrase).split(" ").at(-1) ?? "");
  if (one && two && !feared && isShort(two, one, core)) add("both", 7.7, two, one, core);
  if (parts.being) beside("turned", 9, parts.being.replace(/^(an?|the) /, ""));
  if (parts.lacking && isShort("no", parts.lacking, last))
    add(
      "denied",
      9,
      "no",
      parts.lacking.split(" ").at(-1) ?? "",
      isShort("no", parts.lacking, hero) ? hero : core,
    );
  if (parts.denied) add("denied", 9, hero, "not", parts.denied);
  if (heart.wish) beside("office", 9, /^be (?:an? |the )?([a-z]{3,12})$/i.exec(heart.wish)?.[1] ?? "");
  const trait = parts.traits.at(-1) ?? "";
  if (trait !== "") {
    const isAll = parts.others.length === 0 && action === null;
    add(
      "trait",
      isAll ? 9 : PLAIN.test(trait) || trait === "last" ? 4 : 6.8,
      trait.replace(/['’]s$/, ""),
      isShort(trait, hero) ? hero : core,
    );
  }
  const [how = ""] = parts.state?.split(" ") ?? [];
  if (
    /^(late|lost|stuck|trapped|stranded|wanted|jealous|drunk|faster|bigger|smaller|better|louder)$/.test(how)
  )
    add("state", parts.others.length === 0 ? 9 : 6.9, how, isShort(how, hero) ? hero : core);
  if (first !== last && parts.others.length === 0 && action === null)
    add("compound", trait === "" ? 9 : 6, hero);
  else if (first !== last) add("compound", core === first ? 7.3 : 6, hero);
  const verb = action?.gerund.split(" ")[0] ?? "";
  if (isActivity(verb) && !DULL_DEEDS.test(verb))
    add(
      "doing",
      action?.gerund === verb || parts.others.length === 0
        ? 8
        : isOnlyBeing(reading, parts)
          ? 7
          : core === first && first !== last
            ? 7
            : 5.4,
      verb,
      isShort(verb, hero) ? hero : core,
    );
  const agent = agentOf(reading);
  const object = parts.others[0]?.phrase ?? "";
  if (agent !== "" && object !== "" && !feared)
    add("agent", 4.4, beforeNoun(object.split(" ").at(-1) ?? ""), agent);
};

/** "a nurse and two goats" */
const isJoined = ({ words, action }: Reading, { others }: Parts): boolean => {
  const at = others[0]?.at ?? 0;
  const before = words.slice(Math.max(0, at - 3), at).map(({ folded }) => folded);
  return (
    action === null && /(^| )and( (an?|the|one|two|three|four|his|her|its|their))?$/.test(before.join(" "))
  );
};

/** An idea in its own order, where it is short: "Goats on an Escalator". */
const addFramed = ({ relation, words }: Reading, parts: Parts, phrase: string, add: Add): void => {
  const at = parts.others[0]?.at ?? 0;
  const [way = "", before = ""] = words.slice(Math.max(0, at - 2), at).map(({ folded }) => folded);
  if (!/^(an?|the)$/.test(before)) return;
  const said = before === "the" ? `the ${phrase}` : isMass(phrase) ? phrase : withArticle(phrase);
  if (/^(in|on|with|under|behind)$/.test(way)) add("framed", 5.6, parts.hero, way, said);
  else if (relation === "wears") add("framed", 5.6, parts.hero, "in", said);
};

const BEASTLY = /^(bite|chase|eat|hunt|feed|walk|sell|catch|groom|wash|scare|train) /;
const isOnlyBeing = (reading: Reading, { others }: Parts): boolean =>
  others[0] !== undefined &&
  BEASTLY.test(reading.action?.base ?? "") &&
  isCreature(reading, others[0].phrase);

const isCreature = ({ motif }: Reading, phrase: string): boolean =>
  motif !== null && kindOf(motif.id) === "creature" && formsMatch(phrase, motif.word);
const formsMatch = (phrase: string, word: string): boolean =>
  phrase === word || singularOf(phrase.split(" ").at(-1) ?? "") === word;

const GENERIC = /^(man|woman|boy|girl|guy|lady|machine|cleaner|person|collector|maker|worker)$/;
const BODY =
  /^(head|hands?|face|foot|feet|arms?|eyes?|mouth|nose|tail|legs?|ears?|mind|name|life|job|day|night|love)$/;
const PLAIN =
  /^(small|little|big|old|young|tiny|red|blue|green|yellow|black|white|brown|huge|very|new|good|bad)$/;
const DULL_DEEDS =
  /^(being|doing|having|getting|making|taking|giving|going|using|knowing|thinking|wanting|needing|becoming|keeping|putting|finding|trying|running|working|holding|wearing|looking|owning|loving|hating|refusing|forgetting|remembering|believing)$/;

/** Before another noun, "noodles" is "noodle"; "sunglasses" stay as they are. */
const beforeNoun = (phrase: string): string => {
  const words = phrase.split(" ");
  const word = words.at(-1) ?? "";
  const kept =
    /(glasses|jeans|pants|shorts|scissors|goggles|headphones|news|stairs|taxes|issues|games|tights|mars)$/i.test(
      word,
    );
  return [
    ...words.slice(0, -1),
    kept || /^[A-Z]/.test(word) ? word.replace(/^([A-Z]{2,})s$/, "$1") : singularOf(word),
  ].join(" ");
};

const singularOf = (word: string): string =>
  /(self|cook|zomb|brown|wheel|mov|smooth|newb|hood|gen|prair|bird|rook|bag|talk|walk|kidd|dogg)ies$/.test(
    word,
  )
    ? word.slice(0, -1)
    : (singulars(word)[0] ?? word);

/** The theme's own puns, where they are made of the hero's word: "Pizza My Heart" of a pizza, of no bagel. */
const addPuns = (reading: Reading, parts: Parts, random: Random, add: Add): void => {
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
const addPlain = (parts: Parts, random: Random, add: Add): void => {
  const { hero } = parts;
  const last = hero.split(" ").at(-1) ?? hero;
  const one = parts.isMany ? last : singularOf(last);
  if (hero !== last) add("bare", 3, hero);
  for (const tail of random.shuffle(tailsFor(capital(last)))) add("tail", 3.4, beforeNoun(one), tail);
  for (const honour of random.shuffle(honours).slice(0, 4))
    if (!parts.isMany) add("honour", 3.2, honour, hero);
  for (const house of random.shuffle(houses).slice(0, 3)) add("house", 2.6, beforeNoun(last), house);
  if (!isMass(last)) add("plural", 1, "Republic of", plural(beforeNoun(one)));
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
  return (naming.length > 0 ? naming : telling.length > 0 ? telling : said).map(({ folded }) => folded);
};

/** Nothing that is somebody: the idea's own words make the name. */
const addFromWords = (reading: Reading, random: Random, add: Add): void => {
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
  for (const [first, second] of ODDITIES) {
    add("oddity", named.length > 0 ? -4 : 0.4, first, second);
    add("oddity", named.length > 0 ? -4 : 0.4, first, second, random.pick(houses) ?? "");
  }
};

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

/** Words that begin alike make a name stick, and so does a good length. */
const soundOf = (name: string): number => {
  const words = name.split(" ").filter((word) => !SMALL_WORDS.has(word.toLowerCase()));
  const starts = words.map(startOf);
  const alliterates = words.length > 1 && new Set(starts).size < starts.length;
  return (alliterates ? 0.9 : 0) + (name.length <= 15 ? 0.5 : 0);
};

const startOf = (word: string): string =>
  word
    .toLowerCase()
    .replace(/^c(?=[aourlk])/, "k")
    .replace(/^ph/, "f")
    .slice(0, 1);
const sameStart = (a: string, b: string): boolean => a.split(" ")[0] === b.split(" ")[0];
const tickerLetters = (name: string): number => name.replace(/[^a-z0-9]/gi, "").length;

/** "mines" gives "Miner": only verbs whose doer is a word. */
export const agentOf = (reading: Reading): string => {
  const verbs = reading.action?.base.split(" ").reverse() ?? [];
  return verbs.map((verb) => agentOfVerb[verb]).find((agent) => agent !== undefined) ?? "";
};

const agentOfVerb: Readonly<Record<string, string>> = agents;
