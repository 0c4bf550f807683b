import type { ImageStyle } from "#contract/generation.ts";
import type { Drawing, Picture } from "../../pictures.ts";
import { type Solid, solidOf } from "../pixels/solid.ts";
import { num, type Point } from "../svg.ts";
import { FORMS, jointed } from "./joints.ts";
import { withQuietFace } from "./quiet-face.ts";

/** A thing as somebody: it stands, and has joints and a calm place for a face. */
export const asSomebody = (picture: Picture, style: ImageStyle): Picture =>
  withQuietFace(jointed(upright(picture, style), style), style);

/** A long thing that is drawn aslant, as hammers and brooms are, stands up: on two legs it would be two lines that cross. */
export const upright = (picture: Picture, style: ImageStyle): Picture => {
  const form = FORMS[style];
  return { ...picture, [form]: raised(picture[form]) };
};

const SAMPLES = 60;
/** How much longer than broad it is at least, as a share of what it is at most, and how far from standing or lying. */
const [LONG, ASLANT] = [0.69, 1.6];

/** What is long lies along the ground, whichever way it is drawn: somebody sits on it. */
export const lying = (picture: Picture, style: ImageStyle): Picture => {
  const form = FORMS[style];
  return { ...picture, [form]: lain(picture[form]), ...(form !== "flat" && { flat: lain(picture.flat) }) };
};

/** How the ink of a drawing spreads from its middle. */
const spreadOf = (drawing: Drawing) => {
  const inked = pointsOf(drawing, solidOf(drawing, SAMPLES));
  const middle: Point = [mean(inked.map(([x]) => x)), mean(inked.map(([, y]) => y))];
  const xx = mean(inked.map(([x]) => (x - middle[0]) ** 2));
  const yy = mean(inked.map(([, y]) => (y - middle[1]) ** 2));
  const xy = mean(inked.map(([x, y]) => (x - middle[0]) * (y - middle[1])));
  const most = (xx + yy) / 2 + Math.sqrt(((xx - yy) / 2) ** 2 + xy ** 2);
  return { inked, middle, xx, yy, xy, most };
};

const raised = (drawing: Drawing): Drawing => {
  const { inked, middle, xx, yy, xy, most } = spreadOf(drawing);
  if (2 * Math.abs(xy) < (xx + yy) * LONG || Math.abs(xx - yy) > Math.abs(xy) * ASLANT) return drawing;
  // The direction in which it is longest, upwards.
  const length = Math.sqrt((most - yy) ** 2 + xy ** 2);
  const way = xy > 0 ? -1 : 1;
  const [ux, uy] = [(way * (most - yy)) / length, (way * xy) / length];
  return turned(drawing, inked, middle, [-uy, -ux]);
};

const lain = (drawing: Drawing): Drawing => {
  const { inked, middle, xx, yy, xy, most } = spreadOf(drawing);
  const isLong = most > (xx + yy - most) * LONGER;
  if (!isLong || Math.abs(xy) < (xx - yy) * FLAT) return drawing;
  // Along its length, to the right; what stands falls over.
  const length = Math.sqrt((most - yy) ** 2 + xy ** 2);
  return turned(drawing, inked, middle, length > 0 ? [(most - yy) / length, -xy / length] : [0, 1]);
};
/** How much farther its ink spreads along it than across, and how little aslant already lies. */
const [LONGER, FLAT] = [2.4, 0.08];

const turned = (
  drawing: Drawing,
  inked: readonly Point[],
  [mx, my]: Point,
  [cos, sin]: readonly [cos: number, sin: number],
): Drawing => {
  const turn = ([x, y]: Point): Point => [
    mx + (x - mx) * cos - (y - my) * sin,
    my + (x - mx) * sin + (y - my) * cos,
  ];
  const matrix = [cos, sin, -sin, cos, mx - mx * cos + my * sin, my - mx * sin - my * cos];
  const { box, crown } = boundsOf(inked.map(turn));
  return {
    ...drawing,
    body: `<g transform="matrix(${matrix.map((value) => Math.round(value * 10000) / 10000).join(" ")})">${drawing.body}</g>`,
    box,
    crown,
  };
};

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);

/** Where there is ink, in the drawing's own units. */
const pointsOf = ({ box: [left, top, width, height] }: Drawing, solid: Solid): Point[] => {
  const unit = Math.max(width, height) / SAMPLES;
  const points: Point[] = [];
  for (let y = 0; y < solid.height; y++)
    for (let x = 0; x < solid.width; x++)
      if (solid.get(x, y))
        points.push([
          left + width / 2 + (x + 0.5 - solid.width / 2) * unit,
          top + height - (solid.height - y - 0.5) * unit,
        ]);
  return points;
};

const boundsOf = (points: readonly Point[]): Pick<Drawing, "box" | "crown"> => {
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  const [width, height] = [Math.max(...xs) - left, Math.max(...ys) - top];
  const head = points.filter(([, y]) => y < top + height * 0.14).map(([x]) => x);
  const two = (value: number): number => Number(num(value));
  return {
    box: [two(left), two(top), two(width), two(height)],
    crown: [two(mean(head)), two(top), two(Math.max(width * 0.3, Math.max(...head) - Math.min(...head)))],
  };
};
