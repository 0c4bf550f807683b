/** Characters of a style sheet; a page of ours has a quarter of it. */
const MOST_CSS = 40_000;

/** What a style sheet could reach outside of its page with, or make its page lie about itself with. */
const forbidden: readonly RegExp[] = [
  /@(?:import|charset|namespace|font-face|property|layer|container-name|page|document)\b[^;{}]*(?:;|\{[^{}]*\}|$)/gi,
  /(?:url|src|image|image-set|-webkit-image-set|cross-fade|element|attr|env|paint|expression)\s*\([^)]*\)?/gi,
  /(?:-moz-binding|behavior|-webkit-user-modify|will-change)\s*:[^;}]*/gi,
  /(?:javascript|vbscript|data|https?|ftp)\s*:/gi,
  /\/\/[^\s;{}]*/g,
  /!\s*important/gi,
  /:(?:host|host-context|root|part|visited|slotted)\b(?:\([^)]*\))?/gi,
];

/**
 * A model's style sheet without whatever loads, hides behind an escape, or outweighs ours. It stands in a shadow tree of
 * its own, so what is left can dress the model's own words and nothing else.
 */
export function scrubCss(css: string): string {
  let text = css
    .slice(0, MOST_CSS)
    .replace(/<!--|-->/g, "")
    // Markup has no place in a style sheet: what comes with it and after it is none.
    .replace(/<[\s\S]*$/, "")
    .replace(/\/\*[\s\S]*?(?:\*\/|$)/g, " ")
    .replace(/\\([0-9a-f]{1,6})\s?/gi, (_, hex: string) => unescaped(Number.parseInt(hex, 16)))
    .replace(/[\\`]|\p{Cc}/gu, (mark) => (mark === "\n" || mark === "\t" ? " " : ""));
  // What is left after one passes may be what the next one forbids.
  for (let before = ""; before !== text; ) {
    before = text;
    for (const pattern of forbidden) text = text.replace(pattern, "");
  }
  return text.replace(/\s+/g, " ").trim();
}

/** Signs and letters beyond ASCII are what escapes are honestly used for; all else could spell a forbidden word. */
const unescaped = (point: number): string =>
  point > 0x7f && point <= 0x10ffff && !(point >= 0xd800 && point <= 0xdfff)
    ? String.fromCodePoint(point)
    : "";

/** The declarations of one `style` attribute, which can neither open nor close a block. */
export const scrubStyle = (style: string): string => scrubCss(style.slice(0, 2_000).replace(/[{}]/g, ""));
