import { bow, oval } from "../acting/strokes.ts";
import type { Point } from "../svg.ts";
import type { Creature } from "./creature.ts";
import { X } from "./head-frame.ts";
import { blob, form, mark, type Shape } from "./shapes.ts";

/** How a creature holds itself. */
export const bodyPoses = [
  "stand",
  "wave",
  "cheer",
  "hold",
  "lift",
  "sit",
  "think",
  "facepalm",
  "shrug",
  "point",
  "hips",
  "lotus",
  "run",
  "sleep",
  "push",
  "throw",
  "kick",
  "punch",
  "pull",
  "climb",
  "jump",
  "clap",
  "eat",
  "look",
  "lie",
] as const;
export type BodyPose = (typeof bodyPoses)[number];

/** Where elbow and hand are: right of the middle line and down from the crown's line, in units. */
interface Arm {
  elbow: Point;
  hand: Point;
  /** Before the body, not behind it. */
  isBefore?: boolean;
}

const DOWN: Arm = { elbow: [50, 140], hand: [43, 162] };
const UP: Arm = { elbow: [70, 122], hand: [70, 88] };
const OUT: Arm = { elbow: [58, 146], hand: [72, 124] };
const HIP: Arm = { elbow: [66, 142], hand: [33, 154], isBefore: true };
const FRONT: Arm = { elbow: [50, 148], hand: [26, 146], isBefore: true };

/** Left arm and right arm. */
const ARMS: Record<BodyPose, readonly [Arm, Arm]> = {
  stand: [DOWN, DOWN],
  wave: [DOWN, UP],
  cheer: [UP, UP],
  hold: [FRONT, FRONT],
  lift: [
    { elbow: [76, 104], hand: [56, 26] },
    { elbow: [76, 104], hand: [56, 26] },
  ],
  sit: [FRONT, FRONT],
  think: [HIP, { elbow: [48, 142], hand: [20, 116], isBefore: true }],
  facepalm: [DOWN, { elbow: [62, 128], hand: [34, 46], isBefore: true }],
  shrug: [OUT, OUT],
  point: [HIP, { elbow: [60, 126], hand: [80, 116] }],
  hips: [HIP, HIP],
  lotus: [
    { elbow: [52, 140], hand: [52, 166], isBefore: true },
    { elbow: [52, 140], hand: [52, 166], isBefore: true },
  ],
  run: [
    { elbow: [56, 140], hand: [66, 118] },
    { elbow: [54, 146], hand: [34, 150], isBefore: true },
  ],
  push: [
    { elbow: [4, 150], hand: [-50, 138], isBefore: true },
    { elbow: [60, 144], hand: [76, 132], isBefore: true },
  ],
  throw: [HIP, { elbow: [66, 104], hand: [78, 66] }],
  kick: [
    { elbow: [62, 128], hand: [74, 108] },
    { elbow: [56, 146], hand: [40, 132], isBefore: true },
  ],
  punch: [
    { elbow: [54, 146], hand: [32, 134], isBefore: true },
    { elbow: [60, 122], hand: [88, 122] },
  ],
  pull: [
    { elbow: [2, 150], hand: [-44, 144], isBefore: true },
    { elbow: [54, 142], hand: [66, 146], isBefore: true },
  ],
  climb: [
    { elbow: [64, 112], hand: [56, 82], isBefore: true },
    { elbow: [64, 104], hand: [60, 62], isBefore: true },
  ],
  jump: [
    { elbow: [72, 128], hand: [80, 98] },
    { elbow: [72, 128], hand: [80, 98] },
  ],
  clap: [
    { elbow: [44, 150], hand: [7, 128], isBefore: true },
    { elbow: [44, 150], hand: [7, 128], isBefore: true },
  ],
  eat: [
    { elbow: [52, 146], hand: [27, 116], isBefore: true },
    { elbow: [52, 146], hand: [27, 116], isBefore: true },
  ],
  look: [HIP, { elbow: [70, 96], hand: [44, 46], isBefore: true }],
  lie: [FRONT, FRONT],
  sleep: [FRONT, { elbow: [46, 150], hand: [16, 126], isBefore: true }],
};

const SHOULDER: Point = [26, 122];
const THICK = 17;

export interface Limbs {
  behind: Shape[];
  before: Shape[];
  hands: readonly [Point, Point];
}

export const limbsOf = (whole: Creature, pose: BodyPose): Limbs => {
  const creature = { ...whole, coat: whole.shirt ?? whole.limb ?? whole.trunk ?? whole.coat };
  const below = whole.shirt ? { ...whole, coat: whole.dark } : creature;
  const [left, right] = ARMS[pose];
  const arms = [
    { side: -1, ...left },
    { side: 1, ...right },
  ] as const;
  const drawn = arms.map(({ side, elbow, hand, isBefore = false }) => {
    const at = ([x, y]: Point): Point => [X + side * x, y];
    return { isBefore, hand: at(hand), shapes: armOf(creature, at(SHOULDER), at(elbow), at(hand), side) };
  });
  return {
    behind: [
      ...tailOf(whole),
      ...legsOf(below, pose),
      ...drawn.filter(({ isBefore }) => !isBefore).flatMap(({ shapes }) => shapes),
    ],
    before: drawn.filter(({ isBefore }) => isBefore).flatMap(({ shapes }) => shapes),
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
}: Pick<Creature, "arms" | "coat" | "extra" | "belly" | "limb">): string => {
  if (arms === "hoof") return extra;
  return arms === "hand" ? belly : (limb ?? coat);
};

const armOf = (
  { arms, coat, extra, belly }: Creature,
  shoulder: Point,
  elbow: Point,
  hand: Point,
  side: number,
): Shape[] => {
  const [hx, hy] = hand;
  if (arms === "none")
    return side < 0 ? [] : [form(bow(coat, [X + 40, 180], [hx + 34, elbow[1] + 22], hand, 14))];
  if (arms === "wing") {
    const [sx, sy] = shoulder;
    const [ex, ey] = elbow;
    const tips: Point[] = [
      [sx - side * 4, sy - 10],
      [ex, ey - 12],
      [hx + side * 4, hy - 6],
      [hx, hy + 8],
      [ex - side * 10, ey + 14],
      [sx - side * 2, sy + 20],
    ];
    return [form(blob(coat, tips))];
  }
  const upper = form(bow(coat, shoulder, elbow, hand, THICK));
  const palm = form(oval(handColour({ arms, coat, extra, belly, limb: null }), hand, 12, 11));
  if (arms === "claw")
    return [
      upper,
      form(
        blob(coat, [
          [hx - 10, hy + 8],
          [hx - 16, hy - 10],
          [hx - 6, hy - 22],
          [hx - 2, hy - 8],
          [hx + 6, hy - 24],
          [hx + 16, hy - 8],
          [hx + 10, hy + 8],
        ]),
      ),
    ];
  const toes = [-4, 4].map((dx) =>
    mark(bow("#00000055", [hx + dx, hy + 2], [hx + dx, hy + 5], [hx + dx, hy + 9], 2)),
  );
  return arms === "paw" ? [upper, palm, ...toes] : [upper, palm];
};

const legsOf = ({ legs, coat, extra, belly, shoe }: Creature, pose: BodyPose): Shape[] => {
  if (legs === "none") return [];
  const tip = shoe ?? (legs === "bird" || legs === "hoof" ? extra : coat);
  if (pose === "lotus" || pose === "sit")
    return ([-1, 1] as const).flatMap((side) => [
      form(bow(coat, [X + side * 20, 172], [X + side * 58, 176], [X + side * 22, 186], 18)),
      form(oval(tip, [X + side * 20, 187], 15, 9)),
    ]);
  return ([-1, 1] as const).flatMap((side): Shape[] => {
    if (pose === "kick" && side > 0)
      return [
        form(bow(legs === "bird" ? extra : coat, [X + 14, 160], [X + 44, 178], [X + 70, 164], 18)),
        form(oval(tip, [X + 76, 156], 11, 17)),
      ];
    const spread = pose === "jump" || pose === "climb";
    const stride = pose === "run" || pose === "pull" ? side * 14 : spread ? side * 15 : 0;
    const lifted = pose === "run" && side < 0 ? 8 : spread ? 10 : 0;
    const [x, y] = [X + side * 17 + stride, 194 - lifted];
    if (legs === "bird")
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
    return [
      form(bow(coat, [X + side * 16, 160], [x, 176], [x, y - 2], 20)),
      form(oval(tip, [x + side * 3, y], 16, 9)),
      ...(shoe || legs !== "paw" ? [] : [mark(oval(belly, [x + side * 4, y + 1], 7, 4))]),
    ];
  });
};

const tailOf = ({ tail, coat: head, trunk, extra, belly, dark }: Creature): Shape[] => {
  const coat = trunk ?? head;
  const curve = (width: number, colour = coat) =>
    form(bow(colour, [128, 168], [172, 176], [168, 132], width));
  switch (tail) {
    case "long":
      return [curve(9)];
    case "tuft":
      return [curve(7), form(oval(extra, [167, 128], 10, 13))];
    case "bushy":
      return [
        form(
          blob(coat, [
            [124, 172],
            [150, 182],
            [174, 160],
            [178, 128],
            [166, 106],
            [158, 128],
            [146, 148],
            [126, 154],
          ]),
        ),
        mark(
          blob(belly, [
            [178, 130],
            [166, 106],
            [160, 126],
            [168, 132],
          ]),
        ),
      ];
    case "ringed":
      return [
        curve(20),
        mark(bow(extra, [146, 170], [152, 172], [150, 156], 6)),
        mark(bow(extra, [160, 158], [166, 152], [158, 146], 6)),
        mark(oval(extra, [168, 132], 9, 8)),
      ];
    case "flat":
      return [
        form(
          blob(extra, [
            [118, 176],
            [140, 160],
            [152, 128],
            [176, 114],
            [194, 130],
            [190, 160],
            [166, 182],
            [134, 190],
          ]),
        ),
        mark(bow("#00000044", [150, 168], [164, 150], [184, 132], 3)),
        mark(bow("#00000044", [156, 138], [168, 146], [182, 160], 3)),
        mark(bow("#00000044", [166, 124], [178, 134], [190, 146], 3)),
      ];
    case "sting":
      return [
        form(bow(coat, [126, 172], [204, 172], [188, 92], 17)),
        form(bow(coat, [188, 98], [190, 38], [164, 20], 14)),
        form(
          blob(extra, [
            [172, 8],
            [150, 6],
            [128, 30],
            [152, 26],
            [168, 30],
          ]),
        ),
      ];
    case "thick":
      return [
        form(
          blob(coat, [
            [118, 150],
            [140, 168],
            [170, 172],
            [186, 160],
            [180, 184],
            [150, 192],
            [112, 184],
          ]),
        ),
      ];
    case "puff":
      return [form(oval(belly, [136, 168], 12, 12))];
    case "curl":
      return [form(bow(coat, [128, 166], [158, 160], [146, 146], 6))];
    case "fan":
      return [-2, -1, 0, 1, 2].map((nth) =>
        form(
          blob(nth % 2 === 0 ? coat : extra, [
            [100, 168],
            [100 + nth * 34 - 14, 118 + Math.abs(nth) * 14],
            [100 + nth * 40, 102 + Math.abs(nth) * 16],
            [100 + nth * 34 + 14, 118 + Math.abs(nth) * 14],
          ]),
        ),
      );
    case "train":
      return [-78, -56, -33, -11, 11, 33, 56, 78].flatMap((dx) => {
        const rise = 108 - (dx * dx) / 82;
        const [tx, ty] = [X + dx, 150 - rise];
        return [
          form(
            blob(extra, [
              [X + dx * 0.06 - 8, 168],
              [tx - 15, ty + 16],
              [tx, ty - 6],
              [tx + 15, ty + 16],
              [X + dx * 0.06 + 8, 168],
            ]),
          ),
          mark(oval(dark, [tx, ty + 14], 7, 9)),
          mark(oval(coat, [tx, ty + 15], 3.5, 5)),
        ];
      });
    case "fish":
      return [
        form(
          blob(extra, [
            [126, 164],
            [160, 140],
            [176, 136],
            [168, 160],
            [178, 186],
            [158, 180],
          ]),
        ),
      ];
    default:
      return [];
  }
};
