import { and, eq, gt, isNull, lt } from "drizzle-orm";
import { everyColumn, given, givenSql } from "./bindings.ts";
import type { OpenDatabase } from "./open.ts";
import type { Write } from "./plan.ts";
import { challenges, sessions, sessionTokens } from "./schema.ts";

export type ChallengeRow = typeof challenges.$inferSelect;
export type SessionRow = typeof sessions.$inferSelect;
export type SessionTokenRow = typeof sessionTokens.$inferSelect;

/** Challenges, sessions and the hashes of their tokens. */
export function createSessions({ drizzle: db }: OpenDatabase) {
  const challenge = db
    .select()
    .from(challenges)
    .where(eq(challenges.nonce, given("nonce")))
    .prepare();
  const byId = db
    .select()
    .from(sessions)
    .where(eq(sessions.id, given("id")))
    .prepare();
  const token = db
    .select({ token: sessionTokens, session: sessions })
    .from(sessionTokens)
    .innerJoin(sessions, eq(sessions.id, sessionTokens.sessionId))
    .where(and(eq(sessionTokens.hash, given("hash")), eq(sessionTokens.kind, given("kind"))))
    .prepare();
  const addChallenge = db.insert(challenges).values(everyColumn(challenges)).prepare();
  const burnChallenge = db
    .update(challenges)
    .set({ usedAt: givenSql("now") })
    .where(and(eq(challenges.nonce, given("nonce")), isNull(challenges.usedAt)))
    .prepare();
  const add = db.insert(sessions).values(everyColumn(sessions)).prepare();
  const addToken = db.insert(sessionTokens).values(everyColumn(sessionTokens)).prepare();
  const rotate = db
    .update(sessions)
    .set({
      generation: givenSql("next"),
      rotatedAt: givenSql("now"),
      expiresAt: givenSql("expiresAt"),
    })
    .where(
      and(
        eq(sessions.id, given("id")),
        eq(sessions.generation, given("generation")),
        isNull(sessions.revokedAt),
        gt(sessions.expiresAt, givenSql("now")),
      ),
    )
    .prepare();
  const revoke = db
    .update(sessions)
    .set({ revokedAt: givenSql("now") })
    .where(and(eq(sessions.id, given("id")), isNull(sessions.revokedAt)))
    .prepare();
  const forgetChallenges = db
    .delete(challenges)
    .where(lt(challenges.expiresAt, givenSql("before")))
    .prepare();
  const forgetSessions = db
    .delete(sessions)
    .where(lt(sessions.expiresAt, givenSql("before")))
    .prepare();
  const forgetTokens = db
    .delete(sessionTokens)
    .where(lt(sessionTokens.expiresAt, givenSql("before")))
    .prepare();

  return {
    challenge: async (nonce: string) => challenge.get({ nonce }) ?? null,
    find: async (id: string) => byId.get({ id }) ?? null,
    token: async (hash: string, kind: "access" | "refresh") => token.get({ hash, kind }) ?? null,
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
    /** Removes what nobody can ask about any more. Times in milliseconds. */
    forget: (before: { challenges: number; sessions: number; tokens: number }): Write[] => [
      { statement: forgetChallenges, values: { before: before.challenges }, expect: "any" },
      { statement: forgetSessions, values: { before: before.sessions }, expect: "any" },
      { statement: forgetTokens, values: { before: before.tokens }, expect: "any" },
    ],
  };
}
