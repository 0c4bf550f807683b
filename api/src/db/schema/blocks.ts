import { integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";

/** What the operator has barred. `kind` is `subdomain` (a label), `wallet` (an address) or `site` (a host, taken down). */
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
