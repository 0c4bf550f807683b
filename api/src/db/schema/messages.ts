import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";

/** What people wrote to the operator. `kind` is `contact` or `abuse`; an abuse report names a `host`. */
export const messages = sqliteTable(
  "messages",
  {
    id: text("id").primaryKey(),
    kind: text("kind").notNull(),
    name: text("name"),
    email: text("email"),
    subject: text("subject"),
    host: text("host"),
    body: text("body").notNull(),
    createdAt: integer("created_at").notNull(),
    mailedAt: integer("mailed_at"),
    handledAt: integer("handled_at"),
  },
  (row) => [index("messages_newest").on(row.createdAt, row.id)],
);
