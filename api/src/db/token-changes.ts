import { and, eq, exists, gt, inArray, lt, max, notExists, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/sqlite-core";
import { param, paramSql, rowsOf } from "./bindings.ts";
import type { OpenDatabase } from "./database.ts";
import { type Place, STEP_ROWS, type Write } from "./plan.ts";
import { sites, tokenChanges, tokens, websites } from "./schema.ts";
import { ofLiveSite, ofWebsite, type TokenJsonBindings, tokenJson } from "./token-json.ts";

/**
 * What changed of a user's tokens since a cursor, as finished JSON: tokens as they are now, and ids of those
 * that are gone.
 */
export interface TokenChanges {
  tokens: string | Uint8Array;
  removed: string;
}

/**
 * The cursors of token lists (contract/token.ts). Each names the database's era, so that no cursor of what a
 * restore has undone is taken for one of what came instead.
 */
export function createTokenChanges({ queries: db, dialect, era }: OpenDatabase) {
  const { userId, seq, tokenId, deletedAt } = tokenChanges;
  const isOwn = eq(userId, param("userId"));
  const isSince = and(isOwn, gt(seq, param("seq")));
  const isOld = lt(deletedAt, paramSql("before"));
  const newest = db
    .select({ seq: max(seq) })
    .from(tokenChanges)
    .where(isOwn)
    .prepare();
  const newestOf = async (user: string): Promise<number> => (await newest.get({ userId: user }))?.seq ?? 0;
  const forgotten = db.select({ seq }).from(tokenChanges).where(and(isSince, isOld)).limit(1).prepare();
  const since = db.select({ id: tokenId }).from(tokenChanges).where(isSince).limit(param("most")).prepare();
  const changed = db
    .select({ json: dialect.list(tokenJson(dialect)) })
    .from(tokens)
    .leftJoin(websites, ofWebsite)
    .leftJoin(sites, ofLiveSite)
    .where(
      and(
        eq(tokens.userId, param("userId")),
        inArray(tokens.id, db.select({ id: tokenId }).from(tokenChanges).where(isSince)),
      ),
    )
    .prepare();
  const itsToken = db.select({ one: sql`1` }).from(tokens).where(eq(tokens.id, tokenId));
  const removed = db
    .select({ json: dialect.listOf(tokenId) })
    .from(tokenChanges)
    .where(and(isSince, notExists(itsToken)))
    .prepare();
  const mark = db
    .update(tokenChanges)
    .set({ deletedAt: paramSql("now") })
    .where(eq(tokenId, param("id")))
    .prepare();
  const old = db
    .select({ at: sql<number>`${deletedAt}`, row: seq })
    .from(tokenChanges)
    .where(and(isOld, sql`(${deletedAt}, ${seq}) > (${param("at")}, ${param("row")})`))
    .orderBy(deletedAt, seq)
    .limit(STEP_ROWS)
    .prepare();
  const later = alias(tokenChanges, "later");
  const itsLater = db
    .select({ one: sql`1` })
    .from(later)
    .where(and(eq(later.userId, userId), gt(later.seq, seq), lt(later.deletedAt, paramSql("before"))));
  const forget = db
    .delete(tokenChanges)
    .where(and(dialect.isIn(seq, param("rows")), exists(itsLater)))
    .prepare();

  return {
    /** Where a user's list stands now. */
    cursor: async (user: string): Promise<string> => `${await era()}.${await newestOf(user)}`,
    /**
     * Null where the cursor is unknown: of another era, from before a deletion that was forgotten (all that
     * was deleted before `before` may be), from before more changes than `most`, or of changes that are no more.
     */
    since: async (
      user: string,
      cursor: string,
      { most, before, ...bindings }: TokenJsonBindings & { most: number; before: number },
    ): Promise<TokenChanges | null> => {
      const [ofEra, at] = cursor.split(".");
      const from = { userId: user, seq: Number(at) };
      if (ofEra !== (await era()) || !Number.isSafeInteger(from.seq)) return null;
      if (await forgotten.get({ ...from, before })) return null;
      const { length } = await since.all({ ...from, most: most + 1 });
      if (length > most || (length === 0 && (await newestOf(user)) < from.seq)) return null;
      return {
        tokens: (await changed.get({ ...from, ...bindings }))?.json ?? "[]",
        removed: (await removed.get(from))?.json ?? "[]",
      };
    },
    /** Says when a token was deleted, in the plan that deletes it. */
    markDeleted: (id: string, now: number): Write => ({
      statement: mark,
      values: { id, now },
      expect: "one",
    }),
    /** Deletions before then in their order, from `after` on. */
    deletedBefore: async (before: number, after: Place): Promise<Place[]> =>
      await old.all({ ...after, before }),
    /**
     * Forgets these deletions, except each user's last one before then, which shows which cursors are too
     * old.
     */
    forget: (places: readonly Place[], before: number): Write => ({
      statement: forget,
      values: { ...rowsOf(places), before },
      expect: "any",
    }),
  };
}
