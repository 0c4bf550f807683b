import { darken, lighten, mix } from "../../colour/colour.ts";
import { luminance } from "../../colour/contrast.ts";
import { boxOf, isWithinPiece } from "../boxes.ts";
import { drawPiece } from "../gear/draw-gear.ts";
import type { Piece } from "../gear/shapes.ts";
import { moved } from "../gear/wear.ts";
import type { Point } from "../svg.ts";
import { reachOf } from "./draw-face.ts";

const [INK, WHITE] = ["#1d1a26", "#ffffff"] as const;
const [TEAR, TONGUE] = ["#6cc7f5", "#f0566c"] as const;
const TEAR_EDGE = `stroke="#2f86cc" stroke-opacity=".5" stroke-width=".8"`;
/** Blush and the vein of who is angry; comics have that one alone. */
const [BLUSH, VEIN] = [/^#ff(?:7f93|8fa3)/, "#e5343f"] as const;
/** How much farther a blush reaches that fades. */
const FADED = 1.55;
/** How much of an iris its pupil is. */
const PUPIL = 0.6;
const IRISES = ["#2f86d6", "#4f9a3f", "#c07a20", "#8a4f2a"] as const;

/** What a face in the round lies on, and how its paints are called. */
export interface FaceGround {
  key: string;
  coat: string;
}

export const stop = (offset: number, colour: string, opacity = 1): string =>
  `<stop offset="${offset}" stop-color="${colour}"${opacity < 1 ? ` stop-opacity="${opacity}"` : ""}/>`;
export const radial = (id: string, at: string, ...stops: readonly string[]): string =>
  `<radialGradient id="${id}" ${at}>${stops.join("")}</radialGradient>`;
/** From above downwards. */
const falling = (id: string, ...stops: readonly string[]): string =>
  `<linearGradient id="${id}" x2="0" y2="1">${stops.join("")}</linearGradient>`;

/** The paints of a face: glass, blushing, the depth of a mouth, tears. */
export const facePaints = ({ key, coat }: FaceGround): string => {
  const iris = irisOf(coat);
  const ring = [stop(0, lighten(iris, 0.5)), stop(0.5, iris), stop(1, darken(iris, 0.7))];
  return [
    radial(`${key}white`, `cy=".66" r=".68"`, stop(0.55, "#fff"), stop(0.85, "#dfe2f0"), stop(1, "#a9aecb")),
    radial(`${key}iris`, `cy=".8" r=".8"`, ...ring),
    radial(`${key}black`, `cy=".86" r=".8"`, stop(0, "#3a2f4a"), stop(0.5, "#130e1b"), stop(1, "#0a0710")),
    radial(`${key}blush`, "", stop(0, "#ff5f7c", 0.62), stop(0.45, "#ff5f7c", 0.4), stop(1, "#ff5f7c", 0)),
    falling(`${key}deep`, stop(0, "#1c0409"), stop(0.55, "#56101f"), stop(1, "#8a2335")),
    falling(`${key}tear`, stop(0, "#d8f2ff", 0.5), stop(0.6, "#8ed4ff", 0.85), stop(1, "#3f9fe6")),
  ].join("");
};

/** A whole face in the round, on a thing whose first colour is `coat`; `key` is the beginning of its paints' ids. */
export const modelledFace = (pieces: readonly Piece[], key: string, coat: string = WHITE): string => {
  const ground = { key, coat };
  const largest = Math.max(0, ...pieces.filter(({ fill }) => fill === WHITE).map(reachOf));
  const drawn = modelledFacePieces(
    pieces,
    ground,
    (piece) => piece.fill === WHITE && reachOf(piece) > largest * 0.5,
  );
  return facePaints(ground) + drawn.join("");
};

/** Any of them, and for one coat always the same: if each were the farthest from its coat, nearly all would be blue. */
const irisOf = (coat: string): string =>
  IRISES[Number.parseInt(coat.slice(1), 16) % IRISES.length] ?? IRISES[0];

/** Brows and lips are of the coat's own colour, and far darker; on something dark they are lighter. */
const lineOf = (coat: string): string =>
  luminance(coat) < BLACK ? lighten(coat, 0.5) : mix(darken(coat, 0.72), "#2a1016", 0.4);

const BLACK = 0.03;

/**
 * The pieces of a face in the round, back to front, each in turn. An iris lies in the white of an eye (`isBall`), and a
 * tongue in an open mouth; all else that is dark is a line.
 */
export const modelledFacePieces = (
  pieces: readonly Piece[],
  { key, coat }: FaceGround,
  isBall: (piece: Piece) => boolean,
): string[] => {
  const balls = pieces.filter(isBall);
  const line = lineOf(coat);
  return pieces.map((piece, nth) => {
    const { fill } = piece;
    const painted = (paint: string, of: Piece = piece) => drawPiece(of, () => `fill="${paint}"`);
    if (fill === VEIN) return "";
    if (BLUSH.test(fill) && piece.kind === "oval")
      return painted(`url(#${key}blush)`, { ...piece, rx: piece.rx * FADED, ry: piece.ry * FADED });
    if (fill === TEAR) return drawPiece(piece, () => `fill="url(#${key}tear)" ${TEAR_EDGE}`);
    if (balls.includes(piece)) {
      const socket = `stroke="${darken(coat, 0.6)}" stroke-opacity=".55" stroke-width="1.4"`;
      return drawPiece(piece, () => `fill="url(#${key}white)" ${socket}`);
    }
    if (fill === WHITE) {
      const isInMouth =
        piece.kind === "oval" || pieces.slice(0, nth).some((each) => isWithinPiece(piece, each));
      const edge = `stroke="${line}" stroke-width="${pieces[nth + 1]?.fill === SEAM ? GRITTED : TOOTH}"`;
      return drawPiece(piece, () => `fill="${WHITE}"${isInMouth ? "" : ` ${edge} stroke-linejoin="round"`}`);
    }
    if (fill !== INK) return raised(piece, `${key}f${nth}`);
    if (piece.kind === "oval") {
      if (!balls.some((ball) => isAbout(ball, [piece.x, piece.y]))) return painted(`url(#${key}deep)`);
      const pupil = { ...piece, rx: piece.rx * PUPIL, ry: piece.ry * PUPIL };
      return painted(`url(#${key}iris)`) + painted(`url(#${key}black)`, pupil);
    }
    if (pieces[nth + 1]?.fill === TONGUE) return painted(`url(#${key}deep)`);
    return drawPiece(moved(piece, 0, LIP, 1), () => `fill="#fff" fill-opacity=".3"`) + painted(line);
  });
};

/** Between teeth; around what is on no lip a line is as thick as one, since teeth alone would be stitches on pale fur. */
const SEAM = "#8d8798";
const [GRITTED, TOOTH] = [3.4, 1.2];

/** How far below a line in the coat its lower edge is lit. */
const LIP = 1.1;

const isAbout = (piece: Piece, [x, y]: Point): boolean => {
  const { centre, width, height } = boxOf(piece);
  return Math.abs(x - centre[0]) < width / 2 && Math.abs(y - centre[1]) < height / 2;
};

/** Lit from the upper left. */
const raised = (piece: Piece, id: string): string => {
  const stops = [stop(0, lighten(piece.fill, 0.4)), stop(0.45, piece.fill), stop(1, darken(piece.fill, 0.3))];
  const paint = radial(id, `cx=".36" cy=".26" r=".86"`, ...stops);
  return paint + drawPiece(piece, () => `fill="url(#${id})"`);
};
