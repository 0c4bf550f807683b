import { beakOf } from "./beaks.ts";
import type { Creature } from "./creature.ts";
import type { HeadFrame } from "./head-frame.ts";
import { jaws } from "./jaws.ts";
import type { Muzzle } from "./muzzle.ts";
import { noses } from "./noses.ts";
import type { Shape } from "./shapes.ts";
import { snouts } from "./snouts.ts";

const muzzles: Readonly<Record<string, Muzzle>> = { ...noses, ...snouts, ...jaws };

/** Nose, beak, snout: what the mouth is put under or on. */
export const muzzleOf = (creature: Creature, frame: HeadFrame): Shape[] =>
  beakOf(creature.muzzle, creature.extra, frame.y) ?? muzzles[creature.muzzle]?.(creature, frame) ?? [];
