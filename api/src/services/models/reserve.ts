import type { UseKey, UseKind } from "../../db/model-use.ts";
import { untilFresh } from "../../db/plan.ts";
import type { ServerDeps } from "../../deps.ts";

export interface Reservation {
  /** Records the real usage and frees the rest of the reservation. */
  recordUse(used: number): Promise<void>;
}

export type Spent = "spent" | "spent-by-all";

type Counted = Pick<ServerDeps, "store" | "clock" | "settings" | "log">;

/** Reserves usage before a model is called, so that concurrent calls keep within the day's allowance too. */
export async function reserve(
  deps: Counted,
  userId: string,
  kind: UseKind,
  amount: number,
): Promise<Reservation | Spent> {
  const { store, settings } = deps;
  const keys = keysOf(deps.clock(), userId, kind);
  const limits = settings.modelAllowance[kind];
  const isTooMuch = async (key: UseKey, limit: number) => (await store.modelUse.read(key)) + amount > limit;
  // A call that loses the race for the rest reads the usage again.
  const refusal = await untilFresh(async (): Promise<Spent | null> => {
    if (await isTooMuch(keys.user, limits.user)) return "spent";
    if (await isTooMuch(keys.all, limits.all)) return "spent-by-all";
    await store.commit([
      store.modelUse.reserve(keys.user, amount, limits.user),
      store.modelUse.reserve(keys.all, amount, limits.all),
    ]);
    return null;
  });
  return refusal ?? { recordUse: (used) => recordUse(deps, keys, used - amount) };
}

const keysOf = (now: number, userId: string, kind: UseKind): Record<"user" | "all", UseKey> => {
  const day = new Date(now).toISOString().slice(0, 10);
  return { user: { day, userId, kind }, all: { day, userId: "", kind } };
};

/** A result is not lost because its usage could not be recorded; the reservation stays. */
async function recordUse(
  { store, log }: Counted,
  keys: Record<"user" | "all", UseKey>,
  by: number,
): Promise<void> {
  if (by === 0) return;
  try {
    await store.commit([store.modelUse.correct(keys.user, by), store.modelUse.correct(keys.all, by)]);
  } catch (error) {
    log.error({ err: error }, "the use of a model could not be counted");
  }
}
