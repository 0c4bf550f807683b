import { SMALL_WORDS } from "../reading/words.ts";
import type { Sentence } from "./narrator.ts";

/** So often an idea is read out word for word; then whoever says it breaks off: “He said five more…”. */
const MOST = 2;
/** Shorter ones are as good as a name. */
const LONG = 5;

export const quotedTwice = (story: readonly Sentence[], phrase: string): readonly Sentence[] => {
  const words = phrase.split(" ");
  if (words.length < LONG || phrase.length < LONG * 4) return story;
  const begun = begunWith(words);
  const said = new RegExp(`“${phrase.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")}([,.?!]?)(”|(?= ))`, "gi");
  let count = 0;
  const short = (whole: string, end: string, close: string): string => {
    count += 1;
    if (count <= MOST) return whole;
    const first = whole.charAt(1);
    return `“${first}${begun.slice(1)}…${end === "?" || end === "!" ? end : ""}${close}`;
  };
  return story.map((sentence) => ({ ...sentence, text: sentence.text.replace(said, short) }));
};

/** Its first three words, or four where the third says nothing yet. */
const begunWith = (words: readonly string[]): string => {
  const isOpen = SMALL_WORDS.has(words[2]?.toLowerCase() ?? "");
  return words
    .slice(0, isOpen ? 4 : 3)
    .join(" ")
    .replace(/[,;:]$/, "");
};
