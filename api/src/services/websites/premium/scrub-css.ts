/** Characters of a style sheet, four times what our own pages have. */
const MOST_CSS = 40_000;

/** An honest style sheet is clean after one pass. One that needs more than these hides something. */
const MOST_PASSES = 5;

/**
 * What a style sheet could use to reach outside its page, or to make its page lie. Each takes whatever
 * follows its first word, so that no attempt is tried again from another end.
 */
const forbidden: readonly RegExp[] = [
  /@(?:import|charset|namespace|font-face|property|layer|container-name|page|document)\b[^;{}]*(?:;|\{[^{}]*\}?)?/gi,
  /(?:url|src|image|image-set|-webkit-image-set|cross-fade|element|attr|env|paint|expression)\s*\([^)]*\)?/gi,
  /(?:-moz-binding|behavior|-webkit-user-modify|will-change|unicode-bidi)\s*:[^;}]*/gi,
  /(?:javascript|vbscript|data|https?|ftp)\s*:/gi,
  /\/\/[^\s;{}]*/g,
  /!\s*important/gi,
  /:(?:host|host-context|root|part|visited|slotted)\b(?:\([^)]*\)?)?/gi,
];

/**
 * Removes from a model's style sheet whatever loads, hides behind an escape, or overrides ours. The rest
 * applies only inside the model's shadow tree. Removing one thing may form another, so this repeats until
 * nothing changes, and gives up the whole sheet where that does not come soon.
 */
export function scrubCss(css: string): string {
  let text = css
    .slice(0, MOST_CSS)
    .replace(/<!--|-->/g, "")
    // A style sheet ends where markup begins.
    .replace(/<[\s\S]*$/, "")
    .replace(/\/\*[\s\S]*?(?:\*\/|$)/g, " ")
    .replace(/\\([0-9a-f]{1,6})\s?/gi, (_, hex: string) => unescaped(Number.parseInt(hex, 16)))
    .replace(/[\\`]|\p{Cc}/gu, (mark) => (mark === "\n" || mark === "\t" ? " " : ""));
  for (let pass = 0; pass < MOST_PASSES; pass++) {
    const before = text;
    for (const pattern of forbidden) text = text.replace(pattern, "");
    if (text === before) return text.replace(/\s+/g, " ").trim();
  }
  return "";
}

/** Honest escapes stand for signs and non-ASCII letters; any other could spell a forbidden word. */
const unescaped = (point: number): string =>
  point > 0x7f && point <= 0x10ffff && !(point >= 0xd800 && point <= 0xdfff)
    ? String.fromCodePoint(point)
    : "";

/** The declarations of a `style` attribute, which must neither open nor close a block. */
export const scrubStyle = (style: string): string => scrubCss(style.slice(0, 2_000).replace(/[{}]/g, ""));
