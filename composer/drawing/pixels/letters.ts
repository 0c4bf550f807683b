import { spellable } from "../lettering/set-name.ts";
import { PixelCanvas } from "./canvas.ts";

// Five columns by seven rows, each letter as seven base-32 digits, a row each ("g" = 10000, "1" = 00001).
const LETTERS: Record<string, string> = {
  A: "ehhvhhh",
  B: "uhhuhhu",
  C: "ehggghe",
  D: "uhhhhhu",
  E: "vgguggv",
  F: "vgguggg",
  G: "ehgnhhf",
  H: "hhhvhhh",
  I: "e44444e",
  J: "71111he",
  K: "hikokih",
  L: "ggggggv",
  M: "hrllhhh",
  N: "hhplljh",
  O: "ehhhhhe",
  P: "uhhuggg",
  Q: "ehhhlid",
  R: "uhhukih",
  S: "fgge11u",
  T: "v444444",
  U: "hhhhhhe",
  V: "hhhhha4",
  W: "hhhllra",
  X: "hha4ahh",
  Y: "hha4444",
  Z: "v1248gv",
  0: "ehjlphe",
  1: "4c4444e",
  2: "eh1248v",
  3: "v24211u",
  4: "26aiv22",
  5: "vgu11he",
  6: "68gu hhe",
  7: "v124888",
  8: "ehhehhe",
  9: "ehhf12c",
  ".": "0000066",
  ",": "0000448",
  "!": "4444404",
  "?": "eh12404",
  "'": "4480000",
  "-": "000e000",
  "&": "8kk8lid",
  $: "4fke5u4",
  "+": "044v440",
  ":": "0660660",
  "#": "aavavaa",
  " ": "0000000",
};

const ROWS = 7;

/** A name broken into lines; `width` and `height` in cells, `scale` cells a dot. */
export interface PixelName {
  lines: string[];
  scale: number;
  width: number;
  height: number;
}

/**
 * The name in capitals on a five by seven grid, broken into the lines that let it be largest; null for other
 * scripts.
 */
export const pixelName = (name: string, width: number, height: number): PixelName | null => {
  const text = spellable(name)
    ?.toUpperCase()
    .replace(/[^A-Z0-9.,!?'&$+:# -]/g, "")
    .trim();
  if (!text) return null;
  const words = text.split(/\s+/);
  const ways = [
    [words.join(" ")],
    ...words.slice(1).map((_, at) => [words.slice(0, at + 1).join(" "), words.slice(at + 1).join(" ")]),
    ...words
      .slice(1)
      .flatMap((_, at) =>
        words
          .slice(at + 2)
          .map((_each, more) => [
            words.slice(0, at + 1).join(" "),
            words.slice(at + 1, at + 2 + more).join(" "),
            words.slice(at + 2 + more).join(" "),
          ]),
      ),
  ];
  const ranked = ways
    .filter((lines) => lines.length <= 3)
    .map((lines) => {
      const columns = Math.max(...lines.map((line) => line.length * 6 - 1));
      const rows = lines.length * (ROWS + 2) - 2;
      return {
        lines,
        columns,
        rows,
        scale: Math.min(Math.floor(width / columns), Math.floor(height / rows), 3),
      };
    })
    .sort((a, b) => b.scale - a.scale || a.columns - b.columns);
  const best = ranked[0];
  if (!best || best.scale < 1) return null;
  return {
    lines: best.lines,
    scale: best.scale,
    width: best.columns * best.scale,
    height: best.rows * best.scale,
  };
};

/** The lines as cells of one colour, centred. */
export const paintName = (set: PixelName, top: string, bottom: string): PixelCanvas => {
  const canvas = new PixelCanvas(set.width, set.height);
  for (const [at, line] of set.lines.entries()) {
    const left = Math.floor((set.width - (line.length * 6 - 1) * set.scale) / 2);
    canvas.paint((x, y) => {
      const row = Math.floor((y - at * (ROWS + 2) * set.scale) / set.scale);
      const column = Math.floor((x - left) / set.scale);
      if (row < 0 || row >= ROWS || column < 0) return null;
      const digits = LETTERS[line[Math.floor(column / 6)] ?? " "]?.replaceAll(" ", "");
      const bits = Number.parseInt(digits?.[row] ?? "0", 32);
      const bit = 4 - (column % 6);
      return bit >= 0 && (bits >> bit) & 1 ? (row < 4 ? top : bottom) : null;
    });
  }
  return canvas;
};
