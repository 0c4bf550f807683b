import { index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";

/**
 * Requests that carried an `Idempotency-Key`. Without an `answer` (JSON) the request is only claimed: it
 * runs, or its process died. `runBy` is the server's run that works on it, until `leasedUntil` unless it says
 * so again. `jobId` is the job that it waits for.
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
    runBy: text("run_by"),
    leasedUntil: integer("leased_until"),
    createdAt: integer("created_at").notNull(),
  },
  (row) => [
    primaryKey({ columns: [row.owner, row.path, row.key] }),
    index("idempotency_keys_age").on(row.createdAt),
  ],
);
