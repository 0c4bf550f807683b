import { and, eq, gt, lt, lte, ne } from "drizzle-orm";
import { everyColumn, param, paramOf, paramSql } from "./bindings.ts";
import type { OpenDatabase } from "./open.ts";
import type { Write } from "./plan.ts";
import { previews, sites } from "./schema.ts";

export type SiteRow = typeof sites.$inferSelect;
export type PreviewRow = typeof previews.$inferSelect;

/** What is published on hosts, and the pages that are only to be looked at. */
export function createSites({ drizzle: db }: OpenDatabase) {
  const byHost = db
    .select()
    .from(sites)
    .where(eq(sites.host, param("host")))
    .prepare();
  const publish = db
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
  const republish = db
    .update(sites)
    .set({ files: paramOf("files", sites.files), publishedAt: paramSql("now") })
    .where(and(eq(sites.host, param("host")), eq(sites.websiteId, param("websiteId"))))
    .prepare();
  const end = db
    .update(sites)
    .set({ files: [], expiresAt: paramSql("now") })
    .where(and(eq(sites.websiteId, param("websiteId")), gt(sites.expiresAt, paramSql("now"))))
    .prepare();
  const endElsewhere = db
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
  const clear = db
    .delete(sites)
    .where(and(eq(sites.host, param("host")), ne(sites.websiteId, param("websiteId"))))
    .prepare();
  const forget = db
    .delete(sites)
    .where(lt(sites.expiresAt, paramSql("before")))
    .prepare();
  const preview = db
    .select()
    .from(previews)
    .where(and(eq(previews.id, param("id")), gt(previews.expiresAt, paramSql("now"))))
    .prepare();
  const addPreview = db.insert(previews).values(everyColumn(previews)).prepare();
  const forgetPreviews = db
    .delete(previews)
    .where(lte(previews.expiresAt, paramSql("now")))
    .prepare();

  return {
    /** Synchronous, for the hosting path alone. */
    atHost: (host: string): SiteRow | null => byHost.get({ host }) ?? null,
    publish: (row: SiteRow): Write => ({ statement: publish, values: { ...row }, expect: "one" }),
    /** New files on the same host, for the same remaining time. */
    republish: (host: string, websiteId: string, files: SiteRow["files"], now: number): Write => ({
      statement: republish,
      values: { host, websiteId, files, now },
      expect: "any",
    }),
    end: (websiteId: string, now: number): Write => ({
      statement: end,
      values: { websiteId, now },
      expect: "any",
    }),
    endElsewhere: (websiteId: string, host: string, now: number): Write => ({
      statement: endElsewhere,
      values: { websiteId, host, now },
      expect: "any",
    }),
    /** A re-used name shows nothing of the one before. */
    clear: (host: string, websiteId: string): Write => ({
      statement: clear,
      values: { host, websiteId },
      expect: "any",
    }),
    preview: async (id: string, now: number) => preview.get({ id, now }) ?? null,
    addPreview: (row: PreviewRow): Write => ({ statement: addPreview, values: { ...row }, expect: "one" }),
    /** Removes what expired before then: until then its host says that it is over. */
    forget: (before: number): Write => ({ statement: forget, values: { before }, expect: "any" }),
    forgetPreviews: (now: number): Write => ({ statement: forgetPreviews, values: { now }, expect: "any" }),
  };
}
