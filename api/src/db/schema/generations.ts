import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { users } from "./accounts.ts";

/** What the composer made of an idea, or what was imported; a session that was never saved is removed after 24 h. */
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
    imageStyle: text("image_style").notNull(),
    seed: text("seed").notNull(),
    name: text("name").notNull(),
    ticker: text("ticker").notNull(),
    narrative: text("narrative").notNull(),
    suggestions: text("suggestions").notNull(),
    palette: text("palette"),
    logo: text("logo").notNull(),
    banner: text("banner"),
    drawings: text("drawings"),
    /** Every art it has had, oldest first, as JSON; null until there was a second. */
    tries: text("tries"),
    composer: text("composer").notNull(),
    notice: text("notice"),
    createdAt: integer("created_at").notNull(),
    updatedAt: integer("updated_at").notNull(),
  },
  (row) => [index("generations_token").on(row.tokenId), index("generations_age").on(row.createdAt)],
);
