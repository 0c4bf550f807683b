import type { Drawing } from "../pictures.ts";
import type { Cast } from "./cast.ts";
import type { Pose } from "./staging.ts";

/** A square spot on the page: its middle, and how long its side is. */
export interface Spot {
  x: number;
  y: number;
  size: number;
}

/** Where a pose puts whom, in the 512 units of a logo. */
export interface Stand extends Spot {
  /** Degrees the hero leans. */
  turn: number;
  /** Which side the motif is on. */
  side: 1 | -1;
  /** Where the motif goes; `foot` beside the hero, clear of its face; `crown` on its head. */
  motif: Spot | "foot" | "crown";
  /** The motif on a small disc: it could not be made out otherwise. */
  disc: boolean;
  /** A frame that the hero looks out of. */
  frame: Spot | null;
  /** The hero once more: smaller and turned round, or huge and in one tone. */
  twin: Spot | null;
  echo: Spot | null;
  /** The room of the name, if the pose shows it. */
  plate: { x: number; y: number; width: number; height: number } | null;
}

const MIDDLE = 256;

export const standOf = (cast: Cast, figure: Drawing, side: 1 | -1): Stand => {
  const corner: Spot = { x: MIDDLE + side * 168, y: 424, size: 118 };
  const plain: Stand = {
    x: MIDDLE,
    y: 262,
    size: 350,
    turn: 0,
    side,
    motif: "foot",
    disc: false,
    frame: null,
    twin: null,
    echo: null,
    plate: null,
  };
  const poses: Record<Pose, () => Stand> = {
    whole: () => plain,
    close: () => ({ ...plain, ...closeUp(figure), motif: corner, disc: true }),
    medal: () => ({
      ...plain,
      y: 250,
      size: 372,
      motif: corner,
      disc: true,
      frame: { x: MIDDLE, y: 268, size: 400 },
    }),
    tilted: () => ({ ...plain, size: 392, turn: side * -13, x: MIDDLE - side * 16, y: 258 }),
    low: () => ({ ...plain, size: 500, y: 512 - 500 * 0.36, motif: corner, disc: true }),
    pair: () =>
      cast.motif
        ? {
            ...plain,
            x: MIDDLE - side * 72,
            y: 236,
            size: 330,
            motif: { x: MIDDLE + side * 142, y: 368, size: 196 },
          }
        : {
            ...plain,
            x: MIDDLE - side * 62,
            y: 286,
            size: 320,
            twin: { x: MIDDLE + side * 142, y: 176, size: 196 },
          },
    echo: () => ({
      ...plain,
      x: MIDDLE - side * 66,
      y: 296,
      size: 318,
      echo: { x: MIDDLE + side * 92, y: 206, size: 452 },
    }),
    plate: () => ({
      ...plain,
      y: 204,
      size: 316,
      motif: { x: MIDDLE + side * 184, y: 296, size: 104 },
      // Inside the circle that many pages cut out of a logo.
      plate: { x: 92, y: 370, width: 328, height: 86 },
    }),
    topped: () => ({ ...plain, y: 304, size: 330, motif: "crown" }),
  };
  return poses[cast.staging.pose]();
};

/** The head in the middle and large; never so large that a beak or an ear is all that is seen. */
const closeUp = ({ box, head }: Drawing): Spot => {
  const [left, top, width, height] = box;
  const longer = Math.max(width, height);
  const [hx, hy, hr] = head ?? [left + width / 2, top + height / 2, longer * 0.34];
  const size = Math.min(880, Math.max(470, (165 / hr) * longer));
  return {
    x: MIDDLE - ((hx - left - width / 2) / longer) * size,
    y: 272 - ((hy - top - height / 2) / longer) * size,
    size,
  };
};

export interface Circle {
  x: number;
  y: number;
  r: number;
}

/** Whether a square spot lies over a circle. */
export const covers = ({ x, y, size }: Spot, circle: Circle): boolean => {
  const dx = Math.max(0, Math.abs(circle.x - x) - size / 2);
  const dy = Math.max(0, Math.abs(circle.y - y) - size / 2);
  return dx * dx + dy * dy < circle.r * circle.r;
};

// By the foot at the motif's own side, by the other, further out, smaller: in shares of the hero's size.
const SPOTS: readonly (readonly [dx: number, dy: number, size: number])[] = [
  [0.4, 0.36, 0.38],
  [-0.4, 0.36, 0.38],
  [0.46, 0.4, 0.32],
  [-0.46, 0.4, 0.32],
  [0.5, 0.42, 0.26],
  [-0.5, 0.42, 0.26],
  [0.5, -0.4, 0.26],
];

/** Beside the hero where its face stays free. */
export const besideFace = (hero: Spot, face: Circle | null, side: 1 | -1): Spot => {
  const spots = SPOTS.map(([dx, dy, size]) => ({
    x: hero.x + side * dx * hero.size,
    y: hero.y + dy * hero.size,
    size: size * hero.size,
  }));
  const free = face ? spots.find((spot) => !covers(spot, face)) : spots[0];
  return free ?? (spots.at(-1) as Spot);
};
