import type { Piece } from "../gear/shapes.ts";
import type { Point } from "../svg.ts";
import type { Act } from "./act.ts";
import { handOf } from "./around.ts";
import { chequered, INK, knocks, type Motif, type Part, poly } from "./effects.ts";
import { line, streak } from "./strokes.ts";

/** What is seen about a motif that is moved, and about who moves: lines of speed, dust and blows. */
export const motionMarks: Partial<Record<NonNullable<Act["relation"]>, Part>> = {
  throws: ({ act, hero, motif, u }) => {
    const [hx, hy] = handOf(act, hero);
    const [mx, my] = motif.centre;
    return [-0.5, 0, 0.5].map((off) =>
      streak(
        [hx + (mx - hx) * 0.56 + off * u, hy + (my - hy) * 0.56 + off * u * act.side],
        [hx + (mx - hx) * 0.2 + off * u, hy + (my - hy) * 0.2 + off * u * act.side],
        u * 0.42,
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
    [-0.6, 0, 0.6].map((off) => {
      const [x, y] = [motif.centre[0] + off * motif.width * 0.5, motif.centre[1] - motif.height * 0.62];
      return streak([x, y], [x, y - u * (off === 0 ? 2.8 : 1.9)], u * 0.47);
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
    ...[-0.5, 0.1].map((off) =>
      streak(
        [motif.centre[0] + act.side * u * (off + 1.2), motif.centre[1] - motif.height * 0.5],
        [motif.centre[0] + act.side * u * off, motif.centre[1] - motif.height * 0.66],
        u * 0.42,
      ),
    ),
  ],
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
  catches: ({
    motif: {
      centre: [x, y],
      width,
      height,
    },
    u,
  }) =>
    [-0.34, 0, 0.34].map((off) =>
      streak(
        [x + off * width, y - height * 0.56],
        [x + off * width, y - height * 0.56 - u * (off === 0 ? 1.9 : 1.3)],
        u * 0.42,
      ),
    ),
  escapes: ({ act, hero, motif, u }) => {
    const [x, y] = [hero.centre[0] + act.side * u * 1.4, hero.centre[1] + hero.height * 0.5];
    const top = motif.centre[1] - motif.height * 0.5;
    return [-1, 0, 1].map((off) =>
      streak(
        [x + off * u * 1.1, Math.min(y + u * 0.3, top)],
        [x + off * u * 1.3 + act.side * u * 0.5, Math.min(y + u * 1.6, top + u * 1.2)],
        u * 0.47,
      ),
    );
  },
  chases: ({ act, motif, u }) => dashes(motif, act.side, u),
  // How it slid, and how who stood on it tips over.
  slips: ({ act, hero, motif, u }) => {
    const { side } = act;
    const [x, y] = motif.centre;
    const [hx, hy] = [hero.centre[0] - side * hero.width * 0.56, hero.centre[1] - hero.height * 0.26];
    return [
      ...[-0.7, 0, 0.7].map((dy) =>
        streak(
          [x - side * motif.width * 0.62, y + dy * u],
          [x - side * (motif.width * 0.62 + u * 2.6), y + dy * u],
          u * 0.4,
        ),
      ),
      ...[0, 1].map((nth) =>
        streak(
          [hx - side * nth * u * 0.8, hy + nth * u * 1.5],
          [hx + side * (1 - nth) * u * 1.1 - side * nth * u * 0.3, hy - u * (2.4 - nth * 1.6)],
          u * 0.34,
        ),
      ),
    ];
  },
  leaps: ({ act, hero, u }) => {
    const floor = hero.centre[1] + hero.height / 2;
    return [-1, 0, 1].map((off) =>
      streak(
        [hero.centre[0] - act.side * u * (3.2 - off * 0.5), floor + u * off * 0.9 - u * 0.4],
        [hero.centre[0] - act.side * u * (4.6 - off * 0.5), floor + u * off * 0.9 + u * 0.3],
        u * 0.47,
      ),
    );
  },
};

export const dashes = ({ centre: [x, y], width, height }: Motif, towards: number, u: number): Piece[] =>
  [0.08, 0.24, 0.4].map((down, nth) => {
    const start = x - towards * (width * 0.5 + u * 0.2);
    const end = start - towards * u * (nth === 1 ? 2.2 : 1.6);
    return streak([start, y + height * down], [end, y + height * down], u * 0.47);
  });
