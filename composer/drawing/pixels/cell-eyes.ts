import type { CellEyes } from "./looks.ts";

/** One cell of a face: where it is, and what it is painted with. */
export interface FaceCell {
  x: number;
  y: number;
  tone: Tone;
}

/** `line` is dark on what is light and light on what is dark, `brow` fainter there, `rim` a deep shade of the skin, `edge` a soft one. */
export type Tone =
  | "white"
  | "pupil"
  | "line"
  | "brow"
  | "rim"
  | "edge"
  | "lid"
  | "inside"
  | "tongue"
  | "tear"
  | "blush"
  | "heart";

/** An eye on whole cells: its first column and row, how large it is, and on which side of the face. */
export interface Eye {
  left: number;
  top: number;
  wide: number;
  high: number;
  side: 1 | -1;
  /** Columns between the eyes. */
  gap: number;
}

/** The cells of an eye; `u` counts its columns from the middle of the face, so that both eyes are alike. */
export const eyeCells = (kind: CellEyes, eye: Eye): FaceCell[] => {
  const draw = drawings[kind];
  return draw ? draw(eye) : whole(eye, kind);
};

/**
 * On few cells and a coat that is not dark, a pupil with a light says more than a white with a rim. Two that stand
 * close give up their inner columns: else they are one pair of dark glasses.
 */
export const buttonEye = (eye: Eye): FaceCell[] => {
  const first = eye.gap > 2 ? 0 : 1;
  const lit = eye.side > 0 ? first : eye.wide - 1;
  return [
    ...area(eye, "pupil", (u, v) => u >= first && within(eye, u, v)),
    at(
      eye,
      eye.wide > 3 && eye.side < 0 ? lit - 1 : eye.wide > 3 ? Math.max(1, lit) : lit,
      eye.wide > 3 ? 1 : 0,
      "white",
    ),
  ];
};

/**
 * On pale skin a white has nothing to stand off: a tall dark eye with a light is an eye all the same. Of a smaller
 * share of its room, it is frightened.
 */
export const darkEye = (eye: Eye, share = 0.7): FaceCell[] => {
  const wide = Math.max(share < 0.6 ? 2 : 3, Math.round(eye.wide * share));
  const high = Math.min(eye.high, wide + 2);
  const left = eye.side < 0 ? eye.left + eye.wide - wide - 1 : eye.left + 1;
  const dark: Eye = { ...eye, left, top: eye.top + ((eye.high - high) >> 1), wide, high };
  const light = wide < 4 ? 1 : wide < 7 ? 2 : wide < 11 ? 3 : 4;
  const isLit = (u: number, v: number): boolean => {
    const x = dark.side > 0 ? u : wide - 1 - u;
    return (x >= 1 && x <= light && v >= 1 && v <= light) || (wide > 4 && x === wide - 2 && v === high - 3);
  };
  return [
    ...area(dark, "pupil", (u, v) => within(dark, u, v)),
    ...area(dark, "white", (u, v) => within(dark, u, v) && isLit(u, v)),
  ];
};

/** Half shut, on what is not dark: a heavy lid, and the pupil that looks out below it. */
export const heavyEye = (eye: Eye): FaceCell[] => {
  const lid = Math.max(1, Math.round(eye.high * 0.35));
  const thick = eye.wide < 6 ? 1 : 2;
  const size = Math.max(2, Math.round(eye.wide * 0.65));
  const from = (eye.wide - size + 1) >> 1;
  const lit = eye.side > 0 ? from : from + size - 1;
  const isPupil = (u: number, v: number) =>
    u >= from && u < from + size && v >= lid + thick && v < lid + thick + size;
  return [
    ...area(eye, "brow", (u, v) => u >= 0 && u < eye.wide && v >= lid && v < lid + thick),
    ...area(eye, "pupil", (u, v) => isPupil(u, v) && v < eye.high),
    ...(size > 2 ? [at(eye, lit, lid + thick, "white")] : []),
  ];
};

/** A thing that is angry and pale, where a white with a rim would be spectacles: a brow aslant, and a dark eye cut off by it. */
export const scowlingEye = (eye: Eye): FaceCell[] => {
  const thick = eye.wide < 6 ? 1 : 2;
  const size = Math.max(3, Math.round(eye.wide * 0.7));
  const from = (eye.wide - size) >> 1;
  const lidAt = slantOf(eye);
  // Two brows that meet would be the bridge of sunglasses.
  const first = eye.gap > 4 ? -1 : 1;
  const isPupil = (u: number, v: number) =>
    u >= from &&
    u < from + size &&
    v >= lidAt(u) &&
    v < eye.high &&
    !(v === eye.high - 1 && (u === from || u === from + size - 1));
  const lit = eye.side > 0 ? from + 1 : from + size - 2;
  return [
    ...area(eye, "brow", (u, v) => u >= first && u <= eye.wide && v < lidAt(u) && v >= lidAt(u) - thick),
    ...area(eye, "pupil", isPupil),
    ...(size < 6 ? [0] : [0, 1]).flatMap((down) =>
      (size < 6 ? [0] : [0, 1]).map((across) =>
        at(eye, lit + across * eye.side, lidAt(lit) + 1 + down, "white"),
      ),
    ),
  ];
};

/** The row of a lid that is drawn down towards the middle of the face. */
const slantOf =
  ({ wide }: Eye) =>
  (u: number): number =>
    Math.max(0, Math.round((wide - 1 - u) * 0.5));

const at = ({ left, top, wide, side }: Eye, u: number, v: number, tone: Tone): FaceCell => ({
  x: side > 0 ? left + u : left + wide - 1 - u,
  y: top + v,
  tone,
});

/** Large eyes are round: more of their corners is cut. */
const isCorner = ({ wide, high }: Eye, u: number, v: number): boolean =>
  Math.min(u, wide - 1 - u) + Math.min(v, high - 1 - v) <
  (wide < 4 ? 0 : wide < 7 ? 1 : wide < 10 ? 2 : wide < 14 ? 3 : 4);

const area = (eye: Eye, tone: Tone, isIn: (u: number, v: number) => boolean): FaceCell[] => {
  const cells: FaceCell[] = [];
  for (let v = -2; v <= eye.high; v++)
    for (let u = -1; u <= eye.wide; u++) if (isIn(u, v)) cells.push(at(eye, u, v, tone));
  return cells;
};

const within = (eye: Eye, u: number, v: number): boolean =>
  u >= 0 && v >= 0 && u < eye.wide && v < eye.high && !isCorner(eye, u, v);

/** A line of one cell around an eye. */
const rimOf = (eye: Eye, isWhite: (u: number, v: number) => boolean): FaceCell[] =>
  area(
    eye,
    "rim",
    // Two rims that meet are spectacles.
    (u, v) =>
      !isWhite(u, v) &&
      (u >= 0 || eye.gap > 2) &&
      (isWhite(u - 1, v) || isWhite(u + 1, v) || isWhite(u, v - 1) || isWhite(u, v + 1)),
  );

/** So many cells a side has the pupil of an eye. */
const pupilOf = (wide: number): number => (wide <= 4 ? 2 : wide <= 6 ? 3 : Math.round(wide * 0.56));

/** A pupil of four columns is round, and has a second light below. */
const ROUND = 4;

const pupil = (eye: Eye, u0: number, v0: number, wide: number, high: number): FaceCell[] => {
  const isEnd = (from: number, length: number, value: number) =>
    value === from || value === from + length - 1;
  const isIn = (u: number, v: number) =>
    u >= u0 &&
    u < u0 + wide &&
    v >= v0 &&
    v < v0 + high &&
    !(wide >= ROUND && isEnd(u0, wide, u) && isEnd(v0, high, v));
  // The light is above and left in both eyes.
  const glint = (across: number, down: number): FaceCell =>
    at(eye, eye.side > 0 ? u0 + across : u0 + wide - 1 - across, v0 + down, "white");
  const lights =
    wide < 3
      ? []
      : wide < ROUND
        ? [glint(0, 0)]
        : [glint(1, 1), glint(1, 2), glint(0, 1), ...(wide > ROUND ? [glint(wide - 2, high - 2)] : [])];
  return [...area(eye, "pupil", isIn), ...lights];
};

const whole = (eye: Eye, kind: CellEyes): FaceCell[] => {
  const isWhite = (u: number, v: number) => within(eye, u, v);
  const white = [...rimOf(eye, isWhite), ...area(eye, "white", isWhite)];
  if (kind === "wide") {
    const small = eye.wide < 4 ? 1 : eye.wide < 10 ? 2 : 3;
    return [...white, ...pupil(eye, (eye.wide - small) >> 1, (eye.high - small) >> 1, small, small)];
  }
  const size = pupilOf(eye.wide);
  const high = eye.wide <= 3 ? 2 : Math.min(eye.high - 1, size + 1);
  const low = Math.max(0, eye.high - high - (eye.wide < 5 ? 1 : 0));
  if (kind === "averted")
    return [...white, ...pupil(eye, eye.side > 0 ? 0 : eye.wide - size, low, size, high - 1)];
  const v0 = kind === "wet" ? low : (eye.high - high + 1) >> 1;
  return [...white, ...pupil(eye, eye.wide <= 3 ? 0 : 1, v0, size, high)];
};

/** The lower part of an eye under a lid that stands so high in each column. */
const underLid = (eye: Eye, lidAt: (u: number) => number, isShaded: boolean): FaceCell[] => {
  const isWhite = (u: number, v: number) => within(eye, u, v) && v >= lidAt(u);
  const size = eye.wide < 7 ? 2 : eye.wide < 11 ? 3 : Math.round(eye.wide * 0.4);
  const first = eye.wide <= 3 ? 0 : 1;
  const from = lidAt(first);
  const thick = eye.wide < 5 ? 1 : eye.wide < 12 ? 2 : 3;
  return [
    ...(isShaded ? area(eye, "lid", (u, v) => within(eye, u, v) && v < lidAt(u)) : []),
    // Under a brow a deep rim would be a pair of spectacles.
    ...rimOf(eye, isWhite)
      .filter(({ y }) => y > eye.top + lidAt(eye.wide - 1))
      .map((cell): FaceCell => ({ ...cell, tone: "edge" })),
    ...area(eye, "white", isWhite),
    ...area(
      eye,
      "pupil",
      (u, v) => u >= first && u < first + size && v >= from && v < Math.min(eye.high - 1, from + size),
    ),
    ...area(
      eye,
      "brow",
      (u, v) => u >= (isShaded ? 0 : -1) && u <= eye.wide && v < lidAt(u) && v >= lidAt(u) - thick,
    ),
  ];
};

/** A line that is bowed: on few cells by its ends alone, on many round. */
const bowed = (eye: Eye, way: 1 | -1): FaceCell[] => {
  const middle = Math.floor(eye.high / 2);
  const thick = eye.wide < 8 ? 1 : eye.wide < 13 ? 2 : 3;
  const deep = eye.wide < 8 ? 1 : Math.round(eye.wide * 0.3);
  const half = (eye.wide - 1) / 2;
  return area(eye, "line", (u, v) => {
    const off = Math.abs(u - half) / half;
    const bent = eye.wide < 8 ? (off < 1 ? deep : 0) : Math.round(deep * (1 - off * off));
    const row = middle + way * (bent - (deep >> 1));
    return u >= 0 && u < eye.wide && v >= row && v < row + thick;
  });
};

const drawings: Partial<Record<CellEyes, (eye: Eye) => FaceCell[]>> = {
  half: (eye) => underLid(eye, () => Math.max(1, Math.round(eye.high * 0.4)), true),
  angry: (eye) => underLid(eye, slantOf(eye), false),
  closed: (eye) => bowed(eye, 1),
  laughing: (eye) => bowed(eye, -1),
  /** Dark strokes alone: in a white they would be a box with noise in it. */
  crossed: (eye) => {
    const size = eye.wide - (eye.wide % 2 === 0 ? 1 : 0);
    const thick = size < 7 ? 0 : 1;
    return area(
      eye,
      "line",
      (u, v) =>
        u >= 0 &&
        v >= 0 &&
        u < size &&
        v < size &&
        (Math.abs(u - v) <= thick || Math.abs(u + v - size + 1) <= thick),
    );
  },
  hearts: (eye) => {
    const size = Math.max(3, eye.wide - (eye.wide % 2 === 0 ? 1 : 0));
    const half = (size - 1) / 2;
    return area(eye, "heart", (u, v) => {
      const off = Math.abs(u - half);
      if (u < 0 || u >= size || v < 0) return false;
      const lobe = size > 3 && v === 0 ? off > 0 && off < half : off > 0 || v > 0;
      return lobe && off + Math.max(0, v - (size > 3 ? 2 : 1)) <= half;
    });
  },
};
