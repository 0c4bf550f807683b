import type { Point } from "../svg.ts";

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
  "crossed",
  "kneel",
  "panic",
  "cover",
  "flex",
  "dance",
] as const;
export type BodyPose = (typeof bodyPoses)[number];

/** Where elbow and hand are: right of the middle line and down from the crown's line, in units. */
export interface Arm {
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
export const ARMS: Record<BodyPose, readonly [Arm, Arm]> = {
  stand: [DOWN, { elbow: [60, 138], hand: [56, 156] }],
  wave: [DOWN, UP],
  cheer: [UP, { elbow: [74, 114], hand: [80, 76] }],
  hold: [FRONT, FRONT],
  lift: [
    { elbow: [76, 104], hand: [56, 26] },
    { elbow: [76, 104], hand: [56, 26] },
  ],
  sit: [FRONT, FRONT],
  think: [HIP, { elbow: [74, 146], hand: [21, 115], isBefore: true }],
  facepalm: [DOWN, { elbow: [74, 104], hand: [46, 34], isBefore: true }],
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
    { elbow: [72, 128], hand: [80, 104] },
    { elbow: [72, 118], hand: [80, 82] },
  ],
  clap: [
    { elbow: [62, 156], hand: [8, 128], isBefore: true },
    { elbow: [62, 156], hand: [8, 128], isBefore: true },
  ],
  eat: [
    { elbow: [78, 142], hand: [27, 115], isBefore: true },
    { elbow: [78, 142], hand: [27, 115], isBefore: true },
  ],
  look: [HIP, { elbow: [70, 96], hand: [44, 46], isBefore: true }],
  lie: [FRONT, FRONT],
  crossed: [
    { elbow: [62, 146], hand: [-20, 134], isBefore: true },
    { elbow: [62, 150], hand: [-24, 142], isBefore: true },
  ],
  kneel: [
    { elbow: [56, 152], hand: [20, 136], isBefore: true },
    { elbow: [56, 152], hand: [20, 136], isBefore: true },
  ],
  panic: [
    { elbow: [86, 120], hand: [54, 70], isBefore: true },
    { elbow: [86, 114], hand: [50, 58], isBefore: true },
  ],
  cover: [
    { elbow: [80, 128], hand: [30, 78], isBefore: true },
    { elbow: [80, 128], hand: [30, 78], isBefore: true },
  ],
  flex: [
    { elbow: [92, 126], hand: [70, 78] },
    { elbow: [92, 126], hand: [70, 78] },
  ],
  dance: [
    { elbow: [68, 128], hand: [82, 150] },
    { elbow: [66, 112], hand: [62, 62] },
  ],
  sleep: [FRONT, { elbow: [68, 152], hand: [16, 124], isBefore: true }],
};
