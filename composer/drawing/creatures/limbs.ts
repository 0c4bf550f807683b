import { darken } from "../../colour/colour.ts";
import { bow, oval, pen } from "../acting/strokes.ts";
import type { Point } from "../svg.ts";
import { ARMS, type Arm, type BodyPose } from "./arm-poses.ts";
import { type Creature, leftOf } from "./creature.ts";
import { boxingGlove, hooks, mitten, pads, pincer, scythe, spade } from "./hands.ts";
import { frameOf, type HeadFrame, X } from "./head-frame.ts";
import { blob, form, mark, polygonOf, type Shape } from "./shapes.ts";
import { tails } from "./tails.ts";

const SHOULDER: Point = [26, 122];
/** Of who is muscular. */
const WIDE: Point = [46, 120];
/** Of a crab, at the corners of its shell. */
const CORNER: Point = [62, 106];
const THICK = 17;

export { type BodyPose, bodyPoses } from "./arm-poses.ts";

/** Claws work round the shell: beside it, or below the mouth. */
const roundShell = ([x, y]: Point): Point =>
  x < 60 && y > 90 ? [Math.max(34, x), Math.max(y, 166)] : [Math.max(x, 88), y];

/** A hand at a chin is below a long muzzle, and one at the temples beside a wide head. */
const clearOfFace = (arm: Arm, pose: BodyPose, { rx, mouthY }: HeadFrame): Arm => {
  const [x, y] = arm.hand;
  const low = mouthY - CHIN;
  if ((pose === "think" || pose === "eat") && y < 120 && low > 0)
    return { ...arm, hand: [x + low * 0.6, y + low * 0.8] };
  return pose === "panic" ? { ...arm, hand: [Math.max(x, rx + 3), y] } : arm;
};
const CHIN = 100;

const halfway = ([ax, ay]: Point, [bx, by]: Point): Point => [ax + (bx - ax) * 0.5, ay + (by - ay) * 0.5];

export interface Limbs {
  behind: Shape[];
  before: Shape[];
  hands: readonly [Point, Point];
}

export const limbsOf = (whole: Creature, pose: BodyPose): Limbs => {
  const own = whole.limb ?? whole.trunk ?? whole.coat;
  // No sleeve is on a tail that serves as an arm.
  const hasSleeves =
    whole.arms !== "none" && !whole.marks.includes("cut-pelt") && !whole.marks.includes("cut-tank");
  const creature = { ...whole, coat: (hasSleeves ? whole.shirt : null) ?? own };
  const below = whole.shirt ? { ...whole, coat: whole.legsIn ?? whole.dark } : creature;
  const [left, right] = (PINCERED.test(whole.arms) && PINCERS[pose]) || ARMS[pose];
  const isCrab = whole.body === "crab" || whole.head === "puffed" || whole.head === "ray";
  const shoulder = whole.body === "buff" ? WIDE : isCrab ? CORNER : SHOULDER;
  const frame = frameOf(whole);
  const arms = [
    { side: -1, ...clearOfFace(left, pose, frame) },
    { side: 1, ...clearOfFace(right, pose, frame) },
  ] as const;
  const drawn = arms.map(({ side, elbow, hand, isBefore = false }) => {
    const at = (point: Point): Point => {
      const [x, y] = whole.arms === "tiny" ? halfway(shoulder, point) : point;
      return [X + side * x, y];
    };
    const reached = at(isCrab ? roundShell(hand) : hand);
    const bent = at(isCrab ? [Math.max(elbow[0], 90), elbow[1]] : elbow);
    return {
      isBefore,
      hand: reached,
      shapes: armOf(creature, at(shoulder), bent, reached, side),
    };
  });
  const shown = leftOf(whole, "arms", drawn);
  return {
    behind: [
      ...(tails[whole.tail]?.({ ...whole, coat: whole.trunk ?? whole.coat }) ?? []),
      ...leftOf(whole, "legs", legsOf(below, pose)),
      ...shown.filter(({ isBefore }) => !isBefore).flatMap(({ shapes }) => shapes),
    ],
    before: shown.filter(({ isBefore }) => isBefore).flatMap(({ shapes }) => shapes),
    hands: [drawn[0]?.hand ?? [0, 0], drawn[1]?.hand ?? [0, 0]],
  };
};

/** What its hands look like that close round things. */
export const handColour = ({
  arms,
  coat,
  extra,
  belly,
  limb,
  mitts,
  marks,
}: Pick<Creature, "arms" | "coat" | "extra" | "belly" | "limb" | "mitts"> &
  Partial<Pick<Creature, "marks">>): string => {
  if (mitts) return mitts;
  if (arms === "hoof" || arms === "spade" || arms === "pads") return extra;
  if (arms === "glove") return "#e0343a";
  if (marks?.includes("socks")) return belly;
  return arms === "hand" ? belly : (limb ?? coat);
};

const armOf = (
  { arms, coat, extra, belly, body, mitts, isInGlass, marks, dark }: Creature,
  shoulder: Point,
  elbow: Point,
  hand: Point,
  side: number,
): Shape[] => {
  const [hx, hy] = hand;
  if (arms === "none")
    return side < 0 ? [] : [form(bow(coat, [X + 40, 180], [hx + 34, elbow[1] + 22], hand, 14))];
  if (mitts) {
    const sleeve = isFolded(shoulder, hand)
      ? folded(coat, shoulder, elbow, hand, THICK)
      : [form(bow(coat, shoulder, elbow, hand, THICK))];
    return [...sleeve, ...(isInGlass ? [form(oval(mitts, hand, 13, 12))] : mitten(mitts, hand, side))];
  }
  if (arms === "wing")
    return isFolded(shoulder, hand)
      ? folded(coat, shoulder, elbow, hand, THICK * 1.15)
      : wing(coat, shoulder, elbow, hand);
  if (arms === "fin" && !isFolded(shoulder, hand)) return wing(coat, shoulder, elbow, hand).slice(0, 1);
  if (arms === "tiny")
    return [
      form(bow(coat, shoulder, elbow, hand, 12)),
      ...[-5, 5].map((dx) => form(oval(extra, [hx + dx, hy + 5], 4, 7))),
    ];
  if (arms === "thin") return [form(bow(coat, shoulder, elbow, hand, 6)), form(oval(coat, hand, 7, 7))];
  const thick = body === "buff" ? THICK * 1.5 : THICK;
  const arm = isFolded(shoulder, hand)
    ? folded(coat, shoulder, elbow, hand, thick)
    : [form(bow(coat, shoulder, elbow, hand, thick))];
  const [mx, my] = [(shoulder[0] + elbow[0]) / 2, (shoulder[1] + elbow[1]) / 2];
  if (marks.includes("garters"))
    arm.push(...[0.4, 0.62, 0.82].map((t) => mark(oval(dark, along(shoulder, elbow, hand, t), 9, 2.6))));
  const upper = body === "buff" ? [form(oval(coat, [mx, my], 20, 18)), ...arm] : arm;
  if (arms === "glove") return [...upper, ...boxingGlove(hand, side)];
  const palm = form(oval(handColour({ arms, coat, extra, belly, limb: null, mitts, marks }), hand, 12, 11));
  if (arms === "claw") return [...upper, ...pincer(coat, hand, side)];
  if (arms === "scythe") return [...upper, ...scythe(coat, hand, side)];
  if (arms === "hook") return [...upper, ...hooks(hand, side), palm];
  if (arms === "pads") return [...upper, ...pads(extra, hand, side), palm];
  if (arms === "spade") return [...upper, ...spade(extra, hand, side)];
  const toes = [-4, 4].map((dx) =>
    mark(bow("#00000055", [hx + dx, hy + 2], [hx + dx, hy + 5], [hx + dx, hy + 9], 2)),
  );
  return arms === "paw" ? [...upper, palm, ...toes] : [...upper, palm];
};

/** A point of the curve of an arm. */
const along = ([ax, ay]: Point, [bx, by]: Point, [cx, cy]: Point, t: number): Point => {
  const [a, b, c] = [(1 - t) * (1 - t), 2 * t * (1 - t), t * t];
  return [a * ax + b * bx + c * cx, a * ay + b * by + c * cy];
};

/** The hand is back beside the shoulder: one curve from there to there would cross itself. */
const isFolded = ([sx, sy]: Point, [hx, hy]: Point): boolean =>
  Math.abs(hx - sx) < 22 && Math.abs(hy - sy) < 14;

/** An upper arm, and a forearm over it. */
const folded = (coat: string, [sx, sy]: Point, [ex, ey]: Point, [hx, hy]: Point, thick: number): Shape[] => {
  const bend: Point = [sx / 4 + ex / 2 + hx / 4, sy / 4 + ey / 2 + hy / 4];
  return [form(pen(coat, [[sx, sy], bend], thick)), form(pen(coat, [bend, [hx, hy]], thick))];
};

/** Broad where it is bent and round at its tip, whichever way it points; two feathers show. */
const wing = (coat: string, [sx, sy]: Point, [ex, ey]: Point, [hx, hy]: Point): Shape[] => {
  const at = (t: number, off: number): Point => {
    const u = 1 - t;
    const [dx, dy] = [u * (ex - sx) + t * (hx - ex), u * (ey - sy) + t * (hy - ey)];
    const length = Math.sqrt(dx * dx + dy * dy) || 1;
    const [x, y] = [sx * u * u + 2 * ex * u * t + hx * t * t, sy * u * u + 2 * ey * u * t + hy * t * t];
    return [x - (dy / length) * off, y + (dx / length) * off];
  };
  const upper = WING.map(([t, half]) => at(t, -half));
  const lower = WING.map(([t, half]) => at(t, half)).reverse();
  const feathers = [-4, 4].map((off) =>
    mark(bow("#00000040", at(0.62, off), at(0.8, off * 0.9), at(0.96, off * 0.6), 2)),
  );
  return [form(blob(coat, [...upper, at(1.14, 0), ...lower])), ...feathers];
};

/** Half its width, by how far along it. */
const WING: readonly (readonly [along: number, half: number])[] = [
  [0, 10],
  [0.3, 15],
  [0.6, 15],
  [0.85, 12],
  [1, 8],
];

/** Pincers are held up, clear of body and face. */
const PINCERED = /^(claw|scythe)$/;
const PINCERS: Partial<typeof ARMS> = { stand: ARMS.shrug, think: [ARMS.stand[0], ARMS.shrug[1]] };

/** Who stands at ease has the weight on one leg. */
const AT_EASE: ReadonlySet<BodyPose> = new Set<BodyPose>(["wave", "think", "shrug", "point", "hips", "eat"]);

/** Where the feet of a wader are. */
const STILTS = 232;

const legsOf = (
  { legs, coat, extra, belly, shoe: low, boots, isOneBare, hasPeg, marks, dark }: Creature,
  pose: BodyPose,
): Shape[] => {
  if (legs === "none") return [];
  const shoe = boots ?? low;
  const isBird = legs === "bird" || legs === "stilt";
  const own = marks.includes("socks") ? belly : coat;
  const foot = isBird || legs === "hoof" || legs === "pads" ? extra : own;
  const tip = shoe ?? foot;
  if (pose === "lotus" || pose === "sit")
    return ([-1, 1] as const).flatMap((side) => [
      form(bow(coat, [X + side * 20, 172], [X + side * 58, 176], [X + side * 22, 186], 18)),
      form(oval(tip, [X + side * 20, 187], 15, 9)),
    ]);
  if (pose === "kneel")
    return [
      form(bow(coat, [X - 16, 164], [X - 30, 190], [X - 58, 188], 18)),
      form(oval(tip, [X - 62, 186], 10, 13)),
      form(bow(coat, [X + 12, 166], [X + 54, 156], [X + 42, 188], 20)),
      form(oval(tip, [X + 47, 192], 16, 9)),
    ];
  return ([-1, 1] as const).flatMap((side): Shape[] => {
    if ((pose === "kick" || pose === "dance") && side > 0)
      return [
        form(bow(isBird ? extra : coat, [X + 14, 160], [X + 44, 178], [X + 70, 164], 18)),
        form(oval(tip, [X + 76, 156], 11, 17)),
      ];
    const spread = pose === "jump" || pose === "climb";
    const strides = pose === "run" || pose === "pull" || pose === "push";
    const stride = strides ? side * 14 : spread ? side * 15 : side > 0 && AT_EASE.has(pose) ? 8 : 0;
    const lifted = (pose === "run" || pose === "push") && side < 0 ? 8 : spread ? 10 : 0;
    const [x, y] = [X + side * 17 + stride, (legs === "stilt" ? STILTS : 194) - lifted];
    if (hasPeg && side < 0) return pegAt(x, y);
    if (boots) return bootOf(boots, isBird ? extra : coat, [x, y], side);
    if (isBird)
      return [
        form(bow(extra, [X + side * 14, 168], [x, 180], [x, y], 6)),
        form(
          blob(tip, [
            [x - 13, y + 3],
            [x - 6, y - 4],
            [x + 6, y - 4],
            [x + 13, y + 3],
            [x, y + 4],
          ]),
        ),
      ];
    if (legs === "web")
      return [
        form(bow(coat, [X + side * 16, 160], [x, 176], [x, y - 2], 18)),
        form(
          blob(tip, [
            [x, y - 8],
            [x + side * 26, y - 4],
            [x + side * 30, y + 6],
            [x + side * 14, y + 2],
            [x + side * 12, y + 9],
            [x, y + 3],
            [x - side * 10, y + 8],
            [x - side * 12, y],
          ]),
        ),
      ];
    if (legs === "stomp")
      return [
        form(oval(coat, [x + side * 4, 164], 23, 27)),
        form(oval(coat, [x + side * 12, y - 1], 25, 12)),
        ...[-14, 0, 14].map((dx) => form(oval("#f6ead0", [x + side * 14 + dx, y + 6], 5, 6))),
      ];
    if (legs === "leap")
      return [
        form(oval(coat, [x + side * 6, 170], 19, 21)),
        form(oval(tip, [x + side * 16, y], 30, 10)),
        mark(oval(belly, [x + side * 22, y + 2], 14, 4)),
      ];
    const isShod = shoe !== null && !(isOneBare && side < 0);
    return [
      form(bow(coat, [X + side * 16, 160], [x, 176], [x, y - 2], 20)),
      ...(marks.includes("garters")
        ? [179, 187].map((at) => mark(bow(dark, [x - 10, at], [x, at + 3], [x + 10, at], 4)))
        : []),
      ...(legs === "pads" && !isShod
        ? [-12, 2, 16].map((dx) => form(oval(foot, [x + side * (3 + dx), y + 4], 8, 6)))
        : []),
      form(oval(isShod ? shoe : foot, [x + side * 3, y], 16, 9)),
      ...(isShod || legs !== "paw" ? [] : [mark(oval(belly, [x + side * 4, y + 1], 7, 4))]),
    ];
  });
};

/** A wooden leg: a cup and a stick that is thinner below. */
const pegAt = (x: number, y: number): Shape[] => [
  form(polygonOf(WOOD, [x - 9, 170], [x + 9, 170], [x + 5, y + 9], [x - 5, y + 9])),
  form(oval(CUP, [x, 168], 14, 8)),
];
const [WOOD, CUP] = ["#c08a4e", "#8a5a30"] as const;

const bootOf = (colour: string, coat: string, [x, y]: Point, side: number): Shape[] => [
  form(bow(coat, [X + side * 16, 160], [x, 170], [x, y - 14], 14)),
  form(
    pen(
      colour,
      [
        [x, y - 18],
        [x, y - 4],
      ],
      24,
    ),
  ),
  form(oval(colour, [x + side * 5, y], 19, 10)),
  mark(
    pen(
      darken(colour, 0.3),
      [
        [x - 10, y - 27],
        [x + 10, y - 27],
      ],
      5,
    ),
  ),
  mark(
    bow(
      darken(colour, 0.3),
      [x + side * 5 - 16, y + 5],
      [x + side * 5, y + 9],
      [x + side * 5 + 16, y + 5],
      3,
    ),
  ),
];
