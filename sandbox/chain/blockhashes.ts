import { createHash } from "node:crypto";
import bs58 from "bs58";

/** A transaction lives this many slots after the slot of its blockhash. */
export const BLOCKHASH_LIFE = 150;

export interface Blockhashes {
  /** base58. Derived from seed and slot, so that it survives a restart. */
  at(slot: number): string;
  /** The slot of a blockhash that is still good at `now`, else undefined. */
  slotOf(blockhash: string, now: number): number | undefined;
}

export function createBlockhashes(seed: Uint8Array): Blockhashes {
  const slotByHash = new Map<string, number>();
  let filledTo = -1;

  const at = (slot: number) => {
    const number = Buffer.alloc(8);
    number.writeBigUInt64LE(BigInt(slot));
    return bs58.encode(createHash("sha256").update(seed).update(number).digest());
  };

  const fill = (now: number) => {
    for (let slot = Math.max(filledTo + 1, now - BLOCKHASH_LIFE); slot <= now; slot++) {
      slotByHash.set(at(slot), slot);
    }
    filledTo = Math.max(filledTo, now);
    for (const [hash, slot] of slotByHash) {
      if (slot + BLOCKHASH_LIFE >= now) break; // oldest first
      slotByHash.delete(hash);
    }
  };

  return {
    at,
    slotOf: (blockhash, now) => {
      fill(now);
      const slot = slotByHash.get(blockhash);
      return slot === undefined || slot > now || slot + BLOCKHASH_LIFE < now ? undefined : slot;
    },
  };
}
