import { darken, lighten } from "../../colour/colour.ts";
import type { StuffWay } from "../../reading/stuff.ts";
import type { Piece } from "../gear/shapes.ts";
import type { Placed, Point, Spot } from "../svg.ts";
import type { Body, MotifSpot } from "./act.ts";
import { pen } from "./strokes.ts";

type Box = Pick<Placed, "centre" | "width" | "height">;

/** Where copies of what there is plenty of lie, in page units, back to front. */
export interface Strewn {
  behind: Spot[];
  /** Before the hero, and behind the front of what the hero is in. */
  within: Spot[];
  before: Spot[];
}

const NOTHING: Strewn = { behind: [], within: [], before: [] };

/** From the middle of a body to its sides, and from its top to its bottom: clear of a face. */
const ON_BODY: readonly Point[] = [
  [-0.52, 0.42],
  [0.5, 0.3],
  [0.02, 0.66],
  [-0.62, -0.52],
  [0.6, -0.66],
  [-0.02, -0.98],
];
/** A heap that looks out of the top of something. */
const HEAP: readonly Point[] = [
  [-0.34, -0.1],
  [0.32, -0.12],
  [-0.02, -0.34],
  [0.14, -0.04],
  [-0.18, -0.02],
];
/** Along the edge of what the hero is in, on both sides of the hero. */
const RIM: readonly Point[] = [
  [-0.2, -0.3],
  [0.2, -0.3],
  [-0.36, -0.12],
  [0.36, -0.12],
  [-0.12, 0],
  [0.12, 0],
];

export const strewn = (way: StuffWay, hero: Body, motif: { spot: MotifSpot; box: Box } | null): Strewn => {
  if (way === "wrapped") return NOTHING;
  const bearer = motif?.box ?? hero;
  const { centre, width, height } = bearer;
  if (way === "full" && motif?.spot.front !== undefined) {
    const size = width * 0.27;
    const { front } = motif.spot;
    return {
      ...NOTHING,
      within: RIM.map(([dx, dy]) => ({ x: centre[0] + dx * width, y: front + dy * size, size })),
    };
  }
  if (way === "full") {
    const size = width * 0.4;
    const heap = HEAP.map(([dx, dy]) => ({
      x: centre[0] + dx * width,
      y: centre[1] - height / 2 + dy * size,
      size,
    }));
    return motif ? { ...NOTHING, within: heap } : { ...NOTHING, behind: heap };
  }
  const size = Math.min(width, height) * (way === "covered" ? 0.27 : motif ? 0.25 : 0.2);
  const face = motif ? null : hero.face;
  const spots: Spot[] = face
    ? aroundFace(face, hero).map(([x, y]) => ({ x, y, size }))
    : ON_BODY.map(([dx, dy]) => ({
        x: centre[0] + (dx * width) / 2,
        y: centre[1] + (dy * height) / 2,
        size,
      }));
  return { ...NOTHING, [motif ? "before" : "within"]: spots };
};

/** On the crown, on the sides of the head, and on what there is of a body under it. */
const aroundFace = ({ x, y, r }: NonNullable<Body["face"]>, { centre, height }: Body): Point[] => {
  const [chin, floor] = [y + r * 0.9, centre[1] + height / 2];
  const down = (share: number) => chin + (floor - chin) * share;
  return [
    [x - r * 0.12, y - r * 0.98],
    [x - r * 0.92, y - r * 0.5],
    [x + r * 0.94, y + r * 0.3],
    [x - r * 0.36, down(0.34)],
    [x + r * 0.34, down(0.5)],
    [x - r * 0.2, down(0.84)],
  ];
};

/** One cloth around the body and up to the cheeks: a collar, an end that is folded over, and a hem. */
export const wrapping = (colours: readonly string[], { centre, face, width, height }: Body): Piece[] => {
  const [x] = centre;
  const floor = centre[1] + height * 0.48;
  const top = face ? Math.min(face.y + face.r * 0.78, floor - height * 0.2) : centre[1] + height * 0.1;
  const [one = "#c94f4f", other = lighten(one, 0.35)] = colours;
  const half = face ? Math.min(width * 0.44, face.r * 0.96) : width * 0.48;
  const at = (out: number, down: number): Point => [x + half * out, top + (floor - top) * down];
  const sheet = (...points: Point[]): Piece => ({ kind: "poly", fill: one, points });
  const [left, right] = [-1, 1].map((side) => at(side * 1.06, -0.42)) as [Point, Point];
  return [
    sheet(
      left,
      at(-0.6, 0),
      at(0, 0.14),
      at(0.6, 0),
      right,
      at(1.2, 0.4),
      at(1, 1),
      at(-1, 1),
      at(-1.2, 0.4),
    ),
    { ...sheet(at(0.6, 0), right, at(1.2, 0.4), at(1, 1), at(0.16, 1)), fill: darken(one, 0.2) },
    pen(other, [left, at(-0.6, 0), at(0, 0.14), at(0.6, 0), right], half * 0.2),
    pen(other, [at(-0.94, 0.92), at(0.94, 0.92)], half * 0.12),
  ];
};
