import { bow, oval } from "../acting/strokes.ts";
import { type HeadPart, X } from "./head-frame.ts";
import { ownEars } from "./own-ears.ts";
import { blob, bothSides, form, mark, polygonOf } from "./shapes.ts";

/** What ears stand out from a head. */
export const ears: Readonly<Record<string, HeadPart>> = {
  ...ownEars,
  round: ({ coat, belly }, { rx, top }) =>
    bothSides(X, (_, at) => [
      form(oval(coat, [at(rx * 0.72), top + 10], 19, 19)),
      mark(oval(belly, [at(rx * 0.72), top + 11], 10, 10)),
    ]),
  small: ({ coat, dark }, { rx, top }) =>
    bothSides(X, (_, at) => [
      form(oval(coat, [at(rx * 0.8), top + 12], 11, 12)),
      mark(oval(dark, [at(rx * 0.8), top + 13], 5, 6)),
    ]),
  low: ({ coat, dark }, { rx, y }) =>
    bothSides(X, (_, at) => [
      form(oval(coat, [at(rx * 0.97), y - 16], 12, 11)),
      mark(oval(dark, [at(rx * 0.99), y - 15], 6, 5)),
    ]),
  "dark-round": ({ dark }, { rx, top }) =>
    bothSides(X, (_, at) => [form(oval(dark, [at(rx * 0.74), top + 8], 18, 18))]),
  mouse: ({ coat }, { rx, top }) =>
    bothSides(X, (_, at) => [
      form(oval(coat, [at(rx * 0.86), top + 8], 29, 29)),
      mark(oval("#f3a9b0", [at(rx * 0.86), top + 10], 19, 19)),
    ]),
  // Bare and thin: of a rat, and dark ones with a pale rim.
  bare: ({ dark }, { rx, top }) =>
    bothSides(X, (_, at) => [
      form(oval("#f0a3ae", [at(rx * 0.82), top + 6], 19, 20)),
      mark(oval(dark, [at(rx * 0.82), top + 9], 13, 14)),
    ]),
  rimmed: ({ coat }, { rx, top }) =>
    bothSides(X, (_, at) => [
      form(oval("#ffffff", [at(rx * 0.82), top + 4], 16, 19)),
      mark(oval(coat, [at(rx * 0.82), top + 9], 12, 15)),
    ]),
  fluffy: ({ coat, belly }, { rx, top }) =>
    bothSides(X, (_, at) => [
      form(oval(coat, [at(rx * 0.95), top + 26], 27, 29)),
      mark(oval(belly, [at(rx * 0.97), top + 29], 16, 18)),
    ]),
  pointed: ({ coat, belly }, { rx, y, top }) =>
    bothSides(X, (_, at) => [
      form(polygonOf(coat, [at(rx * 0.98), y - 6], [at(rx * 0.9), top - 26], [at(rx * 0.16), top + 6])),
      mark(polygonOf(belly, [at(rx * 0.84), y - 22], [at(rx * 0.82), top - 12], [at(rx * 0.4), top + 8])),
    ]),
  "dark-pointed": ({ coat, dark }, { rx, y, top }) =>
    bothSides(X, (_, at) => [
      form(polygonOf(coat, [at(rx * 0.98), y - 6], [at(rx * 0.9), top - 26], [at(rx * 0.16), top + 6])),
      mark(polygonOf(dark, [at(rx * 0.9), top - 22], [at(rx * 0.94), top + 6], [at(rx * 0.6), top - 4])),
    ]),
  // A small flap that falls over from the crown's corner.
  folded: ({ dark }, { rx, y, top }) =>
    bothSides(X, (_, at) => [
      form(
        polygonOf(
          dark,
          [at(rx * 0.42), top + 2],
          [at(rx * 0.98), top + 8],
          [at(rx * 1.12), y - 6],
          [at(rx * 0.82), y - 10],
        ),
      ),
    ]),
  tall: ({ coat }, { top }) =>
    bothSides(X, (_, at) => [
      form(
        blob(coat, [
          [at(8), top + 12],
          [at(14), top - 36],
          [at(28), top - 52],
          [at(40), top - 34],
          [at(36), top + 14],
        ]),
      ),
      mark(
        blob("#f3a9b0", [
          [at(17), top + 4],
          [at(22), top - 28],
          [at(28), top - 38],
          [at(33), top - 26],
          [at(30), top + 6],
        ]),
      ),
    ]),
  spear: ({ coat, belly }, { top }) =>
    bothSides(X, (_, at) => [
      form(
        blob(coat, [
          [at(10), top + 12],
          [at(12), top - 14],
          [at(22), top - 34],
          [at(32), top - 14],
          [at(30), top + 16],
        ]),
      ),
      mark(
        blob(belly, [
          [at(17), top + 4],
          [at(22), top - 20],
          [at(27), top + 4],
        ]),
      ),
    ]),
  floppy: ({ dark }, { rx, y, top }) =>
    bothSides(X, (_, at) => [
      form(
        blob(dark, [
          [at(rx * 0.6), top + 4],
          [at(rx * 1.08), top + 14],
          [at(rx * 1.3), y + 16],
          [at(rx * 1.06), y + 34],
          [at(rx * 0.84), y + 2],
        ]),
      ),
    ]),
  // A bar across the head with the eyes at its ends.
  hammer: ({ coat }, { rx, y }) =>
    bothSides(X, (_, at) => [
      form(
        blob(coat, [
          [at(rx * 0.3), y - 42],
          [at(rx * 1.3), y - 38],
          [at(rx * 1.82), y - 28],
          [at(rx * 1.84), y + 2],
          [at(rx * 1.5), y + 14],
          [at(rx * 0.5), y + 16],
        ]),
      ),
    ]),
  // Upright, rounded, and no higher than the brow is wide.
  erect: ({ coat }, { rx, y, top }) =>
    bothSides(X, (_, at) => [
      form(
        blob(coat, [
          [at(rx * 0.26), top + 10],
          [at(rx * 0.44), top - 18],
          [at(rx * 0.72), top - 30],
          [at(rx * 0.98), top - 12],
          [at(rx * 0.99), y - 14],
        ]),
      ),
      mark(
        blob("#e8a0a8", [
          [at(rx * 0.46), top + 4],
          [at(rx * 0.58), top - 12],
          [at(rx * 0.72), top - 18],
          [at(rx * 0.84), top - 6],
          [at(rx * 0.82), top + 14],
        ]),
      ),
    ]),
  // Small ones that end in a brush.
  brush: ({ coat, extra }, { rx, top }) =>
    bothSides(X, (_, at) => [
      form(bow(extra, [at(rx * 0.62), top], [at(rx * 0.68), top - 16], [at(rx * 0.84), top - 26], 7, 3)),
      form(oval(coat, [at(rx * 0.6), top + 4], 14, 18)),
      mark(oval(extra, [at(rx * 0.6), top + 5], 6, 10)),
    ]),
  rose: ({ dark }, { rx, top }) =>
    bothSides(X, (_, at) => [
      form(
        blob(dark, [
          [at(rx * 0.42), top + 9],
          [at(rx * 0.62), top - 12],
          [at(rx * 0.96), top - 8],
          [at(rx * 1.14), top + 9],
          [at(rx * 0.88), top + 17],
        ]),
      ),
    ]),
  horse: ({ coat, belly }, { rx, top }) =>
    bothSides(X, (_, at) => [
      form(oval(coat, [at(rx * 0.8), top + 4], 11, 19)),
      mark(oval(belly, [at(rx * 0.8), top + 6], 5, 11)),
    ]),
  side: ({ coat }, { rx, top }) =>
    bothSides(X, (_, at) => [
      form(
        blob(coat, [
          [at(rx * 0.76), top + 16],
          [at(rx * 1.2), top + 6],
          [at(rx * 1.52), top + 22],
          [at(rx * 1.2), top + 36],
          [at(rx * 0.8), top + 36],
        ]),
      ),
      mark(oval("#f3a9b0", [at(rx * 1.16), top + 22], 10, 7)),
    ]),
  elephant: ({ coat, belly }, { rx, y, top }) =>
    bothSides(X, (_, at) => [
      form(
        blob(coat, [
          [at(rx * 0.6), top + 4],
          [at(rx * 1.3), top - 6],
          [at(rx * 1.68), y - 8],
          [at(rx * 1.42), y + 34],
          [at(rx * 0.8), y + 30],
        ]),
      ),
      mark(
        blob(belly, [
          [at(rx * 0.84), top + 22],
          [at(rx * 1.24), top + 10],
          [at(rx * 1.48), y - 4],
          [at(rx * 1.3), y + 22],
          [at(rx * 0.9), y + 20],
        ]),
      ),
    ]),
  tufts: ({ extra }, { rx, y, top }) =>
    bothSides(X, (_, at) => [
      form(polygonOf(extra, [at(rx * 0.9), y - 18], [at(rx * 1.06), top - 20], [at(rx * 0.2), top + 8])),
    ]),
  horned: ({ extra }, { rx, ry, y, top }) =>
    bothSides(X, (_, at) => [
      form(
        polygonOf(extra, [at(rx * 0.92), y - ry * 0.5], [at(rx * 1.04), top - 9], [at(rx * 0.34), top + 5]),
      ),
    ]),
  perky: ({ coat, belly }, { rx, y, top }) =>
    bothSides(X, (_, at) => [
      form(
        blob(coat, [
          [at(rx * 0.99), y - 12],
          [at(rx * 1.0), top + 4],
          [at(rx * 0.9), top - 13],
          [at(rx * 0.58), top - 6],
          [at(rx * 0.24), top + 8],
        ]),
      ),
      mark(
        blob(belly, [
          [at(rx * 0.84), y - 28],
          [at(rx * 0.88), top + 3],
          [at(rx * 0.82), top - 5],
          [at(rx * 0.54), top + 5],
        ]),
      ),
    ]),
  human: ({ coat }, { rx, y }) => bothSides(X, (_, at) => [form(oval(coat, [at(rx), y + 4], 9, 13))]),
  bat: ({ coat }, { rx, y, top }) =>
    bothSides(X, (_, at) => [
      form(polygonOf(coat, [at(rx * 1.0), y - 2], [at(rx * 1.3), top - 30], [at(rx * 0.06), top + 6])),
      mark(polygonOf("#d98f9a", [at(rx * 0.92), y - 20], [at(rx * 1.12), top - 14], [at(rx * 0.4), top + 8])),
    ]),
};
