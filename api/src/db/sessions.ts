import { and, desc, eq, gt, isNull, lt, ne, notInArray, type SQL, sql } from "drizzle-orm";
import { everyColumn, param, paramSql } from "./bindings.ts";
import type { OpenDatabase } from "./open.ts";
import type { Write } from "./plan.ts";
import { challenges, sessions, sessionTokens, wallets } from "./schema.ts";

export type ChallengeRow = typeof challenges.$inferSelect;
export type SessionRow = typeof sessions.$inferSelect;
export type SessionTokenRow = typeof sessionTokens.$inferSelect;

/** Challenges, sessions and the hashes of their tokens. */
export function createSessions({ drizzle: db }: OpenDatabase) {
  const isLive = and(isNull(sessions.revokedAt), gt(sessions.expiresAt, paramSql("now")));
  const lives = and(eq(sessions.userId, param("userId")), isLive);
  const challenge = db
    .select()
    .from(challenges)
    .where(eq(challenges.nonce, param("nonce")))
    .prepare();
  const byId = db
    .select()
    .from(sessions)
    .where(eq(sessions.id, param("id")))
    .prepare();
  const token = db
    .select({ token: sessionTokens, session: sessions })
    .from(sessionTokens)
    .innerJoin(sessions, eq(sessions.id, sessionTokens.sessionId))
    .where(and(eq(sessionTokens.hash, param("hash")), eq(sessionTokens.kind, param("kind"))))
    .prepare();
  const live = db
    .select()
    .from(sessions)
    .where(lives)
    .orderBy(desc(sessions.rotatedAt), desc(sessions.id))
    .limit(param("limit"))
    .prepare();
  const addChallenge = db.insert(challenges).values(everyColumn(challenges)).prepare();
  const burnChallenge = db
    .update(challenges)
    .set({ usedAt: paramSql("now") })
    .where(and(eq(challenges.nonce, param("nonce")), isNull(challenges.usedAt)))
    .prepare();
  const add = db.insert(sessions).values(everyColumn(sessions)).prepare();
  const addToken = db.insert(sessionTokens).values(everyColumn(sessionTokens)).prepare();
  const rotate = db
    .update(sessions)
    .set({
      generation: paramSql("next"),
      rotatedAt: paramSql("now"),
      expiresAt: paramSql("expiresAt"),
    })
    .where(and(eq(sessions.id, param("id")), eq(sessions.generation, param("generation")), isLive))
    .prepare();
  const ending = (which: SQL | undefined) =>
    db
      .update(sessions)
      .set({ revokedAt: paramSql("now") })
      .where(which)
      .prepare();
  const linkedAddresses = db
    .select({ address: wallets.address })
    .from(wallets)
    .where(and(eq(wallets.userId, param("userId")), isNull(wallets.unlinkedAt)));
  const revoke = ending(and(eq(sessions.id, param("id")), isNull(sessions.revokedAt)));
  const revokeOwn = ending(and(eq(sessions.id, param("id")), lives));
  const revokeBeyond = ending(
    sql`${sessions.id} in (select id from sessions where user_id = ${param("userId")} and revoked_at is null
      and expires_at > ${param("now")} order by rotated_at desc, id desc limit -1 offset ${param("kept")})`,
  );
  const revokeOfWallet = ending(and(eq(sessions.address, param("address")), lives));
  const revokeOfAddress = ending(and(eq(sessions.address, param("address")), isNull(sessions.revokedAt)));
  const revokeStray = ending(
    and(lives, ne(sessions.id, param("keptId")), notInArray(sessions.address, linkedAddresses)),
  );
  const forgetChallenges = db
    .delete(challenges)
    .where(lt(challenges.expiresAt, paramSql("before")))
    .prepare();
  const forgetSessions = db
    .delete(sessions)
    .where(lt(sessions.expiresAt, paramSql("before")))
    .prepare();
  const forgetTokens = db
    .delete(sessionTokens)
    .where(lt(sessionTokens.expiresAt, paramSql("before")))
    .prepare();

  return {
    challenge: async (nonce: string) => challenge.get({ nonce }) ?? null,
    find: async (id: string) => byId.get({ id }) ?? null,
    token: async (hash: string, kind: "access" | "refresh") => token.get({ hash, kind }) ?? null,
    /** A user's sessions that have not ended, the last used first. */
    live: async (userId: string, now: number, limit: number) => live.all({ userId, now, limit }),
    addChallenge: (row: ChallengeRow): Write => ({
      statement: addChallenge,
      values: { ...row },
      expect: "one",
    }),
    burnChallenge: (nonce: string, now: number): Write => ({
      statement: burnChallenge,
      values: { nonce, now },
      expect: "one",
      otherwise: "challenge_used",
    }),
    add: (row: SessionRow): Write => ({ statement: add, values: { ...row }, expect: "one" }),
    addToken: (row: SessionTokenRow): Write => ({ statement: addToken, values: { ...row }, expect: "one" }),
    /** From `generation` to the next; nobody else may have done so meanwhile. */
    rotate: (id: string, generation: number, now: number, expiresAt: number): Write => ({
      statement: rotate,
      values: { id, generation, next: generation + 1, now, expiresAt },
      expect: "one",
    }),
    revoke: (id: string, now: number): Write => ({ statement: revoke, values: { id, now }, expect: "any" }),
    /** One of the user's own that has not ended, or fails with `not_found`. */
    revokeOwn: (userId: string, id: string, now: number): Write => ({
      statement: revokeOwn,
      values: { userId, id, now },
      expect: "one",
      otherwise: "not_found",
    }),
    /** All but the `kept` sessions that were used last. */
    revokeBeyond: (userId: string, kept: number, now: number): Write => ({
      statement: revokeBeyond,
      values: { userId, kept, now },
      expect: "any",
    }),
    /** Those of the user that were signed in with that wallet. */
    revokeOfWallet: (userId: string, address: string, now: number): Write => ({
      statement: revokeOfWallet,
      values: { userId, address, now },
      expect: "any",
    }),
    /** Any user's sessions that were signed in with this wallet. */
    revokeOfAddress: (address: string, now: number): Write => ({
      statement: revokeOfAddress,
      values: { address, now },
      expect: "any",
    }),
    /** Those of wallets that are linked to the user no more, but for the one kept. */
    revokeStray: (userId: string, keptId: string, now: number): Write => ({
      statement: revokeStray,
      values: { userId, keptId, now },
      expect: "any",
    }),
    /** Removes those that expired before then. */
    forgetChallenges: (before: number): Write => ({
      statement: forgetChallenges,
      values: { before },
      expect: "any",
    }),
    /** Removes the sessions, and of those that live the tokens, that expired before then. */
    forget: (before: number): Write[] => [
      { statement: forgetSessions, values: { before }, expect: "any" },
      { statement: forgetTokens, values: { before }, expect: "any" },
    ],
  };
}
