import { withoutCrimes } from "../screening/without-crimes.ts";
import { calm, cleanText } from "./clean-text.ts";
import { withoutPromises } from "./promises.ts";
import { splitWords, type Word } from "./words.ts";

/** An idea before anything is found in it. */
export interface IdeaText {
  /** As a person sees it. */
  text: string;
  /** The idea without promises of gains and without crimes: those are not drawn or written about. */
  readable: string;
  words: Word[];
}

export const ideaTextOf = (prompt: string): IdeaText => {
  const text = cleanText(withoutTags(prompt.normalize("NFC")));
  const readable = withoutCrimes(withoutPromises(text));
  return { text, readable, words: splitWords(calm(readable)) };
};

/** Pasted from a page: not what the idea says, unless it says nothing else. */
const TAG = /<[a-z!/?][^<>]*>/gi;
const withoutTags = (text: string): string => {
  const rest = text.replace(TAG, " ");
  return rest.trim() === "" ? text.replace(/[<>]/g, " ") : rest;
};
