import { and, eq, gt, lte, ne, type SQLWrapper, sql } from "drizzle-orm";
import type { Deck } from "#contract/deck.ts";
import { everyColumn, firstRows, param, paramOf, paramSql } from "./bindings.ts";
import type { OpenDatabase } from "./database.ts";
import type { Write } from "./plan.ts";
import { websites } from "./schema.ts";
import type { SiteSource } from "./site-source.ts";

export type WebsiteRow = typeof websites.$inferSelect;

declare const owned: unique symbol;
/** A website that was read for its owner. */
export type OwnedWebsite = WebsiteRow & { readonly [owned]: true };

export interface Deployed {
  live: SiteSource;
  liveHost: string;
  expiresAt: number;
}

export const createWebsites = (database: OpenDatabase) => ({
  find: find(database),
  ofToken: ofToken(database),
  publicly: publicly(database),
  add: add(database),
  replace: replace(database),
  editDeck: editDeck(database),
  rewrite: rewrite(database),
  setStatus: setStatus(database),
  deploy: deploy(database),
  touch: touch(database),
  takeDown: takeDown(database),
  restore: restore(database),
  expire: expire(database),
  end: end(database),
  countViews: countViews(database),
});

const mine = eq(websites.userId, param("userId"));

const isSame = and(mine, eq(websites.id, param("id")), eq(websites.version, param("version")));

const isStanding = and(isSame, ne(websites.status, "taken_down"));

function find({ queries: db }: OpenDatabase) {
  const statement = db
    .select()
    .from(websites)
    .where(and(mine, eq(websites.id, param("id"))))
    .prepare();
  return async (userId: string, id: string) =>
    ((await statement.get({ userId, id })) as OwnedWebsite | undefined) ?? null;
}

function ofToken({ queries: db }: OpenDatabase) {
  const statement = db
    .select()
    .from(websites)
    .where(and(mine, eq(websites.tokenId, param("tokenId"))))
    .prepare();
  return async (userId: string, tokenId: string) =>
    ((await statement.get({ userId, tokenId })) as OwnedWebsite | undefined) ?? null;
}

/**
 * Finds by a website's or a token's id, for anybody: previews are public, their ids cannot be guessed.
 */
function publicly({ queries: db }: OpenDatabase) {
  const publicById = db
    .select()
    .from(websites)
    .where(eq(websites.id, param("id")))
    .prepare();
  const publicByToken = db
    .select()
    .from(websites)
    .where(eq(websites.tokenId, param("id")))
    .prepare();
  return async (id: string) => (await publicById.get({ id })) ?? (await publicByToken.get({ id })) ?? null;
}

function add({ queries: db }: OpenDatabase) {
  const statement = db.insert(websites).values(everyColumn(websites)).prepare();
  return (row: WebsiteRow): Write => ({ statement, values: { ...row }, expect: "one" });
}

function replace({ queries: db }: OpenDatabase) {
  const statement = db
    .update(websites)
    .set({
      subdomain: paramSql("subdomain"),
      domain: paramSql("domain"),
      templateId: paramSql("templateId"),
      designPrompt: paramSql("designPrompt"),
      socialLinks: paramOf("socialLinks", websites.socialLinks),
      deck: paramOf("deck", websites.deck),
      deckVersion: sql`${websites.deckVersion} + 1`,
      deckIsOwn: sql`false`,
      composer: paramSql("composer"),
      page: paramOf("page", websites.page),
      status: "generated",
      error: null,
      version: sql`${websites.version} + 1`,
      updatedAt: paramSql("now"),
    })
    .where(isStanding)
    .prepare();
  return (website: OwnedWebsite, content: WebsiteContent, now: number): Write => ({
    statement,
    values: { ...key(website), ...content, now },
    expect: "one",
  });
}

/** Saves a deck that its owner has edited. The live site changes with the next deployment. */
function editDeck({ queries: db }: OpenDatabase) {
  const statement = db
    .update(websites)
    .set({
      deck: paramOf("deck", websites.deck),
      deckVersion: sql`${websites.deckVersion} + 1`,
      deckIsOwn: sql`true`,
      status: "generated",
      error: null,
      version: sql`${websites.version} + 1`,
      updatedAt: paramSql("now"),
    })
    .where(isStanding)
    .prepare();
  return (website: OwnedWebsite, deck: Deck, now: number): Write => ({
    statement,
    values: { ...key(website), deck, now },
    expect: "one",
  });
}

/** Replaces the words of the draft and of the live site; the status stays. */
function rewrite({ queries: db }: OpenDatabase) {
  const statement = db
    .update(websites)
    .set({
      deck: paramOf("deck", websites.deck),
      page: paramOf("page", websites.page),
      deckVersion: sql`${websites.deckVersion} + 1`,
      live: paramOf("live", websites.live),
      version: sql`${websites.version} + 1`,
      updatedAt: paramSql("now"),
    })
    .where(isSame)
    .prepare();
  return (website: OwnedWebsite, words: Pick<WebsiteRow, "deck" | "page" | "live">, now: number): Write => ({
    statement,
    values: { ...key(website), ...words, now },
    expect: "one",
  });
}

function setStatus({ queries: db }: OpenDatabase) {
  const statement = db
    .update(websites)
    .set({
      status: paramSql("status"),
      error: paramSql("error"),
      version: sql`${websites.version} + 1`,
      updatedAt: paramSql("now"),
    })
    .where(isStanding)
    .prepare();
  return (website: OwnedWebsite, status: string, error: string | null, now: number): Write => ({
    statement,
    values: { ...key(website), status, error, now },
    expect: "one",
  });
}

function deploy({ queries: db }: OpenDatabase) {
  const statement = db
    .update(websites)
    .set({
      status: "deployed",
      error: null,
      live: paramOf("live", websites.live),
      liveHost: paramSql("liveHost"),
      expiresAt: paramSql("expiresAt"),
      version: sql`${websites.version} + 1`,
      updatedAt: paramSql("now"),
    })
    .where(isStanding)
    .prepare();
  return (website: OwnedWebsite, deployed: Deployed, now: number): Write => ({
    statement,
    values: { ...key(website), ...deployed, now },
    expect: "one",
  });
}

/** Guards that the website is still as it was read. */
function touch({ queries: db }: OpenDatabase) {
  const statement = db
    .update(websites)
    .set({ updatedAt: paramSql("now") })
    .where(isSame)
    .prepare();
  return (website: OwnedWebsite, now: number): Write => ({
    statement,
    values: { ...key(website), now },
    expect: "one",
  });
}

/**
 * Takes down the website that is published on this host, or is generated for it. Only `restore` can
 * change its status again.
 */
function takeDown({ queries: db }: OpenDatabase) {
  const statement = db
    .update(websites)
    .set({
      status: "taken_down",
      error: null,
      version: sql`${websites.version} + 1`,
      updatedAt: paramSql("now"),
    })
    .where(and(ne(websites.status, "taken_down"), isOnHost))
    .prepare();
  return (host: string, now: number): Write => ({
    statement,
    values: { host, now },
    expect: "any",
  });
}

/** Run after the host's block is removed. A website that is taken down on another host too stays down. */
function restore({ queries: db }: OpenDatabase) {
  const statement = db
    .update(websites)
    .set({
      status: sql`case when ${websites.live} is null then 'generated' else 'deployed' end`,
      version: sql`${websites.version} + 1`,
      updatedAt: paramSql("now"),
    })
    .where(and(eq(websites.status, "taken_down"), isOnHost, isNowhereTakenDown))
    .prepare();
  return (host: string, now: number): Write => ({
    statement,
    values: { host, now },
    expect: "any",
  });
}

/** The status is no parameter, so that SQLite may use the index of what is deployed. */
function expire({ queries: db }: OpenDatabase) {
  const statement = db
    .update(websites)
    .set({ status: "expired", updatedAt: paramSql("now") })
    .where(
      firstRows(
        and(sql`${websites.status} = 'deployed'`, lte(websites.expiresAt, paramSql("now"))),
        websites.id,
      ),
    )
    .prepare();
  return (now: number): Write => ({ statement, values: { now }, expect: "any" });
}

/** Ends the live site before its 24 hours are over. */
function end({ queries: db }: OpenDatabase) {
  const statement = db
    .update(websites)
    .set({
      expiresAt: paramSql("now"),
      version: sql`${websites.version} + 1`,
      updatedAt: paramSql("now"),
    })
    .where(and(eq(websites.id, param("id")), gt(websites.expiresAt, paramSql("now"))))
    .prepare();
  return (id: string, now: number): Write => ({ statement, values: { id, now }, expect: "any" });
}

function countViews({ queries: db }: OpenDatabase) {
  const statement = db
    .update(websites)
    .set({ views: sql`${websites.views} + ${param("views")}` })
    .where(eq(websites.id, param("id")))
    .prepare();
  return (id: string, views: number): Write => ({
    statement,
    values: { id, views },
    expect: "any",
  });
}

/**
 * True for the website that was last published on this host, or is generated for this address while its token
 * holds it.
 */
const isOn = (host: SQLWrapper) => sql`(${websites.id} in (select website_id from sites where host = ${host})
  or exists (select 1 from addresses where addresses.token_id = ${websites.tokenId}
    and addresses.subdomain = ${websites.subdomain} and addresses.domain = ${websites.domain}
    and addresses.subdomain || '.' || addresses.domain = ${host}))`;

const isOnHost = isOn(sql.placeholder("host"));

/** A website may be published on one host and generated for another, and be taken down on either. */
const isNowhereTakenDown = sql`not exists (select 1 from blocks where blocks.kind = 'site'
  and ${isOn(sql.raw("blocks.value"))})`;

/** The columns that generating a website again replaces. */
export type WebsiteContent = Pick<
  WebsiteRow,
  "subdomain" | "domain" | "templateId" | "designPrompt" | "socialLinks" | "deck" | "composer" | "page"
>;

const key = (website: OwnedWebsite) => ({
  userId: website.userId,
  id: website.id,
  version: website.version,
});
