import { ARC, type Piece } from "../gear/shapes.ts";
import type { Point } from "../svg.ts";
import type { Act, Body } from "./act.ts";
import { handOf, mouthOf, pouchOf } from "./deed-spot.ts";
import { tools } from "./deed-tools.ts";
import {
  bush,
  chequered,
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
  SPEED,
  speech,
  spray,
  stroke,
} from "./effects.ts";
import { line, oval } from "./strokes.ts";

const parts: Partial<Record<NonNullable<Act["relation"]>, Part>> = {
  ...tools,
  pulls: rope,
  throws: ({ act, hero, motif, u }) => {
    const [hx, hy] = handOf(act, hero);
    const [mx, my] = motif.centre;
    return [-0.5, 0, 0.5].flatMap((off) =>
      stroke(
        SPEED,
        [
          [hx + (mx - hx) * 0.24 + off * u, hy + (my - hy) * 0.24 + off * u * act.side],
          [hx + (mx - hx) * 0.52 + off * u, hy + (my - hy) * 0.52 + off * u * act.side],
        ],
        u * 0.16,
      ),
    );
  },
  kicks: ({ act, motif, u }) =>
    knocks(
      [motif.centre[0] + act.side * motif.width * 0.34, motif.centre[1] - motif.height * 0.36],
      act.side,
      u * 0.9,
    ),
  drops: ({ motif, u }) =>
    [-0.6, 0, 0.6].flatMap((off) => {
      const [x, y] = [motif.centre[0] + off * motif.width * 0.5, motif.centre[1] - motif.height * 0.62];
      return stroke(
        SPEED,
        [
          [x, y - u * (off === 0 ? 2.2 : 1.5)],
          [x, y],
        ],
        u * 0.18,
      );
    }),
  smashes: ({ motif, u }) => {
    const [x, y] = motif.centre;
    const [w, h] = [motif.width / 2, motif.height / 2];
    const crack: Point[] = [
      [x + w * 0.1, y - h * 0.9],
      [x - w * 0.14, y - h * 0.45],
      [x + w * 0.16, y - h * 0.1],
      [x - w * 0.1, y + h * 0.3],
      [x + w * 0.08, y + h * 0.7],
    ];
    const shard = (dx: number, dy: number): Piece =>
      poly("#ffffff", [
        [x + dx * w, y + dy * h],
        [x + dx * w + u * 0.5, y + dy * h - u * 0.5],
        [x + dx * w + u * 0.7, y + dy * h + u * 0.2],
      ]);
    return [
      line(INK, crack, u * 0.3),
      line(INK, [crack[2] ?? [x, y], [x + w * 0.6, y - h * 0.3]], u * 0.22),
      shard(0.9, -0.9),
      shard(-1.1, -0.8),
      shard(1.1, 0.1),
    ];
  },
  knocks: ({ act, hero, u }) => knocks(handOf(act, hero), act.side, u * 1.1),
  topples: ({ act, hero, motif, u }) => [
    ...knocks(
      [handOf(act, hero)[0] + act.side * u * 0.4, motif.centre[1] - motif.height * 0.5],
      act.side,
      u * 0.8,
    ),
    ...[-0.5, 0.1].flatMap((off) =>
      stroke(
        SPEED,
        [
          [motif.centre[0] + act.side * u * off, motif.centre[1] - motif.height * 0.66],
          [motif.centre[0] + act.side * u * (off + 1.2), motif.centre[1] - motif.height * 0.5],
        ],
        u * 0.16,
      ),
    ),
  ],
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
  races: ({ act, hero, motif, u }) => [
    ...(act.isSlow ? [] : dashes(hero, act.side, u)),
    ...chequered(
      [motif.centre[0] + act.side * motif.width * 0.2, motif.centre[1] - motif.height * 0.5],
      u,
      act.side,
    ),
  ],
  beats: ({ act, hero, motif, u }) => [
    ...dashes(motif, act.side, u * 0.8),
    ...chequered(
      [hero.centre[0] + act.side * hero.width * 0.34, hero.centre[1] - hero.height * 0.34],
      u,
      act.side,
    ),
  ],
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
  catches: ({
    motif: {
      centre: [x, y],
      width,
      height,
    },
    u,
  }) =>
    [-0.34, 0, 0.34].flatMap((off) =>
      stroke(
        SPEED,
        [
          [x + off * width, y - height * 0.56 - u * (off === 0 ? 1.4 : 0.9)],
          [x + off * width, y - height * 0.56],
        ],
        u * 0.16,
      ),
    ),
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
  escapes: ({ act, hero, motif, u }) => {
    const [x, y] = [hero.centre[0] + act.side * u * 1.4, hero.centre[1] + hero.height * 0.5];
    const top = motif.centre[1] - motif.height * 0.5;
    return [-1, 0, 1].flatMap((off) =>
      stroke(
        SPEED,
        [
          [x + off * u * 1.1, Math.min(y + u * 0.3, top)],
          [x + off * u * 1.3 + act.side * u * 0.5, Math.min(y + u * 1.6, top + u * 1.2)],
        ],
        u * 0.18,
      ),
    );
  },
  chases: ({ act, motif, u }) => dashes(motif, act.side, u),
  leaps: ({ act, hero, u }) => {
    const floor = hero.centre[1] + hero.height / 2;
    return [-1, 0, 1].flatMap((off) =>
      stroke(
        SPEED,
        [
          [hero.centre[0] - act.side * u * (3.2 - off * 0.5), floor + u * off * 0.9 - u * 0.4],
          [hero.centre[0] - act.side * u * (4.6 - off * 0.5), floor + u * off * 0.9 + u * 0.3],
        ],
        u * 0.18,
      ),
    );
  },
  watches: ({ act, hero, motif, u }) => {
    const eyes = hero.eyes ?? {
      x: hero.centre[0],
      y: hero.centre[1] - hero.height * 0.2,
      reach: hero.width * 0.1,
    };
    const from: Point = [eyes.x + act.side * eyes.reach * 2.4, eyes.y];
    const to: Point = [motif.centre[0] - act.side * motif.width * 0.3, motif.centre[1] - motif.height * 0.2];
    return [0.05, 0.35, 0.65].flatMap((share) =>
      stroke(
        SPEED,
        [share, share + 0.17].map(
          (at): Point => [from[0] + (to[0] - from[0]) * at, from[1] + (to[1] - from[1]) * at],
        ),
        u * 0.16,
      ),
    );
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
    return speech([(hero.centre[0] + motif.centre[0]) / 2 + act.side * u, top + u * 0.4], u * 1.1, act.side);
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
const dashes = ({ centre: [x, y], width, height }: Motif, towards: number, u: number): Piece[] =>
  [0.08, 0.24, 0.4].flatMap((down, nth) => {
    const start = x - towards * (width * 0.5 + u * 0.2);
    const end = start - towards * u * (nth === 1 ? 1.6 : 1.1);
    return stroke(
      SPEED,
      [
        [start, y + height * down],
        [end, y + height * down],
      ],
      u * 0.18,
    );
  });

/** Half a circle, open above. */
const HALF: readonly Point[] = ARC.map(([dx, dy]): Point => [dx, -dy]);
const MOUTH = "#7a1f2e";
const TONGUE = "#f0627a";

/** What is drawn under the motif of a deed: the open mouth that it goes into. */
export const underMotif = ({ relation }: Act, hero: Body): Piece[] => {
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
