import type { Drawing } from "../../pictures.ts";
import type { SetPart } from "../../reading/stage-set.ts";
import type { Act } from "../acting/act.ts";
import type { SetPiece } from "../cast.ts";
import type { Placed, Spot } from "../svg.ts";

type Box = Pick<Placed, "centre" | "width" | "height">;

/** How much longer a piece is than those in the set are tall, and at least than they are wide. */
const LONG: Record<SetPart, readonly [tall: number, wide: number]> = {
  behind: [1.28, 1.1],
  under: [1.24, 1.24],
  before: [1.34, 1.14],
  beside: [0.62, 0.4],
  over: [1.2, 1.1],
};
/** Where the top of a table is, above the floor; lower, where something is seen over it. */
const TABLE = 0.29;
const LOW_TABLE = 0.17;
/** A thing has its face where others have a chest. */
const THING_TABLE = 0.06;
const WATER = 0.1;
const tableTop = (relation: Act["relation"], isUpright: boolean): number => {
  if (!isUpright) return THING_TABLE;
  return relation === null ? TABLE : LOW_TABLE;
};

/** How high what stands on a desk may be, as a share of who is at it. */
const ON_DESK = 0.4;
const LOW_RIM = 0.3;

/** Where a piece of the set stands around all who are in it; no table is higher than the hero's chin. */
export const setSpot = (
  { part, picture, rim }: SetPiece,
  around: Box & { chin?: number },
  { side, relation, isUpright = true }: Pick<Act, "side" | "relation"> & Partial<Pick<Act, "isUpright">>,
): Spot => {
  const { box } = picture.flat;
  const [, , width, height] = box;
  // A mountain that somebody stands on is no larger than they are.
  const [tall, wide] = part === "under" && rim < 0.1 ? [0.8, 1] : LONG[part];
  const wanted = Math.max(around.height * tall, around.width * wide);
  // What stands on a desk is no higher than who sits at it, however wide that is.
  const most = (around.height * ON_DESK * Math.max(width, height)) / (rim * height);
  const size = part === "before" && rim > LOW_RIM ? Math.min(wanted, most) : wanted;
  const scale = size / Math.max(width, height);
  const high = height * scale;
  const [x, middle] = around.centre;
  const floor = middle + around.height / 2;
  if (part === "behind") return { x, y: floor + around.height * 0.05 - high / 2, size };
  if (part === "under") return { x, y: floor + (0.5 - rim) * high, size };
  if (part === "over") return { x, y: middle - around.height * 0.46 - high * 0.1, size };
  if (part === "before") {
    const top = floor - around.height * tableTop(relation, isUpright || rim <= WATER);
    // Who has the face low, as a fish has, is seen over it all the same.
    return {
      x,
      y: (rim <= WATER ? top : Math.max(top, Math.min(around.chin ?? top, floor))) + (0.5 - rim) * high,
      size,
    };
  }
  // Nobody covers what is written on it.
  const clear = picture.letters ? LETTERS_CLEAR : BESIDE_CLEAR;
  return { x: x - side * (around.width / 2 + width * scale * clear), y: floor - high / 2, size };
};

/** How far the middle of what stands beside is from who acts, as a share of its width. */
const BESIDE_CLEAR = 0.36;
const LETTERS_CLEAR = 0.52;

/** What of a piece must be seen: the rest may bleed off the page, so that those who act are large. */
export const seenOf = (part: SetPart, box: Box, around: Box, rim = 1): Box => {
  // An arch is none without its posts.
  if (part === "behind" && rim === 0) return box;
  if (part === "behind") return { ...box, width: box.width * BEHIND_SEEN, height: box.height * BEHIND_SEEN };
  if (part !== "before" && part !== "under") return box;
  const top = box.centre[1] - box.height / 2;
  // A ladder is known by its rungs.
  const seen = box.height > box.width * 1.3 ? FURNITURE_SEEN * 2.4 : FURNITURE_SEEN;
  const floor = around.centre[1] + around.height * (0.5 + seen);
  const bottom = Math.min(box.centre[1] + box.height / 2, floor);
  return {
    centre: [box.centre[0], (top + bottom) / 2],
    width: box.width,
    height: bottom - top,
  };
};
const BEHIND_SEEN = 0.6;
/** How far below the feet furniture is seen, as a share of those who are at it. */
const FURNITURE_SEEN = 0.16;

/** The box around several. */
export const boxAround = (boxes: readonly Box[]): Box => {
  const left = Math.min(...boxes.map(({ centre, width }) => centre[0] - width / 2));
  const right = Math.max(...boxes.map(({ centre, width }) => centre[0] + width / 2));
  const top = Math.min(...boxes.map(({ centre, height }) => centre[1] - height / 2));
  const bottom = Math.max(...boxes.map(({ centre, height }) => centre[1] + height / 2));
  return { centre: [(left + right) / 2, (top + bottom) / 2], width: right - left, height: bottom - top };
};

/** The box of a piece that is drawn at a spot. */
export const boxAt = ({ x, y, size }: Spot, { box: [, , width, height] }: Drawing): Box => {
  const scale = size / Math.max(width, height);
  return { centre: [x, y], width: width * scale, height: height * scale };
};

/** Whom somebody meets at a table sits there too, and is seen over it: so much higher, as a share of the square. */
export const overTable = (set: readonly SetPiece[], { relation }: Pick<Act, "relation">): number =>
  set.some(({ part }) => part === "before") && AT_TABLE.test(relation ?? "") ? 0.13 : 0;
const AT_TABLE = /^(meets|hugs|loves|fights|fears|talks|watches|guards)$/;
