import { eq } from "drizzle-orm";
import { everyColumn, given, givenSql } from "./bindings.ts";
import type { OpenDatabase } from "./open.ts";
import type { Write } from "./plan.ts";
import { facts } from "./schema.ts";

/** What the operator turns on and off while the server runs; off until then. */
export type Switch = "premium";

export function createSwitches({ drizzle: db }: OpenDatabase) {
  const read = db
    .select()
    .from(facts)
    .where(eq(facts.name, given("name")))
    .prepare();
  const save = db
    .insert(facts)
    .values(everyColumn(facts))
    .onConflictDoUpdate({ target: facts.name, set: { value: givenSql("value") } })
    .prepare();
  return {
    isOn: async (name: Switch) => read.get({ name })?.value === "on",
    set: (name: Switch, isOn: boolean): Write => ({
      statement: save,
      values: { name, value: isOn ? "on" : "off" },
      expect: "one",
    }),
  };
}
