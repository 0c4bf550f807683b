/** Milliseconds since 1970; passed in, so that tests own time. */
export type Now = () => number;

export const SLOT_MS = 400;
/** Young enough to be recognisably ours, old enough for a finalized slot and a full blockhash window. */
export const FIRST_SLOT = 1_000;
export const SLOTS_PER_EPOCH = 432_000;

export type Commitment = "processed" | "confirmed" | "finalized";

/** How far a commitment lags behind the newest slot. */
export const lagOf: Record<Commitment, number> = { processed: 0, confirmed: 1, finalized: 32 };

export interface Slots {
  /** The slot being made now. Never falls, whatever the clock does. */
  current(): number;
  /** The newest slot with a block that has reached the commitment. */
  at(commitment: Commitment): number;
  /** Unix seconds: a function of the slot alone, so it cannot fall either. */
  timeOf(slot: number): number;
  /** Moves ahead by hand. */
  step(count: number): number;
  /** Moves past so many slots that stay without a block. A restart forgets that they had none. */
  skip(count: number): void;
  /** The newest slot with a block, up to and with this one. */
  blockAt(slot: number): number;
  /** How many blocks there are up to a slot. */
  heightOf(slot: number): number;
  pause(): void;
  resume(): void;
  paused(): boolean;
}

interface SlotSource {
  now: Now;
  genesisMs: number;
  /** The highest slot known to have been shown before. */
  floor: number;
  /** Called with each new highest slot, before anybody sees it. */
  onAdvance?: (slot: number) => void;
}

export function createSlots({ now, genesisMs, floor, onAdvance }: SlotSource): Slots {
  const fromClock = () => FIRST_SLOT + Math.max(0, Math.floor((now() - genesisMs) / SLOT_MS));
  let offset = Math.max(0, floor - fromClock());
  let highest = floor;
  let held = false;
  /** Ranges of slots without a block, oldest first. */
  const skipped: { first: number; last: number }[] = [];

  const reach = (slot: number) => {
    if (slot > highest) {
      onAdvance?.(slot);
      highest = slot;
    }
    return highest;
  };
  const current = () => (held ? highest : reach(fromClock() + offset));
  const step = (count: number) => {
    const target = current() + count;
    offset = target - fromClock();
    return reach(target);
  };

  const blockAt = (slot: number) =>
    skipped.reduceRight((at, { first, last }) => (at >= first && at <= last ? first - 1 : at), slot);

  return {
    current,
    at: (commitment) => blockAt(current() - lagOf[commitment]),
    timeOf: (slot) => Math.floor((genesisMs + (slot - FIRST_SLOT) * SLOT_MS) / 1000),
    step,
    skip: (count) => {
      const first = current() + 1;
      skipped.push({ first, last: first + count - 1 });
      step(count + 1);
    },
    blockAt,
    heightOf: (slot) =>
      skipped.reduce(
        (height, { first, last }) => height - Math.max(0, Math.min(slot, last) - first + 1),
        slot,
      ),
    pause: () => {
      current();
      held = true;
    },
    resume: () => {
      if (held) offset = highest - fromClock();
      held = false;
    },
    paused: () => held,
  };
}
