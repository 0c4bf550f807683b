import type { Drawing } from "../pictures.ts";
import type { Cast } from "./cast.ts";
import type { Pose } from "./staging.ts";
import type { Spot } from "./svg.ts";

export interface Room {
  /** Lower than the page: who is too tall for that stands at its upper edge and loses the feet. */
  isBust?: true;
  /** Nothing is around it: all of what is there is seen. */
  isAlone?: true;
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The square in which an act is played, in the 512 units of a logo. */
export interface Stand extends Spot {
  /** Degrees the group leans. */
  turn: number;
  /** A frame that the hero looks out of. */
  frame: Spot | null;
  /** What of the page the act keeps to; nothing where a pose cuts on purpose. */
  within: Room | null;
  /** The room of the name, if the pose shows it. */
  plate: Room | null;
}

/** An act with nothing around it. */
export const standing = (spot: Spot, within: Room | null | undefined = null): Stand => ({
  ...spot,
  turn: 0,
  frame: null,
  within: within ? { ...within, isAlone: true } : null,
  plate: null,
});

/** Poses that show feet on the ground. */
export const STANDING: ReadonlySet<Pose> = new Set<Pose>(["whole", "lifted", "near", "plate"]);

const MIDDLE = 256;
export const PAGE: Room = { x: 22, y: 20, width: 468, height: 472 };
const NEARER: Room = { x: 14, y: 12, width: 484, height: 490 };
/** So much less that no corner of what is turned is cut off. */
const TILTED: Room = { x: 36, y: 34, width: 440, height: 444 };
const TIPPED = 24;
const EMBLEM: Room = { x: 58, y: 38, width: 396, height: 420 };
const BUST: Room = { x: 4, y: 26, width: 504, height: 650, isBust: true };

/** Who stands on a floor beside another does not lean, and so has more room. */
export const upright = (cast: Cast): Cast =>
  cast.staging.pose === "tilted" && (cast.motif !== null || cast.act.count > 1)
    ? { ...cast, staging: { ...cast.staging, pose: "whole" } }
    : cast;

export const standOf = (cast: Cast, figure: Drawing): Stand => {
  const { side } = cast.act;
  const plain: Stand = { x: MIDDLE, y: 260, size: 430, turn: 0, frame: null, within: PAGE, plate: null };
  const poses: Record<Pose, () => Stand> = {
    whole: () => plain,
    lifted: () => plain,
    close: () => ({ ...plain, ...closeUp(figure), within: null }),
    near: () => ({ ...plain, y: 272, size: 476, within: NEARER }),
    // No frame where the idea names a setting, which it would hide. A thing is shown whole within the frame,
    // with its arms and legs.
    medal: () => {
      if (cast.staging.view !== "none") return plain;
      if (cast.isFaceless)
        return { ...plain, y: 256, size: 340, within: EMBLEM, frame: { x: MIDDLE, y: 260, size: 446 } };
      return { ...plain, y: 244, size: 404, within: null, frame: { x: MIDDLE, y: 270, size: 404 } };
    },
    tilted: () => ({ ...plain, size: 420, turn: side * -7, within: TILTED }),
    low: () => ({ ...plain, size: 472, within: BUST }),
    // Inside the circle that many pages cut out of a logo.
    plate: () => ({
      ...plain,
      y: 196,
      size: 330,
      within: { ...PAGE, height: 352 },
      plate: { x: 92, y: 370, width: 328, height: 86 },
    }),
  };
  const stand = poses[cast.staging.pose]();
  // Who slips tips over backwards.
  return cast.act.relation === "slips" && cast.isBuilt
    ? { ...plain, size: 400, turn: -side * TIPPED, within: TILTED }
    : stand;
};

/**
 * The head in the middle and large; never so large that a beak or an ear is all that is seen, or that ears, horns or
 * wings are cut off.
 */
/** What there is above and beside the middle of a head; elbows may be lost. */
const [ABOVE, BESIDE] = [250, 268];
const closeUp = ({ box, head }: Drawing): Spot => {
  const [left, top, width, height] = box;
  const longer = Math.max(width, height);
  const [hx, hy, hr] = head ?? [left + width / 2, top + height / 2, longer * 0.34];
  const aside = Math.max(hx - left, left + width - hx);
  const whole = Math.min((ABOVE * longer) / Math.max(1, hy - top), (BESIDE * longer) / aside);
  const size = Math.min(whole, Math.max(470, (146 / hr) * longer));
  return {
    x: MIDDLE - ((hx - left - width / 2) / longer) * size,
    y: 272 - ((hy - top - height / 2) / longer) * size,
    size,
  };
};
