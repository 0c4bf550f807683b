import { createHash } from "node:crypto";
import bs58 from "bs58";
import type { Slots } from "./slots.ts";

/** A transaction lives this many blocks after the one of its blockhash. */
export const BLOCKHASH_LIFE = 150;

export interface Blockhashes {
  /**
   * base58. Derived from seed and slot, so that it survives a restart.
   * A slot without a block has the last one's.
   */
  at(slot: number): string;
  /** The slot of a blockhash that is still good at `now`, else undefined. */
  slotOf(blockhash: string, now: number): number | undefined;
}

/** Where each slot has a block, height and slot are one. */
type Blocks = Pick<Slots, "blockAt" | "heightOf">;
const ALL_BLOCKS: Blocks = { blockAt: (slot) => slot, heightOf: (slot) => slot };

export function createBlockhashes(seed: Uint8Array, { blockAt, heightOf }: Blocks = ALL_BLOCKS): Blockhashes {
  const slotByHash = new Map<string, number>();
  let filledTo = -1;

  const at = (slot: number) => {
    const number = Buffer.alloc(8);
    number.writeBigUInt64LE(BigInt(blockAt(slot)));
    return bs58.encode(createHash("sha256").update(seed).update(number).digest());
  };
  const isAlive = (slot: number, now: number) => heightOf(slot) + BLOCKHASH_LIFE >= heightOf(now);

  const fill = (now: number) => {
    const slots: number[] = [];
    for (let slot = now; slot > filledTo && isAlive(slot, now); slot--) slots.push(blockAt(slot));
    for (const slot of slots.reverse()) slotByHash.set(at(slot), slot);
    filledTo = Math.max(filledTo, now);
    for (const [hash, slot] of slotByHash) {
      if (isAlive(slot, now)) break; // oldest first
      slotByHash.delete(hash);
    }
  };

  return {
    at,
    slotOf: (blockhash, now) => {
      fill(now);
      const slot = slotByHash.get(blockhash);
      return slot === undefined || slot > now || !isAlive(slot, now) ? undefined : slot;
    },
  };
}
