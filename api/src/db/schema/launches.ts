import { sql } from "drizzle-orm";
import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";

/**
 * Every mint a token was prepared with. At most one is open, at most one is confirmed.
 * Rows outlive their token: what is on the chain cannot be taken back.
 */
export const launches = sqliteTable(
  "launches",
  {
    tokenId: text("token_id").notNull(),
    mint: text("mint").notNull(),
    userId: text("user_id").notNull(),
    walletAddress: text("wallet_address").notNull(),
    metadataId: text("metadata_id").notNull(),
    metadataUri: text("metadata_uri").notNull(),
    name: text("name").notNull(),
    symbol: text("symbol").notNull(),
    imageUrl: text("image_url").notNull(),
    preparedHeight: integer("prepared_height").notNull(),
    state: text("state").notNull(),
    createSignature: text("create_signature"),
    signature: text("signature"),
    createdAt: integer("created_at").notNull(),
    updatedAt: integer("updated_at").notNull(),
  },
  (row) => [
    primaryKey({ columns: [row.tokenId, row.mint] }),
    index("launches_mint").on(row.mint),
    index("launches_newest").on(row.updatedAt, row.mint).where(sql`${row.state} = 'confirmed'`),
    uniqueIndex("launches_open").on(row.tokenId).where(sql`${row.state} = 'open'`),
    uniqueIndex("launches_confirmed_mint").on(row.mint).where(sql`${row.state} = 'confirmed'`),
    uniqueIndex("launches_confirmed_token").on(row.tokenId).where(sql`${row.state} = 'confirmed'`),
  ],
);

/** `/m/{id}.json`: handed out once, never changed, never removed. */
export const metadataFiles = sqliteTable("metadata_files", {
  id: text("id").primaryKey(),
  json: text("json").notNull(),
  createdAt: integer("created_at").notNull(),
});
