import { and, desc, eq, gt, isNull } from "drizzle-orm";
import { everyColumn, param, paramSql } from "./bindings.ts";
import type { OpenDatabase } from "./open.ts";
import type { Write } from "./plan.ts";
import { messages } from "./schema.ts";

export type MessageRow = typeof messages.$inferSelect;

/** What people wrote to the operator. */
export function createMessages({ drizzle: db }: OpenDatabase) {
  const isThis = eq(messages.id, param("id"));
  const find = db.select().from(messages).where(isThis).prepare();
  const all = db
    .select()
    .from(messages)
    .orderBy(desc(messages.createdAt), desc(messages.id))
    .limit(param("limit"))
    .prepare();
  const open = db
    .select()
    .from(messages)
    .where(isNull(messages.handledAt))
    .orderBy(desc(messages.createdAt), desc(messages.id))
    .limit(param("limit"))
    .prepare();
  const unmailed = db
    .select()
    .from(messages)
    .where(and(isNull(messages.mailedAt), gt(messages.createdAt, param("since"))))
    .orderBy(desc(messages.createdAt), desc(messages.id))
    .limit(param("limit"))
    .prepare();
  const add = db.insert(messages).values(everyColumn(messages)).prepare();
  const setMailed = db
    .update(messages)
    .set({ mailedAt: paramSql("now") })
    .where(isThis)
    .prepare();
  const setHandled = db
    .update(messages)
    .set({ handledAt: paramSql("now") })
    .where(isThis)
    .prepare();

  return {
    find: async (id: string) => find.get({ id }) ?? null,
    /** Newest first. */
    all: async (limit: number) => all.all({ limit }),
    /** Unhandled messages, newest first. */
    open: async (limit: number) => open.all({ limit }),
    /** Messages since `since` that were not mailed yet, newest first. */
    unmailed: async (since: number, limit: number) => unmailed.all({ since, limit }),
    add: (row: MessageRow): Write => ({ statement: add, values: { ...row }, expect: "one" }),
    setMailed: (id: string, now: number): Write => ({
      statement: setMailed,
      values: { id, now },
      expect: "one",
    }),
    setHandled: (id: string, now: number): Write => ({
      statement: setHandled,
      values: { id, now },
      expect: "one",
      otherwise: "message_not_found",
    }),
  };
}
