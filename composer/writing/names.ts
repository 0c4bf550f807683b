import { fitUtf8, utf8Length } from "../reading/clean-text.ts";
import type { Reading } from "../reading/read-idea.ts";
import { plural } from "../reading/word-forms.ts";
import { SMALL_WORDS } from "../reading/words.ts";
import type { Random } from "../seeded/random.ts";
import { agentOf } from "./agents.ts";
import { type Character, characterOf } from "./lexicon.ts";
import { epithets, honours, houses } from "./name-words.ts";
import { sayings } from "./sayings.ts";
import { spokenMotif } from "./spoken-motif.ts";
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
  for (const strict of [true, false]) {
    for (const { name, pattern } of ranked) {
      if (chosen.length === 3) break;
      if (
        chosen.some(
          (each) =>
            each.suggestion.name === name ||
            (strict && (each.pattern === pattern || sharesHead(each.suggestion.name, name))),
        )
      )
        continue;
      const ticker = tickerFrom(
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

const LAST_RESORT: [Suggestion, Suggestion, Suggestion] = [
  { name: "Nameless Wonder", ticker: "NAMELESS" },
  { name: "Inside Joke", ticker: "JOKE" },
  { name: "Mystery Doodle", ticker: "DOODLE" },
];

interface Candidate {
  name: string;
  pattern: string;
  worth: number;
}

const candidatesFor = (reading: Reading, random: Random): Candidate[] => {
  const names: Candidate[] = [];
  const add = (pattern: string, worth: number, ...parts: string[]) => {
    const name = titleCase(parts.join(" "));
    const tidy =
      name.length > 2 &&
      utf8Length(name) <= MOST_BYTES &&
      !/(\b\w+\b) \1\b/i.test(name) &&
      tickerLetters(name) >= 3;
    if (tidy && !parts.includes("")) names.push({ name, pattern, worth });
  };
  if (!reading.subject) {
    addFromWords(reading, random, add);
    return names;
  }
  const hero = characterOf(reading.subject.id, reading.subject.word);
  const heads = [...random.shuffle(hero.nicknames).slice(0, 4), hero.noun];
  const motif = spokenMotif(reading);
  const extra = motif ? characterOf(motif.id, motif.word) : null;
  const voice = reading.setting ? settingVoices[reading.setting] : null;
  const role = reading.gear ? roles[reading.gear] : null;
  const spoken = random.shuffle(sayings(reading)).slice(0, 2);
  const said = reading.place !== null || reading.gear === "astronaut";
  for (const head of heads) {
    for (const adjective of voice?.adjectives ?? []) add("where", said ? 1.3 : 0.2, adjective, head);
    for (const title of role?.titles ?? []) add("role", 1.4, title, head);
    if (extra) for (const spice of spicesOf(extra)) add("spice", 1.4, spice, head);
    if (reading.manner) add("manner", PLAIN_MANNER.test(reading.manner) ? 0.2 : 2.2, reading.manner, head);
    for (const noun of voice?.nouns.slice(0, 2) ?? []) add("of", said ? 1 : 0.2, head, "of the", noun);
    add("agent", 1.4, head, agentOf(reading));
    for (const saying of spoken) add("saying", 1.8, saying, head);
  }
  const deeds = [agentOf(reading), ...spoken, ...(extra ? [random.pick(spicesOf(extra)) ?? ""] : [])];
  for (const deed of deeds) {
    for (const epithet of random.shuffle(epithets).slice(0, 5)) {
      add("rich", 2.3, epithet, deed, random.pick(heads) ?? hero.noun);
      if (deed === agentOf(reading)) add("rich", 2.3, epithet, random.pick(heads) ?? hero.noun, deed);
    }
  }
  if (extra && role)
    add("three", 1.8, random.pick(role.titles) ?? "", random.pick(spicesOf(extra)) ?? "", hero.noun);
  if (extra && voice && said) add("three", 2.4, voice.adjectives.at(-1) ?? "", extra.noun, hero.noun);
  if (extra) add("pub", 1.6, `The ${capital(hero.noun)} and ${capital(extra.noun)}`);
  if (extra && agentOf(reading) !== "") add("job", 0.2, extra.noun, agentOf(reading));
  if (role) add("naut", 1.2, `${hero.noun} ${role.noun}`);
  addPlain(hero, random, add);
  return names;
};

const PLAIN_MANNER =
  /^(small|little|big|old|young|last|tiny|fat|red|blue|green|yellow|black|white|happy|sad)$/;

type Add = (pattern: string, worth: number, ...parts: string[]) => void;

const spicesOf = (extra: Character): string[] => [...extra.nicknames.slice(0, 3), extra.noun];

/** What any subject may be called, in thousands of ways: the more so where the idea says nothing else. */
const addPlain = (hero: Character, random: Random, add: Add): void => {
  const heads = [...hero.nicknames, hero.noun];
  for (const epithet of random.shuffle(epithets).slice(0, 40)) {
    add("plain", 0.9, epithet, random.pick(heads) ?? hero.noun);
  }
  for (const honour of random.shuffle(honours).slice(0, 3))
    add("honour", 0.5, honour, random.pick(heads) ?? "");
  for (const house of random.shuffle(houses).slice(0, 3)) {
    add("house", 0.3, hero.noun, house);
    add("house", 0.9, random.pick(epithets) ?? "", random.pick(heads) ?? "", house);
  }
  for (const nickname of random.shuffle(hero.nicknames).slice(0, 3)) add("plain", 0.5, nickname, hero.noun);
  add("plural", -0.6, "Republic of", capital(plural(hero.noun)));
};

/** Nothing drawable: the idea's own words make the name. */
const addFromWords = (reading: Reading, random: Random, add: Add): void => {
  const spoken = reading.words
    .filter((word) => !SMALL_WORDS.has(word.folded) && /^[a-z0-9]{2,14}$/.test(word.folded))
    .map((word) => word.folded);
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
