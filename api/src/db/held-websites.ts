import { and, asc, eq, sql } from "drizzle-orm";
import { param, paramSql } from "./bindings.ts";
import type { OpenDatabase } from "./database.ts";
import type { Facts } from "./facts.ts";
import type { Write } from "./plan.ts";
import { tokens, websites } from "./schema.ts";

/** What the operator has decided about a text. */
export type Verdict = "allowed" | { heldFor: string };

const HELD = "held: ";

/** Held websites, and what the operator has decided about texts, by their hash. */
export function createHeldWebsites({ queries: db }: OpenDatabase, facts: Facts) {
  const isHeld = eq(websites.status, "held");
  const isThis = and(isHeld, eq(websites.id, param("id")));
  const all = () =>
    db
      .select({ website: websites, token: tokens })
      .from(websites)
      .innerJoin(tokens, eq(tokens.id, websites.tokenId));
  const list = all().where(isHeld).orderBy(asc(websites.updatedAt)).limit(param("limit")).prepare();
  const find = all().where(isThis).prepare();
  const setStatus = (status: "generated" | "held") => ({
    status,
    error: paramSql("error"),
    version: sql`${websites.version} + 1`,
    updatedAt: paramSql("now"),
  });
  const release = db.update(websites).set(setStatus("generated")).where(isThis).prepare();
  const hold = db
    .update(websites)
    .set(setStatus("held"))
    .where(eq(websites.id, param("id")))
    .prepare();
  // The value is the time of a release, or the reason of a hold.
  const nameOf = (hash: string) => `released ${hash}`;

  return {
    /** The longest held first. */
    list: async (limit: number) => list.all({ limit }),
    find: async (id: string) => (await find.get({ id })) ?? null,
    release: (id: string, now: number): Write => ({
      statement: release,
      values: { id, now, error: null },
      expect: "one",
    }),
    hold: (id: string, error: string, now: number): Write => ({
      statement: hold,
      values: { id, now, error },
      expect: "one",
    }),
    verdict: async (hash: string): Promise<Verdict | null> => {
      const value = await facts.read(nameOf(hash));
      if (value === null) return null;
      return value.startsWith(HELD) ? { heldFor: value.slice(HELD.length) } : "allowed";
    },
    allow: (hash: string, now: number): Write => facts.save(nameOf(hash), String(now)),
    holdBack: (hash: string, reason: string): Write => facts.save(nameOf(hash), HELD + reason),
  };
}
