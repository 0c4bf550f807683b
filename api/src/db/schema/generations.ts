import { sql } from "drizzle-orm";
import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import type { Palette } from "#composer/palette.ts";
import type { CreativeResult } from "#contract/generation.ts";
import { users } from "./accounts.ts";
import { json } from "./json.ts";

/** One version of a generation's pictures, and the seed that drew it. */
export interface StoredTry {
  seed: string;
  /** The name in the pictures, where it differs from the generation's. */
  name?: string;
  /** How many were drawn before this one, those included that the list has dropped. */
  nth: number;
  logo: string;
  banner: string | null;
  drawings: string | null;
  /** JSON within the JSON, as it has always been stored. */
  palette: string | null;
}

/** What the composer made of an idea, or what was imported. An unsaved one is removed after 24 h. */
export const generations = sqliteTable(
  "generations",
  {
    id: text("id").primaryKey(),
    userId: text("user_id")
      .notNull()
      .references(() => users.id),
    tokenId: text("token_id"),
    origin: text("origin").notNull().default("GENERATED"),
    mintAddress: text("mint_address"),
    prompt: text("prompt").notNull(),
    /** What the pictures show, if a model planned it. */
    scene: text("scene"),
    imageStyle: text("image_style").notNull(),
    seed: text("seed").notNull(),
    name: text("name").notNull(),
    ticker: text("ticker").notNull(),
    narrative: text("narrative").notNull(),
    suggestions: json("suggestions").$type<CreativeResult["suggestions"]>().notNull(),
    palette: json("palette").$type<Palette>(),
    logo: text("logo").notNull(),
    banner: text("banner"),
    drawings: text("drawings"),
    /** All pictures it has had, oldest first; null until there was a second. */
    tries: json("tries").$type<readonly StoredTry[]>(),
    composer: text("composer").notNull(),
    notice: text("notice"),
    createdAt: integer("created_at").notNull(),
    updatedAt: integer("updated_at").notNull(),
  },
  (row) => [
    index("generations_token").on(row.tokenId),
    index("generations_unsaved").on(row.createdAt).where(sql`${row.tokenId} is null`),
  ],
);
