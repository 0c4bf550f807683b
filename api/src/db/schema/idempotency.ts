import { index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";

/**
 * Requests that carried an `Idempotency-Key`. Without an `answer` (JSON) the request is only claimed: it
 * runs, or its process died. `jobId` is the job that it waits for.
 */
export const idempotencyKeys = sqliteTable(
  "idempotency_keys",
  {
    owner: text("owner").notNull(),
    path: text("path").notNull(),
    key: text("key").notNull(),
    fingerprint: text("fingerprint").notNull(),
    jobId: text("job_id"),
    status: integer("status"),
    answer: text("answer"),
    createdAt: integer("created_at").notNull(),
  },
  (row) => [
    primaryKey({ columns: [row.owner, row.path, row.key] }),
    index("idempotency_keys_age").on(row.createdAt),
  ],
);
