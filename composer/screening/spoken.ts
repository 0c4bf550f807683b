import { plainText, readings, spelledOut, type Token, tokensOf } from "./plain-tokens.ts";

/** A text made ready to be judged. */
export interface Spoken {
  plain: string;
  tokens: readonly Token[];
  /** Every word in each of its readings, and what is spelled out letter by letter. */
  single: readonly string[];
  /** The words as they stand, with a space at each end. */
  line: string;
  /** Whether the words stand in this order, in any reading. */
  says(phrase: string): boolean;
}

export const hear = (text: string): Spoken => {
  const plain = plainText(text);
  const tokens = joinSpelled(tokensOf(plain));
  const read = tokens.map(readings);
  const [line = "", ...decoded] = [0, 1, 2].map(
    (at) => ` ${read.map((each) => each[at] ?? each[0] ?? "").join(" ")} `,
  );
  const lines = new Set([line, ...decoded]);
  return {
    plain,
    tokens,
    single: [...new Set([...read.flat(), ...spelledOut(plain)])],
    line,
    says: (phrase) => [...lines].some((each) => each.includes(` ${phrase} `)),
  };
};

/** "h e l l o there" as two words; runs of three single letters or more. */
export const joinSpelled = (tokens: readonly Token[]): Token[] => {
  const joined: Token[] = [];
  for (let at = 0; at < tokens.length; ) {
    let end = at;
    while (tokens[end]?.word.length === 1 && (end === at || !tokens[end - 1]?.ends)) end++;
    const run = tokens.slice(at, end - at >= 3 ? end : at + 1);
    const said = (part: "word" | "written") => run.map((token) => token[part]).join("");
    joined.push({ word: said("word"), written: said("written"), ends: run.at(-1)?.ends === true });
    at += run.length;
  }
  return joined;
};

/** The tokens with each word in that of its readings which is in a vocabulary: "j4il" as "jail". */
export const spelledAs = (
  tokens: readonly Token[],
  ...vocabulary: readonly ReadonlySet<string>[]
): readonly Token[] =>
  tokens.map((token) => {
    const word = readings(token).find((each) => vocabulary.some((words) => words.has(each)));
    return word === undefined ? token : { ...token, word };
  });

/** The words of the same sentence before (a negative reach) or behind. */
export const near = (tokens: readonly Token[], at: number, reach: number): string[] => {
  const found: string[] = [];
  const step = Math.sign(reach);
  for (let next = at + step; found.length < Math.abs(reach); next += step) {
    const token = tokens[next];
    if (!token || (step < 0 ? token.ends : tokens[next - 1]?.ends)) break;
    found.push(token.word);
  }
  return step < 0 ? found.reverse() : found;
};
