import { actWith, heroSpot } from "../acting/act.ts";
import { bodyRoom } from "../acting/dressed.ts";
import type { Cast } from "../cast.ts";
import type { Spot } from "../svg.ts";
import type { PixelCanvas } from "./canvas.ts";
import { type PixelName, pixelName } from "./letters.ts";

/** A pose on the grid: how many cells a side, and the square in which the act is played. */
export interface CellStand extends Spot {
  cells: number;
  /** A round frame about the middle, by its radius. */
  frame: number | null;
  /** The name under the hero, set small enough for the circle that many pages cut out of a logo. */
  plate: PixelName | null;
}

const MOST = 210;

/** The square in which the hero has the cells of its sprite. */
export const squareOf = (cast: Cast): number =>
  cast.subject.sprite.size /
  bodyRoom(cast, heroSpot({ x: 0, y: 0, size: 1 }, actWith(cast.act, cast.subject.flat)).hero).size;

/** So many cells are around the act while it is not known how far it reaches. */
export const MARGIN = 24;

/**
 * How many cells the page needs so that nothing of the act is cut off and a name stands clear below it, and how far
 * the act moves. Close-ups and medals cut on purpose, and who comes up from below has no feet to show.
 */
export const fitted = (
  { cells, frame, plate }: CellStand,
  pose: Cast["staging"]["pose"],
  reach: ReturnType<PixelCanvas["extent"]>,
): { cells: number; dx: number; dy: number } => {
  if (pose === "close" || frame !== null) return { cells, dx: 0, dy: 0 };
  const rows = pose === "low" ? 0 : reach.bottom - reach.top + 1;
  const under = plate ? plate.height + 5 : 0;
  const most = Math.max(cells, reach.right - reach.left + 5, rows + under + 4);
  const grown = Math.floor((most - cells) / 2);
  const within = (from: number, to: number, last: number) => Math.max(2 - from, Math.min(grown, last - to));
  return {
    cells: most,
    dx: within(reach.left - MARGIN, reach.right - MARGIN, most - 3),
    dy:
      pose === "low"
        ? Math.max(grown, 2 - (reach.top - MARGIN))
        : within(reach.top - MARGIN, reach.bottom - MARGIN, most - 3 - under),
  };
};

/** Sprites keep their cells: what changes is how many cells the page has, and so how large they look on it. */
export const cellStandOf = (cast: Cast): CellStand => {
  const isHatted = cast.gear !== null && !/^(shades|astronaut|ninja)$/.test(cast.gear);
  const square = (full: number, down = 0, rest: Partial<CellStand> = {}): CellStand => {
    // A hat needs room above the head.
    const [share, dy] = isHatted ? [full * 0.8, down + 0.07] : [full, down];
    const cells = Math.min(MOST, Math.round(squareOf(cast) / share));
    return {
      cells,
      x: cells / 2,
      y: cells * (0.5 + dy),
      size: cells * share,
      frame: null,
      plate: null,
      ...rest,
    };
  };
  switch (cast.staging.pose) {
    case "close":
      return closeUp(cast);
    case "medal":
      return medal(cast.subject.sprite.size);
    case "low":
      return square(cast.isFaceless ? 0.82 : 0.9, 0.08);
    case "near":
      return square(0.96, 0.02);
    case "plate": {
      const cells = Math.max(56, cast.subject.sprite.size + 22);
      const plate = pixelName(cast.name, cells - 12, 16);
      return plate
        ? { cells, x: cells / 2, y: cells / 2 - (cast.gear ? 4 : 8), size: cells - 22, frame: null, plate }
        : square(0.82);
    }
    default:
      return square(0.82);
  }
};

const medal = (sprite: number): CellStand => {
  const half = Math.round(sprite * 0.85);
  return {
    cells: half * 2 + 1,
    x: half,
    y: half - 1,
    size: sprite,
    frame: Math.round(sprite * 0.67),
    plate: null,
  };
};

/** So few cells that the head fills the page. */
const closeUp = (cast: Cast): CellStand => {
  const { box, head } = cast.subject.flat;
  const longer = Math.max(box[2], box[3]);
  const [hx, hy, hr] = head ?? [box[0] + box[2] / 2, box[1] + box[3] / 2, longer / 3];
  const sprite = cast.subject.sprite.size;
  const cells = Math.round(Math.min(sprite * 0.93, Math.max(sprite * 0.7, (hr / longer) * sprite * 2.75)));
  const off = (at: number, from: number, length: number) => ((at - from - length / 2) / longer) * sprite;
  return {
    cells,
    x: Math.round(cells / 2 - off(hx, box[0], box[2])),
    y: Math.round(cells * 0.53 - off(hy, box[1], box[3])),
    size: sprite,
    frame: null,
    plate: null,
  };
};
