import { lexicon, type Token } from "./lexicon.ts";

const LONGEST_PHRASE = Math.max(...[...lexicon.keys()].map((name) => name.split(" ").length));

/** Reads a design prompt word by word, the longest known phrase first. */
export const tokensOf = (prompt: string): Token[] => {
  const plain = prompt
    .toLowerCase()
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .replaceAll("\u00df", "ss")
    .replace(/(?<!\p{L})([dljn]|qu)['\u2019](?=\p{L})/gu, "$1 ")
    .replace(/['\u2019\u2018]/g, "")
    .replace(/(?<!\p{L})(?:(dunkel)|hell)(?=(?:blau|grun|rot|lila|rosa|gelb|grau|braun))/gu, (_, dark) =>
      dark ? "dunkle " : "helle ",
    )
    .replace(/[.;:!?\n\r()]+/g, " | ")
    .replace(/,/g, " , ")
    .replace(/[^\p{L}\p{N}#&|, ]+/gu, " ");
  const all = plain.split(/\s+/).filter((word) => word !== "");
  const tokens: Token[] = [];
  for (let at = 0; at < all.length; ) {
    const [token, length] = tokenAt(all, at);
    // After a verb, "o" is the Portuguese "the".
    const isArticle = token.is === "or" && tokens.at(-1)?.is === "doing";
    tokens.push(isArticle ? { is: "filler" } : token);
    at += length;
  }
  return tokens;
};

const tokenAt = (all: readonly string[], at: number): [Token, number] => {
  for (let length = Math.min(LONGEST_PHRASE, all.length - at); length > 0; length--) {
    const known = lexicon.get(all.slice(at, at + length).join(" "));
    if (known) return [known, length];
  }
  const word = all[at] ?? "";
  if (word === "|") return [{ is: "stop" }, 1];
  if (word === ",") return [{ is: "comma" }, 1];
  const hex = hexOf(word);
  if (hex) return [{ is: "hue", hex }, 1];
  return [{ is: "other" }, 1];
};

/** `#abc` and `#aabbcc`. */
const hexOf = (word: string): string | null => {
  if (/^#[0-9a-f]{6}$/.test(word)) return word;
  const short = /^#([0-9a-f])([0-9a-f])([0-9a-f])$/.exec(word);
  return short
    ? `#${short
        .slice(1)
        .map((digit) => digit + digit)
        .join("")}`
    : null;
};

/**
 * Whether a "no", "not", "hate" or "less" reaches the token: over fillers, over its own shade, and over its
 * like joined by "or"; or whether it is said to be out.
 */
export const isDenied = (tokens: readonly Token[], at: number): boolean => {
  const kind = tokens[at]?.is;
  if (isDoing(after(tokens, at), "out")) return true;
  for (let back = at - 1; back >= 0; back--) {
    const token = tokens[back];
    if (token?.is === "filler" || (token?.is === "shade" && kind === "hue" && back === at - 1)) continue;
    if (token?.is === "doing") {
      if (isDoing(token, "no", "less")) return !isNo(tokens[back - 1]);
      return isDoing(token, "hide", "except") && !isNo(before(tokens, back));
    }
    const joins =
      token?.is === "or" || token?.is === "and" || (token?.is === "comma" && endsInOr(tokens, back));
    if (joins && tokens[back - 1]?.is === kind) back--;
    else return false;
  }
  return false;
};

/** Whether the list that goes on at this comma is one of "a, b or c": "no red, blue" is no such list. */
const endsInOr = (tokens: readonly Token[], comma: number): boolean => {
  const kind = tokens[comma + 1]?.is;
  for (let on = comma + 2; tokens[on + 1]?.is === kind; on += 2) {
    if (tokens[on]?.is === "or") return true;
    if (tokens[on]?.is !== "comma") return false;
  }
  return false;
};

export const isDoing = (token: Token | undefined, ...any: string[]): boolean =>
  token?.is === "doing" && any.includes(token.doing);

export const isNo = (token: Token | undefined): boolean => isDoing(token, "no");

/** The token before, fillers left out. */
export const before = (tokens: readonly Token[], at: number): Token | undefined => {
  let back = at - 1;
  while (tokens[back]?.is === "filler") back--;
  return tokens[back];
};

/** The token after, fillers left out. */
export const after = (tokens: readonly Token[], at: number): Token | undefined => {
  let on = at + 1;
  while (tokens[on]?.is === "filler") on++;
  return tokens[on];
};
