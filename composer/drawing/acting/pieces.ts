import type { Piece } from "../gear/shapes.ts";
import type { Placed, Point, Spot } from "../svg.ts";
import { type Act, type Body, SHARED } from "./act.ts";
import { deedMarks } from "./deed-marks.ts";
import { expressed } from "./face.ts";
import { lackedAt } from "./motif-spot.ts";
import { stateOver } from "./states.ts";
import { bow, oval } from "./strokes.ts";

/** That hand, closed round it. */
export const fist = ({ side }: Act, { hands, height }: Body, colour: string): Piece[] => {
  const hand = hands?.[side > 0 ? 1 : 0];
  return hand ? [oval(colour, [hand[0], hand[1] + height * 0.01], height * 0.058, height * 0.05)] : [];
};

/** What is drawn over a motif: its own face, what has become of it, and the hands that hold it. */
export const overMotif = (
  act: Act,
  hero: Body,
  motif: Pick<Placed, "centre" | "width" | "height">,
  colour: string,
): Piece[] => {
  const [x, y] = motif.centre;
  const body: Body = {
    ...motif,
    crown: { x, y: y - motif.height / 2, width: motif.width * 0.6 },
    eyes: null,
    face: null,
    hands: undefined,
  };
  const state = act.motifState ? stateOver(act.motifState, body, colour) : null;
  return [
    ...(act.motifMood ? expressed(act.motifMood, body, true) : []),
    ...(state ? [...state.behind, ...state.before] : []),
    ...grip(act, hero, motif, colour),
    ...deedMarks(act, hero, motif, colour),
  ];
};

/** Paws or gloves around what is held. */
const grip = (
  act: Act,
  hero: Body,
  motif: Pick<Placed, "centre" | "width" | "height">,
  colour: string,
): Piece[] => {
  if (act.count === 2 && SHARED.test(act.relation ?? "")) return [];
  if (act.relation === "drinks" && hero.hands) return fist(act, hero, colour);
  if ((act.relation !== "holds" || act.isAside) && act.relation !== "lifts") return [];
  if (act.isSign && hero.hands) {
    const [x, y] = motif.centre;
    const at = (hand: number): Point => [x + hand * motif.width * 0.5, y + motif.height * 0.12];
    return [-1, 1].map((hand) => oval(colour, at(hand), hero.height * 0.058, hero.height * 0.055));
  }
  if (hero.hands)
    return hero.hands.map((hand) => oval(colour, hand, hero.height * 0.058, hero.height * 0.055));
  // A thing's own arms go up to it.
  if (act.relation === "lifts" && !act.isSign) return [];
  const r = Math.max(motif.width * 0.13, hero.width * 0.075);
  const [x, y] = motif.centre;
  const low = y + motif.height * (act.isSign ? 0.46 : act.relation === "lifts" ? 0.34 : 0.12);
  return [-1, 1].map((hand) => oval(colour, [x + hand * motif.width * 0.44, low], r, r * 0.92));
};

const HEART = "#f0435e";
const BURST = "#ffd23f";
const BARRED = "#e5343f";

/** What says how two feel for each other: a heart over those who love, a burst behind those who fight. */
export const marks = (
  { relation, side }: Act,
  { x, y, size }: Spot,
): { behind: Piece[]; before: Piece[] } => {
  if (relation === "hugs") {
    const [hx, hy, r] = [x + side * size * 0.24, y - size * 0.3, size * 0.075];
    const lobes = [-1, 1].map((lobe) => oval(HEART, [hx + lobe * r * 0.72, hy], r * 0.86, r * 0.86));
    const tip: Piece = {
      kind: "poly",
      fill: HEART,
      points: [
        [hx - r * 1.45, hy + r * 0.42],
        [hx, hy - r * 0.2],
        [hx + r * 1.45, hy + r * 0.42],
        [hx, hy + r * 2.1],
      ],
    };
    return { behind: [], before: [...lobes, tip] };
  }
  if (relation === "lacks") {
    const at = lackedAt({ x, y, size }, side);
    const r = size * 0.22;
    const wide = size * 0.045;
    const [dx, dy] = [r * 0.7, wide * 0.7];
    const slash: Piece = {
      kind: "poly",
      fill: BARRED,
      points: [
        [at.x - dx - dy, at.y - dx + dy],
        [at.x - dx + dy, at.y - dx - dy],
        [at.x + dx + dy, at.y + dx - dy],
        [at.x + dx - dy, at.y + dx + dy],
      ],
    };
    return { behind: [], before: [{ kind: "ring", fill: BARRED, ...at, rx: r, ry: r, width: wide }, slash] };
  }
  if (!/^(fights|kicks|smashes)$/.test(relation ?? "")) return { behind: [], before: [] };
  const points = SPIKES.map(([dx, dy], nth): Point => {
    const reach = size * (nth % 2 === 0 ? 0.34 : 0.19);
    return [x + side * size * 0.07 + dx * reach, y - size * 0.06 + dy * reach];
  });
  return { behind: [{ kind: "poly", fill: BURST, points }], before: [] };
};

// Sixteen points round a circle: a table, since engines differ in the last digit of sines.
const SPIKES: readonly Point[] = [
  [0, -1],
  [0.38, -0.92],
  [0.71, -0.71],
  [0.92, -0.38],
  [1, 0],
  [0.92, 0.38],
  [0.71, 0.71],
  [0.38, 0.92],
  [0, 1],
  [-0.38, 0.92],
  [-0.71, 0.71],
  [-0.92, 0.38],
  [-1, 0],
  [-0.92, -0.38],
  [-0.71, -0.71],
  [-0.38, -0.92],
];

const LIMB = "#1d1a26";
const GLOVE = "#ffffff";

/** Legs and arms of a thing that has none, behind its body. */
export const limbs = (act: Act, hero: Body, pose: number): Piece[] => {
  const [cx, cy] = hero.centre;
  const { width, height } = hero;
  const thick = Math.max(width, height) * 0.052;
  const floor = cy + height / 2;
  const legs = [-1, 1].flatMap((leg): Piece[] => {
    const x = cx + leg * width * 0.18;
    const foot = floor + height * 0.17;
    return [
      bow(LIMB, [x, floor - height * 0.12], [x + leg * thick, floor], [x, foot], thick),
      oval("#f04a4a", [x + leg * thick * 0.9, foot], thick * 1.7, thick),
    ];
  });
  const arms = [-1, 1].flatMap((arm): Piece[] => {
    if (act.relation === "holds") return [];
    const from: [number, number] = [cx + arm * width * 0.38, cy + height * 0.08];
    if (act.relation === "lifts" && !act.isSign) {
      const above: Point = [cx + arm * width * 0.16, cy - height * 0.56];
      const bend: Point = [cx + arm * width * 0.78, cy - height * 0.3];
      return [bow(LIMB, from, bend, above, thick), oval(GLOVE, above, thick * 1.45, thick * 1.35)];
    }
    const isUp = act.relation === "lifts" || pose === 2 || (pose === 1 && arm > 0);
    const hand: [number, number] = isUp
      ? [cx + arm * width * 0.66, cy - height * 0.24]
      : pose === 3
        ? [cx + arm * width * 0.44, cy + height * 0.3]
        : [cx + arm * width * 0.64, cy + height * 0.3];
    const elbow: [number, number] = [cx + arm * width * 0.74, cy + height * 0.12];
    return [bow(LIMB, from, elbow, hand, thick), oval(GLOVE, hand, thick * 1.45, thick * 1.35)];
  });
  return [...legs, ...arms];
};
