import { isStacked } from "./acting/act.ts";
import { ARMS, type Box, LEGS } from "./boxes.ts";
import type { Cast } from "./cast.ts";
import { PAGE, type Room } from "./stand.ts";

export interface Fit {
  scale: number;
  dx: number;
  dy: number;
}

/** The line around a figure grows with it, so that some of the margin of the page does too. */
const EDGE = 12;
const withEdge = (room: Room): Room => ({
  ...room,
  x: room.x - EDGE,
  y: room.y - EDGE,
  width: room.width + EDGE * 2,
  height: room.height + EDGE * 2,
});

/** What the page leaves free around an act that is made larger, and how much larger it may become. */
const FREE = 0.02;
const MOST = 1.7;

/**
 * Moved, and made smaller or larger, so that the act fills its room and nothing is cut off: a bust loses its feet, but
 * nothing of `props`.
 */
export const fitted = (
  [hero, ...others]: readonly Box[],
  props: readonly Box[],
  hat: number,
  cast: Cast,
  room: Room | null,
): Fit => {
  if (!room || !hero) return { scale: 1, dx: 0, dy: 0 };
  const within = withEdge(room);
  const page = within.isBust ? withEdge(PAGE) : within;
  const { act } = cast;
  const limb = limbOf(hero, cast);
  const [wide, low] = [
    hero.width / 2 + limb * ARMS,
    hero.height * (isStacked(act) ? 0.2 : 0.5) + legsOf(hero, cast),
  ];
  const [x, y] = hero.centre;
  const left = -EDGE + Math.min(x - wide, ...others.map(({ centre, width }) => centre[0] - width / 2));
  const right = EDGE + Math.max(x + wide, ...others.map(({ centre, width }) => centre[0] + width / 2));
  const top =
    -EDGE +
    Math.min(y - hero.height / 2 - hat, ...others.map(({ centre, height }) => centre[1] - height / 2));
  const bottom = EDGE + Math.max(y + low, ...others.map(({ centre, height }) => centre[1] + height / 2));
  const lowest = Math.max(top, ...props.map(({ centre, height }) => centre[1] + height / 2));
  const shown = within.isBust ? (PAGE.y + PAGE.height - within.y) / (lowest - top) : MOST;
  const most = Math.min(within.width / (right - left), within.height / (bottom - top), shown);
  const larger = Math.min(MOST, most * (1 - FREE));
  const scale = most < 1 ? most : Math.max(1, larger);
  const kept = (from: number, to: number, start: number, length: number): number => {
    const centred = scale > 1 ? start + length / 2 : (from + to) / 2;
    const off = centred - ((from + to) / 2) * scale;
    return Math.max(start - from * scale, Math.min(off, start + length - to * scale));
  };
  return {
    scale,
    dx: kept(left, right, within.x, within.width),
    dy:
      within.isBust && (bottom - top) * scale > PAGE.height
        ? within.y - top * scale
        : kept(top, bottom, page.y, page.height),
  };
};

/** A helmet reaches beyond the head in it. */
export const domeOf = ({ centre, width, height }: Box): Box => {
  const across = Math.max(width, height) * DOME;
  return { centre, width: across, height: across };
};
const DOME = 1.62;

/** The legs of a thing are as long as it is tall, and its arms as it is wide, unless it is wider than tall. */
export const legsOf = ({ height }: Box, { isFaceless }: Cast): number => (isFaceless ? height * LEGS : 0);
export const limbOf = ({ width, height }: Box, { isFaceless }: Cast): number =>
  isFaceless ? Math.min(width, height) : 0;
