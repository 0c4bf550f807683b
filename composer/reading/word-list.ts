import { phrasesIn, sectionsOf } from "../data-text.ts";
import { foldText } from "./clean-text.ts";
import { wordLists } from "./lexicon/texts.gen.ts";

/** A section of lexicon/word-lists.txt. */
export const wordList = sectionsOf(wordLists);

/** Any phrase of a section, as a part of a regular expression. */
export const anyOf = (section: string): string => `(?:${phrasesIn(foldText(wordList(section))).join("|")})`;
