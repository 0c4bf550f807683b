import { darken, lighten } from "../../colour/colour.ts";
import { bow, oval, pen } from "../acting/strokes.ts";
import type { Point } from "../svg.ts";
import { X } from "./head-frame.ts";
import { bothSides, form, mark, polygonOf, type Shape } from "./shapes.ts";

/** What a trade is known by, on the chest. */
export type UniformCut =
  | "collar"
  | "cross"
  | "rescue"
  | "stethoscope"
  | "bib"
  | "jabot"
  | "waistcoat"
  | "badge"
  | "stripes"
  | "apron"
  | "comb"
  | "bands"
  | "referee"
  | "hawaii";

const GOLD = "#ffc933";
const WHITE = "#ffffff";
const RED = "#e5343f";
const INK = "#26242c";

const plus = (fill: string, [x, y]: Point, r: number): Shape[] => [
  mark(
    pen(
      fill,
      [
        [x - r, y],
        [x + r, y],
      ],
      r * 0.72,
    ),
  ),
  mark(
    pen(
      fill,
      [
        [x, y - r],
        [x, y + r],
      ],
      r * 0.72,
    ),
  ),
];

const tie = (fill: string): Shape =>
  form(polygonOf(fill, [X - 5, 122], [X + 5, 122], [X + 7, 146], [X, 154], [X - 7, 146]));

const lapels = (fill: string): Shape[] =>
  bothSides(X, (_, at) => [form(polygonOf(fill, [at(15), 110], [at(24), 126], [at(16), 132], [at(1), 150]))]);

const buttons = (fill: string, from: number): Shape[] =>
  [0, 14, 28].map((down) => mark(oval(fill, [X, from + down], 2.8, 2.8)));

export const uniforms: Readonly<Record<UniformCut, (shirt: string, trousers: string) => Shape[]>> = {
  // Open over an undershirt, with flowers.
  hawaii: (shirt) => [
    mark(polygonOf(WHITE, [X - 15, 110], [X + 15, 110], [X + 10, 174], [X - 10, 174])),
    ...lapels(lighten(shirt, 0.25)),
    ...bothSides(X, (_, at) =>
      [
        [24, 138],
        [19, 164],
      ].flatMap(([dx = 0, y = 0]) => [
        mark(oval("#ff5f7e", [at(dx), y], 8, 8)),
        mark(oval("#ffe06a", [at(dx), y], 3.4, 3.4)),
      ]),
    ),
  ],
  collar: () => [
    form(bow(WHITE, [X - 20, 114], [X, 125], [X + 20, 114], 9)),
    mark(bow(GOLD, [X - 18, 122], [X, 140], [X + 18, 122], 2.4)),
    form(
      pen(
        GOLD,
        [
          [X, 138],
          [X, 168],
        ],
        6.5,
      ),
    ),
    form(
      pen(
        GOLD,
        [
          [X - 9, 148],
          [X + 9, 148],
        ],
        6.5,
      ),
    ),
  ],
  cross: (shirt) => [
    mark(polygonOf(darken(shirt, 0.16), [X - 15, 110], [X + 15, 110], [X, 130])),
    ...plus(RED, [X, 148], 13),
  ],
  rescue: () => [
    ...plus(WHITE, [X, 140], 11),
    // A whistle on a cord.
    mark(bow("#26242c", [X - 14, 110], [X - 10, 126], [X - 20, 132], 2.4)),
    form(oval(GOLD, [X - 20, 136], 5, 4.4)),
  ],
  stethoscope: (shirt) => [
    ...lapels(darken(shirt, 0.12)),
    form(bow("#3a4658", [X - 20, 112], [X - 16, 168], [X + 6, 150], 4.5)),
    form(bow("#3a4658", [X + 20, 112], [X + 18, 132], [X + 8, 148], 4.5)),
    form(oval("#c3ccd8", [X + 7, 156], 8, 8)),
    mark(oval("#7d8898", [X + 7, 156], 4, 4)),
  ],
  bib: (_, trousers) => [
    ...bothSides(X, (_, at) => [
      form(
        pen(
          trousers,
          [
            [at(22), 112],
            [at(19), 140],
          ],
          8,
        ),
      ),
    ]),
    form(
      polygonOf(
        trousers,
        [X - 23, 134],
        [X + 23, 134],
        [X + 26, 158],
        [X + 33, 166],
        [X + 25, 180],
        [X - 25, 180],
        [X - 33, 166],
        [X - 26, 158],
      ),
    ),
    mark(polygonOf(lighten(trousers, 0.2), [X - 11, 146], [X + 11, 146], [X + 9, 162], [X - 9, 162])),
    ...bothSides(X, (_, at) => [mark(oval(GOLD, [at(19), 139], 4.4, 4.4))]),
  ],
  jabot: () => [
    form(bow(WHITE, [X - 18, 112], [X, 122], [X + 18, 112], 8)),
    ...bothSides(X, (_, at) => [
      form(polygonOf(WHITE, [at(1), 120], [at(13), 122], [at(16), 150], [at(2), 148])),
    ]),
  ],
  waistcoat: () => [
    mark(polygonOf(WHITE, [X - 18, 109], [X + 18, 109], [X, 158])),
    ...buttons("#8d8a96", 136).slice(0, 2),
    ...bothSides(X, (_, at) => [form(polygonOf(RED, [X, 122], [at(17), 113], [at(17), 131]))]),
    form(oval("#b3222e", [X, 122], 5, 5)),
  ],
  badge: (shirt) => [
    ...lapels(lighten(shirt, 0.14)),
    tie("#1d2438"),
    form(
      polygonOf(
        GOLD,
        [X + 21, 126],
        [X + 24, 134],
        [X + 32, 135],
        [X + 26, 141],
        [X + 28, 149],
        [X + 21, 145],
        [X + 14, 149],
        [X + 16, 141],
        [X + 10, 135],
        [X + 18, 134],
      ),
    ),
    form(bow("#1d1a26", [X - 33, 164], [X, 171], [X + 33, 164], 9)),
    mark(oval(GOLD, [X, 168], 6, 4.6)),
  ],
  stripes: (shirt) => [
    mark(polygonOf(WHITE, [X - 14, 110], [X + 14, 110], [X, 150])),
    ...lapels(lighten(shirt, 0.14)),
    tie("#1d2438"),
    ...bothSides(X, (_, at) => [
      mark(
        pen(
          GOLD,
          [
            [at(27), 116],
            [at(35), 126],
          ],
          3.4,
        ),
      ),
      mark(
        pen(
          GOLD,
          [
            [at(22), 119],
            [at(31), 131],
          ],
          3.4,
        ),
      ),
      mark(oval(GOLD, [at(13), 160], 2.8, 2.8)),
    ]),
  ],
  // A smock that closes at the side, with a comb and scissors in its pocket.
  comb: () => [
    mark(bow("#c22f3a", [X - 16, 112], [X - 20, 140], [X - 16, 176], 4)),
    form(polygonOf("#d8404c", [X + 2, 142], [X + 26, 142], [X + 24, 166], [X + 4, 166])),
    form(polygonOf("#2a2028", [X + 6, 122], [X + 12, 122], [X + 12, 144], [X + 6, 144])),
    form(bow("#c3cdd7", [X + 20, 146], [X + 19, 136], [X + 17, 124], 4)),
    mark({ kind: "ring", fill: "#c3cdd7", x: X + 22, y: 122, rx: 5, ry: 5, width: 3 }),
  ],
  apron: () => [
    ...bothSides(X, (_, at) => [
      form(
        pen(
          WHITE,
          [
            [at(15), 110],
            [at(13), 130],
          ],
          5,
        ),
      ),
    ]),
    form(
      polygonOf(
        WHITE,
        [X - 18, 128],
        [X + 18, 128],
        [X + 24, 152],
        [X + 32, 160],
        [X + 28, 182],
        [X - 28, 182],
        [X - 32, 160],
        [X - 24, 152],
      ),
    ),
    mark(bow("#c9ced8", [X - 12, 154], [X, 170], [X + 12, 154], 3)),
  ],
  bands: () => [118, 136, 154, 172].map((y) => mark(bow(INK, [X - 35, y], [X, y + 7], [X + 35, y], 8))),
  referee: () => [
    ...[-24, -8, 8, 24].map((dx) =>
      mark(
        pen(
          INK,
          [
            [X + dx * 0.8, 110],
            [X + dx * 1.15, 178],
          ],
          7.5,
        ),
      ),
    ),
    mark(bow(RED, [X - 18, 110], [X, 138], [X + 18, 110], 2.6)),
    form(oval("#ffd23f", [X, 142], 7.5, 6)),
    mark(oval(INK, [X, 142], 2.4, 2.4)),
  ],
};
