import type { Drawing, Picture } from "../../pictures.ts";
import type { Body } from "../acting/act.ts";
import { bodyRoom, dressed } from "../acting/dressed.ts";
import type { Cast } from "../cast.ts";
import { headroom, wear } from "../gear/wear.ts";
import { jointsAt, type Point, place, type Spot } from "../svg.ts";
import { type PixelCanvas, spriteCanvas } from "./canvas.ts";
import { type Cells, cellsOf, gridOf } from "./cells-of.ts";
import { paintHelmetBack, paintHelmetFront } from "./helmet.ts";
import { LARGER, putFace, putPieces } from "./put-pieces.ts";

/** The subject with its gear or helmet; says where its face came to be. */
export const putHero = (canvas: PixelCanvas, cast: Cast, room: Spot): Body => {
  const { ink } = cast.palette;
  const isHelmeted = cast.gear === "astronaut";
  const { x, y, size } = hatted(cast, bodyRoom(cast, room));
  const { canvas: sprite, ...grid } = spriteOf(cast.subject, isHelmeted ? size * 0.6 : size);
  const left = Math.round(x - sprite.width / 2);
  const top = Math.round(y - sprite.height / 2 - (isHelmeted ? size * 0.05 : 0));
  const body = landmarks(cast.subject.flat, grid, left, top);
  const { behind, face, before } = dressed(cast, body);
  const axis = left + grid.axis;
  if (isHelmeted) paintHelmetBack(canvas, body.centre[0], body.centre[1], size * 0.4);
  else putPieces(canvas, behind, ink, axis);
  canvas.stampApart(sprite.shaded().outlined(ink), left - 1, top - 1);
  if (cast.isFaceless) putFace(canvas, cast.expression, body, axis, cast.subject.letters ? LARGER : 1);
  if (isHelmeted) paintHelmetFront(canvas, body.centre[0], body.centre[1], size * 0.4, ink);
  else {
    if (!cast.isFaceless) putPieces(canvas, face, ink, axis);
    putPieces(canvas, before, ink, axis);
  }
  return body;
};

/** Who wears a hat is smaller by it, and lower, so that hat and head have the room. */
const hatted = ({ gear, subject: { flat, letters } }: Cast, { x, y, size }: Spot): Spot => {
  if (!gear || letters) return { x, y, size };
  const trial = place(flat, "", x, y, size);
  const rise = headroom(wear(gear, trial), trial.centre[1] - trial.height / 2);
  const scale = size / (size + rise * 0.85);
  return { x, y: y + rise * scale * 0.48, size: size * scale };
};

/** Letters keep the cells that they have. */
const spriteOf = (picture: Picture, size: number): Cells => {
  const { flat, letters: sprite } = picture;
  if (!sprite) return cellsOf(flat, size);
  const canvas = spriteCanvas(picture, sprite);
  const grid = gridOf(flat, sprite.size);
  const [dx, dy] = [(sprite.size - grid.columns) / 2, (sprite.size - grid.rows) / 2];
  const at = (x: number, y: number): Point => {
    const [column, row] = grid.at(x, y);
    return [column + Math.floor(dx), row + Math.floor(dy)];
  };
  return { ...grid, canvas, at, axis: grid.axis + Math.floor(dx) };
};

/** Landmarks of the flat drawing, in cells. */
export const landmarks = (
  { box, crown, eyes, head, hands, grasp, joints }: Drawing,
  { at, unit }: Pick<Cells, "at" | "unit">,
  left: number,
  top: number,
): Body => {
  const on = (px: number, py: number): readonly [number, number] => {
    const [x, y] = at(px, py);
    return [left + x, top + y];
  };
  const spot = (px: number, py: number) => {
    const [x, y] = on(px, py);
    return { x, y };
  };
  return {
    crown: { ...spot(crown[0], crown[1]), width: crown[2] * unit },
    eyes: eyes ? { ...spot(eyes[0], eyes[1]), reach: eyes[2] * unit } : null,
    face: head ? { ...spot(head[0], head[1]), r: head[2] * unit } : null,
    hands: hands && [on(...hands[0]), on(...hands[1])],
    grasp,
    joints: joints && jointsAt(joints, on),
    width: box[2] * unit,
    height: box[3] * unit,
    centre: on(box[0] + box[2] / 2, box[1] + box[3] / 2),
  };
};
