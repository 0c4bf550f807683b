import { darken, lighten } from "../../colour/colour.ts";
import { bow, oval } from "../acting/strokes.ts";
import { X } from "./head-frame.ts";
import { bothSides, form, mark, polygonOf, type Shape } from "./shapes.ts";

const GOLD = "#ffc933";
const WHITE = "#ffffff";
const RED = "#e5343f";
const INK = "#26242c";

const lapels = (fill: string): Shape[] =>
  bothSides(X, (_, at) => [form(polygonOf(fill, [at(15), 110], [at(24), 126], [at(16), 132], [at(1), 150]))]);

/** What is put on for a part: of the post, of the Stone Age, of the bullring, of an evening out. */
export const costumes = {
  // A bag across the chest, with a letter in it.
  satchel: (shirt) => [
    ...lapels(lighten(shirt, 0.25)),
    mark(bow("#7a4a26", [X - 26, 112], [X - 2, 132], [X + 22, 152], 7)),
    form(polygonOf(WHITE, [X + 6, 138], [X + 28, 134], [X + 32, 152], [X + 8, 154])),
    mark(polygonOf(RED, [X + 7, 138], [X + 28, 134], [X + 19, 146])),
    form(polygonOf("#a8682f", [X + 2, 148], [X + 36, 148], [X + 36, 174], [X + 2, 174])),
    mark(bow("#7a4a26", [X + 2, 150], [X + 19, 166], [X + 36, 150], 4)),
  ],
  // Fur with spots, and a hem that nobody has sewn.
  pelt: (shirt) => [
    ...[-30, -15, 0, 15, 30].map((dx) =>
      form(polygonOf(shirt, [X + dx - 10, 166], [X + dx + 10, 166], [X + dx + 1, 186])),
    ),
    ...[
      [-24, 128],
      [-4, 140],
      [20, 130],
      [-20, 156],
      [8, 160],
      [28, 152],
    ].map(([dx = 0, y = 0]) => mark(oval(darken(shirt, 0.42), [X + dx, y], 6, 5))),
  ],
  // Gold on a short jacket, over a white shirt with a thin tie.
  bolero: (shirt) => [
    mark(polygonOf(WHITE, [X - 16, 110], [X + 16, 110], [X + 12, 154], [X - 12, 154])),
    ...lapels(lighten(shirt, 0.12)),
    mark(polygonOf(INK, [X - 3, 114], [X + 3, 114], [X + 3, 146], [X - 3, 146])),
    ...bothSides(X, (_, at) => [
      mark(bow(GOLD, [at(20), 114], [at(14), 134], [at(14), 158], 5)),
      ...[124, 138, 152].map((y) => mark(oval(GOLD, [at(27), y], 4, 4))),
    ]),
    form(bow(RED, [X - 33, 162], [X, 170], [X + 33, 162], 9)),
  ],
  // Of an evening: a black bow at a white shirt front, and lapels of silk.
  dinner: (shirt) => [
    mark(polygonOf(WHITE, [X - 20, 110], [X + 20, 110], [X + 6, 164], [X - 6, 164])),
    ...bothSides(X, (_, at) => [
      form(polygonOf(lighten(shirt, 0.3), [at(19), 110], [at(27), 124], [at(20), 138], [at(5), 166])),
      form(polygonOf(INK, [X, 122], [at(15), 114], [at(15), 131])),
    ]),
    form(oval(INK, [X, 122], 4.4, 4.8)),
    ...[138, 150].map((y) => mark(oval(INK, [X, y], 2.6, 2.6))),
  ],
} as const satisfies Readonly<Record<string, (shirt: string) => Shape[]>>;
