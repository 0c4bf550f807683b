import { luminance } from "../../colour/contrast.ts";
import type { FaceCell, Tone } from "./cell-eyes.ts";
import type { CellEyes, Look } from "./looks.ts";

/** On fewer cells an eye is a stroke: whites, lids and rims are noise there, lids soonest. */
export const isTiny = ({ eyes }: Look, wide: number): boolean => wide < (LEAST[eyes] ?? CALM);
const CALM = 2.9;
const LEAST: Partial<Record<CellEyes, number>> = { angry: 4.5, half: 4.5, wide: 3.5 };

/** Eyes on so few cells that they are strokes: rows from the top, columns from the middle of the face outwards. */
const EYES: Readonly<Record<CellEyes, readonly string[]>> = {
  open: [".k.", ".k."],
  wet: [".k.", ".k."],
  averted: [".k.", ".k."],
  angry: [".kk", "k..", ".k.", ".k."],
  half: ["kkk", ".k."],
  closed: ["k.k", ".k."],
  laughing: [".k.", "k.k"],
  wide: ["www", "wkw", "www"],
  hearts: ["h.h", "hhh", ".h."],
  crossed: ["k.k", ".k.", "k.k"],
};
/** Brows that rise towards the middle, clear of the eye. */
const WORRIED = ["kk.", "..k"];
/** On what is so pale a white is not seen. */
const PALE = 0.6;
const ON_PALE = [".kk", ".kk"];

const TONES: Readonly<Record<string, Tone>> = { k: "line", w: "white", h: "heart" };

export interface TinyEyes {
  cells: FaceCell[];
  /** The first row below the eyes. */
  end: number;
}

/** Both eyes, with one tear below each where they weep. */
export const tinyEyes = (
  { eyes, isWorried, extra }: Look,
  { axis, y, reach, skin }: { axis: number; y: number; reach: number; skin: string },
): TinyEyes => {
  const eye = eyes === "wide" && luminance(skin) > PALE ? ON_PALE : EYES[eyes];
  const rows = isWorried && eyes !== "wide" ? [...WORRIED, ...eye] : eye;
  const end = Math.round(y + 1.5);
  const middle = Math.max(2, Math.round(reach - 0.5));
  const x = (side: 1 | -1, u: number) => (side > 0 ? axis : axis - 1) + side * (middle + u - 1);
  const cells = ([-1, 1] as const).flatMap((side) => [
    ...rows.flatMap((row, down) =>
      [...row].flatMap((letter, u): FaceCell[] => {
        const tone = eyes === "wide" && letter === "k" && rows !== ON_PALE ? "pupil" : TONES[letter];
        return tone ? [{ x: x(side, u), y: end - rows.length + down, tone }] : [];
      }),
    ),
    ...(extra === "tears"
      ? [0, 1].map((down): FaceCell => ({ x: x(side, 2), y: end + down, tone: "tear" }))
      : []),
  ]);
  return { cells, end };
};
