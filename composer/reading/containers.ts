import { wordsIn } from "../data-text.ts";
import { wordList } from "./word-list.ts";

/** Pictures of what somebody can get into. */
export const containers: ReadonlySet<string> = new Set(wordsIn(wordList("motif to get into")));
