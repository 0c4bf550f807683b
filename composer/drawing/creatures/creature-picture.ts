import { darken } from "../../colour/colour.ts";
import { lazyPicture, type Picture } from "../../pictures.ts";
import type { Expression } from "../../reading/expression.ts";
import { inked } from "./as-drawing.ts";
import { buildCreature, buildHead } from "./build-creature.ts";
import { type Creature, creatureFrom } from "./creature.ts";
import type { FaceWay } from "./face.ts";
import type { BodyPose } from "./limbs.ts";
import { modelled } from "./modelled.ts";
import { seenOnDark } from "./on-dark.ts";
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
): Picture => pictureOf(creature, (way) => buildCreature(creature, pose, expression, { isBlinking, ...way }));

/** Its head alone. */
export const headPicture = (creature: Creature, expression: Expression, isBlinking = false): Picture =>
  pictureOf(creature, (way) => buildHead(creature, expression, { isBlinking, ...way }));

/** In few cells a face is simple and looks straight ahead; a cut-out has a plain one. */
const pictureOf = (creature: Creature, build: (way: FaceWay) => Built): Picture => {
  const light = (way: FaceWay): Built => inTenths(build(way));
  const built = light({ isAslant: true });
  return lazyPicture(
    { colours: coloursOf(built, creature) },
    {
      flat: () => inked(light({ isSimple: true })),
      toon: () => inked(seenOnDark(built, creature.coat), true),
      shaded: () => modelled(built, creature.coat),
      cut: () => inked(light({ isPlain: true, isAslant: true })),
    },
  );
};

/** Of a curve through many points a tenth of a unit is enough: nobody sees it move, and the picture is lighter. */
const inTenths = (built: Built): Built => ({
  ...built,
  shapes: built.shapes.map((shape) =>
    shape.piece.kind === "poly"
      ? {
          ...shape,
          piece: { ...shape.piece, points: shape.piece.points.map(([x, y]) => [tenth(x), tenth(y)]) },
        }
      : shape,
  ),
});
const tenth = (value: number): number => Math.round(value * 10) / 10;

const MOST_COLOURS = 26;

/** The coat first, then every colour that is painted, and the shade at the edge of each. */
const coloursOf = ({ shapes }: Built, { coat, belly }: Creature): string[] => {
  const fills = shapes.map(({ piece }) => piece.fill).filter((fill) => fill.length === 7);
  return [...new Set([coat, belly, ...fills, ...fills.map(edgeOf)])].slice(0, MOST_COLOURS);
};

/** The shade at the edge of a form, which a cut-out has not. */
export const edgeOf = (fill: string): string => darken(fill, 0.45);
