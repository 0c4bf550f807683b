import { darken } from "../../colour/colour.ts";
import { bow, oval } from "../acting/strokes.ts";
import { type HeadPart, X } from "./head-frame.ts";
import { blob, bothSides, form, mark, polygonOf } from "./shapes.ts";

const PINK = "#e8a5a8";

/** Ears by which one animal is known. */
export const ownEars: Readonly<Record<string, HeadPart>> = {
  // A fennec's: larger than its face.
  huge: ({ coat }, { rx, y, top }) =>
    bothSides(X, (_, at) => [
      form(
        blob(coat, [
          [at(rx * 0.98), y - 2],
          [at(rx * 1.7), y - 36],
          [at(rx * 1.92), top - 44],
          [at(rx * 1.3), top - 44],
          [at(rx * 0.56), top - 8],
          [at(rx * 0.16), top + 8],
        ]),
      ),
      mark(
        blob(PINK, [
          [at(rx * 0.92), y - 20],
          [at(rx * 1.5), y - 46],
          [at(rx * 1.74), top - 32],
          [at(rx * 1.28), top - 28],
          [at(rx * 0.6), top + 8],
        ]),
      ),
    ]),
  // A llama's: as long as its face, and bent like a banana to each other.
  banana: ({ coat }, { top }) =>
    bothSides(X, (_, at) => [
      form(
        blob(coat, [
          [at(12), top + 14],
          [at(14), top - 12],
          [at(22), top - 34],
          [at(12), top - 62],
          [at(34), top - 48],
          [at(44), top - 20],
          [at(36), top + 16],
        ]),
      ),
      mark(
        blob(PINK, [
          [at(23), top + 8],
          [at(25), top - 12],
          [at(31), top - 32],
          [at(37), top - 18],
          [at(32), top + 8],
        ]),
      ),
    ]),
  // Cut to a narrow point that stands up.
  cropped: ({ coat }, { rx, top }) =>
    bothSides(X, (_, at) => [
      form(polygonOf(coat, [at(rx * 0.9), top + 30], [at(rx * 0.98), top - 40], [at(rx * 0.34), top + 8])),
      mark(
        polygonOf(
          darken(coat, 0.3),
          [at(rx * 0.8), top + 16],
          [at(rx * 0.9), top - 22],
          [at(rx * 0.56), top + 8],
        ),
      ),
    ]),
  // A scent hound's: down to its chest.
  hung: ({ dark }, { rx, y, top }) =>
    bothSides(X, (_, at) => [
      form(
        blob(dark, [
          [at(rx * 0.5), top + 8],
          [at(rx * 0.98), top + 14],
          [at(rx * 1.42), y + 8],
          [at(rx * 1.6), y + 60],
          [at(rx * 1.28), y + 80],
          [at(rx * 0.98), y + 56],
          [at(rx * 0.84), y + 6],
        ]),
      ),
    ]),
  // A chinchilla's: high, rounded and bare inside.
  petal: ({ coat, dark }, { rx, y, top }) =>
    bothSides(X, (_, at) => [
      form(
        blob(coat, [
          [at(rx * 0.3), top + 12],
          [at(rx * 0.36), top - 14],
          [at(rx * 0.84), top - 38],
          [at(rx * 1.34), top - 18],
          [at(rx * 1.26), top + 16],
          [at(rx * 0.96), y - 14],
        ]),
      ),
      mark(
        blob(dark, [
          [at(rx * 0.5), top + 6],
          [at(rx * 0.56), top - 12],
          [at(rx * 0.86), top - 25],
          [at(rx * 1.16), top - 11],
          [at(rx * 1.08), top + 14],
        ]),
      ),
    ]),
  // A guinea pig's: bare petals that hang at the side of the head.
  drop: ({ dark }, { rx, y, top }) =>
    bothSides(X, (_, at) => [
      form(
        blob(dark, [
          [at(rx * 0.72), top + 14],
          [at(rx * 1.08), top + 6],
          [at(rx * 1.3), y - 14],
          [at(rx * 1.2), y + 10],
          [at(rx * 0.9), y - 2],
        ]),
      ),
      mark(oval(PINK, [at(rx * 1.1), y - 12], 7, 11)),
    ]),
  // An ogre's: two short tubes.
  trumpet: ({ coat, dark }, { rx, top }) =>
    bothSides(X, (_, at) => [
      form(bow(coat, [at(rx * 0.7), top + 26], [at(rx * 1.0), top + 18], [at(rx * 1.18), top + 8], 18)),
      form(oval(coat, [at(rx * 1.22), top + 6], 14, 15)),
      mark(oval(dark, [at(rx * 1.26), top + 5], 8, 9)),
    ]),
  // A goblin's or an elf's: out to the sides, in a long point.
  elfin: ({ coat }, { rx, y }) =>
    bothSides(X, (_, at) => [
      form(
        blob(coat, [
          [at(rx * 0.86), y - 14],
          [at(rx * 1.36), y - 26],
          [at(rx * 2.0), y - 44],
          [at(rx * 1.6), y + 2],
          [at(rx * 0.88), y + 18],
        ]),
      ),
      mark(
        blob(PINK, [
          [at(rx * 0.98), y - 4],
          [at(rx * 1.38), y - 14],
          [at(rx * 1.76), y - 27],
          [at(rx * 1.48), y],
          [at(rx * 1.0), y + 9],
        ]),
      ),
    ]),
};
