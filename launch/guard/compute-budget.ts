import { InstructionData } from "./instruction-data.ts";
import type { Instruction } from "./message.ts";
import { refuse, refuseUnless } from "./refusal.ts";

export const SET_UNIT_LIMIT = 2;
export const SET_UNIT_PRICE = 3;
/** What a transaction may use that sets no limit. */
const MOST_UNITS = 1_400_000n;
const MICRO = 1_000_000n;

/** The priority fee in lamports: price × limit, rounded up. Throws where it exceeds what was agreed to. */
export function inspectBudget(
  instructions: readonly Instruction[],
  { priorityFee }: { priorityFee: bigint },
): bigint {
  const budget = new Map<number, bigint>();
  for (const { accounts, data } of instructions) {
    const [kind, value] = readSetting(data);
    refuseUnless(accounts.length === 0 && !budget.has(kind), "compute_budget", `setting ${kind}`);
    budget.set(kind, value);
  }
  const limit = budget.get(SET_UNIT_LIMIT) ?? MOST_UNITS;
  const fee = (limit * (budget.get(SET_UNIT_PRICE) ?? 0n) + MICRO - 1n) / MICRO;
  refuseUnless(fee <= priorityFee, "priority_fee", `${fee} of ${priorityFee} lamports`);
  return fee;
}

function readSetting(bytes: Uint8Array): [kind: number, value: bigint] {
  const data = new InstructionData(bytes);
  const kind = bytes[0] ?? refuse("compute_budget");
  if (kind === SET_UNIT_LIMIT && bytes.length === 5) return [data.byte(), BigInt(data.u32())];
  if (kind === SET_UNIT_PRICE && bytes.length === 9) return [data.byte(), data.u64()];
  return refuse("compute_budget", `setting ${kind}`);
}
