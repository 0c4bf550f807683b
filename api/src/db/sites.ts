import { and, eq, gt, lt, lte, ne, sql } from "drizzle-orm";
import { everyColumn, firstRows, param, paramOf, paramSql, rowsOf } from "./bindings.ts";
import type { OpenDatabase } from "./database.ts";
import { type Place, STEP_ROWS, type Write } from "./plan.ts";
import { previews, sites } from "./schema.ts";

export type SiteRow = typeof sites.$inferSelect;
export type PreviewRow = typeof previews.$inferSelect;

/** What is published on hosts, and the pages that are only to be looked at. */
export const createSites = (database: OpenDatabase) => ({
  atHost: atHost(database),
  publish: publish(database),
  republish: republish(database),
  replaceFiles: replaceFiles(database),
  end: end(database),
  endElsewhere: endElsewhere(database),
  clear: clear(database),
  preview: findPreview(database),
  addPreview: addPreview(database),
  expired: expired(database),
  noteExpiry: noteExpiry(database),
  forget: forget(database),
  forgetPreviews: forgetPreviews(database),
});

function atHost({ queries: db }: OpenDatabase) {
  const statement = db
    .select()
    .from(sites)
    .where(eq(sites.host, param("host")))
    .prepare();
  return async (host: string): Promise<SiteRow | null> => (await statement.get({ host })) ?? null;
}

function publish({ queries: db }: OpenDatabase) {
  const statement = db
    .insert(sites)
    .values(everyColumn(sites))
    .onConflictDoUpdate({
      target: sites.host,
      set: {
        websiteId: paramSql("websiteId"),
        files: paramOf("files", sites.files),
        publishedAt: paramSql("publishedAt"),
        expiresAt: paramSql("expiresAt"),
      },
    })
    .prepare();
  return (row: SiteRow): Write => ({ statement, values: { ...row }, expect: "one" });
}

/** New files on the same host, for the same remaining time. */
function republish({ queries: db }: OpenDatabase) {
  const statement = db
    .update(sites)
    .set({ files: paramOf("files", sites.files), publishedAt: paramSql("now") })
    .where(and(eq(sites.host, param("host")), eq(sites.websiteId, param("websiteId"))))
    .prepare();
  return (host: string, websiteId: string, files: SiteRow["files"], now: number): Write => ({
    statement,
    values: { host, websiteId, files, now },
    expect: "any",
  });
}

/** Changes files that are still exactly those of before: whatever has happened to the site meanwhile stays. */
function replaceFiles({ queries: db }: OpenDatabase) {
  const statement = db
    .update(sites)
    .set({ files: paramOf("after", sites.files) })
    .where(and(eq(sites.host, param("host")), eq(sites.files, paramOf("before", sites.files))))
    .prepare();
  return (host: string, before: SiteRow["files"], after: SiteRow["files"]): Write => ({
    statement,
    values: { host, before, after },
    expect: "any",
  });
}

function end({ queries: db }: OpenDatabase) {
  const statement = db
    .update(sites)
    .set({ files: [], expiresAt: paramSql("now") })
    .where(and(eq(sites.websiteId, param("websiteId")), gt(sites.expiresAt, paramSql("now"))))
    .prepare();
  return (websiteId: string, now: number): Write => ({
    statement,
    values: { websiteId, now },
    expect: "any",
  });
}

function endElsewhere({ queries: db }: OpenDatabase) {
  const statement = db
    .update(sites)
    .set({ files: [], expiresAt: paramSql("now") })
    .where(
      and(
        eq(sites.websiteId, param("websiteId")),
        ne(sites.host, param("host")),
        gt(sites.expiresAt, paramSql("now")),
      ),
    )
    .prepare();
  return (websiteId: string, host: string, now: number): Write => ({
    statement,
    values: { websiteId, host, now },
    expect: "any",
  });
}

/** A re-used name shows nothing of the one before. */
function clear({ queries: db }: OpenDatabase) {
  const statement = db
    .delete(sites)
    .where(and(eq(sites.host, param("host")), ne(sites.websiteId, param("websiteId"))))
    .prepare();
  return (host: string, websiteId: string): Write => ({
    statement,
    values: { host, websiteId },
    expect: "any",
  });
}

function findPreview({ queries: db }: OpenDatabase) {
  const statement = db
    .select()
    .from(previews)
    .where(and(eq(previews.id, param("id")), gt(previews.expiresAt, paramSql("now"))))
    .prepare();
  return async (id: string, now: number) => (await statement.get({ id, now })) ?? null;
}

function addPreview({ queries: db }: OpenDatabase) {
  const statement = db.insert(previews).values(everyColumn(previews)).prepare();
  return (row: PreviewRow): Write => ({ statement, values: { ...row }, expect: "one" });
}

/** Sites in the order of their expiry, from `after` on and until now. */
function expired({ queries: db }: OpenDatabase) {
  const { expiresAt: at, host: row } = sites;
  const statement = db
    .select({ at, row })
    .from(sites)
    .where(and(sql`(${at}, ${row}) > (${param("at")}, ${param("row")})`, lte(at, paramSql("now"))))
    .orderBy(at, row)
    .limit(STEP_ROWS)
    .prepare();
  return async (after: Place, now: number): Promise<Place[]> => await statement.all({ ...after, now });
}

/** Reports the tokens of these sites as changed: time alone writes no row. */
function noteExpiry({ queries: db, dialect }: OpenDatabase) {
  const statement = db
    .update(sites)
    .set({ expiresAt: sql`${sites.expiresAt}` })
    .where(dialect.isIn(sites.host, param("rows")))
    .prepare();
  return (places: readonly Place[]): Write => ({ statement, values: rowsOf(places), expect: "any" });
}

/** Removes what expired before then: until then its host says that it is over. */
function forget({ queries: db }: OpenDatabase) {
  const statement = db
    .delete(sites)
    .where(firstRows(lt(sites.expiresAt, paramSql("before")), sites.host))
    .prepare();
  return (before: number): Write => ({ statement, values: { before }, expect: "any" });
}

function forgetPreviews({ queries: db }: OpenDatabase) {
  const statement = db
    .delete(previews)
    .where(firstRows(lte(previews.expiresAt, paramSql("now")), previews.id))
    .prepare();
  return (now: number): Write => ({ statement, values: { now }, expect: "any" });
}
