import { oval } from "../acting/strokes.ts";
import type { Creature } from "./creature.ts";
import { X } from "./head-frame.ts";
import { form, mark, type Shape } from "./shapes.ts";

const [GLASS_Y, RADIUS] = [64, 80];

/** The glass behind a head. */
export const glassBehind = (): Shape[] => [
  form(oval("#f4f6fa", [X, GLASS_Y], RADIUS + 10, RADIUS + 10)),
  mark(oval("#1e2450", [X, GLASS_Y], RADIUS, RADIUS)),
];

/** The light on it, and the collar that it sits on. */
export const glassBefore = (): Shape[] => [
  mark(oval("#cfe6ff", [X - 52, 24], 11, 15)),
  mark(oval("#b4bdcc", [X, 140], 42, 10)),
];

/** How large a head is that has room in it with all that grows on it. */
export const roomInGlass = ({ ears, top }: Pick<Creature, "ears" | "top">): number => {
  if (/^(antlers|moose|goat|bull|horn|fin|whips|feelers|antennae|spikes|mane|quills|crest)$/.test(top))
    return 0.68;
  return /^(tall|spear|bat|elephant|tufts|side)$/.test(ears) ? 0.68 : 0.86;
};
