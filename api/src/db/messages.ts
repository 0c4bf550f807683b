import { and, desc, eq, gt, isNull } from "drizzle-orm";
import { everyColumn, param, paramSql } from "./bindings.ts";
import type { OpenDatabase } from "./database.ts";
import type { Write } from "./plan.ts";
import { messages } from "./schema.ts";

export type MessageRow = typeof messages.$inferSelect;

/** What people wrote to the operator. */
export const createMessages = (database: OpenDatabase) => ({
  find: find(database),
  all: all(database),
  open: open(database),
  unmailed: unmailed(database),
  add: add(database),
  setMailed: setMailed(database),
  setHandled: setHandled(database),
});

const isThis = eq(messages.id, param("id"));

function find({ queries: db }: OpenDatabase) {
  const statement = db.select().from(messages).where(isThis).prepare();
  return async (id: string) => (await statement.get({ id })) ?? null;
}

/** Newest first. */
function all({ queries: db }: OpenDatabase) {
  const statement = db
    .select()
    .from(messages)
    .orderBy(desc(messages.createdAt), desc(messages.id))
    .limit(param("limit"))
    .prepare();
  return async (limit: number) => statement.all({ limit });
}

/** Unhandled messages, newest first. */
function open({ queries: db }: OpenDatabase) {
  const statement = db
    .select()
    .from(messages)
    .where(isNull(messages.handledAt))
    .orderBy(desc(messages.createdAt), desc(messages.id))
    .limit(param("limit"))
    .prepare();
  return async (limit: number) => statement.all({ limit });
}

/** Messages since `since` that were not mailed yet, newest first. */
function unmailed({ queries: db }: OpenDatabase) {
  const statement = db
    .select()
    .from(messages)
    .where(and(isNull(messages.mailedAt), gt(messages.createdAt, param("since"))))
    .orderBy(desc(messages.createdAt), desc(messages.id))
    .limit(param("limit"))
    .prepare();
  return async (since: number, limit: number) => statement.all({ since, limit });
}

function add({ queries: db }: OpenDatabase) {
  const statement = db.insert(messages).values(everyColumn(messages)).prepare();
  return (row: MessageRow): Write => ({ statement, values: { ...row }, expect: "one" });
}

function setMailed({ queries: db }: OpenDatabase) {
  const statement = db
    .update(messages)
    .set({ mailedAt: paramSql("now") })
    .where(isThis)
    .prepare();
  return (id: string, now: number): Write => ({
    statement,
    values: { id, now },
    expect: "one",
  });
}

function setHandled({ queries: db }: OpenDatabase) {
  const statement = db
    .update(messages)
    .set({ handledAt: paramSql("now") })
    .where(isThis)
    .prepare();
  return (id: string, now: number): Write => ({
    statement,
    values: { id, now },
    expect: "one",
    otherwise: "message_not_found",
  });
}
