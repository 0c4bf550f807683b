import { and, count, desc, eq, isNull, notExists, sql } from "drizzle-orm";
import type { Palette } from "#composer/palette.ts";
import type { ErrorCode } from "#contract/errors.ts";
import { everyColumn, param, paramOf, paramSql } from "./bindings.ts";
import type { Art } from "./generations.ts";
import type { OpenDatabase } from "./open.ts";
import type { Write } from "./plan.ts";
import { launches, sites, tokens, websites } from "./schema.ts";
import { ofLiveSite, ofWebsite, type TokenJsonBindings, tokenJson } from "./token-json.ts";
import type { WebsiteRow } from "./websites.ts";

export type TokenRow = typeof tokens.$inferSelect;

declare const owned: unique symbol;
/**
 * A token that was read for its owner. Every write to a token requires one, so that a forgotten check does
 * not compile.
 */
export type OwnedToken = TokenRow & { readonly [owned]: true };

/** The words that a token's owner may change. */
export interface TokenEdit {
  name: string;
  ticker: string;
  narrative: string;
}

/** What a repeated import replaces. */
export interface Reimport extends TokenEdit {
  logo: string;
  palette: Palette;
  generationId: string;
}

export function createTokens({ drizzle: db }: OpenDatabase) {
  const isOwned = and(eq(tokens.userId, param("userId")), eq(tokens.id, param("id")));
  const isSame = and(isOwned, eq(tokens.version, param("version")));
  const openLaunch = db
    .select({ one: sql`1` })
    .from(launches)
    .where(and(eq(launches.tokenId, tokens.id), eq(launches.state, "open")));
  const byId = db.select().from(tokens).where(isOwned).prepare();
  const anybodys = db
    .select({ id: tokens.id })
    .from(tokens)
    .where(eq(tokens.id, param("id")))
    .prepare();
  const isOfMint = and(eq(tokens.userId, param("userId")), eq(tokens.mintAddress, param("mint")));
  // One query for each origin, spelled out, because the two partial indexes on mints are defined so.
  const importedMint = db
    .select()
    .from(tokens)
    .where(and(isOfMint, sql`${tokens.origin} = 'IMPORTED'`))
    .prepare();
  const launchedMint = db
    .select()
    .from(tokens)
    .where(and(isOfMint, sql`${tokens.origin} = 'GENERATED'`))
    .prepare();
  const jsonById = db
    .select({ json: tokenJson })
    .from(tokens)
    .leftJoin(websites, ofWebsite)
    .leftJoin(sites, ofLiveSite)
    .where(isOwned)
    .prepare();
  const page = db
    .select({ json: tokenJson.as("json") })
    .from(tokens)
    .leftJoin(websites, ofWebsite)
    .leftJoin(sites, ofLiveSite)
    .where(eq(tokens.userId, param("userId")))
    .orderBy(desc(tokens.createdAt), desc(tokens.id))
    .limit(param("limit"))
    .offset(param("offset"))
    .as("page");
  const list = db
    .select({ json: sql<string>`coalesce(json_group_array(json(${page.json})), '[]')` })
    .from(page)
    .prepare();
  const total = db
    .select({ total: count() })
    .from(tokens)
    .where(eq(tokens.userId, param("userId")))
    .prepare();
  // 0 where there is no website: versions begin at 1.
  const websiteVersion = db
    .select({ version: websites.version })
    .from(websites)
    .where(eq(websites.tokenId, tokens.id));
  const isWebsiteSame = sql`coalesce(${websiteVersion}, 0) = ${param("websiteVersion")}`;
  const add = db.insert(tokens).values(everyColumn(tokens)).prepare();
  const edit = db
    .update(tokens)
    .set({
      name: paramSql("name"),
      ticker: paramSql("ticker"),
      narrative: paramSql("narrative"),
      banner: paramSql("banner"),
      version: sql`${tokens.version} + 1`,
      updatedAt: paramSql("now"),
    })
    .where(and(isSame, isNull(tokens.mintAddress), notExists(openLaunch), isWebsiteSame))
    .prepare();
  const redraw = db
    .update(tokens)
    .set({
      logo: paramSql("logo"),
      banner: paramSql("banner"),
      drawings: paramSql("drawings"),
      palette: paramOf("palette", tokens.palette),
      version: sql`${tokens.version} + 1`,
      updatedAt: paramSql("now"),
    })
    .where(and(isSame, isNull(tokens.mintAddress), notExists(openLaunch)))
    .prepare();
  const setMint = db
    .update(tokens)
    .set({
      mintAddress: paramSql("mint"),
      version: sql`${tokens.version} + 1`,
      updatedAt: paramSql("now"),
    })
    .where(and(isSame, isNull(tokens.mintAddress)))
    .prepare();
  const reimport = db
    .update(tokens)
    .set({
      name: paramSql("name"),
      ticker: paramSql("ticker"),
      narrative: paramSql("narrative"),
      logo: paramSql("logo"),
      palette: paramOf("palette", tokens.palette),
      generationId: paramSql("generationId"),
      version: sql`${tokens.version} + 1`,
      updatedAt: paramSql("now"),
    })
    .where(and(isSame, eq(tokens.origin, "IMPORTED"), isWebsiteSame))
    .prepare();
  const touch = db
    .update(tokens)
    .set({ updatedAt: paramSql("now") })
    .where(isSame)
    .prepare();
  const remove = db
    .delete(tokens)
    .where(and(isOwned, notExists(openLaunch)))
    .prepare();

  return {
    find: async (userId: string, id: string) => (byId.get({ userId, id }) as OwnedToken | undefined) ?? null,
    /** True if any token of any user has this id. */
    isTaken: async (id: string) => anybodys.get({ id }) !== undefined,
    /** The user's token of a mint: imported, or else launched. */
    ofMint: async (userId: string, mint: string) =>
      ((importedMint.get({ userId, mint }) ?? launchedMint.get({ userId, mint })) as
        | OwnedToken
        | undefined) ?? null,
    json: async (userId: string, id: string, bindings: TokenJsonBindings) =>
      jsonById.get({ userId, id, ...bindings })?.json ?? null,
    listJson: async (userId: string, limit: number, offset: number, bindings: TokenJsonBindings) => ({
      json: list.get({ userId, limit, offset, ...bindings })?.json ?? "[]",
      total: total.get({ userId })?.total ?? 0,
    }),
    add: (row: TokenRow): Write => ({ statement: add, values: { ...row }, expect: "one" }),
    /**
     * Requires the version that was read, no open or finished launch, and the website that was read (or
     * none): a website generated meanwhile would contain the old words.
     */
    edit: (
      token: OwnedToken,
      website: Pick<WebsiteRow, "version"> | null,
      change: TokenEdit & Pick<TokenRow, "banner">,
      now: number,
    ): Write => ({
      statement: edit,
      values: { ...key(token), websiteVersion: website?.version ?? 0, ...change, now },
      expect: "one",
    }),
    /**
     * Replaces the pictures, with the same guards except the website's, which keeps the pictures it was
     * deployed with.
     */
    redraw: (token: OwnedToken, { logo, banner, drawings, palette }: Art, now: number): Write => ({
      statement: redraw,
      values: { ...key(token), logo, banner, drawings, palette, now },
      expect: "one",
    }),
    /** Has the same guards as `edit`. */
    reimport: (
      token: OwnedToken,
      website: Pick<WebsiteRow, "version"> | null,
      found: Reimport,
      now: number,
    ): Write => ({
      statement: reimport,
      values: { ...key(token), websiteVersion: website?.version ?? 0, ...found, now },
      expect: "one",
    }),
    setMint: (token: OwnedToken, mint: string, now: number): Write => ({
      statement: setMint,
      values: { ...key(token), mint, now },
      expect: "one",
    }),
    /** Guards that the token is still as it was read. */
    touch: (token: OwnedToken, now: number, otherwise: ErrorCode = "precondition_stale"): Write => ({
      statement: touch,
      values: { ...key(token), now },
      expect: "one",
      otherwise,
    }),
    remove: (token: OwnedToken): Write => ({
      statement: remove,
      values: { userId: token.userId, id: token.id },
      expect: "one",
    }),
  };
}

const key = (token: OwnedToken) => ({ userId: token.userId, id: token.id, version: token.version });
