import type { MadeFace } from "../../pictures.ts";
import type { Expression } from "../../reading/expression.ts";
import { heart } from "../acting/face.ts";
import { plainFace } from "../acting/plain-face.ts";
import { bow, brow, line, oval, pen } from "../acting/strokes.ts";
import type { Point } from "../svg.ts";
import { beakOpen, beaks } from "./beaks.ts";
import type { Creature } from "./creature.ts";
import { type Extra, extraOf, eyeGround, pointedOf, teethOf } from "./face-extras.ts";
import { frameOf, type HeadFrame, X } from "./head-frame.ts";
import { lidOf } from "./on-dark.ts";
import { blob, bothSides, faced, form, mark, polygonOf, type Shape } from "./shapes.ts";
import { lidded, scowl } from "./simple-face.ts";

const [INK, WHITE, TONGUE] = ["#1d1a26", "#ffffff", "#f0566c"] as const;
/** Between teeth: a line as dark as the lips would make bars of them. */
const SEAM = "#8d8798";

type Eyes =
  | "open"
  | "half"
  | "closed"
  | "wide"
  | "tiny"
  | "wet"
  | "laughing"
  | "hearts"
  | "crossed"
  | "averted";
type Mouth = "grin" | "frown" | "grit" | "shout" | "smirk" | "wobble" | "small" | "flat" | "firm";

interface Face {
  eyes: Eyes;
  mouth: Mouth;
  /** How high the brows are at their inner and outer ends, in eye sizes above the eye; none without. */
  brows: readonly [inner: number, outer: number] | null;
  extra: Extra | null;
}

const faces: Record<Expression, Face> = {
  happy: { eyes: "open", mouth: "grin", brows: null, extra: "blush" },
  angry: { eyes: "half", mouth: "grit", brows: [0.55, 1.8], extra: "vein" },
  sad: { eyes: "wet", mouth: "frown", brows: [2.2, 1.2], extra: "tears" },
  sleepy: { eyes: "closed", mouth: "small", brows: null, extra: "snore" },
  scared: { eyes: "tiny", mouth: "wobble", brows: [2.3, 1.6], extra: "sweat" },
  screaming: { eyes: "wide", mouth: "shout", brows: [1.9, 2], extra: null },
  smug: { eyes: "half", mouth: "smirk", brows: [1.2, 1.7], extra: null },
  determined: { eyes: "open", mouth: "firm", brows: [1.6, 1.75], extra: null },
  deadpan: { eyes: "half", mouth: "flat", brows: null, extra: null },
  laughing: { eyes: "laughing", mouth: "grin", brows: null, extra: "joy" },
  loving: { eyes: "hearts", mouth: "grin", brows: null, extra: "blush" },
  shy: { eyes: "averted", mouth: "wobble", brows: [2, 1.4], extra: "blush" },
  dizzy: { eyes: "crossed", mouth: "wobble", brows: null, extra: "blush" },
};

/**
 * How a face is drawn: a blink shuts its eyes, eating opens its mouth, a simple one has no fine lines, a plain one is
 * dots and strokes, and one held aslant has more of a mood.
 */
export interface FaceWay {
  isAslant?: boolean;
  isBlinking?: boolean;
  isEating?: boolean;
  isSimple?: boolean;
  isPlain?: boolean;
}

export const faceOf = (
  creature: Creature,
  expression: Expression,
  { isBlinking = false, isEating = false, isSimple = false, isPlain = false }: FaceWay = {},
): Shape[] => {
  const frame = frameOf(creature);
  if (isPlain) return plainOf(creature, expression, frame, { isBlinking, isEating });
  const { eyes, brows, extra, mouth: shown } = faces[expression];
  const mouth = isEating ? "shout" : shown;
  const lid = isSimple && !isBlinking && creature.eyes === "round" ? LIDS[expression] : undefined;
  const hasTeeth = creature.marks.includes("teeth") && SHOWS_TEETH.has(mouth);
  const shownEyes = lid
    ? lidded(lid, frame, creature.coat)
    : eyesOf(isBlinking ? "closed" : eyes, frame, creature);
  const lips = mouthOf(mouth, frame, creature, isSimple);
  const isDark = creature.eyes === "dark";
  return [
    ...(hasOwnEyes(creature) ? [] : eyeGround(creature, frame)),
    ...(isDark ? shownEyes : faced(shownEyes)),
    ...(hasLips(creature) ? faced(lips) : lips),
    ...(brows && !lid ? (isDark ? browsOf(brows, frame, ABOVE_DARK) : faced(browsOf(brows, frame))) : []),
    ...(!extra ? [] : /^(sweat|snore)$/.test(extra) ? extraOf(extra, frame) : faced(extraOf(extra, frame))),
    ...(hasTeeth ? faced(teethOf(frame)) : []),
    ...faced(pointedOf(creature, frame, halfMouth(creature, frame))),
  ];
};

/** Dots and strokes; a beak still opens, and what is in the head of an alien or a skull stays. */
const plainOf = (
  creature: Creature,
  expression: Expression,
  frame: HeadFrame,
  { isBlinking, isEating }: { isBlinking: boolean; isEating: boolean },
): Shape[] => {
  const { eyeY, reach, eyeSize: r, mouthY } = frame;
  const isLipped = hasLips(creature);
  const { mouth } = faces[expression];
  const half = halfMouth(creature, frame);
  const drawn = plainFace(
    expression,
    { at: [X, eyeY], reach, r, mouth: isLipped ? { at: [X, mouthY], half } : null },
    { isBlinking, isEating },
  );
  return [
    ...(hasOwnEyes(creature) ? [] : eyeGround(creature, frame)),
    ...(isLipped ? [] : mouthOf(isEating ? "shout" : mouth, frame, creature, true)),
    ...faced(drawn.map(mark)),
    ...(creature.marks.includes("teeth") && SHOWS_TEETH.has(mouth) ? faced(teethOf(frame)) : []),
    ...faced(pointedOf(creature, frame, halfMouth(creature, frame))),
  ];
};

/** They lie on the coat, not in something dark. */
const hasOwnEyes = ({ eyes }: Pick<Creature, "eyes">) => eyes === "round" || eyes === "one";

/** A beak and a long nose have no lips to draw. */
const hasLips = ({ muzzle }: Creature): boolean => !/^(tapir|point|rex)$/.test(muzzle) && !(muzzle in beaks);

/** Where that face is, for who draws it by hand; the head may be smaller and higher than it is built. */
export const madeFace = (
  creature: Creature,
  expression: Expression,
  { isBlinking = false, isEating = false }: FaceWay,
  { scale, at }: { scale: number; at(y: number): number },
): MadeFace => {
  const frame = frameOf(creature);
  return {
    expression,
    isBlinking,
    isEating,
    teeth: teethShown(creature, isEating ? "shout" : faces[expression].mouth),
    eyes: creature.eyes === "dark" ? null : frame.eyeSize * scale,
    mouth: hasLips(creature)
      ? { y: at(frame.mouthY - 3), wide: halfMouth(creature, frame) * 2 * scale }
      : null,
  };
};

const teethShown = ({ marks }: Creature, mouth: Mouth): MadeFace["teeth"] => {
  if (marks.includes("fangs") || marks.includes("jagged")) return "fangs";
  return marks.includes("teeth") && SHOWS_TEETH.has(mouth) ? "teeth" : null;
};

/** The lids of a simple face: aslant in anger, level in all else. */
const LIDS: Partial<Record<Expression, readonly [inner: number, outer: number]>> = {
  angry: [0.12, 0.9],
  smug: [0.36, 0.42],
  deadpan: [0.36, 0.36],
};

/** Below lips that are drawn down, front teeth would be bars. */
const SHOWS_TEETH: ReadonlySet<Mouth> = new Set(["grin", "smirk", "flat", "small", "firm"]);

const eyesOf = (
  kind: Eyes,
  { eyeY, reach, eyeSize: r }: HeadFrame,
  { coat: skin, eyes }: Creature,
): Shape[] =>
  bothSides(X, (side, at) => {
    const x = at(reach);
    const stroke = hasOwnEyes({ eyes }) ? INK : WHITE;
    if (kind === "laughing")
      return [mark(bow(stroke, [x - r, eyeY + r * 0.4], [x, eyeY - r * 0.9], [x + r, eyeY + r * 0.4], 5))];
    if (kind === "crossed")
      return [-1, 1].map((way) =>
        mark(
          line(
            stroke,
            [
              [x - r * 0.75, eyeY - way * r * 0.75],
              [x + r * 0.75, eyeY + way * r * 0.75],
            ],
            5,
          ),
        ),
      );
    if (kind === "hearts") return heart([x, eyeY], r * 1.15).map(mark);
    if (!hasOwnEyes({ eyes }) && kind === "closed")
      return [mark(bow(WHITE, [x - r, eyeY], [x, eyeY + r * 0.9], [x + r, eyeY], 4.5))];
    if (eyes === "dark") return [mark(oval(WHITE, [x - r * 0.2, eyeY - r * 0.5], r * 0.42, r * 0.5))];
    if (kind === "closed") return [mark(bow(INK, [x - r, eyeY], [x, eyeY + r * 0.9], [x + r, eyeY], 4.5))];
    const large = kind === "wide" || kind === "tiny" ? 1.18 : 1;
    const pupil = kind === "wide" ? 0.34 : kind === "tiny" ? 0.22 : 0.62;
    const isAverted = kind === "averted";
    const px = isAverted ? x - r * 0.36 : x - side * r * 0.12;
    const py = eyeY + r * (isAverted ? 0.34 : kind === "wet" ? 0.14 : 0.04);
    return [
      form(oval(WHITE, [x, eyeY], r * large, r * 1.12 * large)),
      mark(oval(INK, [px, py], r * pupil, r * pupil * 1.16)),
      ...(pupil > 0.3
        ? [
            mark(
              oval(WHITE, [px + r * pupil * 0.36, py - r * pupil * 0.5], r * pupil * 0.36, r * pupil * 0.36),
            ),
          ]
        : []),
      ...(kind === "wet" ? [mark(oval(WHITE, [px - r * 0.22, py + r * 0.36], r * 0.16, r * 0.16))] : []),
      ...(kind === "half"
        ? [
            mark(
              polygonOf(
                hasOwnEyes({ eyes }) ? lidOf(skin) : "#1d1a26",
                [x - r * 1.12, eyeY - r * 1.2],
                [x + r * 1.12, eyeY - r * 1.2],
                [x + r * 1.12, eyeY - r * 0.22],
                [x - r * 1.12, eyeY - r * 0.22],
              ),
            ),
            mark(
              line(
                INK,
                [
                  [x - r * 1.12, eyeY - r * 0.22],
                  [x + r * 1.12, eyeY - r * 0.22],
                ],
                4,
              ),
            ),
          ]
        : []),
    ];
  });

/** Clear of the large dark ground that an alien's eyes are. */
const ABOVE_DARK = 1.8;

/** `least`: so many eye sizes above the eyes at the lowest. */
const browsOf = (
  [inner, outer]: readonly [number, number],
  { eyeY: y, reach, eyeSize: r }: HeadFrame,
  least = 0,
): Shape[] =>
  bothSides(X, (_, at) => {
    const lift = Math.max(0, least - Math.min(inner, outer));
    if (reach === 0) return [mark(brow(INK, [at(0), y - inner * r], [at(r), y - outer * r], 8.5))];
    const [from, to] = [inner, outer].map((high) => y - (high + lift) * r);
    return [mark(brow(INK, [at(reach - r * 0.9), from ?? y], [at(reach + r * 0.95), to ?? y], 8.5))];
  });

const halfMouth = ({ muzzle }: Pick<Creature, "muzzle">, { rx }: Pick<HeadFrame, "rx">): number => {
  if (muzzle === "frog") return rx * 0.62;
  if (/^(croc|hippo|shark|droop)$/.test(muzzle)) return 26;
  if (muzzle === "lizard") return 24;
  return muzzle === "long" ? 18 : 17;
};

const mouthOf = (
  kind: Mouth,
  { mouthY: y, rx }: HeadFrame,
  { muzzle }: Creature,
  isSimple: boolean,
): Shape[] => {
  if (/^(point|rex)$/.test(muzzle)) return [];
  if (muzzle in beaks) return kind === "shout" || kind === "grin" ? beakOpen(kind === "shout", muzzle) : [];
  const w = halfMouth({ muzzle }, { rx });
  // A cell of space keeps an open mouth and a nose apart.
  const lower = isSimple && kind === "grin" ? 3.5 : 0;
  const at = (dx: number, dy: number): Point => [X + dx * w, y + lower + dy * 12];
  switch (kind) {
    case "grin":
      return [
        (isSimple ? mark : form)(
          blob(INK, [at(-1, -0.3), at(0, 0.1), at(1, -0.3), at(0.66, 0.95), at(0, 1.3), at(-0.66, 0.95)]),
        ),
        mark(oval(TONGUE, at(0, 0.95), w * 0.42, 4)),
      ];
    case "frown":
      return [mark(bow(INK, at(-0.9, 0.7), at(0, -0.7), at(0.9, 0.7), 4.5))];
    case "smirk":
      return [mark(bow(INK, at(-0.6, 0.3), at(0.4, 0.8), at(1, -0.5), 4.5))];
    case "wobble":
      return [mark(pen(INK, [at(-1, 0.4), at(-0.5, -0.1), at(0, 0.5), at(0.5, -0.1), at(1, 0.4)], 4.5))];
    case "small":
      return [mark(oval(INK, at(0, 0.2), 4.5, 5))];
    case "firm":
      return [mark(bow(INK, at(-0.8, 0.05), at(0, 0.85), at(0.8, 0.05), 4.5))];
    case "flat":
      return [mark(pen(INK, [at(-0.8, 0.3), at(0.8, 0.3)], 4.5))];
    case "shout":
      return [
        form(oval(INK, at(0, 0.5), w * 0.86, 16)),
        mark(polygonOf(WHITE, at(-0.56, -0.5), at(0.56, -0.5), at(0.46, -0.1), at(-0.46, -0.1))),
        mark(oval(TONGUE, at(0, 1.2), w * 0.5, 6)),
      ];
    default:
      if (isSimple) return scowl(at);
      return [
        form(polygonOf(WHITE, at(-1, -0.4), at(1, -0.4), at(1, 0.9), at(-1, 0.9))),
        ...[-0.5, 0, 0.5].map((dx) => mark(line(SEAM, [at(dx, -0.4), at(dx, 0.9)], 1.8))),
        mark(line(SEAM, [at(-1, 0.25), at(1, 0.25)], 1.8)),
      ];
  }
};
