import { darken } from "../../colour/colour.ts";
import type { Drawing, Picture, Sprite } from "../../pictures.ts";
import type { Expression } from "../../reading/expression.ts";
import type { Piece } from "../gear/shapes.ts";
import { moved } from "../gear/wear.ts";
import { counted, PixelCanvas, paintPiece } from "../pixels/canvas.ts";
import { inked, modelled } from "./as-drawing.ts";
import { buildCreature, buildHead } from "./build-creature.ts";
import { type Creature, creatureFrom } from "./creature.ts";
import type { BodyPose } from "./limbs.ts";
import type { Built } from "./shapes.ts";
import { creatures as lines } from "./texts.gen.ts";

const byId = new Map<string, Creature>();
for (const line of lines.split("\n")) {
  const [ids = "", rest = ""] = line.split(": ");
  for (const id of ids.split(" ")) byId.set(id, creatureFrom(`${id}: ${rest}`));
}

/** The creature that is built for a picture's id, if there is one. */
export const creatureOf = (id: string | undefined): Creature | undefined => byId.get(id ?? "");

/** Every picture's id for which a creature is built. */
export const builtIds: readonly string[] = [...byId.keys()];

/** The creature in a pose with a face, in the forms that the four styles start from. */
export const creaturePicture = (
  creature: Creature,
  pose: BodyPose,
  expression: Expression,
  isBlinking = false,
): Picture => pictureOf(creature, buildCreature(creature, pose, expression, isBlinking));

/** Its head alone. */
export const headPicture = (creature: Creature, expression: Expression, isBlinking = false): Picture =>
  pictureOf(creature, buildHead(creature, expression, isBlinking));

const pictureOf = (creature: Creature, built: Built): Picture => {
  const toon = inked(built);
  const colours = coloursOf(built, creature);
  return {
    colours,
    flat: toon,
    toon,
    shaded: modelled(built),
    sprite: spriteOf(built, toon, 38, colours),
    spriteSmall: spriteOf(built, toon, 24, colours),
  };
};

const MOST_COLOURS = 26;

/** The coat first, then every colour that is painted, and the shade at the edge of each. */
const coloursOf = ({ shapes }: Built, { coat, belly }: Creature): string[] => {
  const fills = shapes.map(({ piece }) => piece.fill).filter((fill) => fill.length === 7);
  return [...new Set([coat, belly, ...fills, ...fills.map(edgeOf)])].slice(0, MOST_COLOURS);
};

const edgeOf = (fill: string): string => darken(fill, 0.45);

const isWhite = (piece: Piece): boolean => piece.kind === "oval" && piece.fill === "#ffffff";
/** Smaller than a cell: on a grid it is only noise. */
const isGlint = (piece: Piece): boolean => isWhite(piece) && piece.kind === "oval" && piece.rx < 4;
const isWhiteOfEye = (piece: Piece): boolean => isWhite(piece) && piece.kind === "oval" && piece.rx < 22;

/** Cells painted shape by shape, each form with an edge where it lies on another. */
const spriteOf = ({ shapes }: Built, { box }: Drawing, size: number, colours: readonly string[]): Sprite => {
  const [left, top, width, height] = box;
  const unit = size / Math.max(width, height);
  const [dx, dy] = [(size - width * unit) / 2 - left * unit, (size - height * unit) / 2 - top * unit];
  const canvas = new PixelCanvas(size, size);
  for (const { piece, isMark } of shapes) {
    if (piece.fill.length > 7 || (isMark && isGlint(piece))) continue;
    const cells = new PixelCanvas(size, size);
    paintPiece(cells, moved(piece, dx, dy, unit));
    // The white of an eye needs no line around it.
    if (!isMark && !isWhiteOfEye(piece)) {
      const edge = edgeOf(piece.fill);
      cells.outlined(edge).each((x, y, colour) => {
        if (colour === edge && canvas.get(x - 1, y - 1)) canvas.set(x - 1, y - 1, edge);
      });
    }
    canvas.stamp(cells, 0, 0);
  }
  let cells = "";
  for (let y = 0; y < size; y++) {
    for (let x = 0; x < size; x++) {
      const at = colours.indexOf(canvas.get(x, y) ?? "");
      cells += at < 0 ? "." : String.fromCharCode(97 + at);
    }
  }
  return { size, cells: counted(cells) };
};
