import { darken, lighten } from "../../colour/colour.ts";
import { luminance } from "../../colour/contrast.ts";
import { apart } from "../../colour/lightness.ts";
import { sectionsOf } from "../../data-text.ts";
import {
  buttonEye,
  darkEye,
  type Eye,
  eyeCells,
  type FaceCell,
  heavyEye,
  scowlingEye,
  type Tone,
} from "./cell-eyes.ts";
import type { Look } from "./looks.ts";
import { mouths } from "./texts.gen.ts";
import { isTiny, tinyEyes } from "./tiny-eyes.ts";

/** Where a face lies, in cells. */
export interface FacePlace {
  /** The edge between columns that it is alike about. */
  axis: number;
  /** The middle of the eyes, half their distance and half the width of each; none where eyes are drawn otherwise. */
  eyes: { y: number; reach: number; half: number } | null;
  /** The upper edge of the mouth, and how wide it is. */
  mouth: { y: number; wide: number } | null;
  /** Teeth that show whatever the mouth does. */
  teeth?: "fangs" | "teeth" | null;
  /** What most of a thing is there: it may have a pattern. */
  skin?: string;
}

export interface Painted {
  x: number;
  y: number;
  colour: string;
}

/** What is painted at a cell so far. */
type Under = (x: number, y: number) => string | null;

/** Larger eyes have cells enough for any drawing. */
export const LARGEST_EYE = 20;

/** A face drawn on the grid: whole cells alone, alike left and right. */
export const faceCells = (look: Look, place: FacePlace, under: Under): Painted[] => {
  if (place.eyes && isTiny(look, place.eyes.half * 2)) return tinyFace(look, place, place.eyes, under);
  const eyes = place.eyes ? eyesAt(place.axis, place.eyes) : [];
  const ground = (x: number, y: number) => under(x, y) ?? "#ffffff";
  const [first] = eyes;
  const skin = place.skin ?? (first ? ground(first.left - 1, first.top + (first.high >> 1)) : "#ffffff");
  const lip = place.mouth ? mouthAt(look.mouth, place, lowest(eyes) + 1, under) : null;
  const chin = lip && !place.skin ? ground(place.axis, lip.top + lip.rows.length) : skin;
  const whole = eyes.flatMap((eye) => eyeOn(look, eye, skin, place.skin !== undefined));
  return [
    ...apartFrom(whole, skin, ground),
    ...(look.extra === "blush" ? blushOf(eyes).filter(({ x, y }) => isLight(ground(x, y))) : []).map(
      paintedOn(skin),
    ),
    ...whole
      .filter(
        ({ tone, x, y }) =>
          !/^(rim|edge)$/.test(tone) || luminance(skin) > PALE || luminance(ground(x, y)) > PALE,
      )
      .map(paintedOn(skin)),
    ...(look.isWorried ? eyes.flatMap(browOf) : [])
      .filter(({ x, y }) => under(x, y) !== null)
      .map((cell) => paintedOn(ground(cell.x, cell.y))(cell)),
    ...dropsOf(look, eyes).map(paintedOn(skin)),
    ...(lip ? [...lipCells(lip), ...teethCells(lip, place, chin)] : []).map(paintedOn(chin)),
  ];
};

/** An eye that touches a dark beak or brim runs into it: a cell of the skin stays between them. */
const apartFrom = (
  eyes: readonly FaceCell[],
  skin: string,
  ground: (x: number, y: number) => string,
): Painted[] =>
  luminance(skin) < BUTTONS
    ? []
    : eyes
        .filter(({ tone }) => tone === "pupil" || tone === "line")
        .flatMap(({ x, y }) => AROUND.map(([dx, dy]) => ({ x: x + dx, y: y + dy, colour: skin })))
        .filter(({ x, y }) => luminance(ground(x, y)) < SAME_AS_INK);
const AROUND = [-1, 0, 1].flatMap((dx) => [-1, 0, 1].map((dy) => [dx, dy] as const));
const SAME_AS_INK = 0.05;

/** Strokes of a cell: whatever they lie on, they stand off it. */
const tinyFace = (
  look: Look,
  place: FacePlace,
  { y, reach }: NonNullable<FacePlace["eyes"]>,
  under: Under,
): Painted[] => {
  const ground = (x: number, row: number) => place.skin ?? under(x, row) ?? "#ffffff";
  const skin = ground(place.axis + Math.round(reach), Math.round(y));
  const { cells, end } = tinyEyes(look, { axis: place.axis, y, reach, skin });
  const lip = place.mouth
    ? mouthAt(look.mouth, { ...place, mouth: { ...place.mouth, wide: 4 } }, end, under)
    : null;
  return [
    ...cells.map((cell) => paintedOn(ground(cell.x, cell.y))(cell)),
    ...(lip ? lipCells(lip) : []).map((cell) => paintedOn(ground(cell.x, cell.y))(cell)),
  ];
};

const eyeOn = ({ eyes }: Look, eye: Eye, skin: string, isThing: boolean): FaceCell[] => {
  const light = luminance(skin);
  const isOpen = eyes === "open" || eyes === "wet";
  if (isOpen && light > BUTTONS) return eye.wide <= FEW ? buttonEye(eye) : darkEye(eye, CALM);
  if (eyes === "half" && isThing && light > BUTTONS) return heavyEye(eye);
  if (eyes === "angry" && isThing && light > PALE) return scowlingEye(eye);
  return eyes === "wide" && light > WHITE ? darkEye(eye, 0.5) : eyeCells(eyes, eye);
};
/** On what is no darker than this, a calm eye is a pupil with a light; of so few columns it is no more than that. */
const [FEW, BUTTONS, CALM] = [4, 0.1, 0.72];

const DARK = 0.13;
/** On what is as pale as this, the white of an eye needs a rim. */
const PALE = 0.42;
/** On what is nearly white, an eye is all dark. */
const WHITE = 0.7;
const isLight = (colour: string): boolean => luminance(colour) > DARK;

const FIXED: Partial<Record<Tone, string>> = {
  white: "#ffffff",
  pupil: "#1d1a26",
  tongue: "#f0566c",
  tear: "#63c8ff",
  blush: "#ff8fa3",
};
const [RED, SAME_AS_RED] = ["#f0435e", 0.22];

/** Each cell in a colour that stands off what the face lies on. */
const paintedOn =
  (skin: string) =>
  ({ x, y, tone }: FaceCell): Painted => ({ x, y, colour: FIXED[tone] ?? toneOn(tone, skin) });

const toneOn = (tone: Tone, skin: string): string => {
  const light = luminance(skin);
  // Red hearts on red would not be seen.
  if (tone === "heart") return apart(RED, skin) < SAME_AS_RED ? "#ffe1e7" : RED;
  if (tone === "lid") return darken(skin, 0.2);
  if (tone === "rim") return darken(skin, 0.75);
  if (tone === "edge") return darken(skin, 0.3);
  if (light > DARK) return tone === "inside" ? "#5a1428" : "#1d1a26";
  return tone === "inside" ? "#7a1f36" : lighten(skin, tone === "brow" ? 0.3 : 0.8);
};

/** Both eyes on whole cells, at least three wide, with two columns between them. */
const eyesAt = (axis: number, { y, reach, half }: NonNullable<FacePlace["eyes"]>): Eye[] => {
  const wide = Math.max(3, Math.round(half * 2));
  const high = wide + 1;
  const off = Math.max(1, Math.round(reach - wide / 2));
  const top = Math.round(y - high / 2);
  // A cyclops has one, in the middle.
  if (reach === 0) return [{ left: axis - Math.round(wide / 2), top, wide, high, side: 1, gap: 2 }];
  return ([-1, 1] as const).map((side) => ({
    left: side < 0 ? axis - off - wide : axis + off,
    top,
    wide,
    high,
    side,
    gap: off * 2,
  }));
};

const lowest = (eyes: readonly Eye[]): number => Math.max(-1, ...eyes.map(({ top, high }) => top + high));

/** A brow over an eye, a row apart from it, higher towards the middle. */
const browOf = ({ left, top, wide, side }: Eye): FaceCell[] => {
  const thick = wide < 6 ? 1 : wide < 12 ? 2 : 3;
  return Array.from({ length: wide * thick }, (_, nth): FaceCell => {
    const [u, row] = [nth % wide, Math.floor(nth / wide)];
    return {
      x: side > 0 ? left + u : left + wide - 1 - u,
      y: top - 1 - thick + row - (u < wide / 2 ? 1 : 0),
      tone: "brow",
    };
  });
};

const blushOf = (eyes: readonly Eye[]): FaceCell[] =>
  eyes.flatMap(({ left, top, wide, high, side }) => {
    const across = wide < 5 ? 2 : wide < 11 ? 3 : 5;
    const from = side > 0 ? left + wide - across + 1 : left - 1;
    const rows = wide < 5 ? 1 : wide < 11 ? 2 : 3;
    return Array.from({ length: across * rows }, (_, nth) => ({
      x: from + (nth % across),
      y: top + high + 1 + Math.floor(nth / across),
      tone: "blush" as const,
    }));
  });

/** Tears run down from the outer half of each eye; those of joy stand beside it. */
const dropsOf = ({ extra }: Look, eyes: readonly Eye[]): FaceCell[] => {
  if (extra !== "tears" && extra !== "joy") return [];
  return eyes.flatMap(({ left, top, wide, high, side }) => {
    const across = wide < 5 ? 1 : wide < 11 ? 2 : 3;
    const out = extra === "joy" ? 1 : -across;
    const x = side > 0 ? left + wide + out : left - out - across;
    const from = extra === "joy" ? top + (high >> 1) : top + high - 1;
    const length = extra === "joy" ? across + 1 : high;
    return Array.from({ length: length * across }, (_, nth) => ({
      x: x + (nth % across),
      y: from + Math.floor(nth / across),
      tone: "tear" as const,
    }));
  });
};

interface Lip {
  left: number;
  top: number;
  rows: readonly string[];
}

const mouthRows = sectionsOf(mouths);
const WIDTHS = [4, 6, 8, 10] as const;
const [WIDE, VERY_WIDE, EYES_WIDE] = [13, 20, 3.4];
/** How much lighter or darker than its skin is what a mouth may not lie on. */
const OFF = 0.1;

/** The mouth, a row clear of the eyes and of a nose above it. */
const mouthAt = (
  kind: string,
  { axis, eyes, mouth, skin }: FacePlace,
  eyesEnd: number,
  under: Under,
): Lip => {
  const { y, wide: jaw } = mouth as NonNullable<FacePlace["mouth"]>;
  // Among the teeth of a long jaw a mouth is no wider than eyes of its size have it.
  const wide = Math.min(jaw, eyes ? Math.max(10, eyes.half * EYES_WIDE) : jaw);
  // On a large face a line of one cell is a hair: the mouth of half its width is drawn twice as large.
  const times = wide > VERY_WIDE ? 3 : wide > WIDE ? 2 : 1;
  const half = [...WIDTHS].reverse().find((each) => each * times <= wide + 1) ?? WIDTHS[0];
  const columns = half * times;
  const drawn = larger(mouthRows(`${kind} ${half}`).split("\n"), times);
  const isThick = times === 1 && jaw > WIDE && /firm|frown|smirk|wobble/.test(kind);
  const rows = isThick ? drawn.flatMap((row) => [row, row]) : drawn;
  let top = Math.max(Math.round(y), eyesEnd);
  const around = luminance(under(axis - columns / 2, top + 1) ?? "#ffffff");
  const isNose = (row: number) => luminance(under(axis, row) ?? "#ffffff") < 0.04 && around > DARK;
  for (let row = top + 1; row >= top - 1; row--)
    if (isNose(row)) {
      top = row + 2;
      break;
    }
  // A mouth does not fall off a screen or a slice: it is nearer to the eyes then.
  const isOff = (row: number) =>
    skin !== undefined && Math.abs(luminance(under(axis, row) ?? "#000000") - luminance(skin)) > OFF;
  while (top > eyesEnd && isOff(top + rows.length)) top--;
  const left = axis - columns / 2;
  return { left, top: belowNostrils({ left, top, rows }, under), rows };
};

const larger = (rows: readonly string[], times: number): string[] =>
  rows.flatMap((row) => Array<string>(times).fill(row.replace(/./g, (cell) => cell.repeat(times))));

/** Nostrils beside a mouth would lengthen it: it goes below them, where the muzzle has room for that. */
const belowNostrils = ({ left, top, rows }: Lip, under: Under): number => {
  const wide = rows[0]?.length ?? 0;
  const chin = luminance(under(left + wide / 2, top) ?? "#ffffff");
  const isDarker = (x: number, y: number) => luminance(under(x, y) ?? "#ffffff") < chin * NOSTRIL;
  const across = Array.from({ length: wide + 4 }, (_, column) => left - 2 + column);
  const rowsSeen = [...rows, "", ""].map((_, row) => top - 1 + row);
  const last = rowsSeen.filter((row) => across.some((x) => isDarker(x, row))).at(-1);
  const below = (last ?? top - 2) + 2;
  return below > top && below <= top + FURTHER && under(left, below + rows.length) !== null ? below : top;
};
const [NOSTRIL, FURTHER] = [0.35, 4];

/** In so wide a mouth a fang has two columns. */
const LARGE = 14;

const TONES: Readonly<Record<string, Tone>> = { k: "line", d: "inside", r: "tongue", w: "white" };

const lipCells = ({ left, top, rows }: Lip): FaceCell[] =>
  rows.flatMap((row, down) =>
    [...row].flatMap((letter, across) => {
      const tone = TONES[letter];
      return tone ? [{ x: left + across, y: top + down, tone }] : [];
    }),
  );

/**
 * Two fangs at the ends of the lips, or within a mouth that is open, or two front teeth in its middle; with a line
 * around what would be white on white.
 */
const teethCells = ({ left, top, rows }: Lip, { axis, teeth }: FacePlace, skin: string): FaceCell[] => {
  if (!teeth) return [];
  const wide = rows[0]?.length ?? 0;
  const high = wide < 6 ? 1 : wide < LARGE ? 2 : 3;
  const isOpen = teeth === "fangs" && wide > 4 && rows.some((row) => row.includes("d"));
  const from = isOpen ? top + 1 : top + rows.length - (wide < LARGE ? 1 : 0);
  const inset = isOpen ? 2 : 1;
  const ends = [left + inset, left + wide - 1 - inset];
  const inner = wide < LARGE ? [] : [left + inset + 1, left + wide - 2 - inset];
  const columns = teeth === "fangs" ? [...ends, ...inner] : [axis - 1, axis];
  const isLined = teeth === "teeth" || (!isOpen && luminance(skin) > PALE);
  const beside = columns.flatMap((x) => [x - 1, x + 1]).filter((x) => !columns.includes(x));
  return Array.from({ length: high }, (_, down) => from + down).flatMap((y) => [
    ...(isLined ? beside.map((x): FaceCell => ({ x, y, tone: "line" })) : []),
    ...columns.map((x): FaceCell => ({ x, y, tone: "white" })),
    ...(isLined && teeth === "fangs" && y === from + high - 1
      ? columns.map((x): FaceCell => ({ x, y: y + 1, tone: "line" }))
      : []),
  ]);
};
