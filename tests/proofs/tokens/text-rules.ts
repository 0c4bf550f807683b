import { proofread } from "../../../composer/writing/testing/proofread.ts";

const count = (text: string, mark: string): number => text.split(mark).length - 1;

/** What must be in no text that the composer writes; `own` is what its creator typed, which may be anything. */
export const brokenRules = (text: string, own: string): string[] => {
  const isOwn = (piece: string) => own.toLowerCase().includes(piece.toLowerCase());
  const faults = proofread(text).filter((fault) => !isOwn(/"([^"]*)" in /.exec(fault)?.[1] ?? "\0"));
  const add = (what: string, hit: RegExpMatchArray | null) => {
    if (hit && !isOwn(hit[0].trim())) faults.push(`${what}: "${hit[0]}" in "${text}"`);
  };
  add("a slot that is left", text.match(/[{}]|\[[a-z=]|\]\s|\w\|\w/i));
  add("no value", text.match(/\b(undefined|null|NaN|object Object)\b/));
  add("two articles", text.match(/\b(an?|the) (an?|the|my|his|her|its|their|this)\b/i));
  add(
    "one of several",
    text.match(/\ban? (two|three|four|five|six|seven|eight|nine|ten|eleven|\d{2,}) \p{L}+s\b/iu),
  );
  add("a space at an end", text.match(/^\s|\s$/));
  add("a small letter first", text.match(/^["“]?\p{Ll}/u));
  // "Does it do", "could it have" and "as if it were" are right.
  add(
    "it and they",
    text.match(
      /(?<!\b(?:does|did|could|would|should|can|will|must|might|may|let|lets|make|makes|made|if|though|wish|under|over|before|behind|beside|on|in|of|about|around|near|with) )\b(it|he|she) (are|were|have|do)\b(?! not you)/i,
    ),
  );
  add("they and is", text.match(/\b(they|we) (is|was|has|does)\b/i));
  if (count(text, "“") !== count(text, "”")) faults.push(`quotes that do not close in "${text}"`);
  if (count(text, '"') % 2 > 0 && !own.includes('"')) faults.push(`quotes that do not close in "${text}"`);
  if (count(text, "(") !== count(text, ")") && !/[()]/.test(own)) faults.push(`brackets in "${text}"`);
  return faults;
};

const ENDS = /[.!?…]["”’)]*$/u;
/** A paragraph ends as sentences do. */
export const isClosed = (text: string): boolean => ENDS.test(text);

/** A text's sentences, as they are compared: without marks and capitals, `nouns` taken out. */
export const maskedSentences = (text: string, nouns: readonly string[]): string[] => {
  const listed = nouns.filter((noun) => noun.length > 1).sort((a, b) => b.length - a.length);
  const mask = new RegExp(`(?<![\\p{L}\\d])(${listed.map(escaped).join("|")})(e?s)?(?![\\p{L}\\d])`, "giu");
  return (text.match(/[^.!?]+/g) ?? [])
    .map((sentence) =>
      (listed.length > 0 ? sentence.replace(mask, "x") : sentence)
        .toLowerCase()
        .replace(/[^\p{L}\p{N}\s]/gu, "")
        .trim()
        .replace(/\s+/g, " "),
    )
    .filter((sentence) => sentence !== "");
};
const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
