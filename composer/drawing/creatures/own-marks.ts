import { darken, lighten } from "../../colour/colour.ts";
import { bow, oval } from "../acting/strokes.ts";
import { type HeadPart, X } from "./head-frame.ts";
import { blob, bothSides, form, mark } from "./shapes.ts";

/** A band around the neck, `down` units below the chin. */
const band = (fill: string, low: number, width: number) =>
  mark(bow(fill, [X - 30, low - 3], [X, low + 12], [X + 30, low - 3], width));

/** Markings of a face by which one animal is known. */
export const ownMarks: Readonly<Record<string, HeadPart>> = {
  // A cheetah's: from the eyes down to the mouth.
  streaks: ({ dark }, { ry, y, eyeY, reach }) =>
    bothSides(X, (_, at) => [
      mark(
        bow(dark, [at(reach - 10), eyeY + 8], [at(reach - 14), y + 14], [at(reach + 8), y + ry * 0.76], 7),
      ),
    ]),
  // A barn owl's face, between dark edges.
  heart: ({ belly, dark }, { rx, ry, y }) =>
    [
      [dark, 1.08],
      [belly, 0.96],
    ].map(([fill, share]) => {
      const [w, h] = [rx * Number(share), ry * Number(share)];
      return mark(
        blob(String(fill), [
          [X, y - h * 0.44],
          [X + w * 0.46, y - h * 0.8],
          [X + w * 0.86, y - h * 0.26],
          [X + w * 0.62, y + h * 0.42],
          [X, y + h * 0.92],
          [X - w * 0.62, y + h * 0.42],
          [X - w * 0.86, y - h * 0.26],
          [X - w * 0.46, y - h * 0.8],
        ]),
      );
    }),
  // A falcon's: dark below the eyes on white cheeks.
  sideburns: ({ dark }, { ry, y, eyeY, reach }) =>
    bothSides(X, (_, at) => [
      mark(
        blob(dark, [
          [at(reach - 12), eyeY + 4],
          [at(reach + 13), eyeY + 4],
          [at(reach + 8), y + ry * 0.66],
          [at(reach - 4), y + ry * 0.56],
        ]),
      ),
    ]),
  // Feelers around the mouth of a catfish.
  barbels: ({ dark }, { mouthY }) =>
    bothSides(X, (_, at) => [
      form(bow(dark, [at(24), mouthY - 6], [at(70), mouthY - 30], [at(92), mouthY + 10], 6, 3)),
      form(bow(dark, [at(16), mouthY + 8], [at(40), mouthY + 22], [at(50), mouthY + 50], 6, 3)),
    ]),
  // A cougar's: dark beside a white muzzle.
  lips: ({ dark }, { ry, y }) => bothSides(X, (_, at) => [mark(oval(dark, [at(25), y + ry * 0.44], 8, 10))]),
  // A chipmunk's: light, dark and light again, from the nose to the ears.
  lines: ({ belly, dark }, { rx, y, eyeY, reach }) =>
    bothSides(X, (_, at) => [
      mark(bow(dark, [at(6), y - 12], [at(reach - 4), eyeY - 36], [at(rx * 0.8), y - 28], 6)),
      mark(bow(belly, [at(8), y], [at(reach - 2), eyeY - 28], [at(rx * 0.9), y - 18], 8)),
      mark(bow(dark, [at(7), y + 10], [at(reach), eyeY - 6], [at(rx * 0.97), y - 5], 8)),
      mark(bow(belly, [at(12), y + 16], [at(reach + 4), eyeY + 18], [at(rx * 0.97), y + 10], 10)),
    ]),
  // A jay's: dark around a white face.
  necklace: ({ belly, dark }, { rx, ry, y }) =>
    [
      [dark, 1.0],
      [belly, 0.84],
    ].map(([fill, share]) => {
      const w = rx * Number(share);
      return mark(
        blob(String(fill), [
          [X, y - 12],
          [X + w * 0.6, y - ry * 0.42],
          [X + w * 0.95, y + 2],
          [X + w * 0.62, y + ry * 0.8 * Number(share)],
          [X, y + ry * 0.98 * Number(share)],
          [X - w * 0.62, y + ry * 0.8 * Number(share)],
          [X - w * 0.95, y + 2],
          [X - w * 0.6, y - ry * 0.42],
        ]),
      );
    }),
  neckring: (_, { ry, y }) => [band("#ffffff", y + ry, 9)],
  // A pigeon's: green and violet about the neck.
  sheen: (_, { ry, y }) => [band("#2f9f7a", y + ry - 2, 9), band("#9a5ac8", y + ry + 7, 9)],
  // A frigatebird's, blown up red.
  pouch: (_, { ry, y }) => [
    form(oval("#e5343f", [X, y + ry + 12], 27, 25)),
    mark(oval("#f47a80", [X - 9, y + ry + 4], 7, 8)),
  ],
  // A robin's: from the beak down.
  bib: ({ belly }, { rx, ry, y }) => [
    mark(
      blob(belly, [
        [X, y - ry * 0.06],
        [X + rx * 0.6, y - ry * 0.1],
        [X + rx * 0.94, y + ry * 0.3],
        [X + rx * 0.66, y + ry * 0.8],
        [X, y + ry * 1.02],
        [X - rx * 0.66, y + ry * 0.8],
        [X - rx * 0.94, y + ry * 0.3],
        [X - rx * 0.6, y - ry * 0.1],
      ]),
    ),
  ],
  whiskers: (_, { ry, y }) =>
    bothSides(X, (_, at) =>
      [0.36, 0.5, 0.64].map((down) =>
        mark(
          bow(
            "#00000099",
            [at(24), y + ry * down],
            [at(48), y + ry * (down - 0.04)],
            [at(74), y + ry * (down * 1.6 - 0.28)],
            2.4,
          ),
        ),
      ),
    ),
  // A cockatiel's cheeks.
  rouge: (_, { rx, ry, y }) =>
    bothSides(X, (_, at) => [mark(oval("#f2823a", [at(rx * 0.66), y + ry * 0.36], 11, 11))]),
  // A condor's collar of down.
  downy: (_, { ry, y }) =>
    [-30, 30, -15, 15, 0].map((dx) => form(oval("#ffffff", [X + dx, y + ry - Math.abs(dx) * 0.16], 13, 11))),
  // Hair that parts at the nose and hangs on both sides, below the chin.
  drape: ({ extra }, { rx, ry, y }) =>
    bothSides(X, (_, at) => [
      form(
        blob(extra, [
          [at(2), y + ry * 0.24],
          [at(rx * 0.6), y + ry * 0.4],
          [at(rx * 1.04), y + ry * 0.64],
          [at(rx * 0.96), y + ry * 1.66],
          [at(rx * 0.5), y + ry * 1.34],
          [at(4), y + ry * 0.98],
        ]),
      ),
    ]),
  warts: ({ coat }, { rx, ry, y }) =>
    bothSides(X, (side, at) =>
      [
        [0.8, -0.06, 7],
        [0.66, 0.5, 6],
        [0.34, 0.74, 5],
        [0.36 - side * 0.08, -0.5, 6],
      ].map(([out = 0, down = 0, r = 0]) =>
        form(
          oval(
            side > 0 ? lighten(coat, 0.24) : darken(coat, 0.16),
            [at(rx * out), y + ry * down],
            r,
            r * 0.86,
          ),
        ),
      ),
    ),
  // A spider's: six more, smaller, over the two that look.
  "more-eyes": (_, { eyeY, reach }) =>
    bothSides(X, (_, at) =>
      [
        [reach * 0.4, -25, 6.5],
        [reach * 1.16, -25, 5.5],
        [reach * 1.8, -14, 4.5],
      ].flatMap(([dx = 0, dy = 0, r = 0]) => [
        form(oval("#ffffff", [at(dx), eyeY + dy], r, r)),
        mark(oval("#1d1a26", [at(dx), eyeY + dy], r * 0.6, r * 0.6)),
      ]),
    ),
};
