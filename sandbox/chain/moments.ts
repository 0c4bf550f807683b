import { BLOCKHASH_LIFE, type Blockhashes } from "./blockhashes.ts";
import type { Slots } from "./slots.ts";
import type { Moment } from "./vm.ts";

/** What the virtual machine must know of a slot; the last one is remembered. */
export function createMoments(slots: Slots, blockhashes: Blockhashes): (slot: number) => Moment {
  let last: Moment | undefined;
  const momentOf = (slot: number): Moment => ({
    slot,
    time: slots.timeOf(slot),
    recent: Array.from({ length: BLOCKHASH_LIFE }, (_, back) => slot - 1 - back).map((recent) => ({
      slot: recent,
      blockhash: blockhashes.at(recent),
    })),
  });
  return (slot) => {
    if (last?.slot !== slot) last = momentOf(slot);
    return last;
  };
}
