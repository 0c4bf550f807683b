import { wordsIn } from "../../data-text.ts";
import { type Expression, expressionOf } from "../../reading/expression.ts";
import { splitWords } from "../../reading/words.ts";
import moods from "./moods.json";

const known = (Object.entries(moods) as [Expression, string][]).flatMap(([mood, phrases]) =>
  phrases.split(", ").map((phrase) => ({ mood, phrase: phrase.toLowerCase() })),
);

const plain = (words: string): string =>
  ` ${words
    .toLowerCase()
    .replace(/['’]/g, "")
    .replace(/[^\p{L}\p{N}%]+/gu, " ")
    .trim()} `;

/** The face that goes with what is said: by its longest phrase that has one, and of those the last. */
export const moodOfWords = (words: string): Expression | null => {
  const said = plain(words);
  const found = known
    .map((each) => ({ ...each, at: said.lastIndexOf(` ${each.phrase} `) }))
    .filter(({ at }) => at >= 0)
    .sort((a, b) => wordCount(b.phrase) - wordCount(a.phrase) || b.at - a.at);
  return found[0]?.mood ?? null;
};
const wordCount = (phrase: string): number => wordsIn(phrase).length;

/** What is said in two halves that are played against each other, each with its face. */
export interface Halves {
  first: string;
  second: string;
  moods: readonly [Expression, Expression];
}

/** "we are so back / it's so over", "expectation vs reality"; and "X but Y", where the two feel otherwise. */
export const halvesOf = (words: string): Halves | null => {
  const said = halvesSaid(words);
  if (!said) return null;
  const { first, second, isTurn } = said;
  const [one, two] = [first, second].map(
    (half) => moodOfWords(half) ?? expressionOf(splitWords(half), null),
  ) as [Expression | null, Expression | null];
  // "monday but forever": what is bad is worse without an end.
  if (isTurn && one !== null && ENDLESS.test(second))
    return { first, second, moods: [one, GOOD.test(one) ? one : "sad"] };
  if (isTurn && (one === two || (one === null && two === null))) return null;
  // "the chart is not": the other half says what.
  const other = NOT.test(second) ? opposite(one) : two;
  const faces = [one ?? opposite(other), other ?? opposite(one ?? opposite(other))] as const;
  // "rent is due and i bought the top": the one is as bad as the other.
  if (/^(and|so|because)\b/i.test(second) && one !== null && one === two)
    return { first, second, moods: faces };
  return {
    first,
    second,
    moods: faces[0] === faces[1] ? [faces[0], opposite(faces[0])] : faces,
  };
};

const ENDLESS = /\b(forever|always|again|every day|daily|24.7|never ends?|without end|for life)\b/i;

/** Two halves as they were typed, and how they hang together. */
export interface HalvesSaid {
  first: string;
  second: string;
  /** "X but Y": nothing of two halves, unless they feel otherwise. */
  isTurn: boolean;
  /** Each has its verb: "the vibes are immaculate the chart is not". */
  isSentence: boolean;
}

export const halvesSaid = (words: string): HalvesSaid | null => {
  const said = words.trim().replace(/[.!,;:]+$/u, "");
  for (const joint of SENTENCES) {
    const [, first = "", second = ""] = joint.exec(said) ?? [];
    if (second !== "") return { first, second, isTurn: false, isSentence: true };
  }
  // "built different, broke the same": two halves, where they feel otherwise.
  const [, one = "", two = ""] = COMMA.exec(said) ?? [];
  if (two !== "") return { first: one, second: two, isTurn: true, isSentence: false };
  const [, first = "", joint = "", second = ""] = JOINT.exec(said) ?? [];
  if (!/[\p{L}\p{N}]/u.test(first) || !/[\p{L}\p{N}]/u.test(second) || second.search(TWICE) >= 0) return null;
  const isTurn = /^(but|yet)$/i.test(joint.trim());
  return {
    first: first.trim(),
    second: isTurn ? `${joint.trim()} ${second.trim()}` : second.trim(),
    isTurn,
    isSentence: false,
  };
};

const JOINT = /^(.+?)(\s*[/|]\s*|\s+(?:vs\.?|versus|but|yet)\s+|\s*(?:->|=>|→)\s*)(.+)$/iu;
const COMMA = /^(\S+(?: \S+){1,3}), (\S+(?: \S+){1,3})$/;
const TWICE = /\s[/|]\s|\s(vs|versus)\s/i;

const OWNED = "(?:the|my|our|your) ";
const NOUN = "[a-z]+(?: [a-z]+)?";
/** "the vibes are immaculate" */
const IS_SO = `(?:${OWNED})?${NOUN} (?:is|are) (?!not\\b)${NOUN}`;
/** "but the chart is not" */
const AND_IS = `(?:(?:and|but|while) )?${OWNED}${NOUN} (?:is|are|isn['’]?t|aren['’]?t)(?: [a-z]+){1,3}`;

/** Where a sentence of one voice turns: "my ex blocked me | so i launched a coin". */
const SENTENCES = [
  /^((?!i\b).+?),? ((?:so|and|then|but|because|until|while) (?:i|i['’]?m|im|i['’]ve|we|we['’]re)\b.+)$/i,
  /^(.+?) ((?:that|which) (?:could|should|would)(?:n['’]?t)? have .+)$/i,
  /^([^?]+\?) ?([^?]+\??)$/,
  new RegExp(`^(${IS_SO}),? (${AND_IS})$`, "i"),
] as const;
const NOT = /\b(not|isn['’]?t|aren['’]?t)$/i;

const GOOD = /^(happy|laughing|loving|smug|determined|screaming)$/;
const opposite = (mood: Expression | null): Expression =>
  mood !== null && GOOD.test(mood) ? "sad" : "happy";

/** As many percent as the words say, or null. */
export const percentOf = (words: string): number | null => {
  const said = /(\d{1,3})\s?(?:%|percent)/i.exec(words)?.[1];
  return said === undefined ? null : Math.min(100, Number(said));
};
