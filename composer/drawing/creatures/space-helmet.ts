import { oval } from "../acting/strokes.ts";
import type { Creature } from "./creature.ts";
import { X } from "./head-frame.ts";
import { form, mark, type Shape } from "./shapes.ts";

const [GLASS_Y, RADIUS] = [68, 72];

/** The glass behind a head. */
export const glassBehind = (): Shape[] => [
  form(oval("#f4f6fa", [X, GLASS_Y], RADIUS + 10, RADIUS + 10)),
  mark(oval("#6fa0dc", [X, GLASS_Y], RADIUS, RADIUS)),
];

/** The light on it, and the collar that it sits on. */
export const glassBefore = (): Shape[] => [
  mark(oval("#cfe6ff", [X - 48, 32], 9, 13)),
  mark(oval("#b4bdcc", [X, 140], 42, 10)),
];

/** How large a head is that has room in it with all that grows on it. */
export const roomInGlass = ({ ears, top }: Pick<Creature, "ears" | "top">): number => {
  if (/^(antlers|moose|goat|bull|horn|fin|whips|feelers|antennae|spikes|mane|quills|crest)$/.test(top))
    return 0.68;
  return /^(tall|spear|bat|elephant|tufts|side)$/.test(ears) ? 0.68 : 0.86;
};
