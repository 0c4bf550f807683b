import { bow, oval } from "../acting/strokes.ts";
import { type BodyPart, X } from "./head-frame.ts";
import { ownBacks } from "./own-bodies.ts";
import { blob, bothSides, form, mark, polygonOf } from "./shapes.ts";

/** As large as the rest of it, in three rows of feathers. */
const spread: BodyPart = ({ coat, dark }) =>
  bothSides(X, (_, at) => [
    form(
      blob(dark, [
        [at(14), 128],
        [at(40), 64],
        [at(76), 22],
        [at(104), 14],
        [at(98), 44],
        [at(110), 62],
        [at(98), 84],
        [at(104), 106],
        [at(84), 120],
        [at(84), 138],
        [at(46), 148],
      ]),
    ),
    form(
      blob(coat, [
        [at(16), 122],
        [at(42), 70],
        [at(74), 34],
        [at(84), 58],
        [at(82), 86],
        [at(66), 112],
        [at(40), 134],
      ]),
    ),
    mark(bow(dark, [at(52), 72], [at(70), 66], [at(80), 50], 4)),
    mark(bow(dark, [at(44), 96], [at(66), 92], [at(80), 76], 4)),
  ]);

/** Wings on the back, behind everything. */
export const wings: Readonly<Record<string, BodyPart>> = {
  ...ownBacks,
  clear: () =>
    bothSides(X, (_, at) => [
      form(
        blob("#dff2fb", [
          [at(16), 124],
          [at(46), 82],
          [at(88), 76],
          [at(92), 104],
          [at(56), 130],
        ]),
      ),
      form(
        blob("#c6e6f5", [
          [at(18), 134],
          [at(56), 130],
          [at(80), 146],
          [at(70), 162],
          [at(38), 156],
        ]),
      ),
    ]),
  butterfly: ({ extra, belly, dark }) =>
    bothSides(X, (_, at) => [
      form(
        blob(extra, [
          [at(12), 128],
          [at(40), 70],
          [at(86), 58],
          [at(98), 92],
          [at(72), 130],
        ]),
      ),
      form(
        blob(extra, [
          [at(14), 136],
          [at(66), 132],
          [at(86), 156],
          [at(66), 186],
          [at(30), 166],
        ]),
      ),
      mark(oval(belly, [at(72), 88], 14, 15)),
      mark(oval(dark, [at(72), 88], 7, 8)),
      mark(oval(belly, [at(60), 156], 11, 12)),
    ]),
  // Two halves of a dome, higher than its shoulders.
  beetle: ({ extra, dark }) =>
    bothSides(X, (_, at) => [
      form(
        blob(extra, [
          [at(2), 62],
          [at(46), 70],
          [at(86), 112],
          [at(88), 158],
          [at(58), 188],
          [at(8), 194],
        ]),
      ),
      mark(oval(dark, [at(66), 98], 11, 12)),
      mark(oval(dark, [at(75), 134], 10, 12)),
      mark(oval(dark, [at(60), 168], 11, 11)),
    ]),
  // Two long ones on each side, one above the other.
  dragonfly: () =>
    bothSides(X, (_, at) => [
      form(
        blob("#dff2fb", [
          [at(10), 122],
          [at(60), 92],
          [at(112), 74],
          [at(116), 90],
          [at(66), 116],
        ]),
      ),
      form(
        blob("#c6e6f5", [
          [at(10), 132],
          [at(64), 124],
          [at(110), 124],
          [at(108), 140],
          [at(60), 144],
        ]),
      ),
    ]),
  feather: ({ extra, belly }) =>
    bothSides(X, (_, at) => [
      form(
        blob(extra, [
          [at(16), 120],
          [at(50), 66],
          [at(96), 52],
          [at(88), 88],
          [at(96), 104],
          [at(80), 118],
          [at(82), 136],
          [at(30), 146],
        ]),
      ),
      mark(
        blob(belly, [
          [at(28), 122],
          [at(54), 88],
          [at(80), 76],
          [at(68), 104],
          [at(60), 124],
        ]),
      ),
    ]),
  swan: spread,
  // Of who has none by nature.
  angel: (creature) => spread({ ...creature, coat: "#ffffff", dark: "#cdd6e4" }),
  leather: ({ extra, dark, coat }) =>
    bothSides(X, (_, at) => [
      form(
        polygonOf(
          extra === coat ? dark : extra,
          [at(18), 116],
          [at(56), 66],
          [at(98), 60],
          [at(90), 92],
          [at(96), 124],
          [at(72), 116],
          [at(62), 146],
          [at(44), 128],
          [at(24), 146],
        ),
      ),
    ]),
  cape: ({ dark }) => [
    form(
      blob(dark, [
        [X - 40, 84],
        [X + 40, 84],
        [X + 66, 140],
        [X + 72, 192],
        [X - 72, 192],
        [X - 66, 140],
      ]),
    ),
    form(
      blob("#b3202c", [
        [X - 30, 104],
        [X + 30, 104],
        [X + 48, 150],
        [X + 50, 188],
        [X - 50, 188],
        [X - 48, 150],
      ]),
    ),
    ...bothSides(X, (_, at) => [form(polygonOf(dark, [at(16), 122], [at(60), 74], [at(44), 126]))]),
  ],
};
