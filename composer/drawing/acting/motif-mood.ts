import type { Picture } from "../../pictures.ts";
import type { Expression } from "../../reading/expression.ts";
import type { Relation } from "../../reading/relation.ts";
import { cellsOf } from "../pixels/cells-of.ts";

const ANSWERS: Partial<Record<Relation, Expression>> = {
  fights: "angry",
  fears: "angry",
  chases: "scared",
  flees: "angry",
  hugs: "loving",
  loves: "loving",
};

/** The face of a thing that somebody fights, flees or loves: it is somebody too, if there is room for one. */
export const moodOfMotif = (relation: Relation | null, picture: Picture): Expression | null => {
  const mood = relation && ANSWERS[relation];
  // A face would stand before the words.
  return mood && !picture.letters && isSolid(picture) ? mood : null;
};

/** Of a hammer the middle is air. */
const isSolid = ({ flat }: Picture): boolean => {
  const cells = cellsOf(flat, 30).canvas;
  const middle = (side: number) => [Math.floor(side / 2 - 5), Math.ceil(side / 2 + 5)] as const;
  const [[left, right], [top, bottom]] = [middle(cells.width), middle(cells.height)];
  let filled = 0;
  for (let y = top; y < bottom; y++) for (let x = left; x < right; x++) if (cells.get(x, y)) filled++;
  return filled > (right - left) * (bottom - top) * 0.9;
};
