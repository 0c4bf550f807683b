import type { OperatorDeps } from "./operator-deps.ts";

/** Offers premium websites, or no more: a running server hears of it with the next request. */
export const setPremium = (
  { store, commit }: OperatorDeps,
  { isOn }: { isOn: boolean },
): Promise<{ isOn: boolean }> => commit([store.switches.set("premium", isOn)], { isOn });
