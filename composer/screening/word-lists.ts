import { phrasesIn, sectionsOf, wordsIn } from "../data-text.ts";
import { wordLists } from "./texts.gen.ts";

const listed = sectionsOf(wordLists);

/** ROT13, in which the screening's data is written: so that nobody reads it in passing. */
export const turn = (text: string): string =>
  text.replace(/[a-z]/g, (letter) => String.fromCharCode(((letter.charCodeAt(0) - 84) % 26) + 97));
const words = (name: string): readonly string[] => wordsIn(turn(listed(name)));
const setOf = (name: string): ReadonlySet<string> => new Set(words(name));
const phrases = (name: string): readonly string[] => phrasesIn(turn(listed(name)));

/** Names for people that are said to hurt them. */
export const slurs = words("slurs");

/** Found within longer words too ("…coin"). */
export const fragments = words("fragments");

/** Said of or to a whole people, in several languages. */
export const hatePhrases = phrases("hatePhrases");

/** Whom hate is aimed at; they are spoken of freely otherwise. */
export const groups = setOf("groups");

/** What hate wishes to do to them. */
export const harms = setOf("harms");

/** What hate calls them. */
export const slanders = setOf("slanders");

/** The same, as what should be done to them. */
export const harmed = setOf("harmed");

/** Where hate would have them. */
export const prisons = setOf("prisons");

/** Deeds and places that nobody praises or makes merry of in good faith. */
export const atrocities = setOf("atrocities");

export const praise = setOf("praise");

/** Merriment, which beside such a deed makes sport of it. */
export const merriment = setOf("merriment");

/** Sexual beyond doubt. */
export const sexual = setOf("sexual");

/** Sexual of a child, harmless of a mole rat. */
export const undressed = setOf("undressed");

/** Children, in several languages. */
export const minors = setOf("minors");

/** Perhaps children: of goats, or grown up. */
export const young = setOf("young");

/** Never of age, and whom such a one is never: each harmless alone. */
export const underage = setOf("underage");

export const partners = setOf("partners");

/** Words with no other meaning than abuse of children. */
export const abuseWords = words("abuseWords");

/** The same, of several words. */
export const abusePhrases = phrases("abusePhrases");

/** What is shown of whom, which beside one who is never of age is abuse. */
export const shown = setOf("shown");

/** Sexual violence, in English words and in patterns of other languages. */
export const violence = setOf("violence");
export const violenceAbroad = turn(listed("violence abroad"));
