import type { Cast } from "../cast.ts";
import type { Piece } from "../gear/shapes.ts";
import { wear } from "../gear/wear.ts";
import type { Spot } from "../svg.ts";
import type { Body } from "./act.ts";
import { expressed, givenEyes } from "./face.ts";
import { markOver } from "./gesture-marks.ts";
import { type LimbWay, limbs } from "./pieces.ts";
import type { Over } from "./qualities.ts";
import { stateOver } from "./states.ts";

/**
 * What is drawn with a hero's body: limbs behind it, face and then gear before it, in page units, back to front.
 * Where limbs are plain, so is the face: dots and strokes.
 */
export const dressed = (
  cast: Cast,
  body: Body,
  way?: LimbWay,
): {
  behind: Piece[];
  face: Piece[];
  before: Piece[];
} => {
  const over = overHero(cast, body);
  return {
    behind: [...over.behind, ...(cast.isFaceless ? limbs(cast.act, body, cast.gesture, way) : [])],
    face: cast.isBuilt ? [] : expressed(cast.expression, body, cast.isFaceless, way?.isPlain),
    before: [...over.before, ...worn(cast, body)],
  };
};

/** What can be seen to have become of a hero, and what is seen about it. */
export const overHero = (
  { state, mark, palette, subject }: Pick<Cast, "state" | "mark" | "palette" | "subject">,
  body: Body,
): Over => {
  const drawn = [
    state && stateOver(state, body, subject.colours[0] ?? palette.primary),
    mark && markOver(mark, body, palette.primary),
  ].filter((over) => over !== null);
  return {
    behind: drawn.flatMap(({ behind }) => behind),
    before: drawn.flatMap(({ before }) => before),
  };
};

/** The gear; glasses sit on the eyes that a thing was given. */
export const worn = (cast: Cast, body: Body): Piece[] =>
  wear(cast.gear, cast.isFaceless ? { ...body, eyes: givenEyes(body) } : body, cast.hatFit);

/** Where the body goes in a hero's room: legs need room under it. */
export const bodyRoom = ({ isFaceless }: Pick<Cast, "isFaceless">, room: Spot): Spot =>
  isFaceless ? { x: room.x, y: room.y - room.size * 0.08, size: room.size * 0.78 } : room;
