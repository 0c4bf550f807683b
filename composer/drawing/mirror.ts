import type { Drawing, Picture, Sprite } from "../pictures.ts";
import { counted } from "./pixels/canvas.ts";
import { num } from "./svg.ts";

/** The picture as in a mirror: who looked to the left looks to the right. */
export const mirrored = (picture: Picture): Picture => ({
  ...picture,
  flat: mirroredDrawing(picture.flat),
  toon: mirroredDrawing(picture.toon),
  shaded: mirroredDrawing(picture.shaded),
  sprite: mirroredSprite(picture.sprite),
  spriteSmall: mirroredSprite(picture.spriteSmall),
});

export function mirroredDrawing(drawing: Drawing): Drawing {
  const { body, unit, box, crown, eyes, head, hands } = drawing;
  const [left, top, width, height] = box;
  return {
    ...drawing,
    body: body === "" ? "" : `<g transform="matrix(-1 0 0 1 ${num(unit)} 0)">${body}</g>`,
    box: [unit - left - width, top, width, height],
    crown: [unit - crown[0], crown[1], crown[2]],
    eyes: eyes && [unit - eyes[0], eyes[1], eyes[2]],
    head: head ? [unit - head[0], head[1], head[2]] : null,
    ...(hands && {
      hands: [
        [unit - hands[1][0], hands[1][1]],
        [unit - hands[0][0], hands[0][1]],
      ],
    }),
  };
}

/**
 * Cells are counted runs, row after row without a break: they are laid out, turned round and counted again.
 */
function mirroredSprite({ size, cells }: Sprite): Sprite {
  let row = "";
  for (const [, count = "", letter = "."] of cells.matchAll(/(\d*)([a-z.])/g)) {
    row += letter.repeat(count === "" ? 1 : Number(count));
  }
  let turned = "";
  for (let at = 0; at < row.length; at += size) turned += [...row.slice(at, at + size)].reverse().join("");
  return { size, cells: counted(turned) };
}
