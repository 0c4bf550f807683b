import { phrasesIn } from "../../data-text.ts";
import fitting from "./fitting.json";
import type { formats } from "./formats.ts";
import { halvesOf, halvesSaid, moodOfWords } from "./what-is-said.ts";

type Kind = keyof typeof formats;

/** A day of the week, or its end, is a page of a calendar. */
export const WEEKDAY = /^((mon|tues|wednes|thurs|fri|satur|sun)days?|weekends?)$/;

/** What is held up with words on it, where the last of them names it; anything else is a board. */
export const HELD: readonly (readonly [RegExp, Kind])[] = [
  [WEEKDAY, "day"],
  [/^((since|until|till) )?(19|20)\d\d$/, "calendar"],
  [/(^| )(passwords?|passcode)$/, "note"],
  [/(^| )(cards?|memberships?|subscription|licen[sc]e|permit|visa|pass|badge)$/, "card"],
  [/ (spots?|spaces?)$/, "bay"],
  [/(^| )(bills?|invoices?|receipts?|tickets?|fines?)$/, "receipt"],
  [
    /(^| )(forms?|contracts?|certificate|warrant|applications?|reservation|reports?|diploma|letters?|mortgage|loan|agreement|prescription|homework|essay|resume|manual)$/,
    "form",
  ],
];

/** Things that any words may stand on. */
const plain: readonly Kind[] = ["bubble", "board", "phone", "note", "thought"];

/** Things that say something of their own: for words that do not call for them, only after all others. */
export const telling: readonly Kind[] = ["nametag", "calendar", "receipt", "loading", "tombstone", "caution"];

/** Whole words, or words that begin so: "talk*"; and what no list of words can say. */
const patternOf = (words: string, pattern?: string): RegExp => {
  const listed = phrasesIn(words).map((word) => word.replace(/\*$/, "\\w*"));
  return new RegExp([`\\b(${listed.join("|")})\\b`, pattern ?? []].flat().join("|"));
};

/** Carriers that fit what the words are about, the most telling first. */
const FITTING = (fitting as { kind: Kind; words: string; pattern?: string }[]).map(
  ({ kind, words, pattern }) => ({ kind, about: patternOf(words, pattern) }),
);

/** A chart that rises, for those who are glad of it, unless it fell by their own words: "down 99% still smiling". */
const GLAD = /^(happy|laughing|loving|smug|determined|screaming)$/;

const FALLEN = /\b(down|lost|minus) \d|\bdown only\b/;

const MADE = /\bbut make it (.+)$/;

const fittingOf = (said: string): Kind | undefined => FITTING.find(({ about }) => about.test(said))?.kind;

/** The things that words may stand on, the one that tells their joke first, then others in this order. */
export const kindsFor = (words: string, shuffled: <T>(all: readonly T[]) => T[]): readonly Kind[] => {
  const said = words.toLowerCase().replace(/’/g, "'");
  // "ngmi but make it fashion": said on what it is made.
  const made = fittingOf(MADE.exec(said)?.[1] ?? "");
  if (made) return [made, "split", ...shuffled(plain)];
  if (halvesOf(words))
    return [
      ...(halvesSaid(words)?.isSentence ? shuffled<Kind>(["split", "turn"]) : (["split", "turn"] as const)),
      ...shuffled(plain),
    ];
  const fitting = fittingOf(said);
  const rises = fitting === "chart" && GLAD.test(moodOfWords(words) ?? "") && !FALLEN.test(said);
  const own = rises ? "rally" : fitting;
  const others = [...shuffled(plain), ...shuffled(telling)].filter((kind) => kind !== own);
  return own ? [own, ...others] : others;
};
