import { and, eq, lt, sql } from "drizzle-orm";
import { everyColumn, param, paramSql } from "./bindings.ts";
import type { OpenDatabase } from "./open.ts";
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
export function createModelUse({ drizzle: db }: OpenDatabase) {
  const isThis = and(
    eq(modelUse.day, param("day")),
    eq(modelUse.userId, param("userId")),
    eq(modelUse.kind, param("kind")),
  );
  const read = db.select().from(modelUse).where(isThis).prepare();
  const add = db
    .insert(modelUse)
    .values(everyColumn(modelUse))
    .onConflictDoUpdate({
      target: [modelUse.day, modelUse.userId, modelUse.kind],
      set: { used: sql`${modelUse.used} + ${param("used")}` },
      setWhere: sql`${modelUse.used} + ${param("used")} <= ${param("limit")}`,
    })
    .prepare();
  const change = db
    .update(modelUse)
    .set({ used: sql`max(0, ${modelUse.used} + ${param("by")})` })
    .where(isThis)
    .prepare();
  const forget = db
    .delete(modelUse)
    .where(lt(modelUse.day, paramSql("before")))
    .prepare();
  return {
    read: async (key: UseKey): Promise<number> => read.get({ ...key })?.used ?? 0,
    /**
     * Adds `amount` to the usage; the plan is stale if that exceeds `limit`. `amount` itself must not exceed
     * it.
     */
    reserve: (key: UseKey, amount: number, limit: number): Write => ({
      statement: add,
      values: { ...key, used: amount, limit },
      expect: "one",
    }),
    /** Corrects the usage by the difference, once the real usage is known. */
    correct: (key: UseKey, by: number): Write => ({
      statement: change,
      values: { ...key, by },
      expect: "any",
    }),
    /** Removes the days before `day`. */
    forget: (before: string): Write => ({ statement: forget, values: { before }, expect: "any" }),
  };
}
