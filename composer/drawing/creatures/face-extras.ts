import { bow, letterZ, line, oval } from "../acting/strokes.ts";
import type { Creature } from "./creature.ts";
import { type HeadFrame, X } from "./head-frame.ts";
import { blob, bothSides, form, mark, polygonOf, type Shape } from "./shapes.ts";

const [INK, WHITE] = ["#1d1a26", "#ffffff"] as const;

/** What is seen on a page of any colour. */
const SNORE = "#b4ccff";
const TEAR = "#6cc7f5";

export type Extra = "tears" | "joy" | "sweat" | "blush" | "vein" | "snore";

/** What a mood adds to a face: tears, sweat, a vein. */
export const extraOf = (kind: Extra, { eyeY, reach, eyeSize: r, rx, ry, y }: HeadFrame): Shape[] => {
  switch (kind) {
    case "tears":
      return bothSides(X, (_, at) => [
        mark(
          bow(
            TEAR,
            [at(reach + 2), eyeY + r],
            [at(reach + 8), eyeY + r * 2.2],
            [at(reach + 6), eyeY + r * 3.4],
            8,
          ),
        ),
        form(oval(TEAR, [at(reach + 6), eyeY + r * 3.6], 6, 7)),
      ]);
    case "joy":
      return bothSides(X, (_, at) => [form(oval(TEAR, [at(reach + r * 1.5), eyeY + r * 0.9], 6, 8))]);
    case "sweat":
      return [
        form(
          blob(TEAR, [
            [X + rx * 0.84, y - ry * 0.9],
            [X + rx * 0.98, y - ry * 0.6],
            [X + rx * 0.86, y - ry * 0.42],
            [X + rx * 0.72, y - ry * 0.58],
          ]),
        ),
      ];
    case "blush":
      return bothSides(X, (_, at) => [
        mark(oval("#ff7f93aa", [at(reach + r * 1.15), eyeY + r * 1.7], 9, 5.5)),
      ]);
    case "vein":
      return ([-1, 1] as const).flatMap((h) =>
        ([-1, 1] as const).map((v) => {
          const [vx, vy] = [X + rx * 0.62, y - ry * 0.78];
          return mark(
            line(
              "#e5343f",
              [
                [vx + h * 11, vy + v * 4],
                [vx + h * 4, vy + v * 4],
                [vx + h * 4, vy + v * 11],
              ],
              3.5,
            ),
          );
        }),
      );
    default:
      return [form(letterZ(SNORE, [X + rx + 9, 38], 10)), form(letterZ(SNORE, [X + rx + 32, 10], 14))];
  }
};

/** Two front teeth. */
export const teethOf = ({ mouthY: y }: HeadFrame): Shape[] =>
  bothSides(X, (_, at) => [
    form(polygonOf(WHITE, [at(0.5), y + 1], [at(10), y + 1], [at(9), y + 21], [at(0.5), y + 21])),
  ]);

const toothAt = (x: number, y: number, wide: number) =>
  polygonOf(WHITE, [x, y - 2], [x + wide, y - 2], [x + wide - 1, y + wide * 1.1], [x + 1, y + wide * 1.1]);

/** Teeth that show in every mood: one on each side below the lips, or a row of points. */
export const pointedOf = ({ marks }: Creature, { mouthY: y }: HeadFrame, half: number): Shape[] => {
  if (marks.includes("fangs"))
    return bothSides(X, (_, at) => [
      form(polygonOf(WHITE, [at(6), y - 2], [at(15), y - 3], [at(11), y + 12])),
    ]);
  if (marks.includes("tooth")) return [form(toothAt(X - 9, y, 18))];
  if (marks.includes("grin")) return [-20, -7, 6].map((dx) => form(toothAt(X + dx, y, 13)));
  if (!marks.includes("jagged")) return [];
  return [-0.72, -0.24, 0.24, 0.72].map((share) => {
    const [x, w] = [X + share * half, half * 0.24];
    return form(polygonOf(WHITE, [x - w, y - 4], [x + w, y - 4], [x, y + 9]));
  });
};

/** What eyes lie in that are not on the coat: an alien's, a skull's, a robot's. */
export const eyeGround = ({ eyes }: Creature, { eyeY, reach, eyeSize: r, rx }: HeadFrame): Shape[] => {
  if (eyes === "screen")
    return [
      form(
        blob("#1f2a44", [
          [X - rx * 0.72, eyeY - r * 1.5],
          [X + rx * 0.72, eyeY - r * 1.5],
          [X + rx * 0.78, eyeY + r * 1.5],
          [X - rx * 0.78, eyeY + r * 1.5],
        ]),
      ),
    ];
  const tall = eyes === "dark" ? 1.7 : 1.4;
  return bothSides(X, (_, at) => [form(oval(INK, [at(reach + 2), eyeY + 2], r * 1.4, r * tall))]);
};
