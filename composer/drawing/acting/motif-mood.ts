import type { Picture } from "../../pictures.ts";
import type { Expression } from "../../reading/expression.ts";
import type { Relation } from "../../reading/relation.ts";
import { spriteCanvas } from "../pixels/canvas.ts";

const ANSWERS: Partial<Record<Relation, Expression>> = {
  fights: "angry",
  fears: "angry",
  chases: "scared",
  flees: "angry",
  hugs: "loving",
};

/** The face of a thing that somebody fights, flees or loves: it is somebody too, if there is room for one. */
export const moodOfMotif = (relation: Relation | null, picture: Picture): Expression | null => {
  const mood = relation && ANSWERS[relation];
  return mood && isSolid(picture) ? mood : null;
};

/** Of a hammer the middle is air. */
const isSolid = (picture: Picture): boolean => {
  const cells = spriteCanvas(picture, picture.sprite);
  const [from, to] = [Math.floor(cells.width * 0.34), Math.ceil(cells.width * 0.66)];
  let filled = 0;
  for (let y = from; y < to; y++) for (let x = from; x < to; x++) if (cells.get(x, y)) filled++;
  return filled > (to - from) ** 2 * 0.9;
};
