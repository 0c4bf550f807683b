import { and, asc, eq, sql } from "drizzle-orm";
import { param, paramSql } from "./bindings.ts";
import type { Facts } from "./facts.ts";
import type { OpenDatabase } from "./open.ts";
import type { Write } from "./plan.ts";
import { tokens, websites } from "./schema.ts";

/** Held websites, and the hashes of texts that the operator has allowed. */
export function createHeldWebsites({ drizzle: db }: OpenDatabase, facts: Facts) {
  const isHeld = eq(websites.status, "held");
  const isThis = and(isHeld, eq(websites.id, param("id")));
  const all = () =>
    db
      .select({ website: websites, token: tokens })
      .from(websites)
      .innerJoin(tokens, eq(tokens.id, websites.tokenId));
  const list = all().where(isHeld).orderBy(asc(websites.updatedAt)).limit(param("limit")).prepare();
  const find = all().where(isThis).prepare();
  const release = db
    .update(websites)
    .set({
      status: "generated",
      error: null,
      version: sql`${websites.version} + 1`,
      updatedAt: paramSql("now"),
    })
    .where(isThis)
    .prepare();
  const nameOf = (hash: string) => `released ${hash}`;

  return {
    /** The longest held first. */
    list: async (limit: number) => list.all({ limit }),
    find: async (id: string) => find.get({ id }) ?? null,
    release: (id: string, now: number): Write => ({ statement: release, values: { id, now }, expect: "one" }),
    isAllowed: async (hash: string) => (await facts.read(nameOf(hash))) !== null,
    allow: (hash: string, now: number): Write => facts.save(nameOf(hash), String(now)),
  };
}
