import type { OperatorDeps } from "./operator-deps.ts";

/** Switches premium websites on or off; a running server applies it from the next request on. */
export const setPremium = (
  { store, commit }: OperatorDeps,
  { isOn }: { isOn: boolean },
): Promise<{ isOn: boolean }> => commit([store.switches.set("premium", isOn)], { isOn });
