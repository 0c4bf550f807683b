import { breakings, senseOf } from "../lettering/break-lines.ts";
import { spellable } from "../lettering/set-name.ts";
import { PixelCanvas } from "./canvas.ts";

// Five columns by seven rows, each letter as seven base-32 digits, a row each ("g" = 10000, "1" = 00001). Each column
// is painted twice, so that strokes are two cells wide and a letter has six columns.
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
  "%": "pq248bj",
  "/": "122488g",
  " ": "0000000",
};

/** Those whose columns would run together, in six columns, each row as two octal digits ("63" = 110011). */
const SIX: Record<string, string> = {
  M: "63777763636363",
  N: "63737367676363",
  W: "63636363777763",
};

const [ROWS, STEP] = [7, 7];

/** Whether a letter has a cell there. */
const isInked = (letter: string, column: number, row: number): boolean => {
  const six = SIX[letter];
  const five = Number.parseInt(LETTERS[letter]?.replaceAll(" ", "")[row] ?? "0", 32);
  const bits = six ? Number.parseInt(six.slice(row * 2, row * 2 + 2), 8) : five | (five << 1);
  return column < STEP - 1 && ((bits >> (STEP - 2 - column)) & 1) === 1;
};

const columnsOf = (line: string): number => line.length * STEP - 1;

/** A name broken into lines; `width` and `height` in cells, `scale` cells a dot. */
export interface PixelName {
  lines: string[];
  scale: number;
  width: number;
  height: number;
}

/**
 * The name in capitals on a six by seven grid, broken by sense into the lines that let it be largest; null for other
 * scripts.
 */
export const pixelName = (name: string, width: number, height: number): PixelName | null => {
  const text = spellable(name)
    ?.toUpperCase()
    .replace(/[^A-Z0-9.,!?'&$+:#%/ -]/g, "")
    .trim();
  if (!text) return null;
  const words = text.split(/\s+/);
  const [best] = breakings(words)
    .map((lines) => {
      const columns = Math.max(...lines.map(columnsOf));
      const rows = lines.length * (ROWS + 2) - 2;
      const fits = Math.min(LARGEST, width / columns, height / rows);
      return { lines, columns, rows, scale: Math.floor(fits), worth: fits * senseOf(lines) };
    })
    .sort((a, b) => b.worth - a.worth || a.columns - b.columns);
  if (!best || best.scale < 1) return null;
  return {
    lines: best.lines,
    scale: best.scale,
    width: best.columns * best.scale,
    height: best.rows * best.scale,
  };
};

/** So many cells a dot at most. */
const LARGEST = 3;

/** The lines as cells of one colour, centred. */
export const paintName = (set: PixelName, top: string, bottom: string): PixelCanvas => {
  const canvas = new PixelCanvas(set.width, set.height);
  for (const [at, line] of set.lines.entries()) {
    const left = Math.floor((set.width - columnsOf(line) * set.scale) / 2);
    canvas.paint((x, y) => {
      const row = Math.floor((y - at * (ROWS + 2) * set.scale) / set.scale);
      const column = Math.floor((x - left) / set.scale);
      if (row < 0 || row >= ROWS || column < 0) return null;
      const isLetter = isInked(line[Math.floor(column / STEP)] ?? " ", column % STEP, row);
      return isLetter ? (row < 4 ? top : bottom) : null;
    });
  }
  return canvas;
};

// Three columns by five rows, a row a digit.
const TINY: Record<string, string> = {
  "%": "51245",
  A: "25755",
  B: "65656",
  C: "34443",
  D: "65556",
  E: "74647",
  F: "74644",
  G: "34553",
  H: "55755",
  I: "72227",
  J: "11152",
  K: "55655",
  L: "44447",
  M: "57755",
  N: "65555",
  O: "25552",
  P: "65644",
  Q: "25563",
  R: "65655",
  S: "34216",
  T: "72222",
  U: "55557",
  V: "55552",
  W: "55775",
  X: "55255",
  Y: "55222",
  Z: "71247",
  0: "75557",
  1: "26227",
  2: "61247",
  3: "61216",
  4: "55711",
  5: "74616",
  6: "34757",
  7: "71122",
  8: "75757",
  9: "75716",
};

/** Words in the smallest letters that can be read, a word a line where that is nearer to a square. */
export const tinyName = (text: string): PixelCanvas => {
  const words = (spellable(text) ?? "").toUpperCase().split(/\s+/);
  const whole = words.join(" ");
  const lines = whole.length > 8 ? words : [whole];
  const width = Math.max(...lines.map((line) => line.length * 4 - 1), 1);
  const canvas = new PixelCanvas(width, lines.length * 7 - 2);
  for (const [row, line] of lines.entries()) {
    const left = Math.floor((width - (line.length * 4 - 1)) / 2);
    for (const [nth, letter] of [...line].entries()) {
      const rows = TINY[letter] ?? "";
      for (let y = 0; y < 5; y++)
        for (let x = 0; x < 3; x++)
          if ((Number(rows[y] ?? "0") >> (2 - x)) & 1) canvas.set(left + nth * 4 + x, row * 7 + y, "#1d1a26");
    }
  }
  return canvas;
};
