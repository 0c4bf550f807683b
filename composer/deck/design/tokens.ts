import type { Mood, SectionId } from "#contract/deck.ts";
import * as words from "./words.ts";

type Doing = keyof typeof words.doings;

/** One thing that a wish says. What is not known is `other`, and does nothing. */
export type Token =
  | { is: "part"; id: SectionId }
  | { is: "hue"; hex: string }
  | { is: "shade"; shade: Shade }
  | { is: "mood"; mood: Mood }
  | { is: "density"; density: "airy" | "compact" }
  | { is: "doing"; doing: Doing }
  | { is: "and" | "or" | "comma" | "stop" | "filler" | "other" };
export type Shade = "dark" | "light" | "black" | "white" | "pastel" | "neon" | "deep";

const lexicon = new Map<string, Token>();
const learn = (names: string, token: Token): void => {
  for (const name of names.split("|")) if (!lexicon.has(name)) lexicon.set(name, token);
};
for (const name of ["black", "negro", "negra"]) learn(name, { is: "shade", shade: "black" });
for (const name of ["white", "blanco", "blanca"]) learn(name, { is: "shade", shade: "white" });
learn(words.darkWords, { is: "shade", shade: "dark" });
learn(words.lightWords, { is: "shade", shade: "light" });
learn(words.pastelWords, { is: "shade", shade: "pastel" });
learn(words.neonWords, { is: "shade", shade: "neon" });
learn(words.deepWords, { is: "shade", shade: "deep" });
learn(words.airyWords, { is: "density", density: "airy" });
learn(words.compactWords, { is: "density", density: "compact" });
for (const [name, hex] of Object.entries(words.hues)) learn(name, { is: "hue", hex });
for (const [id, names] of Object.entries(words.partNames)) learn(names, { is: "part", id: id as SectionId });
for (const [mood, names] of Object.entries(words.moodWords)) learn(names, { is: "mood", mood: mood as Mood });
for (const [doing, names] of Object.entries(words.doings))
  learn(names, { is: "doing", doing: doing as Doing });
learn("and|plus|e|y", { is: "and" });
learn("or|nor|ni|o|u", { is: "or" });
learn("but|then|instead|yet|pero|sino|luego", { is: "stop" });

const LONGEST_PHRASE = Math.max(...[...lexicon.keys()].map((name) => name.split(" ").length));

/** Reads a wish word by word, the longest known phrase first. */
export const tokensOf = (prompt: string): Token[] => {
  const plain = prompt
    .toLowerCase()
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .replace(/['\u2019\u2018]/g, "")
    .replace(/[.;:!?\n\r()]+/g, " | ")
    .replace(/,/g, " , ")
    .replace(/[^\p{L}\p{N}#&|, ]+/gu, " ");
  const all = plain.split(/\s+/).filter((word) => word !== "");
  const tokens: Token[] = [];
  for (let at = 0; at < all.length; ) {
    const [token, length] = tokenAt(all, at);
    tokens.push(token);
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
  return [{ is: words.fillers.has(word) ? "filler" : "other" }, 1];
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

/** Whether a "no", "not", "without" or "less" reaches the token: over fillers, and over its like joined by "or". */
export const isDenied = (tokens: readonly Token[], at: number): boolean => {
  const kind = tokens[at]?.is;
  for (let back = at - 1; back >= 0; back--) {
    const token = tokens[back];
    if (token?.is === "filler") continue;
    if (token?.is === "doing")
      return token.doing === "no"
        ? !isNo(tokens[back - 1])
        : token.doing === "hide" && !isNo(before(tokens, back));
    if ((token?.is === "or" || token?.is === "and") && tokens[back - 1]?.is === kind) back--;
    else return false;
  }
  return false;
};

export const isNo = (token: Token | undefined): boolean => token?.is === "doing" && token.doing === "no";

/** The token before, fillers left out. */
export const before = (tokens: readonly Token[], at: number): Token | undefined => {
  let back = at - 1;
  while (tokens[back]?.is === "filler") back--;
  return tokens[back];
};
