import { beaks } from "./beaks.ts";
import type { Creature } from "./creature.ts";
import type { HeadFrame, HeadPart } from "./head-frame.ts";
import { jaws } from "./jaws.ts";
import { noses } from "./noses.ts";
import type { Shape } from "./shapes.ts";
import { snouts } from "./snouts.ts";

/** All of them, by name. */
export const muzzles: Readonly<Record<string, HeadPart>> = { ...noses, ...snouts, ...jaws, ...beaks };

/** Nose, beak, snout: what the mouth is put under or on. */
export const muzzleOf = (creature: Creature, frame: HeadFrame): Shape[] =>
  muzzles[creature.muzzle]?.(creature, frame) ?? [];
