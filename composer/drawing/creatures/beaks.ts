import { darken, lighten } from "../../colour/colour.ts";
import { bow, oval } from "../acting/strokes.ts";
import { type HeadPart, X } from "./head-frame.ts";
import { blob, bothSides, form, mark, polygonOf, type Shape } from "./shapes.ts";

/** Beaks, each a muzzle of its own. */
export const beaks: Readonly<Record<string, HeadPart>> = {
  bill: ({ extra }, { y }) => [
    form(
      blob(extra, [
        [X, y + 4],
        [X + 24, y + 14],
        [X + 46, y + 24],
        [X + 34, y + 36],
        [X, y + 33],
        [X - 34, y + 36],
        [X - 46, y + 24],
        [X - 24, y + 14],
      ]),
    ),
    ...bothSides(X, (_, at) => [mark(oval("#00000066", [at(9), y + 16], 3, 2))]),
  ],
  // Slim, with a black root that reaches to the eyes.
  swan: ({ extra }, { y, eyeY, reach }) => [
    ...bothSides(X, (_, at) => [
      mark(
        polygonOf("#1d1a26", [at(0), y - 6], [at(reach - 8), eyeY + 4], [at(16), y + 16], [at(0), y + 16]),
      ),
    ]),
    form(
      blob(extra, [
        [X - 15, y + 8],
        [X, y + 2],
        [X + 15, y + 8],
        [X + 21, y + 34],
        [X, y + 42],
        [X - 21, y + 34],
      ]),
    ),
    form(oval("#1d1a26", [X, y + 4], 11, 8)),
  ],
  // A pterosaur's: as long as its head is wide, and open.
  jaw: (_, { y }) => [
    form(polygonOf("#e8b84a", [X - 14, y + 20], [X + 22, y + 14], [X + 78, y + 50], [X + 4, y + 44])),
    form(polygonOf("#f6cf63", [X - 20, y + 4], [X + 6, y - 12], [X + 98, y + 34], [X + 20, y + 30])),
  ],
  // Of who has a wheel of feathers it has a colour of its own.
  beak: ({ extra, tail }, { y }) => [
    form(
      polygonOf(
        tail === "train" ? "#f6b93a" : extra,
        [X - 19, y + 6],
        [X, y - 2],
        [X + 19, y + 6],
        [X, y + 36],
      ),
    ),
  ],
  hook: ({ extra }, { y }) => [
    form(
      blob(extra, [
        [X - 18, y + 2],
        [X, y - 6],
        [X + 18, y + 2],
        [X + 12, y + 24],
        [X, y + 44],
        [X - 12, y + 24],
      ]),
    ),
  ],
  // Short and strong: a pale hook over a dark chin, on a cheek without feathers.
  parrot: ({ extra }, { y, eyeY, reach }) => [
    ...bothSides(X, (_, at) => [mark(oval("#ffe9d6", [at(reach + 3), eyeY + 7], 20, 22))]),
    form(oval("#3a3640", [X, y + 24], 12, 10)),
    form(
      blob(extra, [
        [X - 20, y + 4],
        [X, y - 12],
        [X + 20, y + 4],
        [X + 17, y + 18],
        [X + 7, y + 22],
        [X, y + 38],
        [X - 7, y + 22],
        [X - 17, y + 18],
      ]),
    ),
    ...bothSides(X, (_, at) => [mark(oval("#00000066", [at(7), y - 1], 2.4, 2))]),
  ],
  straw: ({ extra }, { y }) => [
    form(
      blob(extra, [
        [X - 8, y + 4],
        [X + 6, y - 2],
        [X + 50, y + 8],
        [X + 96, y + 30],
        [X + 48, y + 17],
        [X, y + 18],
      ]),
    ),
  ],
  // Heavy and long, with a bend at its tip.
  raven: ({ extra }, { y }) => [
    form(
      polygonOf(darken(extra, 0.25), [X - 12, y + 18], [X + 30, y + 18], [X + 44, y + 32], [X - 4, y + 36]),
    ),
    form(
      blob(extra, [
        [X - 19, y + 8],
        [X, y - 8],
        [X + 34, y + 2],
        [X + 56, y + 22],
        [X + 54, y + 38],
        [X + 44, y + 26],
        [X - 6, y + 26],
      ]),
    ),
  ],
  // As thin as a straw, and down to what it drinks.
  proboscis: ({ extra }, { ry, y }) => [
    form(oval(extra, [X, y + ry * 0.4], 9, 9)),
    form(bow(extra, [X + 2, y + ry * 0.46], [X + 34, y + ry * 0.78], [X + 76, y + ry * 1.3], 5)),
  ],
  // Pale, with a tip of ink: black eyes beside an all black one are one lump with it.
  flamingo: ({ extra }, { y }) => [
    form(
      blob("#fbe6da", [
        [X - 18, y + 4],
        [X, y - 5],
        [X + 18, y + 4],
        [X + 17, y + 22],
        [X, y + 30],
        [X - 17, y + 22],
      ]),
    ),
    form(
      blob(extra, [
        [X - 16, y + 24],
        [X, y + 20],
        [X + 16, y + 24],
        [X + 9, y + 40],
        [X, y + 50],
        [X - 9, y + 40],
      ]),
    ),
  ],
  pelican: ({ extra }, { y }) => [
    form(
      blob("#f6b26a", [
        [X - 22, y + 14],
        [X + 40, y + 26],
        [X + 82, y + 30],
        [X + 58, y + 66],
        [X + 22, y + 88],
        [X - 12, y + 70],
        [X - 24, y + 40],
      ]),
    ),
    mark(bow("#00000033", [X - 6, y + 44], [X + 8, y + 68], [X + 28, y + 72], 3)),
    mark(bow("#00000033", [X + 14, y + 42], [X + 30, y + 58], [X + 48, y + 56], 3)),
    form(
      blob(extra, [
        [X - 22, y + 6],
        [X - 4, y - 4],
        [X + 40, y + 10],
        [X + 92, y + 26],
        [X + 88, y + 40],
        [X + 40, y + 32],
        [X - 16, y + 24],
      ]),
    ),
  ],
  // As long as the head is wide, and as high as a banana.
  toucan: ({ extra }, { y }) => [
    form(
      blob(extra, [
        [X - 24, y + 2],
        [X + 2, y - 14],
        [X + 44, y - 14],
        [X + 86, y + 10],
        [X + 96, y + 52],
        [X + 78, y + 40],
        [X + 40, y + 34],
        [X - 14, y + 36],
      ]),
    ),
    mark(
      blob("#2a2028", [
        [X + 74, y + 4],
        [X + 88, y + 14],
        [X + 95, y + 51],
        [X + 78, y + 39],
        [X + 66, y + 36],
      ]),
    ),
    mark(bow("#ffd84a", [X - 10, y], [X + 24, y - 12], [X + 62, y + 2], 7)),
  ],
  // Broad, flat and short, below eyes with lashes.
  flat: ({ extra }, { y, eyeY, reach }) => [
    form(
      blob(extra, [
        [X, y + 2],
        [X + 13, y + 14],
        [X + 20, y + 26],
        [X, y + 34],
        [X - 20, y + 26],
        [X - 13, y + 14],
      ]),
    ),
    ...bothSides(X, (_, at) => [
      mark(oval("#00000066", [at(5), y + 15], 2.2, 2)),
      ...[-5, 4, 12].map((out) =>
        mark(
          bow(
            "#1d1a26",
            [at(reach + out), eyeY - 12],
            [at(reach + out * 1.5), eyeY - 17],
            [at(reach + out * 2), eyeY - 23],
            4,
          ),
        ),
      ),
    ]),
  ],
  // A seahorse's: a pipe with a rim.
  pipe: ({ coat, extra }, { y }) => [
    form(
      blob(coat, [
        [X - 16, y],
        [X + 8, y - 8],
        [X + 46, y + 14],
        [X + 62, y + 10],
        [X + 68, y + 32],
        [X + 56, y + 36],
        [X + 44, y + 34],
        [X, y + 30],
      ]),
    ),
    form(oval(extra, [X + 66, y + 22], 7, 14)),
  ],
  // An anteater's: as long as all the rest of its head, thin, and bent down to the ants.
  tube: ({ coat }, { y }) => [
    form(
      blob(lighten(coat, 0.16), [
        [X + 26, y - 2],
        [X - 4, y - 14],
        [X - 36, y - 2],
        [X - 74, y + 24],
        [X - 98, y + 58],
        [X - 93, y + 68],
        [X - 84, y + 64],
        [X - 62, y + 44],
        [X - 28, y + 34],
        [X + 18, y + 30],
      ]),
    ),
    mark(oval("#2a2028", [X - 92, y + 61], 8, 7)),
  ],
  needle: ({ extra }, { y }) => [
    form(
      polygonOf(extra, [X - 12, y + 6], [X + 8, y - 2], [X + 92, y + 30], [X + 90, y + 34], [X + 2, y + 24]),
    ),
  ],
  sickle: ({ extra }, { y }) => [
    form(
      blob(extra, [
        [X - 14, y + 4],
        [X + 6, y - 4],
        [X + 44, y + 6],
        [X + 70, y + 34],
        [X + 76, y + 72],
        [X + 71, y + 72],
        [X + 58, y + 42],
        [X + 36, y + 24],
        [X - 6, y + 24],
      ]),
    ),
  ],
  // A spoonbill's, flat and round at its end.
  spoon: ({ extra }, { y }) => [
    form(
      blob(extra, [
        [X - 12, y + 6],
        [X + 6, y - 4],
        [X + 52, y + 14],
        [X + 78, y + 12],
        [X + 94, y + 32],
        [X + 82, y + 52],
        [X + 62, y + 48],
        [X + 44, y + 32],
        [X - 4, y + 24],
      ]),
    ),
    mark(bow("#00000044", [X + 8, y + 10], [X + 46, y + 24], [X + 74, y + 34], 3)),
  ],
  // A sawfish's, with teeth on both edges.
  saw: ({ extra }, { y }) => [
    ...[22, 40, 58, 76, 92].flatMap((along) => [
      form(
        polygonOf(
          "#fff6e6",
          [X + along - 5, y + 2 + along * 0.3],
          [X + along + 5, y + 4 + along * 0.3],
          [X + along + 6, y - 12 + along * 0.3],
        ),
      ),
      form(
        polygonOf(
          "#fff6e6",
          [X + along - 7, y + 18 + along * 0.2],
          [X + along + 3, y + 20 + along * 0.2],
          [X + along - 4, y + 34 + along * 0.2],
        ),
      ),
    ]),
    form(
      polygonOf(
        extra,
        [X - 14, y + 8],
        [X + 8, y - 4],
        [X + 104, y + 28],
        [X + 104, y + 40],
        [X + 2, y + 26],
      ),
    ),
  ],
  puffin: ({ extra }, { y }) => [
    form(
      polygonOf(extra, [X - 22, y - 2], [X + 2, y - 14], [X + 52, y + 30], [X + 4, y + 42], [X - 20, y + 26]),
    ),
    mark(polygonOf("#5f7590", [X - 22, y - 2], [X - 6, y - 10], [X + 2, y + 40], [X - 20, y + 26])),
    mark(polygonOf("#ffd84a", [X - 6, y - 10], [X + 1, y - 13.5], [X + 9, y + 40], [X + 2, y + 40])),
  ],
};

/** What is seen of the mouth between the halves of a beak that looks at us. */
export const beakOpen = (isWide: boolean, kind: string): Shape[] => {
  if (/^(needle|sickle|spoon|saw|puffin|jaw|swan|parrot|proboscis|raven|straw|pipe|tube)$/.test(kind))
    return [];
  const y = kind === "bill" ? 104 : kind === "pelican" ? 96 : 98;
  const r = isWide ? 11 : 6;
  return [
    form(oval("#1d1a26", [X, y], kind === "bill" ? 20 : 9, r)),
    mark(oval("#f0566c", [X, y + r * 0.4], 6, r * 0.4)),
  ];
};
