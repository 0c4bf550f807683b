import type { OperatorWorld } from "./operator-world.ts";

/** Offers premium websites, or no more: a running server hears of it with the next request. */
export const setPremium = (
  { store, settle }: OperatorWorld,
  { isOn }: { isOn: boolean },
): Promise<{ isOn: boolean }> => settle([store.switches.set("premium", isOn)], { isOn });
