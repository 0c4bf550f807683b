import { sql } from "drizzle-orm";
import { index, integer, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import type { Palette } from "#composer/palette.ts";
import type { Brand, SiteCast } from "../site-source.ts";
import { users } from "./accounts.ts";
import { json } from "./json.ts";

/**
 * `logo`, `banner` and `drawings` (the packed drawings behind them; null if not drawn here) are blob names.
 * `cast` and `brand`, what its website shows of them, are made with the website; stale if they are `of` others.
 * `generationMetadata`, of tokens made offline, is JSON as the client sent it.
 */
export const tokens = sqliteTable(
  "tokens",
  {
    id: text("id").primaryKey(),
    userId: text("user_id")
      .notNull()
      .references(() => users.id),
    generationId: text("session_id"),
    name: text("name").notNull(),
    ticker: text("ticker").notNull(),
    narrative: text("narrative").notNull(),
    prompt: text("prompt"),
    seed: text("seed").notNull(),
    palette: json("palette").$type<Palette>(),
    logo: text("logo"),
    banner: text("banner"),
    drawings: text("drawings"),
    cast: json("site_cast").$type<SiteCast>(),
    brand: json("site_brand").$type<Brand>(),
    generationMetadata: text("generation_metadata"),
    origin: text("origin").notNull(),
    mintAddress: text("mint_address"),
    inGallery: integer("in_gallery", { mode: "boolean" }).notNull().default(true),
    version: integer("version").notNull(),
    createdAt: integer("created_at").notNull(),
    updatedAt: integer("updated_at").notNull(),
  },
  (row) => [
    index("tokens_user_newest").on(row.userId, row.createdAt, row.id),
    uniqueIndex("tokens_session").on(row.generationId),
    uniqueIndex("tokens_launched_mint")
      .on(row.mintAddress)
      .where(sql`${row.mintAddress} is not null and ${row.origin} = 'GENERATED'`),
    uniqueIndex("tokens_imported_mint")
      .on(row.userId, row.mintAddress)
      .where(sql`${row.origin} = 'IMPORTED'`),
  ],
);

/**
 * Which tokens changed last, in order: triggers (migration 0006) give a token a new `seq` with every write
 * that its JSON shows, no matter which code writes it. A row whose token is gone is a deletion; `deletedAt`
 * says when.
 */
export const tokenChanges = sqliteTable(
  "token_changes",
  {
    seq: integer("seq").primaryKey({ autoIncrement: true }),
    tokenId: text("token_id").notNull(),
    userId: text("user_id").notNull(),
    deletedAt: integer("deleted_at"),
  },
  (row) => [
    uniqueIndex("token_changes_token").on(row.tokenId),
    index("token_changes_user").on(row.userId, row.seq),
    index("token_changes_deleted").on(row.deletedAt),
  ],
);
