import { wideNouns } from "../reading/foreign.ts";
import { wideVerbs } from "../reading/foreign-verb.ts";
import { sentenceOf, type Token } from "./english-sentence.ts";
import { headLast } from "./head-last.ts";
import { japaneseDescribing } from "./in-english.ts";

const known: readonly (readonly [string, Token])[] = [
  ...wideNouns.map(([word, english]) => [word, { kind: "noun", english }] as const),
  ...wideVerbs.map(([word, english]) => [word, { kind: "verb", english }] as const),
  ...japaneseDescribing.map(([word, english]) => [word, { kind: "adjective", english }] as const),
  ["を", { kind: "small", english: "を" }] as const,
  ["が", { kind: "small", english: "を" }] as const,
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
  if (tokens.at(-1)?.kind !== "noun" || tokens.length < 2) return null;
  return sentenceOf(headLast(tokens));
};
