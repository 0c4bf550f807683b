import type { Drawing } from "../../pictures.ts";
import { ARMS, type Box, LEGS, turnedBox } from "../boxes.ts";
import type { Act, Body, MotifSpot } from "./act.ts";
import { faceless, zoneOf } from "./face-zone.ts";

/** Acts are no wider than this beside their height, where those who act can come closer: a page is square. */
const WIDEST = 1.06;

/** There one overlaps the other: the nearer they are, the larger both are seen. */
const CLOSE =
  /^(fights|fears|flees|meets|loves|hugs|chases|guards|races|hides|smashes|knocks|topples|pets|talks|watches|waters|works|feeds|pushes|beats|buries|quarrels)$/;
/** There what is between them is part of the act: no more than arms reach into each other. */
const APART = /^(pulls|refuses|kicks|spits|throws|drops)$/;
/** What a thing has in its glove is beside it. */
const CARRIED = /^(holds|sells|eats|drinks)$/;
/** What is feared looms behind who fears it. */
const LOOMS = /^(fears|flees)$/;

/** How much of what stands behind the hero may be hidden, as a share of its width. */
const HIDDEN = 0.34;
/** The same of somebody whose face must be seen. */
const FACE_HIDDEN = 0.16;

/** How far before the hero's feet or behind them something may stand, as a share of its height. */
const [BEFORE_FEET, BEHIND_FEET] = [0.2, 0.34];

/** Two side by side, as close as a square picture wants them and the hero's face allows. */
export const nearer = (spot: MotifSpot, act: Act, hero: Body, drawing: Drawing): MotifSpot => {
  const { width, height } = shareOf(drawing);
  const relation = act.relation ?? "";
  const isCarried = CARRIED.test(relation) && faceless(hero) && !act.isSign;
  const isApart = APART.test(relation);
  // An arm of each is between them.
  if (act.wrestles !== undefined) return spot;
  if (act.count > 1 || !(CLOSE.test(relation) || isApart || isCarried)) return spot;
  const isBehind = spot.isBehind || (LOOMS.test(relation) && !act.isSign);
  const motif = turnedBox(
    { centre: [spot.x, spot.y], width: spot.size * width, height: spot.size * height },
    spot.turn,
  );
  const body = withLimbs(hero);
  const excess = lengthOf([body, motif], 0) - lengthOf([body, motif], 1) * WIDEST;
  const towards = Math.sign(spot.x - hero.centre[0]);
  if (excess <= 0 || towards === 0) return spot;
  // What is farther away stands higher on the page, and what is nearer lower.
  const up = isBehind ? -BEHIND_FEET : BEFORE_FEET;
  const share = Math.min(excess * 0.4, hero.height * Math.abs(up));
  const y = isCarried || isApart ? spot.y : spot.y + Math.sign(up) * share;
  const moved = { ...spot, isBehind, y };
  const gap = (spot.x - hero.centre[0]) * towards - motif.width / 2;
  const hasFace = act.motifMood !== null || drawing.head !== null;
  // An arm is before the face of who is behind.
  const hidden = hasFace ? motif.width * FACE_HIDDEN - (body.width - hero.width) * 0.2 : motif.width * HIDDEN;
  const closest = isApart
    ? hero.width * 0.45
    : isBehind
      ? hero.width / 2 - hidden
      : besideFace(moved, hero, motif);
  const pull = Math.min(excess, gap - closest);
  return pull <= 0 ? moved : { ...moved, x: spot.x - towards * pull };
};

/** How near the hero's middle the motif's edge may come. */
const besideFace = (spot: MotifSpot, hero: Body, motif: Box): number => {
  const { left, right, bottom } = zoneOf(hero);
  const [x] = hero.centre;
  const aside = (spot.x > x ? right - x : x - left) * 1.12;
  // Below the chin there is no face to cover.
  return spot.y - motif.height / 2 > bottom ? Math.min(aside, hero.width * 0.15) : aside;
};

/** The sides of a drawing as shares of the longer. */
export const shareOf = ({ box: [, , width, height] }: Drawing): { width: number; height: number } => {
  const longer = Math.max(width, height);
  return { width: width / longer, height: height / longer };
};

const withLimbs = (hero: Body): Box => {
  if (!faceless(hero)) return hero;
  const { width, height, centre } = hero;
  const [arm, leg] = [Math.min(width, height) * ARMS, height * LEGS];
  return { centre: [centre[0], centre[1] + leg / 2], width: width + arm * 2, height: height + leg };
};

/** From the first edge to the last of several, across or down. */
const lengthOf = (boxes: readonly Box[], axis: 0 | 1): number => {
  const halfOf = ({ width, height }: Box) => (axis === 0 ? width : height) / 2;
  return (
    Math.max(...boxes.map((box) => box.centre[axis] + halfOf(box))) -
    Math.min(...boxes.map((box) => box.centre[axis] - halfOf(box)))
  );
};
