import { integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import type { TemplateId } from "#contract/template.ts";
import { tokens } from "./tokens.ts";

/** The website that is wanted for a token, kept until its launch. */
export const automations = sqliteTable("automations", {
  tokenId: text("token_id")
    .primaryKey()
    .references(() => tokens.id, { onDelete: "cascade" }),
  subdomain: text("subdomain").notNull(),
  domain: text("domain").notNull(),
  templateId: text("template_id").$type<TemplateId>().notNull(),
  updatedAt: integer("updated_at").notNull(),
});
