import { darken, lighten } from "../../colour/colour.ts";
import { luminance } from "../../colour/contrast.ts";
import type { Drawing, Picture, Sprite } from "../../pictures.ts";
import type { Expression } from "../../reading/expression.ts";
import type { Word } from "../../reading/words.ts";
import type { Random } from "../../seeded/random.ts";
import { drawFace } from "../acting/draw-face.ts";
import { faceAt } from "../acting/face.ts";
import { PixelCanvas, spriteFrom } from "../pixels/canvas.ts";
import { cellsOf } from "../pixels/cells-of.ts";
import { paintName, pixelName, tinyName } from "../pixels/letters.ts";
import { LARGER, putFace } from "../pixels/put-pieces.ts";
import { HELD, kindsFor, WEEKDAY } from "./fitting.ts";
import { formats } from "./formats.ts";
import { cardOf, deepOf, oppositeOf, raised, softOf, vinylOf } from "./modelled-sign.ts";
import { type Lettering, setName } from "./set-name.ts";
import { type Format, round } from "./shapes.ts";
import { halvesOf, moodOfWords, percentOf } from "./what-is-said.ts";

/** A board for the hands, with a word on it and no face. */
export const placardOf = (words: string, accent: string): Picture | null => {
  const kind = HELD.find(([said]) => said.test(words))?.[1] ?? "placard";
  const format: Format = formats[kind];
  const set = setName(words, { ...format.words, align: "middle" }, 190);
  if (!set) return null;
  const picture = pictureOf(format, { accent, percent: null, firstMood: "happy" }, [words], [set], false);
  return { ...picture, letters: kind === "day" ? smallPage(words) : smallBoard(words) };
};

/** "on Mondays": a picture of a calendar would not say which day. */
export const dayPage = (words: readonly Pick<Word, "folded">[], accent: string): Picture | null => {
  const day = words.find(({ folded }) => WEEKDAY.test(folded))?.folded;
  return day === undefined ? null : placardOf(day.replace(/s$/, ""), accent);
};

/** Columns left and right of the letters: hands close over the edges of a board. */
const FOR_HANDS = 6;

/** The board in as few cells as its letters of three by five need. */
const smallBoard = (text: string): Sprite => inCells(tinyName(text), 0);

/** A page of a calendar with the day as short as calendars say it, under a band with two rings. */
const smallPage = (day: string): Sprite => inCells(tinyName(day.slice(0, SHORT_DAY)), BAND);
const SHORT_DAY = 3;
const BAND = 4;

const inCells = (letters: ReturnType<typeof tinyName>, band: number): Sprite => {
  const [width, height] = [letters.width + 2 * FOR_HANDS, letters.height + 6 + band];
  const size = Math.max(width, height);
  const [left, top] = [Math.floor((size - width) / 2), Math.floor((size - height) / 2)];
  const cellAt = (x: number, y: number): string => {
    const [column, row] = [x - left, y - top];
    if (column < 0 || row < 0 || column >= width || row >= height) return ".";
    if (row < band) return row < band - 1 && isRing(column, width) ? "b" : "c";
    return letters.get(column - FOR_HANDS, row - 3 - band) ? "b" : "a";
  };
  const cells = Array.from({ length: size * size }, (_, at) => cellAt(at % size, Math.floor(at / size)));
  return { size, cells: cells.join("") };
};
const isRing = (column: number, width: number): boolean =>
  [RING, width - RING - 2].some((ring) => column === ring || column === ring + 1);
const RING = 5;

const INK = "#1d1a26";

/** A thing with words on it, and without them, where they stand beside it. */
export interface Sign {
  written: Picture;
  blank: Picture;
  /** Its colour, where it is modelled. */
  vinyl: string;
  /** The face that goes with the words, where they ask for one. */
  mood: Expression | null;
}

/**
 * Words that name nothing to be seen become something: a thing with them on it, which gets a face, arms and legs
 * like every other; another with each step. Null where there are letters that we have no shapes for.
 */
export const signOf = (words: string, accent: string, random: Random, step = 0): Sign | null => {
  const ranked = kindsFor(words, (all) => random.shuffle(all));
  const kind = ranked[step % ranked.length] ?? "board";
  const format: Format = formats[kind];
  const turned = halvesOf(words);
  const halves = format.second ? turned : null;
  const parts = halves ? [halves.first, halves.second] : [words];
  const sets = parts.map((part, at) =>
    setName(part, { ...inset(roomsOf(format)[at] ?? format.words), align: "middle" }, 150),
  );
  if (sets.some((set) => set === null)) return null;
  const letters = sets.filter((set) => set !== null);
  const percent = percentOf(words);
  const mood =
    (MADE.test(words) ? null : turned?.moods[1]) ??
    moodOfWords(words.replace(MADE, "")) ??
    moodOfWords(words) ??
    (percent !== null && percent <= LOW ? "scared" : null);
  const shown = { accent, percent, firstMood: halves?.moods[0] ?? "happy" } as const;
  return {
    written: pictureOf(format, shown, parts, letters),
    blank: pictureOf(format, shown, [], []),
    vinyl: format.tint ?? vinylOf(accent),
    mood,
  };
};

/** In "ngmi but make it fashion" the one who will not make it wears it. */
const MADE = / but make it .+$/i;

/** Words keep off the rim of what they stand on. */
const inset = ({ x, y, width, height }: Format["words"]): Format["words"] => ({
  x: x + RIM,
  y: y + RIM,
  width: width - RIM * 2,
  height: height - RIM,
});
const RIM = 8;

const roomsOf = ({ words, second }: Format) => [words, second ?? words] as const;

/** What of the words is seen on the thing besides the letters. */
interface Shown {
  accent: string;
  percent: number | null;
  firstMood: Expression;
}

const pictureOf = (
  format: Format,
  shown: Shown,
  parts: readonly string[],
  letters: readonly Lettering[],
  hasFace = true,
): Picture => {
  const { accent } = shown;
  const paper = format.tint ?? PAPER;
  const vinyl = format.tint ?? vinylOf(accent);
  const marks = marksOf(format, shown, { accent, ink: INK, quiet: QUIET, paper: PAPER, pale: PALE });
  const words = letters.map(({ d }) => d).join("");
  const drawing = (body: string): Drawing => ({
    body,
    unit: 512,
    box: format.box,
    crown: [256, format.box[1], format.box[2] * 0.6],
    eyes: hasFace ? format.face : null,
    head: null,
  });
  const faces = othersOf(format, shown);
  const bare = `<path d="${format.paper}" fill="${paper}"/>${marks}`;
  const flat = drawing(`${bare}${faces}<path d="${words}" fill="${INK}"/>`);
  const [top, middle, below] = format.tint
    ? [lighten(vinyl, 0.22), vinyl, darken(vinyl, 0.08)]
    : ["#ffffff", cardOf(vinyl), softOf(vinyl)];
  const light =
    `<linearGradient id="s" x1="0" y1="0" x2=".5" y2="1"><stop stop-color="${top}"/>` +
    `<stop offset=".5" stop-color="${middle}"/><stop offset="1" stop-color="${below}"/></linearGradient>`;
  const tones = format.tint
    ? { accent: deepOf(vinyl), quiet: darken(vinyl, 0.2) }
    : { accent: vinyl, quiet: softOf(vinyl) };
  const solid = marksOf(
    format,
    { ...shown, accent: tones.accent },
    { ...tones, ink: INK, pale: oppositeOf(vinyl), paper: PAPER },
  );
  const size = Math.min(...letters.map((each) => each.size));
  const colours = [...new Set([paper, INK, accent, QUIET, ...coloursIn(marks)])];
  const cells = parts.length > 0 ? onCells(format, drawing(bare), parts, shown.firstMood) : null;
  cells?.each((_x, _y, colour) => {
    if (!colours.includes(colour)) colours.push(colour);
  });
  return {
    colours,
    flat,
    toon: flat,
    shaded: drawing(
      `${light}<path d="${format.paper}" fill="url(#s)"/>${solid}${faces}${words === "" ? "" : raised(words, size, vinyl)}`,
    ),
    ...(cells && { letters: spriteFrom(cells, colours) }),
  };
};

const marksOf = (format: Format, shown: Shown, tones: Readonly<Record<string, string>>): string => {
  const painted = format.marks.map(({ d, tone }) => `<path d="${d}" fill="${tones[tone] ?? tone}"/>`);
  return [...painted, barOf(format, shown)].join("");
};
const [PAPER, QUIET, PALE] = ["#fff7e3", "#cfc8bb", "#dfe5ee"] as const;
const coloursIn = (body: string): string[] => body.match(/#[0-9a-f]{6}/g) ?? [];

/** A bar that is as full as the words say, and nearly empty where they do not. */
const barOf = ({ bar }: Format, { accent, percent }: Shown): string => {
  if (!bar) return "";
  const [left, top, width, height] = bar;
  const full = Math.max(height, Math.round((width * (percent ?? NEARLY_EMPTY)) / 100));
  return `<path d="${round(left, top, full, height, Math.min(height / 2, 14))}" fill="${percent !== null && percent <= LOW ? RED : accent}"/>`;
};
const NEARLY_EMPTY = 9;
const [LOW, RED] = [20, "#f0435e"] as const;

const othersOf = ({ others = [] }: Format, { firstMood }: Shown): string =>
  others
    .map(({ face: [x, y, reach], mood }) =>
      drawFace(faceAt(mood ?? firstMood, [x, y], reach), INK, "4", PAPER),
    )
    .join("");

/** The letters in cells of one dot each, where they fit on the paper; the smallest where no others ever would. */
const lettersOn = (
  text: string,
  room: Format["words"],
  { box: [, , width, height] }: Format,
  size: number,
): PixelCanvas | null => {
  const unit = size / Math.max(width, height);
  const [wide, high] = [Math.floor(room.width * unit) - MARGIN, Math.floor(room.height * unit) + 1];
  const set = pixelName(text, wide, high);
  if (set)
    return paintName(
      { ...set, scale: 1, width: set.width / set.scale, height: set.height / set.scale },
      INK,
      INK,
    );
  return size === LARGEST && text !== "" ? tinyName(text) : null;
};

/** The edge of the paper has a line, and a shadow on one side. */
const MARGIN = 2;

/** Every second, so that a page of whole cells is filled. */
const SIZES = Array.from({ length: 56 }, (_, nth) => 40 + nth * 2);
const LARGEST = 150;
/** Faces that are drawn with the thing need so many cells to be faces. */
const FOR_FACES = 96;

/** Whether there is paper under all letters, and beside them: none run over the edge of a cloud. */
const isOnPaper = (paper: PixelCanvas, letters: PixelCanvas, left: number, top: number): boolean => {
  let isClear = true;
  letters.each((x, y) => {
    for (const dx of [-2, 0, 2]) {
      const below = paper.get(left + x + dx, top + y);
      if (!below || luminance(below) < DARK) isClear = false;
    }
  });
  return isClear;
};
const DARK = 0.16;

/** The same on a grid: the thing drawn in as many cells as its letters need, each of five by seven. */
const onCells = (
  format: Format,
  blank: Drawing,
  parts: readonly string[],
  firstMood: Expression,
): PixelCanvas => {
  const rooms = roomsOf(format);
  const lettered = (size: number) =>
    parts.map((part, nth) => lettersOn(part, rooms[nth] ?? format.words, format, size));
  const least = format.others ? FOR_FACES : 0;
  const fitting = SIZES.filter(
    (each) => each >= least && lettered(each).every((letters) => letters !== null),
  );
  const writtenAt = (size: number) => {
    const cells = cellsOf(blank, size);
    const letters = lettered(size).flatMap((each, nth) => {
      const { x, y, width, height } = rooms[nth] ?? format.words;
      const [left, top] = cells.at(x + width / 2, y + height / 2);
      return each
        ? [[each, Math.round(left - each.width / 2), Math.round(top - each.height / 2)] as const]
        : [];
    });
    return { ...cells, letters, isClear: letters.every((each) => isOnPaper(cells.canvas, ...each)) };
  };
  const sized = fitting.map((size) => () => writtenAt(size));
  const first = sized.find((written) => written().isClear) ?? sized[0] ?? (() => writtenAt(LARGEST));
  const { canvas: paper, at, unit, letters } = first();
  const canvas = new PixelCanvas(paper.width, paper.height);
  canvas.stamp(paper, 0, 0);
  for (const each of letters) canvas.stamp(...each);
  for (const { face, mood } of format.others ?? []) {
    const [x, y] = at(face[0], face[1]);
    const body = { eyes: { x, y, reach: face[2] * unit }, width: 0, height: 0, centre: [x, y] } as const;
    putFace(canvas, mood ?? firstMood, body, Math.round(x), LARGER);
  }
  return canvas;
};
