import { and, asc, count, eq, exists, isNotNull, isNull, ne, notExists, or, sql } from "drizzle-orm";
import { alias, QueryBuilder } from "drizzle-orm/sqlite-core";
import { lists } from "#contract/limits.ts";
import { everyColumn, param, paramSql } from "./bindings.ts";
import type { OpenDatabase } from "./database.ts";
import type { Write } from "./plan.ts";
import { tokens, users, wallets } from "./schema.ts";

export type UserRow = typeof users.$inferSelect;
export type WalletRow = typeof wallets.$inferSelect;

/** Users and the wallets that are linked to them. */
export const createAccounts = (database: OpenDatabase) => ({
  user: findUser(database),
  wallets: linkedWallets(database),
  walletAt: walletAt(database),
  formerWalletAt: formerWalletAt(database),
  tokenCounts: tokenCounts(database),
  addUser: addUser(database),
  addWallet: addWallet(database),
  removeWallet: removeWallet(database),
  unlinkLast: unlinkLast(database),
  requireLinked: requireLinked(database),
  relink: relink(database),
  endRights: endRights(database),
  rename: rename(database),
});

const query = new QueryBuilder();

const isLinkedHere = and(
  eq(wallets.id, param("id")),
  eq(wallets.userId, param("userId")),
  isNull(wallets.unlinkedAt),
);

const others = alias(wallets, "others");

const otherLinked = query
  .select({ one: sql`1` })
  .from(others)
  .where(and(eq(others.userId, wallets.userId), ne(others.id, wallets.id), isNull(others.unlinkedAt)));

function findUser({ queries: db }: OpenDatabase) {
  const statement = db
    .select()
    .from(users)
    .where(eq(users.id, param("id")))
    .prepare();
  return async (id: string) => (await statement.get({ id })) ?? null;
}

/** Linked wallets, the first linked first, up to the length of a list. */
function linkedWallets({ queries: db }: OpenDatabase) {
  const statement = db
    .select()
    .from(wallets)
    .where(and(eq(wallets.userId, param("userId")), isNull(wallets.unlinkedAt)))
    .orderBy(asc(wallets.linkedAt), asc(wallets.id))
    .limit(param("limit"))
    .prepare();
  return async (userId: string) => statement.all({ userId, limit: lists.limitMax });
}

function walletAt({ queries: db }: OpenDatabase) {
  const statement = db
    .select()
    .from(wallets)
    .where(and(eq(wallets.address, param("address")), isNull(wallets.unlinkedAt)))
    .prepare();
  return async (address: string) => (await statement.get({ address })) ?? null;
}

/** The account whose last wallet this was: signing in with it opens that account again. */
function formerWalletAt({ queries: db }: OpenDatabase) {
  const statement = db
    .select()
    .from(wallets)
    .where(and(eq(wallets.address, param("address")), isNotNull(wallets.unlinkedAt)))
    .prepare();
  return async (address: string) => (await statement.get({ address })) ?? null;
}

function tokenCounts({ queries: db }: OpenDatabase) {
  const statement = db
    .select({ created: count(), deployed: sql<number>`count(*) filter (where ${deployed})` })
    .from(tokens)
    .where(eq(tokens.userId, param("userId")))
    .prepare();
  return async (userId: string) => (await statement.get({ userId })) ?? { created: 0, deployed: 0 };
}

function addUser({ queries: db }: OpenDatabase) {
  const statement = db.insert(users).values(everyColumn(users)).prepare();
  return (row: UserRow): Write => ({ statement, values: { ...row }, expect: "one" });
}

function addWallet({ queries: db }: OpenDatabase) {
  const statement = db.insert(wallets).values(everyColumn(wallets)).onConflictDoNothing().prepare();
  return (row: WalletRow): Write => ({ statement, values: { ...row }, expect: "one" });
}

/** Unlinks one of several wallets; the plan is stale if it is the last one. */
function removeWallet({ queries: db }: OpenDatabase) {
  const statement = db
    .delete(wallets)
    .where(and(isLinkedHere, exists(otherLinked)))
    .prepare();
  return ({ id, userId }: WalletRow): Write => ({
    statement,
    values: { id, userId },
    expect: "one",
  });
}

/** Unlinks the last wallet; the plan is stale if there is another. */
function unlinkLast({ queries: db }: OpenDatabase) {
  const statement = db
    .update(wallets)
    .set({ unlinkedAt: paramSql("now") })
    .where(and(isLinkedHere, notExists(otherLinked)))
    .prepare();
  return ({ id, userId }: WalletRow, now: number): Write => ({
    statement,
    values: { id, userId, now },
    expect: "one",
  });
}

/** Guards that the wallet is still linked to the account that it was read with. */
function requireLinked({ queries: db }: OpenDatabase) {
  const statement = db
    .update(wallets)
    .set({ linkedAt: sql`${wallets.linkedAt}` })
    .where(isLinkedHere)
    .prepare();
  return ({ id, userId }: WalletRow): Write => ({
    statement,
    values: { id, userId },
    expect: "one",
  });
}

/** Links what was its account's last wallet again. */
function relink({ queries: db }: OpenDatabase) {
  const statement = db
    .update(wallets)
    .set({ linkedAt: paramSql("now"), unlinkedAt: null })
    .where(and(eq(wallets.id, param("id")), isNotNull(wallets.unlinkedAt)))
    .prepare();
  return ({ id }: WalletRow, now: number): Write => ({
    statement,
    values: { id, now },
    expect: "one",
  });
}

/**
 * Forgets former wallets that an account with another wallet, or a wallet with another account, no longer
 * needs.
 */
function endRights({ queries: db }: OpenDatabase) {
  const statement = db
    .delete(wallets)
    .where(
      and(
        isNotNull(wallets.unlinkedAt),
        or(eq(wallets.userId, param("userId")), eq(wallets.address, param("address"))),
      ),
    )
    .prepare();
  return (userId: string, address: string): Write => ({
    statement,
    values: { userId, address },
    expect: "any",
  });
}

function rename({ queries: db }: OpenDatabase) {
  const statement = db
    .update(users)
    .set({ name: paramSql("name") })
    .where(eq(users.id, param("id")))
    .prepare();
  return (id: string, name: string): Write => ({ statement, values: { id, name }, expect: "one" });
}

const deployed = and(isNotNull(tokens.mintAddress), eq(tokens.origin, "GENERATED"));
