import type { Creature } from "./creature.ts";
import type { Shape } from "./shapes.ts";

/** What is drawn on the body of a creature, and on its head. */
export type BodyPart = (creature: Creature) => Shape[];
export type HeadPart = (creature: Creature, frame: HeadFrame) => Shape[];

/** The middle line. */
export const X = 100;

/** Where a head of each shape has what, in units from its own middle at (100, 72). */
export interface HeadFrame {
  /** Half the width and half the height. */
  rx: number;
  ry: number;
  y: number;
  /** The crown's line. */
  top: number;
  eyeY: number;
  /** Half the distance of the eyes. */
  reach: number;
  eyeSize: number;
  mouthY: number;
}

const FRAMES: Record<Creature["head"], Omit<HeadFrame, "top">> = {
  round: { rx: 54, ry: 48, y: 72, eyeY: 68, reach: 23, eyeSize: 13, mouthY: 96 },
  wide: { rx: 62, ry: 44, y: 74, eyeY: 66, reach: 28, eyeSize: 13, mouthY: 94 },
  long: { rx: 40, ry: 54, y: 70, eyeY: 56, reach: 20, eyeSize: 12, mouthY: 102 },
  egg: { rx: 45, ry: 50, y: 72, eyeY: 64, reach: 20, eyeSize: 13, mouthY: 96 },
  wedge: { rx: 50, ry: 50, y: 70, eyeY: 62, reach: 24, eyeSize: 12, mouthY: 108 },
  cone: { rx: 46, ry: 50, y: 72, eyeY: 64, reach: 20, eyeSize: 13, mouthY: 98 },
  shell: { rx: 74, ry: 44, y: 112, eyeY: 54, reach: 26, eyeSize: 14, mouthY: 122 },
  puffed: { rx: 64, ry: 58, y: 112, eyeY: 92, reach: 37, eyeSize: 17, mouthY: 116 },
  ray: { rx: 60, ry: 56, y: 104, eyeY: 88, reach: 26, eyeSize: 14, mouthY: 116 },
  square: { rx: 52, ry: 48, y: 72, eyeY: 66, reach: 23, eyeSize: 13, mouthY: 96 },
};

export const frameOf = ({ head, muzzle, eyes, ears }: Creature): HeadFrame => {
  const shape = FRAMES[head];
  const frame = { ...shape, top: shape.y - shape.ry };
  if (eyes === "one") return { ...frame, reach: 0, eyeSize: 21 };
  if (muzzle === "frog")
    return { ...frame, eyeY: frame.y - frame.ry + 6, reach: 30, eyeSize: 16, mouthY: frame.y + 10 };
  if (muzzle === "croc")
    return { ...frame, eyeY: frame.y - frame.ry + 10, reach: 24, eyeSize: 14, mouthY: frame.y + 36 };
  if (muzzle === "rex") return { ...frame, rx: 58, eyeY: frame.y - 22, reach: 27, eyeSize: 12 };
  if (muzzle === "blunt") return { ...frame, eyeY: frame.y - 18, reach: 28, mouthY: frame.y + 34 };
  if (muzzle === "turret")
    return { ...frame, eyeY: frame.y - 12, reach: 42, eyeSize: 11, mouthY: frame.y + 20 };
  if (muzzle === "lizard")
    return { ...frame, eyeY: frame.y - 12, reach: 26, eyeSize: 13, mouthY: frame.y + 26 };
  if (muzzle === "pug") return { ...frame, reach: 34, eyeY: frame.y - 10, eyeSize: 14, mouthY: frame.y + 35 };
  if (ears === "hammer") return { ...frame, reach: 54, eyeY: frame.y - 16, eyeSize: 12 };
  if (muzzle === "shark") return { ...frame, reach: frame.reach + 7, eyeY: frame.y - 8, eyeSize: 11 };
  if (muzzle === "equine") return { ...frame, reach: frame.reach + 3, mouthY: frame.y + frame.ry * 0.98 };
  if (muzzle === "hippo") return { ...frame, eyeY: frame.y - 26, mouthY: frame.y + 38 };
  if (muzzle === "mole") return { ...frame, eyeY: frame.y - 10, eyeSize: 8 };
  if (muzzle === "turtle") return { ...frame, mouthY: frame.mouthY + 3 };
  if (muzzle === "hang") return { ...frame, mouthY: frame.y + frame.ry * 0.98 };
  if (muzzle === "mandible")
    return { ...frame, reach: 36, eyeY: frame.y - 20, eyeSize: 17, mouthY: frame.y + 24 };
  if (muzzle === "koala") return { ...frame, mouthY: frame.mouthY + 10 };
  if (muzzle === "carrot") return { ...frame, mouthY: frame.mouthY + 8 };
  return frame;
};
