import type { Cast } from "../cast.ts";
import { type PixelName, pixelName } from "./letters.ts";

/** A pose on the grid: how many cells a side, where the hero's middle is, and what goes with it. */
export interface CellStand {
  cells: number;
  x: number;
  y: number;
  motif: "foot" | "crown" | "none";
  echo: boolean;
  /** The upper left of a small twin. */
  twin: { x: number; y: number } | null;
  /** A round frame about the middle, by its radius. */
  frame: number | null;
  /** The name under the hero, set small enough for the circle that many pages cut out of a logo. */
  plate: PixelName | null;
}

const SPRITE = 30;

/**
 * A sprite cannot be scaled or turned: what changes is how many cells the page has and where the hero is on
 * it.
 */
export const cellStandOf = (cast: Cast, side: 1 | -1): CellStand => {
  const { motif } = cast;
  const stand = (cells: number, x: number, y: number, rest: Partial<CellStand> = {}): CellStand => ({
    cells,
    x,
    y,
    motif: "foot",
    echo: false,
    twin: null,
    frame: null,
    plate: null,
    ...rest,
  });
  switch (cast.staging.pose) {
    case "close":
      return closeUp(cast, stand);
    case "medal":
      return stand(51, 25, 24, { frame: 20 });
    case "tilted":
      return stand(37, 18 - side * 4, 15);
    case "low":
      return stand(34, 17, 20, { motif: "none" });
    case "pair":
      return motif
        ? stand(52, 26 - side * 9, 20)
        : stand(52, 26 - side * 8, 33, { twin: { x: side > 0 ? 31 : 2, y: 3 } });
    case "echo":
      return stand(47, 23 - side * 6, 28);
    case "plate": {
      const plate = pixelName(cast.name, 44, 16);
      return plate ? stand(56, 28, 17, { plate }) : stand(43, 21, 22);
    }
    case "topped":
      return stand(52, 26, 34, { motif: "crown" });
    default:
      return motif ? stand(47, 23 - side * 6, 21) : stand(43, 21, 22);
  }
};

/** So few cells that the head fills the page. */
const closeUp = (
  cast: Cast,
  stand: (cells: number, x: number, y: number, rest: Partial<CellStand>) => CellStand,
): CellStand => {
  const { box, head } = cast.subject.flat;
  const longer = Math.max(box[2], box[3]);
  const [hx, hy, hr] = head ?? [box[0] + box[2] / 2, box[1] + box[3] / 2, longer / 3];
  const cells = Math.round(Math.min(28, Math.max(21, (hr / longer) * SPRITE * 2.75)));
  const off = (at: number, from: number, length: number) => ((at - from - length / 2) / longer) * SPRITE;
  return stand(
    cells,
    Math.round(cells / 2 - off(hx, box[0], box[2])),
    Math.round(cells * 0.53 - off(hy, box[1], box[3])),
    { motif: "none" },
  );
};
