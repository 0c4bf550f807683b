import { ARC, type Piece } from "../gear/shapes.ts";
import type { Point } from "../svg.ts";
import type { Act, Body } from "./act.ts";
import { handOf, mouthOf, pouchOf } from "./around.ts";
import { tools } from "./deed-tools.ts";
import {
  armWrestling,
  bush,
  clods,
  drops,
  fistAt,
  INK,
  knocks,
  type Motif,
  mound,
  notes,
  type Part,
  poly,
  rope,
  speech,
  spray,
} from "./effects.ts";
import { dashes, motionMarks } from "./motion-marks.ts";
import { oval, streak } from "./strokes.ts";

const parts: Partial<Record<NonNullable<Act["relation"]>, Part>> = {
  ...tools,
  ...motionMarks,
  pulls: rope,
  fights: armWrestling,
  swallows: ({ hero, u }) => {
    const { x, y, r } = mouthOf(hero);
    // The lower jaw is before what goes in.
    const jaw = (grow: number): Point[] =>
      HALF.map(([dx, dy]): Point => [x + dx * (r * 1.25 + grow), y + r * 0.5 + dy * (r * 0.72 + grow)]);
    return [
      poly(INK, jaw(u * 0.12)),
      poly(MOUTH, jaw(0)),
      oval(TONGUE, [x, y + r * 0.92], r * 0.62, r * 0.2),
    ];
  },
  pouches: ({ hero, u, colour }) => {
    const { x, y, wide } = pouchOf(hero);
    const flap = (grow: number): Point[] =>
      HALF.map(
        ([dx, dy]): Point => [x + dx * (wide + grow), y + dy * (hero.height * 0.19 + grow) - grow * 0.4],
      );
    return [poly(INK, flap(u * 0.12)), poly(colour, flap(0))];
  },
  delivers: ({ act, hero, u, colour }) => [
    ...(hero.hands ?? []).map((hand) => fistAt(colour, hand, u)),
    ...(act.isSlow ? [] : dashes(hero, act.side, u)),
  ],
  counts: ({ hero, u, colour }) => (hero.hands ?? []).map((hand) => fistAt(colour, hand, u)),
  hides: ({ hero, u }) => bush([hero.centre[0], hero.centre[1] + hero.height * 0.52], hero.width * 0.62, u),
  spits: ({ act, hero, motif, u }) =>
    spray(
      mouthOf(hero),
      [motif.centre[0] - act.side * motif.width * 0.3, motif.centre[1] - motif.height * 0.16],
      u,
    ),
  hugs: ({ act, hero, motif, u, colour }) =>
    hero.hands
      ? [fistAt(colour, [motif.centre[0] + act.side * motif.width * 0.2, handOf(act, hero)[1]], u)]
      : [],
  watches: ({ act, hero, motif, u }) => {
    const eyes = hero.eyes ?? {
      x: hero.centre[0],
      y: hero.centre[1] - hero.height * 0.2,
      reach: hero.width * 0.1,
    };
    const from: Point = [eyes.x + act.side * eyes.reach * 2.4, eyes.y];
    const to: Point = [motif.centre[0] - act.side * motif.width * 0.3, motif.centre[1] - motif.height * 0.2];
    // Where there is no room between the two, they would be tears.
    const edge = motif.centre[0] - act.side * motif.width * 0.5;
    if ((edge - from[0]) * act.side < u * 0.4) return [];
    const on = (at: number): Point => [from[0] + (to[0] - from[0]) * at, from[1] + (to[1] - from[1]) * at];
    return [0.05, 0.35, 0.65].map((share) => streak(on(share + 0.19), on(share), u * 0.36));
  },
  peers: ({ act, hero, u, colour }) => (hero.hands ? [fistAt(colour, handOf(act, hero), u)] : []),
  buries: ({ hero, motif, u }) => [
    ...mound(
      motif.centre[0],
      motif.centre[1] + motif.height * 0.5 + u * 0.9,
      u * 3.1,
      motif.height * 0.36 + u * 0.6,
    ),
    ...clods(motif.centre[0], hero.centre[1] + hero.height * 0.12, u * 0.9),
  ],
  digs: ({ hero, u, colour }) => {
    const floor = hero.centre[1] + hero.height * 0.53;
    return [
      ...(hero.hands ?? []).map((hand) => fistAt(colour, hand, u)),
      ...mound(hero.centre[0], floor, hero.width * 0.66, u * 2.6),
      ...clods(hero.centre[0], hero.centre[1] + u * 1.2, u * 1.3),
    ];
  },
  waters: drops,
  works: ({ act, motif, u }) =>
    knocks(
      [motif.centre[0] - act.side * motif.width * 0.1, motif.centre[1] - motif.height * 0.4],
      act.side,
      u * 0.8,
    ),
  plays: ({ act, hero, motif, u, colour }) => [
    ...(hero.hands ?? []).map((hand) => fistAt(colour, hand, u)),
    ...notes({ act, hero, motif, u, colour }),
  ],
  drums: notes,
  talks: ({ act, hero, motif, u }) => {
    const top = Math.min(hero.centre[1] - hero.height / 2, motif.centre[1] - motif.height / 2);
    return speech([(hero.centre[0] + motif.centre[0]) / 2 + act.side * u, top - u * 1.1], u * 1.1, act.side);
  },
  eats: ({ hero, motif, u, colour }) => [
    ...(hero.hands ?? []).map(([, hy], nth) =>
      fistAt(
        colour,
        [motif.centre[0] + (nth === 0 ? -1 : 1) * motif.width * 0.44, Math.max(hy, motif.centre[1])],
        u,
      ),
    ),
    ...(
      [
        [-0.8, -0.6],
        [0.86, -0.5],
        [-1.05, 0.1],
        [1.1, 0.2],
      ] as const
    ).map(([dx, dy]) =>
      oval(
        "#e8b04a",
        [motif.centre[0] + dx * motif.width * 0.62, motif.centre[1] + dy * motif.height * 0.6],
        u * 0.2,
        u * 0.18,
      ),
    ),
  ],
  heaves: ({ hero, motif, u, colour }) => [
    ...(hero.hands ?? []).map(([x]) => fistAt(colour, [x, motif.centre[1] + motif.height * 0.46], u)),
  ],
};

/** Behind the one that gets away, level with its lower half. */

/** Half a circle, open above. */
const HALF: readonly Point[] = ARC.map(([dx, dy]): Point => [dx, -dy]);
const MOUTH = "#7a1f2e";
const TONGUE = "#f0627a";

/** Light that falls from below a saucer, wider towards the ground, with a brighter core. */
const beam = ({ centre: [x, y], width, height }: Body): Piece[] => {
  const [top, floor] = [y + height * 0.3, y + height * 1.62];
  const cone = (fill: string, narrow: number, wide: number): Piece =>
    poly(fill, [
      [x - width * narrow, top],
      [x + width * narrow, top],
      [x + width * wide, floor],
      [x - width * wide, floor],
    ]);
  return [cone("#ffe98a", 0.16, 0.46), cone("#fff7cf", 0.1, 0.28)];
};

/** What is drawn under the motif of a deed: the open mouth that it goes into, or the beam that it is in. */
export const underMotif = ({ relation }: Act, hero: Body): Piece[] => {
  if (relation === "abducts") return beam(hero);
  if (relation !== "swallows") return [];
  const { x, y, r } = mouthOf(hero);
  const line = hero.height * 0.012;
  return [
    oval(INK, [x, y + r * 0.4], r * 1.25 + line, r * 0.86 + line),
    oval(MOUTH, [x, y + r * 0.4], r * 1.25, r * 0.86),
  ];
};

/** What shows a deed: an effect line or two, what it is done with, and the hands. */
export const deedMarks = (act: Act, hero: Body, motif: Motif, colour: string): Piece[] =>
  (act.relation && parts[act.relation]?.({ act, hero, motif, u: hero.height / 10, colour })) || [];
