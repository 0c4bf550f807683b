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
  // Of wool, in checks, with an open collar.
  plaid: (shirt) => [
    ...[-24, 0, 24].map((dx) =>
      mark(bow(darken(shirt, 0.4), [X + dx, 112], [X + dx, 144], [X + dx, 176], 5)),
    ),
    ...[128, 148, 168].map((y) => mark(bow(darken(shirt, 0.4), [X - 36, y], [X, y + 5], [X + 36, y], 5))),
    ...bothSides(X, (_, at) => [
      form(polygonOf(lighten(shirt, 0.2), [at(1), 118], [at(15), 108], [at(23), 118], [at(9), 132])),
    ]),
  ],
  // What somebody gave himself: stars and ribbons, gold on the shoulders, a red sash.
  medals: (shirt) => [
    form(polygonOf(RED, [X - 34, 116], [X - 22, 108], [X + 34, 164], [X + 24, 176])),
    mark(bow(darken(shirt, 0.35), [X, 114], [X, 140], [X, 174], 2.4)),
    ...bothSides(X, (_, at) => [
      form(polygonOf(GOLD, [at(24), 108], [at(42), 114], [at(42), 124], [at(22), 118])),
    ]),
    ...[10, 20, 30].map((dx) =>
      mark(polygonOf("#3f78c4", [X + dx - 4, 124], [X + dx + 4, 124], [X + dx + 4, 132], [X + dx - 4, 132])),
    ),
    ...[10, 20, 30].map((dx) => form(oval(GOLD, [X + dx, 137], 5, 5))),
  ],
  // Without sleeves, cut low.
  tank: (shirt) => [
    mark(oval("#00000022", [X, 112], 22, 12)),
    ...bothSides(X, (_, at) => [
      mark(bow(lighten(shirt, 0.45), [at(18), 112], [at(30), 142], [at(28), 176], 4)),
    ]),
  ],
  // A shirt with a pass on a ribbon.
  lanyard: (shirt) => [
    ...bothSides(X, (_, at) => [
      form(polygonOf(lighten(shirt, 0.4), [at(1), 120], [at(14), 109], [at(22), 118], [at(9), 130])),
      mark(bow("#2f6bd8", [at(13), 112], [at(9), 132], [at(1), 148], 3.4)),
    ]),
    form(polygonOf(WHITE, [X - 12, 146], [X + 12, 146], [X + 12, 174], [X - 12, 174])),
    mark(oval("#8fbcec", [X, 156], 5, 5)),
    mark(polygonOf("#c3ccd8", [X - 8, 164], [X + 8, 164], [X + 8, 168], [X - 8, 168])),
  ],
  // In the air: a scarf that is knotted at the side, and wings on the chest.
  scarf: (shirt) => [
    ...bothSides(X, (_, at) => [
      form(polygonOf(lighten(shirt, 0.18), [at(10), 112], [at(26), 116], [at(15), 136])),
    ]),
    form(bow(RED, [X - 20, 112], [X, 124], [X + 20, 112], 9)),
    form(polygonOf(RED, [X + 8, 118], [X + 26, 128], [X + 20, 142], [X + 6, 124])),
    mark(bow(GOLD, [X - 30, 140], [X - 20, 146], [X - 10, 140], 4)),
    ...[146, 160].map((y) => mark(oval(GOLD, [X, y], 2.8, 2.8))),
  ],
  // A robe with the sky on it.
  starry: (shirt) => [
    form(bow(darken(shirt, 0.3), [X - 35, 154], [X, 162], [X + 35, 154], 8)),
    ...[
      [-22, 132, 8],
      [24, 138, 6],
      [-28, 174, 6],
      [22, 176, 8],
    ].map(([dx = 0, y = 0, r = 0]) => mark(star(X + dx, y, r))),
    form(oval(GOLD, [X, 159], 7, 6)),
  ],
  // Worn for years: two patches, with stitches.
  patched: (shirt) => [
    form(polygonOf("#b5533a", [X - 28, 130], [X - 10, 128], [X - 8, 146], [X - 27, 148])),
    form(polygonOf("#4f7a8a", [X + 8, 152], [X + 28, 150], [X + 29, 170], [X + 9, 171])),
    ...[-24, -18, -12].map((dx) => mark(bow(WHITE, [X + dx, 127], [X + dx, 130], [X + dx, 133], 1.8))),
    ...[12, 18, 24].map((dx) => mark(bow(WHITE, [X + dx, 148], [X + dx, 151], [X + dx, 154], 1.8))),
    mark(bow(darken(shirt, 0.3), [X - 16, 111], [X, 124], [X + 16, 111], 4)),
  ],
  // A striped apron that has been at work.
  butcher: () => [
    ...bothSides(X, (_, at) => [mark(bow("#b3222e", [at(15), 110], [at(14), 120], [at(13), 130], 5))]),
    form(
      polygonOf(
        WHITE,
        [X - 20, 126],
        [X + 20, 126],
        [X + 32, 160],
        [X + 28, 182],
        [X - 28, 182],
        [X - 32, 160],
      ),
    ),
    ...[-16, -2, 12].map((dx) =>
      mark(
        polygonOf("#c9303c", [X + dx, 128], [X + dx + 6, 128], [X + dx * 1.4 + 7, 180], [X + dx * 1.4, 180]),
      ),
    ),
  ],
  // Two colours, as the horse's owner has them.
  quarters: (shirt) => [
    mark(polygonOf(WHITE, [X, 112], [X + 24, 144], [X, 178], [X - 24, 144])),
    mark(polygonOf(shirt, [X, 128], [X + 12, 144], [X, 162], [X - 12, 144])),
  ],
} as const satisfies Readonly<Record<string, (shirt: string) => Shape[]>>;

const star = (x: number, y: number, r: number) =>
  polygonOf(
    GOLD,
    [x, y - r],
    [x + r * 0.3, y - r * 0.3],
    [x + r, y],
    [x + r * 0.3, y + r * 0.3],
    [x, y + r],
    [x - r * 0.3, y + r * 0.3],
    [x - r, y],
    [x - r * 0.3, y - r * 0.3],
  );
