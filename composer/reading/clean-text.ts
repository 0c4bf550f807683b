// Control and format characters (bidi overrides, zero-width, tags), but for the joiner that holds emoji
// together.
const UNSEEN = /(?![\n\t\r\u200d])[\p{Cc}\p{Cf}\ufff0-\uffff]/gu;
const LONE_SURROGATE = /\p{Cs}/gu;

/** What a person sees, on one line, at most `limit` characters. */
export const cleanText = (text: string, limit = 1000): string =>
  [...text.replace(LONE_SURROGATE, "").replace(UNSEEN, "").replace(/\s+/gu, " ").trim()]
    .slice(0, limit)
    .join("")
    .trim();

/** Letters that are no other letter with an accent. */
const BARE: Readonly<Record<string, string>> = { ß: "ss", ł: "l", ı: "i", ø: "o", đ: "d" };

/** Lower case without accents: for finding words, never for showing them. */
export const foldText = (text: string): string =>
  text
    .toLowerCase()
    .normalize("NFD")
    .replace(/\p{M}+/gu, "")
    .replace(/[ßłıøđ]/g, (letter) => BARE[letter] ?? letter)
    .replace(/[’‘`´]/g, "'");

export const utf8Length = (text: string): number => {
  let bytes = 0;
  for (const character of text) {
    const code = character.codePointAt(0) ?? 0;
    bytes += code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4;
  }
  return bytes;
};

/** The longest beginning of `text` within `limit` bytes of UTF-8, cut at a word where it can be. */
export const fitUtf8 = (text: string, limit: number): string => {
  let kept = "";
  for (const character of text) {
    if (utf8Length(kept + character) > limit) {
      const atWord = kept.replace(/\s+\S*$/u, "");
      return (atWord.length >= 3 ? atWord : kept).trim();
    }
    kept += character;
  }
  return kept.trim();
};

/** An idea shouted in capitals is read as if it were spoken. */
export const calm = (text: string): string => {
  const capitals = text.match(/\p{Lu}/gu)?.length ?? 0;
  const small = text.match(/\p{Ll}/gu)?.length ?? 0;
  return capitals > 6 && capitals > small * 2 ? text.toLowerCase() : text;
};
