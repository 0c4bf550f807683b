import { and, desc, eq, isNull, ne, notExists, or, type SQL, sql } from "drizzle-orm";
import { QueryBuilder } from "drizzle-orm/sqlite-core";
import { param } from "./bindings.ts";
import type { OpenDatabase } from "./database.ts";
import { blocks, launches, sites, tokens, websites } from "./schema.ts";
import { ofLiveSite, ofWebsite } from "./token-json.ts";

const isHidden = new QueryBuilder()
  .select({ one: sql`1` })
  .from(blocks)
  .where(and(eq(blocks.kind, "gallery"), eq(blocks.value, launches.mint)));

/**
 * Launched tokens that their creators show, the newest launch first. What the operator has hidden is left out,
 * and so is a token whose website was taken down.
 */
export function createGallery({ queries: db }: OpenDatabase) {
  const newest = db
    .select({
      mint: launches.mint,
      name: launches.name,
      symbol: launches.symbol,
      logo: tokens.logo,
      banner: tokens.banner,
      host: sites.host,
      launchedAt: launches.updatedAt,
    })
    .from(launches)
    .innerJoin(tokens, and(eq(tokens.id, launches.tokenId), eq(tokens.inGallery, true)))
    .leftJoin(websites, ofWebsite)
    .leftJoin(sites, ofLiveSite)
    .where(
      and(isConfirmed, or(isNull(websites.status), ne(websites.status, "taken_down")), notExists(isHidden)),
    )
    .orderBy(desc(launches.updatedAt), desc(launches.mint))
    .limit(param("limit"))
    .offset(param("offset"))
    .prepare();
  return {
    newest: async (limit: number, offset: number, now: number) => newest.all({ limit, offset, now }),
  };
}

/** Spelled out, because the index on launches is partial. */
const isConfirmed: SQL = sql`${launches.state} = 'confirmed'`;
