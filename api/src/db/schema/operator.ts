import { index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";

/**
 * What the operator has barred. `kind` is `subdomain` (a label), `wallet` (an address), `site` (a host,
 * taken down) or `gallery` (the mint of a token that the gallery does not show).
 */
export const blocks = sqliteTable(
  "blocks",
  {
    kind: text("kind").notNull(),
    value: text("value").notNull(),
    reason: text("reason").notNull(),
    createdAt: integer("created_at").notNull(),
  },
  (row) => [primaryKey({ columns: [row.kind, row.value] })],
);

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

/**
 * What models were used for in a day (`2024-01-31`, UTC): `kind` is `tokens` or `images`, `userId` is empty
 * for all users together.
 */
export const modelUse = sqliteTable(
  "model_use",
  {
    day: text("day").notNull(),
    userId: text("user_id").notNull(),
    kind: text("kind").notNull(),
    used: integer("used").notNull(),
  },
  (row) => [primaryKey({ columns: [row.day, row.userId, row.kind] })],
);
