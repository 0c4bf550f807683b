import { integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";

/**
 * What models were used for in a day (`2024-01-31`, UTC): `kind` is `tokens` or `images`, `userId` is empty for all
 * users together.
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
