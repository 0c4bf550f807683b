import { phrasesIn } from "../data-text.ts";
import { wideNouns } from "../reading/foreign.ts";
import { wideVerbs } from "../reading/foreign-verb.ts";
import { wordList } from "../reading/word-list.ts";
import { sentenceOf, type Token } from "./english-sentence.ts";
import { headLast } from "./head-last.ts";
import { japaneseDescribing } from "./in-english.ts";

const CANNOT = "can't ";
const known: readonly (readonly [string, Token])[] = [
  ...wideNouns.map(([word, english]) => [word, { kind: "noun", english }] as const),
  ...wideVerbs.map(([word, english]) => [word, { kind: "verb", english }] as const),
  ...japaneseDescribing.map(([word, english]) => [word, { kind: "adjective", english }] as const),
  // "眠れない": what one cannot do.
  ...phrasesIn(wordList("English of ja")).map((pair) => {
    const [word = "", ...base] = pair.split(" ");
    return [word, { kind: "small", english: `${CANNOT}${base.join(" ")}` }] as const;
  }),
  ["は", { kind: "small", english: "は" }] as const,
  ["を", { kind: "small", english: "を" }] as const,
  ["が", { kind: "small", english: "が" }] as const,
  ["で", { kind: "small", english: "で" }] as const,
  ["に", { kind: "small", english: "に" }] as const,
  ["の", { kind: "small", english: "の" }] as const,
].sort(([one], [other]) => other.length - one.length);
/** How a verb ends, which says when it is done: "食べている". */
const ENDINGS =
  /^(しすぎた|しすぎる|すぎた|すぎる|ている|ていた|てる|でいる|する|した|して|しい|るのが|る|た|だ|な|い|、|。)/;
const JAPANESE = /[\u3040-\u30ff]/;

/** "寿司を怖がる猫": Japanese says last who it is, and before that what is done to what; null if a word is not known. */
export const fromJapanese = (text: string): string | null => {
  if (!JAPANESE.test(text)) return null;
  const tokens: Token[] = [];
  for (let rest = text.trim(); rest !== ""; ) {
    const found = known.find(([word]) => rest.startsWith(word));
    const ending = ENDINGS.exec(rest)?.[0] ?? "";
    if (!found && (ending === "" || tokens.length === 0)) return null;
    if (found) tokens.push(found[1]);
    rest = rest.slice(found ? found[0].length : ending.length).trim();
  }
  const unable = tokens.find(({ english }) => english.startsWith(CANNOT));
  const ordered = doerLast(tokens.filter((token) => token !== unable));
  if (ordered.at(-1)?.kind !== "noun" || tokens.length < 2) return null;
  const said = sentenceOf(headLast(ordered));
  if (!unable) return said;
  // "眠れないパンダがラーメンを食べる": what is done comes first, or it would be what one cannot do.
  const isDoing = ordered.some(({ kind }) => kind === "verb");
  return `${said}${isDoing ? "," : ""} who ${unable.english}`;
};

/** "パンダがラーメンを食べる": a sentence says first who it is, and a phrase last. */
const doerLast = (tokens: readonly Token[]): readonly Token[] => {
  const who = tokens.findIndex(({ kind }, at) => kind === "noun" && isDoer(tokens[at + 1]?.english));
  const hero = tokens[who];
  if (tokens.at(-1)?.kind !== "verb" || !hero) return tokens;
  return [...tokens.slice(0, who), ...tokens.slice(who + 2), hero];
};
const isDoer = (particle: string | undefined): boolean => particle === "は" || particle === "が";
