import type { Facts } from "./facts.ts";
import type { Write } from "./plan.ts";

/** What the operator turns on and off while the server runs; off until then. */
export type Switch = "premium";

export const createSwitches = (facts: Facts) => ({
  isOn: async (name: Switch) => (await facts.read(name)) === "on",
  set: (name: Switch, isOn: boolean): Write => facts.save(name, isOn ? "on" : "off"),
});
