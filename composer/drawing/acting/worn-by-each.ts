import { type Act, isStacked, type MotifSpot } from "./act.ts";
import type { OtherSpot } from "./hero-spot.ts";

/** Where each of the others wears what the hero wears: at the same place, as much smaller as they are. */
export const wornByEach = (
  act: Act,
  worn: MotifSpot,
  hero: OtherSpot,
  others: readonly OtherSpot[],
): MotifSpot[] => {
  if (act.relation !== "wears" || isStacked(act)) return [];
  return others.map((other) => {
    const share = other.size / hero.size;
    const way = other.isMirrored ? -1 : 1;
    const across = (x: number): number => other.x + (x - hero.x) * share * way;
    const down = (y: number): number => other.y + (y - hero.y) * share;
    return {
      ...worn,
      x: across(worn.x),
      y: down(worn.y),
      size: worn.size * share,
      turn: worn.turn * way,
      ...(worn.twin && { twin: { x: across(worn.twin.x), y: down(worn.twin.y) } }),
    };
  });
};
