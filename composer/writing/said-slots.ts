import { linesByKey } from "../data-text.ts";
import type { Slots } from "./narrator.ts";
import { saidThemes } from "./texts.gen.ts";

/** What is said, by what it is about: "rent is due" is of bills. */
const themes: readonly (readonly [slot: string, words: RegExp])[] = [...linesByKey(saidThemes)].map(
  ([slot, lines]) => [slot, new RegExp(`\\b(${lines.join("|").replaceAll(", ", "|")})\\b`, "i")],
);

/** The phrase under the name of each theme that it is about: a form that needs one is told of no other. */
export const saidSlots = (quoted: string): Slots => {
  const none = NONE.exec(quoted)?.[1];
  const [, lasting, since] = SINCE.exec(quoted) ?? [];
  return {
    ...Object.fromEntries(themes.filter(([, words]) => words.test(quoted)).map(([slot]) => [slot, [quoted]])),
    ...(none && !/(^| )(but|just|only|if|cap|way|more)( |$)/.test(none) && { none: [none.toLowerCase()] }),
    ...(lasting && since && { lasting: [lasting], since: [since] }),
    ...(!none && FULL.test(quoted) && { full: [quoted] }),
  };
};
/** "zero rizz", "no thoughts head empty" */
const NONE = /^(?:zero|no|negative|0) ([a-z]+(?: [a-z]+)?)(?= head empty$|$)/i;
/** "broke since birth" */
const SINCE = /^(.+) since ([a-z0-9]+)$/i;
/** "main character energy" */
const FULL = /^[a-z]+( [a-z]+)? (energy|era|mode|arc|aura|behaviou?r|vibes?|core)$/i;
