import { actWith, heroSpot } from "../acting/act.ts";
import { bodyRoom } from "../acting/dressed.ts";
import type { Cast } from "../cast.ts";
import type { Spot } from "../svg.ts";
import { type PixelName, pixelName } from "./letters.ts";

/** A pose on the grid: how many cells a side, and the square in which the act is played. */
export interface CellStand extends Spot {
  cells: number;
  /** A round frame about the middle, by its radius. */
  frame: number | null;
  /** The name under the hero, set small enough for the circle that many pages cut out of a logo. */
  plate: PixelName | null;
}

const SPRITE = 30;
const MOST = 210;

/** The square in which the hero has the cells of its sprite. */
export const squareOf = (cast: Cast): number =>
  cast.subject.sprite.size /
  bodyRoom(cast, heroSpot({ x: 0, y: 0, size: 1 }, actWith(cast.act, cast.subject.flat)).hero).size;

/** Sprites keep their cells: what changes is how many cells the page has, and so how large they look on it. */
export const cellStandOf = (cast: Cast): CellStand => {
  const square = (share: number, dy = 0, rest: Partial<CellStand> = {}): CellStand => {
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
      return { cells: 51, x: 25, y: 24, size: SPRITE, frame: 20, plate: null };
    case "low":
      return square(0.9, 0.08);
    case "near":
      return square(0.96, 0.02);
    case "plate": {
      const plate = pixelName(cast.name, 44, 16);
      return plate
        ? { cells: 56, x: 28, y: cast.gear ? 24 : 20, size: 34, frame: null, plate }
        : square(0.82);
    }
    default:
      return square(0.82);
  }
};

/** So few cells that the head fills the page. */
const closeUp = (cast: Cast): CellStand => {
  const { box, head } = cast.subject.flat;
  const longer = Math.max(box[2], box[3]);
  const [hx, hy, hr] = head ?? [box[0] + box[2] / 2, box[1] + box[3] / 2, longer / 3];
  const cells = Math.round(Math.min(28, Math.max(21, (hr / longer) * SPRITE * 2.75)));
  const off = (at: number, from: number, length: number) => ((at - from - length / 2) / longer) * SPRITE;
  return {
    cells,
    x: Math.round(cells / 2 - off(hx, box[0], box[2])),
    y: Math.round(cells * 0.53 - off(hy, box[1], box[3])),
    size: SPRITE,
    frame: null,
    plate: null,
  };
};
