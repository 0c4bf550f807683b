import { darken, lighten } from "../../colour/colour.ts";
import type { Drawing, Picture, Sprite } from "../../pictures.ts";
import type { Random } from "../../seeded/random.ts";
import { PixelCanvas, spriteFrom } from "../pixels/canvas.ts";
import { cellsOf } from "../pixels/cells-of.ts";
import { paintName, pixelName, tinyName } from "../pixels/letters.ts";
import { FITTING, type Format, formats, HELD, plain, telling } from "./formats.ts";
import { setName } from "./set-name.ts";

/** A board for the hands, with a word on it and no face. */
export const placardOf = (words: string, accent: string): Picture | null => {
  const kind = HELD.find(([said]) => said.test(words))?.[1] ?? "placard";
  const format: Format = formats[kind];
  const set = setName(words, { ...format.words, align: "middle" }, 190);
  if (!set) return null;
  const picture = pictureOf(format, accent, words, set.d, false);
  return { ...picture, letters: smallBoard(words) };
};

/** Columns left and right of the letters: hands close over the edges of a board. */
const FOR_HANDS = 6;

/** The board in as few cells as its letters of three by five need. */
const smallBoard = (text: string): Sprite => {
  const letters = tinyName(text);
  const [width, height] = [letters.width + 2 * FOR_HANDS, letters.height + 6];
  const size = Math.max(width, height);
  const [left, top] = [Math.floor((size - width) / 2), Math.floor((size - height) / 2)];
  const cellAt = (x: number, y: number): string => {
    const [column, row] = [x - left, y - top];
    if (column < 0 || row < 0 || column >= width || row >= height) return ".";
    return letters.get(column - FOR_HANDS, row - 3) ? "b" : "a";
  };
  const cells = Array.from({ length: size * size }, (_, at) => cellAt(at % size, Math.floor(at / size)));
  return { size, cells: cells.join("") };
};
const INK = "#1d1a26";

/**
 * Words that name nothing to be seen become something: a thing with them on it, which gets a face, arms and legs
 * like every other; another with each step. Null where there are letters that we have no shapes for; `blank` where the words stand beside it.
 */
export const signOf = (
  words: string,
  accent: string,
  random: Random,
  step = 0,
): { written: Picture; blank: Picture } | null => {
  const fitting = FITTING.filter(([said]) => said.test(words.toLowerCase())).map(([, kind]) => kind);
  const others = [...random.shuffle(plain), ...random.shuffle(telling)].filter(
    (kind) => !fitting.includes(kind),
  );
  const ranked = [...fitting.slice(0, 1), ...others];
  const format: Format = formats[ranked[step % ranked.length] ?? "board"];
  const set = setName(words, { ...format.words, align: "middle" }, 150);
  if (!set) return null;
  return {
    written: pictureOf(format, accent, words, set.d),
    blank: pictureOf(format, accent, "", ""),
  };
};

const pictureOf = (
  format: Format,
  accent: string,
  words: string,
  letters: string,
  hasFace = true,
): Picture => {
  const paper = format.tint ?? "#fff7e3";
  const tones = { accent, ink: INK, quiet: "#cfc8bb", paper: "#fff7e3" };
  const marks = format.marks.map(({ d, tone }) => `<path d="${d}" fill="${tones[tone]}"/>`).join("");
  const lines = `<path d="${letters}" fill="${INK}"/>`;
  const drawing = (body: string): Drawing => ({
    body,
    unit: 512,
    box: format.box,
    crown: [256, format.box[1], format.box[2] * 0.6],
    eyes: hasFace ? format.face : null,
    head: null,
  });
  const bare = `<path d="${format.paper}" fill="${paper}"/>${marks}`;
  const flat = drawing(bare + lines);
  const light = `<linearGradient id="s" x1="0" y1="0" x2=".5" y2="1"><stop stop-color="${lighten(paper, 0.4)}"/><stop offset="1" stop-color="${darken(paper, 0.14)}"/></linearGradient>`;
  const colours = [paper, INK, accent, tones.quiet];
  return {
    colours,
    flat,
    toon: flat,
    shaded: drawing(`${light}<path d="${format.paper}" fill="url(#s)"/>${marks}${lines}`),
    ...(words !== "" && { letters: spriteOf(format, drawing(bare), words, colours) }),
  };
};

/** The letters in cells of one dot each, where they fit on the paper; the smallest where no others ever would. */
const lettersOn = (
  text: string,
  { words, box: [, , width, height] }: Format,
  size: number,
): PixelCanvas | null => {
  const unit = size / Math.max(width, height);
  // The last column of a paper is in the shade.
  const [wide, high] = [Math.floor(words.width * unit) - 1, Math.floor(words.height * unit) + 1];
  const set = pixelName(text, wide, high);
  if (set)
    return paintName(
      { ...set, scale: 1, width: set.width / set.scale, height: set.height / set.scale },
      INK,
      INK,
    );
  return size === LARGEST && text !== "" ? tinyName(text) : null;
};

const SIZES = [40, 44, 48, 52, 56, 62, 70, 78, 86, 96, 112, 132, 150] as const;
const LARGEST = 150;

/** The same on a grid: the thing drawn in as many cells as its letters need, each of five by seven. */
const spriteOf = (format: Format, blank: Drawing, text: string, colours: readonly string[]): Sprite => {
  const size = SIZES.find((each) => lettersOn(text, format, each)) ?? SIZES[0];
  const { canvas: paper, at } = cellsOf(blank, size);
  const canvas = new PixelCanvas(paper.width, paper.height);
  canvas.stamp(paper, 0, 0);
  const letters = lettersOn(text, format, size);
  const { x, y, width, height } = format.words;
  const [left, top] = at(x + width / 2, y + height / 2);
  if (letters)
    canvas.stamp(letters, Math.round(left - letters.width / 2), Math.round(top - letters.height / 2));
  return spriteFrom(canvas, colours);
};
