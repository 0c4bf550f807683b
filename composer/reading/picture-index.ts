import { wordsIn } from "../data-text.ts";
import { pictureLines } from "../pictures-index.gen.ts";
import { foldText } from "./clean-text.ts";
import { wideNouns } from "./foreign.ts";
import { isPlainEnglish } from "./plain-english.ts";
import { relatives, synonyms } from "./synonyms.ts";
import { typoFinder } from "./typos.ts";
import { formsOf } from "./word-forms.ts";
import { wordList } from "./word-list.ts";

export type Kind = "creature" | "person" | "face" | "food" | "thing" | "place" | "nature" | "sign";

export interface Match {
  id: string;
  /** How sure the word is: 10 is its name, 2 a mere association. */
  weight: number;
}

/** The weight of a picture's own name. */
export const OWN_NAME = 10;
const HEAD_WORD = 5;
const ASSOCIATION = 2.2;

/** What has a name and no picture: it is drawn as a thing with its word on it. */
export const LETTERED = "lettered";

const kinds = new Map<string, Kind>([[LETTERED, "sign"]]);
const emoji = new Map<string, string>();
const phrases = new Map<string, Match>();
const wide = new Set<string>();

const offer = (phrase: string, id: string, weight: number): void => {
  const folded = foldText(phrase);
  const known = phrases.get(folded);
  if (!known || known.weight < weight) phrases.set(folded, { id, weight });
  if (/[\u3040-\u30ff\u3400-\u9fff]/.test(phrase)) wide.add(phrase.normalize("NFC"));
};

// Filed as food or people in the emoji sets, but the heroes of an idea like any animal.
const CREATURES = new Set(wordsIn(wordList("pictures of creatures")));

// Parts of picture names that say too little on their own.
const TOO_BROAD = new Set(wordsIn(wordList("too broad in names")));

const headOf = (id: string): string =>
  (/^(.*?)-(?:of|with|in|on|behind|and)-/.exec(id)?.[1] ?? id).split("-").at(-1) ?? id;

for (const [phrase, id] of synonyms) offer(phrase, id, OWN_NAME);
for (const [phrase, id] of relatives) offer(phrase, id, OWN_NAME);
for (const line of pictureLines.split("\n")) {
  const [id = "", kind = "thing", character = "", keywords = ""] = line.split("|");
  kinds.set(id, CREATURES.has(id) ? "creature" : (kind as Kind));
  if (character !== "") emoji.set(character.replaceAll("\uFE0F", ""), id);
  offer(id.replaceAll("-", " "), id, OWN_NAME - 1);
  const parts = id.split("-").filter((part) => part.length > 2 && !TOO_BROAD.has(part));
  // "french" and "yen" only say which: the head of a name is what the thing is.
  const isHead = (part: string) => kinds.get(id) === "face" || part === headOf(id);
  for (const part of parts)
    if (id.includes("-")) offer(part, id, isHead(part) ? HEAD_WORD - parts.length / 2 : ASSOCIATION);
  for (const keyword of keywords.split(",")) if (keyword !== "") offer(keyword, id, ASSOCIATION);
}
/** The listed name that is nearest to a spelling, whether or not that spelling is itself a word. */
export const nearestName = typoFinder(
  [...phrases].flatMap(([phrase, { weight }]) => (weight >= OWN_NAME - 1 ? [phrase] : [])),
);
const wideEnglish = new Map(wideNouns);
for (const [noun, english] of wideNouns) {
  const match = phrases.get(foldText(english));
  if (match) offer(noun, match.id, OWN_NAME);
}

export const kindOf = (id: string): Kind => kinds.get(id) ?? "thing";
export const isPicture = (id: string): boolean => kinds.has(id);
export const matchPhrase = (phrase: string): Match | undefined => phrases.get(phrase);
/** A woman and a man at work are drawn as anybody at that work. */
export const pictureOfEmoji = (character: string): string | undefined =>
  emoji.get(character) ?? emoji.get(character.replace(/^[👨👩](?=\u200d)/u, "🧑"));

/** Chinese and Japanese names, longest first: those scripts have no spaces to split at. */
export const wideNames: readonly string[] = [...wide].sort((a, b) => b.length - a.length || (a < b ? -1 : 1));
/** The English of a Chinese or Japanese name, where it is known. */
export const englishOf = (name: string): string | undefined => wideEnglish.get(name);
/** "midlife", "homelife": joined of two words, and no slip of a third. */
const JOINED = /^(mid|after|home|night|day|over|under)(life|week|year|term|summer|winter|shift|care|work)$/;
/** The listed name that a mistyped word was meant to be; a word that English has means itself. */
export const meantBy = (word: string): string | undefined => {
  const forms = formsOf(word);
  if (forms.some((form) => isPlainEnglish(form) || TOO_BROAD.has(form) || JOINED.test(form)))
    return undefined;
  return forms.map(nearestName).find((name) => name !== undefined);
};
