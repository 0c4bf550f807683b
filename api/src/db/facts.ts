import { eq } from "drizzle-orm";
import { everyColumn, param, paramSql } from "./bindings.ts";
import type { OpenDatabase } from "./database.ts";
import type { Place, Write } from "./plan.ts";
import { facts } from "./schema.ts";

/** Single facts under a name: switches, and what must be remembered when its row is gone. */
export function createFacts({ queries: db }: OpenDatabase) {
  const read = db
    .select()
    .from(facts)
    .where(eq(facts.name, param("name")))
    .prepare();
  const save = db
    .insert(facts)
    .values(everyColumn(facts))
    .onConflictDoUpdate({ target: facts.name, set: { value: paramSql("value") } })
    .prepare();
  const claim = db.insert(facts).values(everyColumn(facts)).onConflictDoNothing().prepare();
  return {
    read: async (name: string): Promise<string | null> => (await read.get({ name }))?.value ?? null,
    save: (name: string, value: string): Write => ({
      statement: save,
      values: { name, value },
      expect: "one",
    }),
    /** Changes nothing where the name has a value. */
    claim: (name: string, value: string): Write => ({
      statement: claim,
      values: { name, value },
      expect: "any",
    }),
  };
}

export type Facts = ReturnType<typeof createFacts>;

/**
 * Ids of deleted rows that were public. They are never used again: somebody who brought one back would
 * receive its old links.
 */
export const createRetiredIds = (facts: Facts) => ({
  has: async (id: string) => (await facts.read(nameOf(id))) !== null,
  add: (id: string, now: number): Write => facts.save(nameOf(id), String(now)),
});

const nameOf = (id: string): string => `retired ${id}`;

/** Of the program that used the database last, and its last update from another one; each null before the first. */
export const createVersion = (facts: Facts) => ({
  read: () => facts.read("version"),
  save: (version: string): Write => facts.save("version", version),
  async readUpdate(): Promise<{ from: string; at: number } | null> {
    const [from, at] = (await facts.read("update"))?.split(" ") ?? [];
    return from === undefined ? null : { from, at: Number(at) };
  },
  saveUpdate: (from: string, at: number): Write => facts.save("update", `${from} ${at}`),
});

/** Up to which site, in the order of their expiry, the tokens of expired sites are noted as changed. */
export const createNotedExpiries = (facts: Facts) => ({
  async read(): Promise<Place | null> {
    const [at, row = ""] = (await facts.read("noted expiries"))?.split(" ") ?? [];
    return at === undefined ? null : { at: Number(at), row };
  },
  save: ({ at, row }: Place): Write => facts.save("noted expiries", `${at} ${row}`),
});

/** The instance whose rows the mover is bringing here, until all of them have come. */
export const createMoving = (facts: Facts) => ({ read: () => facts.read("moving") });

/** What tells one server key from another, so that all servers of a database have the same. */
export const createKeyPrint = (facts: Facts) => ({
  read: () => facts.read("key print"),
  claim: (print: string): Write => facts.claim("key print", print),
});

/** The random name of this database, which a restore keeps: its backups carry it. */
export const createInstance = (facts: Facts) => ({ read: () => facts.read("instance") });

/** What the operator turns on and off while the server runs, and what it is until then. */
const switches = { premium: "off", gallery: "on" } as const;
export type Switch = keyof typeof switches;

export const createSwitches = (facts: Facts) => ({
  isOn: async (name: Switch) => ((await facts.read(name)) ?? switches[name]) === "on",
  set: (name: Switch, isOn: boolean): Write => facts.save(name, isOn ? "on" : "off"),
});
