import { and, desc, eq, gt, isNull, lt, ne, notInArray, type SQL, sql } from "drizzle-orm";
import { QueryBuilder } from "drizzle-orm/sqlite-core";
import { everyColumn, firstRows, param, paramSql } from "./bindings.ts";
import type { OpenDatabase, Queries } from "./database.ts";
import type { Write } from "./plan.ts";
import { challenges, sessions, sessionTokens, wallets } from "./schema.ts";

export type ChallengeRow = typeof challenges.$inferSelect;
export type SessionRow = typeof sessions.$inferSelect;
export type SessionTokenRow = typeof sessionTokens.$inferSelect;

/** Challenges, sessions and the hashes of their tokens. */
export const createSessions = (database: OpenDatabase) => ({
  challenge: findChallenge(database),
  find: find(database),
  refreshToken: findRefreshToken(database),
  caller: findCaller(database),
  live: liveSessions(database),
  addChallenge: addChallenge(database),
  burnChallenge: burnChallenge(database),
  add: add(database),
  addToken: addToken(database),
  rotate: rotate(database),
  revoke: revoke(database),
  revokeOwn: revokeOwn(database),
  revokeBeyond: revokeBeyond(database),
  revokeOfWallet: revokeOfWallet(database),
  revokeOfAddress: revokeOfAddress(database),
  revokeStray: revokeStray(database),
  forgetChallenges: forgetChallenges(database),
  forget: forget(database),
});

const query = new QueryBuilder();

/** SQLite knows no offset without a limit. */
const ALL = sql.raw(String(Number.MAX_SAFE_INTEGER));

const isLive = and(isNull(sessions.revokedAt), gt(sessions.expiresAt, paramSql("now")));

const lives = and(eq(sessions.userId, param("userId")), isLive);

const ending = (db: Queries, which: SQL | undefined) =>
  db
    .update(sessions)
    .set({ revokedAt: paramSql("now") })
    .where(which)
    .prepare();

const linkedAddresses = query
  .select({ address: wallets.address })
  .from(wallets)
  .where(and(eq(wallets.userId, param("userId")), isNull(wallets.unlinkedAt)));

function findChallenge({ queries: db }: OpenDatabase) {
  const statement = db
    .select()
    .from(challenges)
    .where(eq(challenges.nonce, param("nonce")))
    .prepare();
  return async (nonce: string) => (await statement.get({ nonce })) ?? null;
}

function find({ queries: db }: OpenDatabase) {
  const statement = db
    .select()
    .from(sessions)
    .where(eq(sessions.id, param("id")))
    .prepare();
  return async (id: string) => (await statement.get({ id })) ?? null;
}

/** Whom an access token belongs to. Few columns: it is asked with each request. */
function findCaller({ queries: db }: OpenDatabase) {
  const { id, userId, address, revokedAt } = sessions;
  const statement = db
    .select({ sessionId: id, userId, address, revokedAt, expiresAt: sessionTokens.expiresAt })
    .from(sessionTokens)
    .innerJoin(sessions, eq(sessions.id, sessionTokens.sessionId))
    .where(and(eq(sessionTokens.hash, param("hash")), eq(sessionTokens.kind, "access")))
    .prepare();
  return async (hash: string) => (await statement.get({ hash })) ?? null;
}

function findRefreshToken({ queries: db }: OpenDatabase) {
  const statement = db
    .select({ token: sessionTokens, session: sessions })
    .from(sessionTokens)
    .innerJoin(sessions, eq(sessions.id, sessionTokens.sessionId))
    .where(and(eq(sessionTokens.hash, param("hash")), eq(sessionTokens.kind, "refresh")))
    .prepare();
  return async (hash: string) => (await statement.get({ hash })) ?? null;
}

/** A user's sessions that have not ended, the last used first. */
function liveSessions({ queries: db }: OpenDatabase) {
  const statement = db
    .select()
    .from(sessions)
    .where(lives)
    .orderBy(desc(sessions.rotatedAt), desc(sessions.id))
    .limit(param("limit"))
    .prepare();
  return async (userId: string, now: number, limit: number) => statement.all({ userId, now, limit });
}

function addChallenge({ queries: db }: OpenDatabase) {
  const statement = db.insert(challenges).values(everyColumn(challenges)).prepare();
  return (row: ChallengeRow): Write => ({
    statement,
    values: { ...row },
    expect: "one",
  });
}

function burnChallenge({ queries: db }: OpenDatabase) {
  const statement = db
    .update(challenges)
    .set({ usedAt: paramSql("now") })
    .where(and(eq(challenges.nonce, param("nonce")), isNull(challenges.usedAt)))
    .prepare();
  return (nonce: string, now: number): Write => ({
    statement,
    values: { nonce, now },
    expect: "one",
    otherwise: "challenge_used",
  });
}

function add({ queries: db }: OpenDatabase) {
  const statement = db.insert(sessions).values(everyColumn(sessions)).prepare();
  return (row: SessionRow): Write => ({ statement, values: { ...row }, expect: "one" });
}

function addToken({ queries: db }: OpenDatabase) {
  const statement = db.insert(sessionTokens).values(everyColumn(sessionTokens)).prepare();
  return (row: SessionTokenRow): Write => ({ statement, values: { ...row }, expect: "one" });
}

/** From `generation` to the next; nobody else may have done so meanwhile. */
function rotate({ queries: db }: OpenDatabase) {
  const statement = db
    .update(sessions)
    .set({
      generation: paramSql("next"),
      rotatedAt: paramSql("now"),
      expiresAt: paramSql("expiresAt"),
    })
    .where(and(eq(sessions.id, param("id")), eq(sessions.generation, param("generation")), isLive))
    .prepare();
  return (id: string, generation: number, now: number, expiresAt: number): Write => ({
    statement,
    values: { id, generation, next: generation + 1, now, expiresAt },
    expect: "one",
  });
}

function revoke({ queries: db }: OpenDatabase) {
  const statement = ending(db, and(eq(sessions.id, param("id")), isNull(sessions.revokedAt)));
  return (id: string, now: number): Write => ({ statement, values: { id, now }, expect: "any" });
}

/** One of the user's own that has not ended, or fails with `not_found`. */
function revokeOwn({ queries: db }: OpenDatabase) {
  const statement = ending(db, and(eq(sessions.id, param("id")), lives));
  return (userId: string, id: string, now: number): Write => ({
    statement,
    values: { userId, id, now },
    expect: "one",
    otherwise: "not_found",
  });
}

/** All but the `kept` sessions that were used last. */
function revokeBeyond({ queries: db }: OpenDatabase) {
  const statement = ending(
    db,
    sql`${sessions.id} in (select id from sessions where user_id = ${param("userId")} and revoked_at is null
      and expires_at > ${param("now")} order by rotated_at desc, id desc limit ${ALL} offset ${param("kept")})`,
  );
  return (userId: string, kept: number, now: number): Write => ({
    statement,
    values: { userId, kept, now },
    expect: "any",
  });
}

/** Those of the user that were signed in with that wallet. */
function revokeOfWallet({ queries: db }: OpenDatabase) {
  const statement = ending(db, and(eq(sessions.address, param("address")), lives));
  return (userId: string, address: string, now: number): Write => ({
    statement,
    values: { userId, address, now },
    expect: "any",
  });
}

/** Any user's sessions that were signed in with this wallet. */
function revokeOfAddress({ queries: db }: OpenDatabase) {
  const statement = ending(db, and(eq(sessions.address, param("address")), isNull(sessions.revokedAt)));
  return (address: string, now: number): Write => ({
    statement,
    values: { address, now },
    expect: "any",
  });
}

/** Those of wallets that are linked to the user no more, but for the one kept. */
function revokeStray({ queries: db }: OpenDatabase) {
  const statement = ending(
    db,
    and(lives, ne(sessions.id, param("keptId")), notInArray(sessions.address, linkedAddresses)),
  );
  return (userId: string, keptId: string, now: number): Write => ({
    statement,
    values: { userId, keptId, now },
    expect: "any",
  });
}

/** Removes those that expired before then. */
function forgetChallenges({ queries: db }: OpenDatabase) {
  const statement = db
    .delete(challenges)
    .where(firstRows(lt(challenges.expiresAt, paramSql("before")), challenges.nonce))
    .prepare();
  return (before: number): Write => ({
    statement,
    values: { before },
    expect: "any",
  });
}

/**
 * Removes the tokens that expired before then, and after them the sessions: a session takes its tokens with
 * it.
 */
function forget({ queries: db }: OpenDatabase) {
  const forgetSessions = db
    .delete(sessions)
    .where(firstRows(lt(sessions.expiresAt, paramSql("before")), sessions.id))
    .prepare();
  const forgetTokens = db
    .delete(sessionTokens)
    .where(firstRows(lt(sessionTokens.expiresAt, paramSql("before")), sessionTokens.hash))
    .prepare();
  return (before: number): Write[] => [
    { statement: forgetTokens, values: { before }, expect: "any" },
    { statement: forgetSessions, values: { before }, expect: "any" },
  ];
}
