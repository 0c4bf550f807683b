import { and, count, desc, eq, isNotNull, isNull, ne, notExists, sql } from "drizzle-orm";
import { QueryBuilder } from "drizzle-orm/sqlite-core";
import type { Palette } from "#composer/palette.ts";
import type { ErrorCode } from "#contract/errors.ts";
import { everyColumn, param, paramOf, paramSql } from "./bindings.ts";
import type { Dialect, OpenDatabase } from "./database.ts";
import type { Art } from "./generations.ts";
import type { Write } from "./plan.ts";
import { launches, sites, tokens, websites } from "./schema.ts";
import { nextEnd, ofLiveSite, ofWebsite, type TokenJsonBindings, tokenJson } from "./token-json.ts";
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

/** What its website shows of a token. */
export type SitePictures = Pick<TokenRow, "cast" | "brand">;

/** What a repeated import replaces. */
export interface Reimport extends TokenEdit {
  logo: string;
  palette: Palette;
  generationId: string;
}

export const createTokens = (database: OpenDatabase) => ({
  find: find(database),
  isTaken: isTaken(database),
  ofMint: ofMint(database),
  launchedTickers: launchedTickers(database),
  json: tokenJsonById(database),
  listJson: listJson(database),
  count: countTokens(database),
  add: add(database),
  edit: edit(database),
  setInGallery: setInGallery(database),
  redraw: redraw(database),
  reimport: reimport(database),
  setMint: setMint(database),
  setSitePictures: setSitePictures(database),
  touch: touch(database),
  remove: remove(database),
});

const query = new QueryBuilder();

const isOwned = and(eq(tokens.userId, param("userId")), eq(tokens.id, param("id")));

const isSame = and(isOwned, eq(tokens.version, param("version")));

const openLaunch = query
  .select({ one: sql`1` })
  .from(launches)
  .where(and(eq(launches.tokenId, tokens.id), eq(launches.state, "open")));

const isOfMint = and(eq(tokens.userId, param("userId")), eq(tokens.mintAddress, param("mint")));

const pageOf = (dialect: Dialect) =>
  query
    .select({ json: tokenJson(dialect).as("json"), end: nextEnd(dialect).as("end") })
    .from(tokens)
    .leftJoin(websites, ofWebsite)
    .leftJoin(sites, ofLiveSite)
    .where(eq(tokens.userId, param("userId")))
    .orderBy(desc(tokens.createdAt), desc(tokens.id))
    .limit(param("limit"))
    .offset(param("offset"))
    .as("page");

// 0 where there is no website: versions begin at 1.
const websiteVersion = query
  .select({ version: websites.version })
  .from(websites)
  .where(eq(websites.tokenId, tokens.id));

const isWebsiteSame = sql`coalesce(${websiteVersion}, 0) = ${param("websiteVersion")}`;

function find({ queries: db }: OpenDatabase) {
  const statement = db.select().from(tokens).where(isOwned).prepare();
  return async (userId: string, id: string) =>
    ((await statement.get({ userId, id })) as OwnedToken | undefined) ?? null;
}

/** The tickers of the other tokens that were launched here. */
function launchedTickers({ queries: db }: OpenDatabase) {
  const statement = db
    .selectDistinct({ ticker: tokens.ticker })
    .from(tokens)
    .where(and(isNotNull(tokens.mintAddress), eq(tokens.origin, "GENERATED"), ne(tokens.id, param("id"))))
    .prepare();
  return async ({ id }: OwnedToken) => (await statement.all({ id })).map(({ ticker }) => ticker);
}

/** True if any token of any user has this id. */
function isTaken({ queries: db }: OpenDatabase) {
  const statement = db
    .select({ id: tokens.id })
    .from(tokens)
    .where(eq(tokens.id, param("id")))
    .prepare();
  return async (id: string) => (await statement.get({ id })) !== undefined;
}

/** The user's token of a mint: imported, or else launched. */
function ofMint({ queries: db }: OpenDatabase) {
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
  return async (userId: string, mint: string) =>
    (((await importedMint.get({ userId, mint })) ?? (await launchedMint.get({ userId, mint }))) as
      | OwnedToken
      | undefined) ?? null;
}

function tokenJsonById({ queries: db, dialect }: OpenDatabase) {
  const statement = db
    .select({ json: dialect.text(tokenJson(dialect)) })
    .from(tokens)
    .leftJoin(websites, ofWebsite)
    .leftJoin(sites, ofLiveSite)
    .where(isOwned)
    .prepare();
  return async (userId: string, id: string, bindings: TokenJsonBindings) =>
    (await statement.get({ userId, id, ...bindings }))?.json ?? null;
}

function countTokens({ queries: db }: OpenDatabase) {
  const statement = db
    .select({ total: count() })
    .from(tokens)
    .where(eq(tokens.userId, param("userId")))
    .prepare();
  return async (userId: string): Promise<number> => (await statement.get({ userId }))?.total ?? 0;
}

function listJson(database: OpenDatabase) {
  const page = pageOf(database.dialect);
  const list = database.queries
    .select({
      json: database.dialect.list(page.json),
      until: sql<number | null>`min(${page.end})`,
    })
    .from(page)
    .prepare();
  const total = countTokens(database);
  return async (userId: string, limit: number, offset: number, bindings: TokenJsonBindings) => {
    const found = await list.get({ userId, limit, offset, ...bindings });
    return {
      json: found?.json ?? "[]",
      /** The list stays as it is until then, if nobody writes. Milliseconds since 1970. */
      until: found?.until ?? Number.MAX_SAFE_INTEGER,
      total: await total(userId),
    };
  };
}

function add({ queries: db }: OpenDatabase) {
  const statement = db.insert(tokens).values(everyColumn(tokens)).prepare();
  return (row: TokenRow): Write => ({ statement, values: { ...row }, expect: "one" });
}

/**
 * Requires the version that was read, no open or finished launch, and the website that was read (or
 * none): a website generated meanwhile would contain the old words.
 */
function edit({ queries: db }: OpenDatabase) {
  const statement = db
    .update(tokens)
    .set({
      name: paramSql("name"),
      ticker: paramSql("ticker"),
      narrative: paramSql("narrative"),
      banner: paramSql("banner"),
      inGallery: paramOf("inGallery", tokens.inGallery),
      cast: paramOf("cast", tokens.cast),
      version: sql`${tokens.version} + 1`,
      updatedAt: paramSql("now"),
    })
    .where(and(isSame, isNull(tokens.mintAddress), notExists(openLaunch), isWebsiteSame))
    .prepare();
  return (
    token: OwnedToken,
    website: Pick<WebsiteRow, "version"> | null,
    change: TokenEdit & Pick<TokenRow, "banner" | "inGallery" | "cast">,
    now: number,
  ): Write => ({
    statement,
    values: { ...key(token), websiteVersion: website?.version ?? 0, ...change, now },
    expect: "one",
  });
}

/** Has no guard but the version: it changes nothing of what a launch or a website is made from. */
function setInGallery({ queries: db }: OpenDatabase) {
  const statement = db
    .update(tokens)
    .set({
      inGallery: paramOf("inGallery", tokens.inGallery),
      version: sql`${tokens.version} + 1`,
      updatedAt: paramSql("now"),
    })
    .where(isSame)
    .prepare();
  return (token: OwnedToken, inGallery: boolean, now: number): Write => ({
    statement,
    values: { ...key(token), inGallery, now },
    expect: "one",
  });
}

/**
 * Replaces the pictures, with the same guards except the website's, which keeps the pictures it was
 * deployed with.
 */
function redraw({ queries: db }: OpenDatabase) {
  const statement = db
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
  return (token: OwnedToken, { logo, banner, drawings, palette }: Art, now: number): Write => ({
    statement,
    values: { ...key(token), logo, banner, drawings, palette, now },
    expect: "one",
  });
}

/** Has the same guards as `edit`. */
function reimport({ queries: db }: OpenDatabase) {
  const statement = db
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
  return (
    token: OwnedToken,
    website: Pick<WebsiteRow, "version"> | null,
    found: Reimport,
    now: number,
  ): Write => ({
    statement,
    values: { ...key(token), websiteVersion: website?.version ?? 0, ...found, now },
    expect: "one",
  });
}

function setMint({ queries: db }: OpenDatabase) {
  const statement = db
    .update(tokens)
    .set({
      mintAddress: paramSql("mint"),
      version: sql`${tokens.version} + 1`,
      updatedAt: paramSql("now"),
    })
    .where(and(isSame, isNull(tokens.mintAddress)))
    .prepare();
  return (token: OwnedToken, mint: string, now: number): Write => ({
    statement,
    values: { ...key(token), mint, now },
    expect: "one",
  });
}

/** Keeps the pictures for its website. They are part of no version: the token looks as it did. */
function setSitePictures({ queries: db }: OpenDatabase) {
  const statement = db
    .update(tokens)
    .set({ cast: paramOf("cast", tokens.cast), brand: paramOf("brand", tokens.brand) })
    .where(isSame)
    .prepare();
  return (token: OwnedToken, { cast, brand }: SitePictures): Write => ({
    statement,
    values: { ...key(token), cast, brand },
    expect: "one",
  });
}

/** Guards that the token is still as it was read. */
function touch({ queries: db }: OpenDatabase) {
  const statement = db
    .update(tokens)
    .set({ updatedAt: paramSql("now") })
    .where(isSame)
    .prepare();
  return (token: OwnedToken, now: number, otherwise: ErrorCode = "precondition_stale"): Write => ({
    statement,
    values: { ...key(token), now },
    expect: "one",
    otherwise,
  });
}

/** The plan is stale if the token, or its website, has changed since it was read. */
function remove({ queries: db }: OpenDatabase) {
  const statement = db
    .delete(tokens)
    .where(and(isSame, notExists(openLaunch), isWebsiteSame))
    .prepare();
  return (token: OwnedToken, website: Pick<WebsiteRow, "version"> | null): Write => ({
    statement,
    values: { ...key(token), websiteVersion: website?.version ?? 0 },
    expect: "one",
  });
}

const key = (token: OwnedToken) => ({ userId: token.userId, id: token.id, version: token.version });
