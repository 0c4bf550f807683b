import { isHex } from "../../colour/colour.ts";
import { readableOn } from "../../colour/contrast.ts";
import type { Palette } from "../../palette.ts";

/** Two colours and one more: there is no grey, no tint and no surface. */
export interface Tones {
  paper: string;
  ink: string;
  /** The token's own colour, as far towards ink as reading asks. */
  mark: string;
}

/** Black on white or white on black, and the token's colour for what can be acted on and what is counted. */
export const tonesFrom = (palette: Palette | null, accent: string | null, dark: boolean): Tones => {
  const [paper, ink] = dark ? ["#0b0b0b", "#f6f6f6"] : ["#ffffff", "#0b0b0b"];
  const asked = [accent, palette?.primary].find(isHex) ?? "#e2231a";
  return { paper, ink, mark: readableOn(asked, paper, 4.6) };
};

/** Every pair that holds text, for the suite: words first, ground second. */
export const readPairs = (t: Tones): [string, string][] => [
  [t.ink, t.paper],
  [t.mark, t.paper],
  [t.paper, t.ink],
];
