import { and, eq, gt, ne, type SQL, sql } from "drizzle-orm";
import { paramSql } from "./bindings.ts";
import type { Dialect } from "./database.ts";
import { sites, tokens, websites } from "./schema.ts";

const FAR_OFF = sql`${Number.MAX_SAFE_INTEGER}`;
const media = (column: unknown): SQL => sql`'/media/' || ${column}`;

/**
 * A token as the contract writes it, made by the database: half the work of building the same in JavaScript.
 * Wants the bindings of `TokenJsonBindings` and the joins below.
 */
export const tokenJson = ({ object, time, flag }: Dialect): SQL =>
  object({
    id: tokens.id,
    name: tokens.name,
    ticker: tokens.ticker,
    narrative: tokens.narrative,
    image_url: media(tokens.logo),
    banner_url: media(tokens.banner),
    origin: tokens.origin,
    mint_address: tokens.mintAddress,
    website_url: sql`coalesce(${paramSql("siteScheme")} || ${sites.host}, ${paramSql("previewPath")} || ${websites.id})`,
    website_status: sql`case when ${websites.status} = 'deployed' and ${websites.expiresAt} <= ${paramSql("now")}
      then 'expired' else ${websites.status} end`,
    website_expires_at: time(sites.expiresAt),
    in_gallery: flag(tokens.inGallery),
    created_at: time(tokens.createdAt),
    updated_at: time(tokens.updatedAt),
    session_id: tokens.generationId,
    version: tokens.version,
  });

export const ofWebsite = eq(websites.tokenId, tokens.id);
/** The site that is live now. */
export const ofLiveSite = and(
  eq(sites.host, websites.liveHost),
  eq(sites.websiteId, websites.id),
  gt(sites.expiresAt, paramSql("now")),
  ne(websites.status, "taken_down"),
);

/** When a token's JSON next changes although nobody writes it: its website ends. Far off where it does not. */
export const nextEnd = ({ least }: Dialect): SQL<number> =>
  least(
    sql`coalesce(${sites.expiresAt}, ${FAR_OFF})`,
    sql`case when ${websites.expiresAt} > ${paramSql("now")} then ${websites.expiresAt} else ${FAR_OFF} end`,
  );

export interface TokenJsonBindings {
  now: number;
  /** `http://` or `https://`. */
  siteScheme: string;
  /** The path that a website's id is appended to. */
  previewPath: string;
}
