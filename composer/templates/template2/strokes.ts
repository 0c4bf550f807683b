import { html, type SafeHtml } from "../html.ts";

/**
 * The letters of a vector display: strokes with cut corners on a field 4 wide and 6 high, drawn for this
 * template. `[advance, path]`; what is missing here is set in the page's own face.
 */
const glyphs: Record<string, readonly [number, string]> = {
  A: [4, "M0 6V2L2 0L4 2V6M0 4H4"],
  B: [4, "M0 0H3L4 1V2L3 3L4 4V5L3 6H0ZM0 3H3"],
  C: [4, "M4 0H1L0 1V5L1 6H4"],
  D: [4, "M0 0H3L4 1V5L3 6H0Z"],
  E: [3.6, "M3.6 0H0V6H3.6M0 3H3"],
  F: [3.6, "M3.6 0H0V6M0 3H3"],
  G: [4, "M4 0H1L0 1V5L1 6H4V3H2.2"],
  H: [4, "M0 0V6M4 0V6M0 3H4"],
  I: [0, "M0 0V6"],
  J: [3.4, "M3.4 0V5L2.4 6H1L0 5V4"],
  K: [4, "M0 0V6M4 0L.2 3L4 6"],
  L: [3.4, "M0 0V6H3.4"],
  M: [5, "M0 6V0L2.5 2.5L5 0V6"],
  N: [4, "M0 6V0L4 6V0"],
  O: [4, "M1 0H3L4 1V5L3 6H1L0 5V1Z"],
  P: [4, "M0 6V0H3L4 1V2.2L3 3.2H0"],
  Q: [4, "M1 0H3L4 1V5L3 6H1L0 5V1ZM2.4 4.4L4.4 6.4"],
  R: [4, "M0 6V0H3L4 1V2.2L3 3.2H0M2 3.2L4 6"],
  S: [4, "M4 0H1L0 1V2L1 3H3L4 4V5L3 6H0"],
  T: [4, "M0 0H4M2 0V6"],
  U: [4, "M0 0V5L1 6H3L4 5V0"],
  V: [4, "M0 0V2.6L2 6L4 2.6V0"],
  W: [5, "M0 0V6L2.5 3.5L5 6V0"],
  X: [4, "M0 0V.6L4 5.4V6M4 0V.6L0 5.4V6"],
  Y: [4, "M0 0V1.4L2 3.4L4 1.4V0M2 3.4V6"],
  Z: [4, "M0 0H4V.8L0 5.2V6H4"],
  "0": [4, "M1 0H3L4 1V5L3 6H1L0 5V1ZM1.4 4.2L2.6 1.8"],
  "1": [1.3, "M0 1.3L1.3 0V6"],
  "2": [4, "M0 0H3L4 1V2L3 3H1L0 4V6H4"],
  "3": [4, "M0 0H3L4 1V2L3 3L4 4V5L3 6H0M1 3H3"],
  "4": [4, "M0 0V3H4M4 0V6"],
  "5": [4, "M4 0H0V3H3L4 4V5L3 6H0"],
  "6": [4, "M4 0H1L0 1V5L1 6H3L4 5V4L3 3H0"],
  "7": [4, "M0 0H4V1L1.6 4V6"],
  "8": [4, "M1 0H3L4 1V2L3 3L4 4V5L3 6H1L0 5V4L1 3L0 2V1ZM1 3H3"],
  "9": [4, "M0 6H3L4 5V1L3 0H1L0 1V2L1 3H4"],
  ".": [0, "M0 5.5V6"],
  ",": [0.6, "M.6 5.2V5.8L0 6.8"],
  "'": [0, "M0 0V1.4"],
  "!": [0, "M0 0V3.8M0 5.4V6"],
  "?": [3.6, "M0 0H2.6L3.6 1V2L1.8 3.4V4M1.8 5.4V6"],
  "-": [2.2, "M0 3H2.2"],
  "+": [3, "M0 3H3M1.5 1.5V4.5"],
  "&": [4.2, "M4.2 6L.8 2V1L1.8 0H2.2L3.2 1V1.8L0 4.2V5L1 6H2.6L4.2 4"],
  $: [4, "M4 .6H1L0 1.4V2.2L1 3H3L4 3.8V4.6L3 5.4H0M2-.6V6.6"],
  "#": [4, "M1 .4V5.6M3 .4V5.6M0 2H4M0 4H4"],
  ":": [0, "M0 1.4V2M0 4.6V5.2"],
  "/": [3, "M3 0L0 6"],
};
const MARKS: Record<string, string> = {
  "\u0301": "M1.6-1.3L2.8-2.2",
  "\u0300": "M2.4-1.3L1.2-2.2",
  "\u0303": "M.9-1.4L1.6-2L2.4-1.4L3.1-2",
  "\u0308": "M1-1.4V-1.9M3-1.4V-1.9",
};
const GAP = 1.5;
const EDGE = 0.5;

// A drawn letter costs some 25 bytes: past this a title is better read, and cheaper, as text.
const LONGEST = 60;

/** A line of text as a vector display draws it, and as itself for those who listen or copy. */
export const strokes = (text: string): SafeHtml => {
  const words = text.normalize("NFC").toUpperCase().replace(/[’‘]/g, "'").split(/\s+/).filter(Boolean);
  const drawn = text.length > LONGEST ? [null] : words.map(wordOf);
  if (drawn.some((word) => word === null)) return plain(text);
  return html`<span class="sr">${text}</span><span class="vt" aria-hidden="true">${drawn}</span>`;
};

/** The same line in the page's own face. */
export const plain = (text: string): SafeHtml => html`<span class="plain" dir="auto">${text}</span>`;

/** One word as one path, or null where a character has no strokes here. */
const wordOf = (word: string): SafeHtml | null => {
  let x = 0;
  let path = "";
  for (const character of word) {
    const [base = "", mark = ""] = [...character.normalize("NFD")];
    const glyph = glyphs[base];
    if (!glyph || (mark !== "" && !MARKS[mark])) return null;
    path += shifted(glyph[1] + (MARKS[mark] ?? ""), x);
    x += glyph[0] + GAP;
  }
  const width = tenth(x - GAP + 2 * EDGE);
  return html`
    <svg viewbox="-${EDGE} -${EDGE} ${width} 7" style="--u:${width}">
      <path d="${path}"></path>
    </svg>
  `;
};

/** A path's commands with their numbers: nothing but M, L, H, V and Z, in absolute units. */
type Commands = readonly (readonly [letter: string, numbers: readonly number[]])[];

const read = new Map<string, Commands>();

/** Each glyph is read once, and shifted with every letter of every title. */
const commandsOf = (path: string): Commands => {
  const known = read.get(path);
  if (known) return known;
  const commands = [...path.matchAll(/([MLHVZ])([^MLHVZ]*)/g)].map(
    ([, letter = "", rest = ""]) =>
      [letter, (rest.match(/-?(?:\d+\.?\d*|\.\d+)/g) ?? []).map(Number)] as const,
  );
  read.set(path, commands);
  return commands;
};

/** The same strokes `dx` to the right. */
const shifted = (path: string, dx: number): string =>
  commandsOf(path)
    .map(([letter, numbers]) => {
      const moved = numbers.map((each, at) => tenth(letter === "V" || at % 2 === 1 ? each : each + dx));
      return letter + moved.join(" ");
    })
    .join("");

const tenth = (value: number): string => String(Math.round(value * 10) / 10);

/**
 * How wide a name's widest line will stand, in the letters' own units, when its words are set on as few lines
 * as stay within `room`: what decides how large it may be.
 */
export const lineWidth = (text: string, room: number): number => {
  const words = text.split(/\s+/).map((word) => [...word].length * (4 + GAP));
  const all = words.reduce((sum, width) => sum + width + 4, -4);
  const lines = Math.min(words.length, Math.ceil(all / room));
  return Math.round(Math.max(...words, lines === 1 ? all : (all / lines) * 1.25));
};
