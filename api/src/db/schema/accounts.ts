import { sql } from "drizzle-orm";
import { index, integer, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";

/** Times are integer milliseconds since 1970, ids are UUIDs, in every table. */
export const users = sqliteTable("users", {
  id: text("id").primaryKey(),
  name: text("name").notNull(),
  email: text("email"),
  createdAt: integer("created_at").notNull(),
});

/** The row of an account's last wallet stays when it is unlinked, so that the account can be found again. */
export const wallets = sqliteTable(
  "wallets",
  {
    id: text("id").primaryKey(),
    userId: text("user_id")
      .notNull()
      .references(() => users.id),
    address: text("address").notNull(),
    linkedAt: integer("linked_at").notNull(),
    unlinkedAt: integer("unlinked_at"),
  },
  (row) => [
    uniqueIndex("wallets_linked_address").on(row.address).where(sql`${row.unlinkedAt} is null`),
    index("wallets_user").on(row.userId),
  ],
);

export const challenges = sqliteTable(
  "challenges",
  {
    nonce: text("nonce").primaryKey(),
    address: text("address").notNull(),
    purpose: text("purpose").notNull(),
    message: text("message").notNull(),
    expiresAt: integer("expires_at").notNull(),
    usedAt: integer("used_at"),
  },
  (row) => [index("challenges_expiry").on(row.expiresAt)],
);

/** One sign-in and all its successors: a family of tokens. `generation` counts the rotations. */
export const sessions = sqliteTable(
  "sessions",
  {
    id: text("id").primaryKey(),
    userId: text("user_id")
      .notNull()
      .references(() => users.id),
    address: text("address").notNull(),
    userAgent: text("user_agent").notNull(),
    generation: integer("generation").notNull(),
    rotatedAt: integer("rotated_at").notNull(),
    createdAt: integer("created_at").notNull(),
    expiresAt: integer("expires_at").notNull(),
    revokedAt: integer("revoked_at"),
  },
  (row) => [index("sessions_user").on(row.userId), index("sessions_expiry").on(row.expiresAt)],
);

/** SHA-256 of every token a session has handed out; the tokens themselves are kept nowhere. */
export const sessionTokens = sqliteTable(
  "session_tokens",
  {
    hash: text("hash").primaryKey(),
    sessionId: text("session_id")
      .notNull()
      .references(() => sessions.id, { onDelete: "cascade" }),
    kind: text("kind").notNull(),
    generation: integer("generation").notNull(),
    expiresAt: integer("expires_at").notNull(),
  },
  (row) => [
    index("session_tokens_session").on(row.sessionId),
    index("session_tokens_expiry").on(row.expiresAt),
  ],
);
