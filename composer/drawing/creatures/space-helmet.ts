import { bow, oval } from "../acting/strokes.ts";
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
  mark(bow("#cfe6ff", [X - 68, 54], [X - 60, 18], [X - 28, 0], 7)),
  mark(bow("#cfe6ff", [X + 66, 84], [X + 62, 100], [X + 52, 110], 6)),
  form(oval("#dfe5ee", [X, 140], 42, 10)),
  mark(oval("#e5484d", [X, 140], 6, 4)),
];

/** How large a head is that has room in it with all that grows on it. */
export const roomInGlass = ({ ears, top }: Pick<Creature, "ears" | "top">): number => {
  if (/^(antlers|moose|goat|bull|horn|fin|whips|feelers|antennae|spikes|mane|quills|crest)$/.test(top))
    return 0.68;
  return /^(tall|spear|bat|elephant|tufts|side)$/.test(ears) ? 0.68 : 0.86;
};
