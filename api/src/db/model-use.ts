import { and, eq, lt, sql } from "drizzle-orm";
import { everyColumn, given, givenSql } from "./bindings.ts";
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

/** How much models were used, by day and user. */
export function createModelUse({ drizzle: db }: OpenDatabase) {
  const isThis = and(
    eq(modelUse.day, given("day")),
    eq(modelUse.userId, given("userId")),
    eq(modelUse.kind, given("kind")),
  );
  const read = db.select().from(modelUse).where(isThis).prepare();
  const add = db
    .insert(modelUse)
    .values(everyColumn(modelUse))
    .onConflictDoUpdate({
      target: [modelUse.day, modelUse.userId, modelUse.kind],
      set: { used: sql`${modelUse.used} + ${given("used")}` },
      setWhere: sql`${modelUse.used} + ${given("used")} <= ${given("limit")}`,
    })
    .prepare();
  const change = db
    .update(modelUse)
    .set({ used: sql`max(0, ${modelUse.used} + ${given("by")})` })
    .where(isThis)
    .prepare();
  const forget = db
    .delete(modelUse)
    .where(lt(modelUse.day, givenSql("before")))
    .prepare();
  return {
    read: async (key: UseKey): Promise<number> => read.get({ ...key })?.used ?? 0,
    /** More of it, where that keeps within `limit`; the plan fails otherwise. `amount` alone must be within it. */
    reserve: (key: UseKey, amount: number, limit: number): Write => ({
      statement: add,
      values: { ...key, used: amount, limit },
      expect: "one",
    }),
    /** Once it is known what was really used. */
    correct: (key: UseKey, by: number): Write => ({
      statement: change,
      values: { ...key, by },
      expect: "any",
    }),
    /** Days before that one. */
    forget: (before: string): Write => ({ statement: forget, values: { before }, expect: "any" }),
  };
}
