import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { json } from "./json.ts";

/** Long work. A job whose lease ran out belongs to a process that died, and is taken up again. */
export const jobs = sqliteTable(
  "jobs",
  {
    id: text("id").primaryKey(),
    kind: text("kind").notNull(),
    payload: json("payload").$type<unknown>().notNull(),
    state: text("state").notNull(),
    attempts: integer("attempts").notNull(),
    dueAt: integer("due_at").notNull(),
    leasedUntil: integer("leased_until"),
    error: text("error"),
    createdAt: integer("created_at").notNull(),
    updatedAt: integer("updated_at").notNull(),
  },
  (row) => [index("jobs_due").on(row.state, row.dueAt)],
);

/** Facts about the database itself. */
export const facts = sqliteTable("facts", {
  name: text("name").primaryKey(),
  value: text("value").notNull(),
});
