import { sectionsOf } from "../data-text.ts";
import { wordLists } from "./lexicon/texts.gen.ts";

/** A section of lexicon/word-lists.txt. */
export const wordList = sectionsOf(wordLists);
