import { phrasesIn } from "../data-text.ts";
import { wideNouns } from "../reading/foreign.ts";
import { wideVerbs } from "../reading/foreign-verb.ts";
import { wordList } from "../reading/word-list.ts";
import { sentenceOf, type Token, wayTo } from "./english-sentence.ts";

const DEEDS = /^(play|ride|drive|drink|eat|wear)$/;
const SMALL = /^(a|two|three|in|on|now|whose|-)$/;
const known: readonly (readonly [string, Token])[] = [
  ...wideNouns.map(([word, english]) => [word, { kind: "noun", english }] as const),
  ...wideVerbs.map(([word, english]) => [word, { kind: "verb", english }] as const),
  ...phrasesIn(wordList("English of zh")).map((pair) => {
    const [word = "", english = ""] = pair.split(" ");
    const kind = DEEDS.test(english) ? "verb" : SMALL.test(english) ? "small" : "adjective";
    return [word, { kind, english }] as const;
  }),
].sort(([one], [other]) => other.length - one.length);

/** "一只戴墨镜的鹅在打麻将": what describes somebody stands before them, and what they do behind; null for another order. */
export const fromChinese = (text: string): string | null => {
  if (!/^[\u3400-\u9fff，。！\s]+$/.test(text)) return null;
  const tokens = tokensIn(text.replace(/[，。！\s]/g, ""));
  if (tokens === null) return null;
  let at = 0;
  const take = (fits: (token: Token) => boolean): Token | null => {
    const token = tokens[at];
    if (!token || !fits(token)) return null;
    at++;
    return token;
  };
  const noun = () => take(({ kind }) => kind === "noun");
  const small = (...english: string[]) =>
    take((token) => token.kind === "small" && english.includes(token.english));
  const count = small("a", "two", "three") ?? A;
  const worn = take(({ english }) => english === "wear") ? noun() : null;
  if (worn) small("whose");
  const looks = take(({ kind }) => kind === "adjective");
  if (looks) small("whose");
  const hero = noun();
  if (!hero) return null;
  small("now");
  const place = small("in") ? noun() : null;
  if (place) small("in", "on");
  small("now");
  const deed = take(({ kind }) => kind === "verb");
  const object = deed ? noun() : null;
  if (at < tokens.length || (!worn && !looks && !place && !deed)) return null;
  return sentenceOf([
    count,
    ...(looks ? [looks] : []),
    hero,
    ...(worn ? [{ kind: "small" as const, english: "with" }, worn] : []),
    ...(deed ? [deed] : []),
    ...(object ? [A, object] : []),
    ...(place ? [{ kind: "small" as const, english: `${wayTo(place)} the` }, place] : []),
  ]);
};
const A: Token = { kind: "small", english: "a" };

const tokensIn = (text: string): Token[] | null => {
  const tokens: Token[] = [];
  for (let rest = text; rest !== ""; ) {
    const [word, token] = known.find(([each]) => rest.startsWith(each)) ?? [];
    if (!word || !token) return null;
    if (token.english !== "-") tokens.push(token);
    rest = rest.slice(word.length);
  }
  return tokens;
};
