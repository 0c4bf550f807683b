import { and, eq, lt, sql } from "drizzle-orm";
import { everyColumn, firstRows, param, paramSql } from "./bindings.ts";
import type { OpenDatabase } from "./database.ts";
import type { Write } from "./plan.ts";
import { modelUse } from "./schema.ts";

export type UseKind = "tokens" | "images";
export interface UseKey {
  day: string;
  /** Empty: all users together. */
  userId: string;
  kind: UseKind;
}

/** Model usage by day and user. */
export const createModelUse = (database: OpenDatabase) => ({
  read: read(database),
  reserve: reserve(database),
  correct: correct(database),
  forget: forget(database),
});

const isThis = and(
  eq(modelUse.day, param("day")),
  eq(modelUse.userId, param("userId")),
  eq(modelUse.kind, param("kind")),
);

function read({ queries: db }: OpenDatabase) {
  const statement = db.select().from(modelUse).where(isThis).prepare();
  return async (key: UseKey): Promise<number> => (await statement.get({ ...key }))?.used ?? 0;
}

/**
 * Adds `amount` to the usage; the plan is stale if that exceeds `limit`. `amount` itself must not exceed
 * it.
 */
function reserve({ queries: db }: OpenDatabase) {
  const statement = db
    .insert(modelUse)
    .values(everyColumn(modelUse))
    .onConflictDoUpdate({
      target: [modelUse.day, modelUse.userId, modelUse.kind],
      set: { used: sql`${modelUse.used} + ${param("used")}` },
      setWhere: sql`${modelUse.used} + ${param("used")} <= ${param("limit")}`,
    })
    .prepare();
  return (key: UseKey, amount: number, limit: number): Write => ({
    statement,
    values: { ...key, used: amount, limit },
    expect: "one",
  });
}

/** Corrects the usage by the difference, once the real usage is known. */
function correct({ queries: db, dialect }: OpenDatabase) {
  const statement = db
    .update(modelUse)
    .set({ used: dialect.greatest(sql`0`, sql`${modelUse.used} + ${param("by")}`) })
    .where(isThis)
    .prepare();
  return (key: UseKey, by: number): Write => ({
    statement,
    values: { ...key, by },
    expect: "any",
  });
}

/** Removes the days before `day`. */
function forget({ queries: db }: OpenDatabase) {
  const statement = db
    .delete(modelUse)
    .where(firstRows(lt(modelUse.day, paramSql("before")), modelUse.day, modelUse.userId, modelUse.kind))
    .prepare();
  return (before: string): Write => ({ statement, values: { before }, expect: "any" });
}
