import { sql } from "drizzle-orm";
import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import type { Deck } from "#contract/deck.ts";
import type { SocialLinks } from "#contract/primitives.ts";
import type { TemplateId } from "#contract/website.ts";
import type { PremiumPage, PublishedFile, SiteSource } from "../site-source.ts";
import { users } from "./accounts.ts";
import { json } from "./json.ts";
import { tokens } from "./tokens.ts";

/**
 * A token's one website: the latest draft, and in `live` the content that was deployed last. `deckIsOwn`: its
 * owner has edited the deck by hand, so that it is not replaced when the token's words change. `composer`
 * wrote it. `page` is the body of a premium page, sanitised: it is shown instead of the template.
 */
export const websites = sqliteTable(
  "websites",
  {
    id: text("id").primaryKey(),
    userId: text("user_id")
      .notNull()
      .references(() => users.id),
    tokenId: text("token_id")
      .notNull()
      .references(() => tokens.id, { onDelete: "cascade" }),
    subdomain: text("subdomain").notNull(),
    domain: text("domain").notNull(),
    templateId: text("template_id").$type<TemplateId>().notNull(),
    designPrompt: text("design_prompt"),
    socialLinks: json("social_links").$type<SocialLinks>().notNull(),
    deck: json("deck").$type<Deck>().notNull(),
    deckVersion: integer("deck_version").notNull().default(1),
    deckIsOwn: integer("deck_is_own", { mode: "boolean" }).notNull().default(false),
    composer: text("composer").notNull().default("built-in"),
    page: json("page").$type<PremiumPage>(),
    status: text("status").notNull(),
    error: text("error"),
    live: json("live").$type<SiteSource>(),
    liveHost: text("live_host"),
    expiresAt: integer("expires_at"),
    views: integer("views").notNull(),
    version: integer("version").notNull(),
    createdAt: integer("created_at").notNull(),
    updatedAt: integer("updated_at").notNull(),
  },
  (row) => [
    uniqueIndex("websites_token").on(row.tokenId),
    index("websites_deployed").on(row.expiresAt).where(sql`${row.status} = 'deployed'`),
  ],
);

/** Who has a subdomain. Its primary key decides races; past `heldUntil` anybody may have it. */
export const addresses = sqliteTable(
  "addresses",
  {
    domain: text("domain").notNull(),
    subdomain: text("subdomain").notNull(),
    userId: text("user_id").notNull(),
    tokenId: text("token_id"),
    heldUntil: integer("held_until"),
  },
  (row) => [
    primaryKey({ columns: [row.domain, row.subdomain] }),
    index("addresses_token").on(row.tokenId),
    index("addresses_held").on(row.heldUntil).where(sql`${row.tokenId} is null`),
  ],
);

/** What is answered on a host: `files` names the blobs. Past `expiresAt` the answer is 410. */
export const sites = sqliteTable(
  "sites",
  {
    host: text("host").primaryKey(),
    websiteId: text("website_id").notNull(),
    files: json("files").$type<readonly PublishedFile[]>().notNull(),
    publishedAt: integer("published_at").notNull(),
    expiresAt: integer("expires_at").notNull(),
  },
  (row) => [index("sites_website").on(row.websiteId), index("sites_expiry").on(row.expiresAt)],
);

/** A page to look at for three hours. */
export const previews = sqliteTable(
  "previews",
  {
    id: text("id").primaryKey(),
    userId: text("user_id")
      .notNull()
      .references(() => users.id),
    tokenId: text("token_id")
      .notNull()
      .references(() => tokens.id, { onDelete: "cascade" }),
    content: json("content").$type<SiteSource>().notNull(),
    createdAt: integer("created_at").notNull(),
    expiresAt: integer("expires_at").notNull(),
  },
  (row) => [index("previews_expiry").on(row.expiresAt), index("previews_token").on(row.tokenId)],
);

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
