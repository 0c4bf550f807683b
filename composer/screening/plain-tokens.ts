/** Letters of other scripts, and signs, that are put where a Latin letter was meant. */
export const LOOKALIKES: Readonly<Record<string, string>> = {
  ...{
    а: "a",
    в: "b",
    е: "e",
    к: "k",
    м: "m",
    н: "h",
    о: "o",
    п: "n",
    р: "p",
    с: "c",
    т: "t",
    у: "y",
    х: "x",
  },
  // Small capitals, and what else looks like a letter without being made of one.
  ...{
    ᴀ: "a",
    ʙ: "b",
    ᴄ: "c",
    ᴅ: "d",
    ᴇ: "e",
    ɢ: "g",
    ʜ: "h",
    ɪ: "i",
    ᴊ: "j",
    ᴋ: "k",
    ʟ: "l",
    ᴍ: "m",
    ɴ: "n",
  },
  ...{
    ᴏ: "o",
    ᴘ: "p",
    ʀ: "r",
    ꜱ: "s",
    ᴛ: "t",
    ᴜ: "u",
    ᴠ: "v",
    ᴡ: "w",
    ʏ: "y",
    ᴢ: "z",
    ɑ: "a",
    օ: "o",
    ս: "u",
  },
  ...{ һ: "h", ո: "n", ց: "g", ɩ: "i", σ: "o", ω: "w", ə: "e", ɛ: "e" },
  ...{ і: "i", ј: "j", ѕ: "s", ԁ: "d", ԛ: "q", ԝ: "w", ɡ: "g", ı: "i", ł: "l", ø: "o", đ: "d", ß: "ss" },
  ...{
    α: "a",
    β: "b",
    ε: "e",
    η: "n",
    ι: "i",
    κ: "k",
    ν: "v",
    ο: "o",
    ρ: "p",
    τ: "t",
    υ: "u",
    χ: "x",
    γ: "y",
  },
};
const DIGITS: Readonly<Record<string, string>> = {
  ...{ "0": "o", "1": "i", "3": "e", "4": "a", "5": "s", "6": "g", "7": "t", "8": "b", "9": "g" },
  ...{ "@": "a", $: "s", "!": "i", "|": "i", "€": "e", "£": "l", "+": "t" },
};
const MOST = 20_000;

export interface Token {
  word: string;
  /** As it stood, in lower case and plain letters but with its signs: "k1ll.3r". */
  written: string;
  /** A sentence ends behind it. */
  ends: boolean;
}

/**
 * A text in plain Latin letters where they were meant, in lower case, without marks and what cannot be seen.
 */
export const plainText = (text: string): string =>
  [...text]
    .slice(0, MOST)
    .join("")
    .replace(/[\p{M}\p{Cf}\p{Cs}]/gu, "")
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[’‘`´]/g, "'");

/**
 * Its words; every look-alike is a Latin letter where the word has Latin letters or nothing but look-alikes.
 */
export const tokensOf = (plain: string): Token[] => {
  const tokens: Token[] = [];
  for (const [written] of plain.matchAll(/\S+/g)) {
    // "a.b" and "a/b" hold two words, "a-b" may be one.
    for (const part of written.split(/[/,;:"()[\]{}…—–&]|\.(?=[\p{L}\p{N}]{3,})/u)) {
      const word = latin(part).replace(/[^\p{L}\p{N}]/gu, "");
      if (word !== "") tokens.push({ word, written: part, ends: /[.!?]$/.test(part) });
    }
    const last = tokens.at(-1);
    if (last && /[.!?]["')\]]*$/.test(written)) last.ends = true;
  }
  return tokens;
};

const latin = (text: string): string => {
  const mapped = text.replace(/[^ -~]/gu, (letter) => LOOKALIKES[letter] ?? letter);
  return /[^ -~]/.test(mapped.replace(/[^\p{L}]/gu, "")) ? text : mapped;
};

/** The words a token may stand for once digits and signs are read as letters; `1` is an i or an l. */
export const readings = (token: Token): string[] => {
  const text = latin(token.written).replace(/^[^\p{L}\p{N}@$]+|[.,;:?]+$/gu, "");
  const one = decode(text, "i");
  const other = /[1|!]/.test(text) ? decode(text, "l") : one;
  const calm = decode(text.replace(/!+$/, ""), "i");
  return [token.word, one, other, calm].filter((word) => word !== "");
};

const decode = (text: string, one: string): string =>
  text
    .replace(/[1|!]/g, one)
    .replace(/[0-9@$€£+]/g, (sign) => DIGITS[sign] ?? sign)
    .replace(/[^\p{L}\p{N}*#]/gu, "");

/** "n o p e", "n.o.p.e" and "n 🙂 o 🙂 p e" as one word; runs of three single letters or more. */
export const spelledOut = (plain: string): string[] => {
  const found: string[] = [];
  let run = "";
  for (const [piece] of latinPieces(plain)) {
    if (piece.length === 1) run += decode(piece, "i");
    else {
      if (run.length >= 3) found.push(run);
      run = "";
    }
  }
  if (run.length >= 3) found.push(run);
  return found;
};

const latinPieces = (plain: string) =>
  plain.replace(/[^ -~]/gu, (letter) => LOOKALIKES[letter] ?? letter).matchAll(/[\p{L}\p{N}@$!|]+/gu);

/** Whether `word` is `listed`, perhaps with letters drawn out ("nooope") or starred ("n*pe"). */
const isWord = (word: string, listed: string): boolean => {
  if (word === listed) return true;
  if (word.length < listed.length || word[0] !== listed[0]) return false;
  if (/[*#]/.test(word)) return isStarred(word, listed);
  let at = 0;
  for (let read = 0; read < word.length; ) {
    const letter = word[read];
    if (letter !== listed[at]) return false;
    let had = 0;
    let wanted = 0;
    while (word[read] === letter) {
      read++;
      had++;
    }
    while (listed[at] === letter) {
      at++;
      wanted++;
    }
    // Two for one is another word ("coon", "con"); three are shouted.
    if (had < wanted || (had > wanted && had < 3)) return false;
  }
  return at === listed.length;
};

/** The same for its plural, which some write with a z. */
export const isListed = (word: string, listed: string): boolean =>
  isWord(word, listed) || (/[sz]$/.test(word) && isWord(word.slice(0, -1), listed));

const isStarred = (word: string, listed: string): boolean => {
  const hidden = word.split("").filter((letter) => letter === "*" || letter === "#").length;
  return (
    word.length === listed.length &&
    listed.length >= 5 &&
    hidden <= 2 &&
    [...word].every((letter, at) => letter === "*" || letter === "#" || letter === listed[at])
  );
};
