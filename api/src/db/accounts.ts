import { and, asc, count, eq, exists, isNotNull, isNull, ne, notExists, or, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/sqlite-core";
import { lists } from "#contract/limits.ts";
import { everyColumn, param, paramSql } from "./bindings.ts";
import type { OpenDatabase } from "./open.ts";
import type { Write } from "./plan.ts";
import { tokens, users, wallets } from "./schema.ts";

export type UserRow = typeof users.$inferSelect;
export type WalletRow = typeof wallets.$inferSelect;

/** Users and the wallets that are linked to them. */
export function createAccounts({ drizzle: db }: OpenDatabase) {
  const byId = db
    .select()
    .from(users)
    .where(eq(users.id, param("id")))
    .prepare();
  const linked = db
    .select()
    .from(wallets)
    .where(and(eq(wallets.userId, param("userId")), isNull(wallets.unlinkedAt)))
    .orderBy(asc(wallets.linkedAt), asc(wallets.id))
    .limit(param("limit"))
    .prepare();
  const byAddress = db
    .select()
    .from(wallets)
    .where(and(eq(wallets.address, param("address")), isNull(wallets.unlinkedAt)))
    .prepare();
  const formerly = db
    .select()
    .from(wallets)
    .where(and(eq(wallets.address, param("address")), isNotNull(wallets.unlinkedAt)))
    .prepare();
  const isLinkedHere = and(
    eq(wallets.id, param("id")),
    eq(wallets.userId, param("userId")),
    isNull(wallets.unlinkedAt),
  );
  const others = alias(wallets, "others");
  const otherLinked = db
    .select({ one: sql`1` })
    .from(others)
    .where(and(eq(others.userId, wallets.userId), ne(others.id, wallets.id), isNull(others.unlinkedAt)));
  const removeWallet = db
    .delete(wallets)
    .where(and(isLinkedHere, exists(otherLinked)))
    .prepare();
  const unlinkLast = db
    .update(wallets)
    .set({ unlinkedAt: paramSql("now") })
    .where(and(isLinkedHere, notExists(otherLinked)))
    .prepare();
  const requireLinked = db
    .update(wallets)
    .set({ linkedAt: sql`${wallets.linkedAt}` })
    .where(isLinkedHere)
    .prepare();
  const relink = db
    .update(wallets)
    .set({ linkedAt: paramSql("now"), unlinkedAt: null })
    .where(and(eq(wallets.id, param("id")), isNotNull(wallets.unlinkedAt)))
    .prepare();
  const endRights = db
    .delete(wallets)
    .where(
      and(
        isNotNull(wallets.unlinkedAt),
        or(eq(wallets.userId, param("userId")), eq(wallets.address, param("address"))),
      ),
    )
    .prepare();
  const made = db
    .select({ created: count(), deployed: sql<number>`coalesce(sum(${deployed}), 0)` })
    .from(tokens)
    .where(eq(tokens.userId, param("userId")))
    .prepare();
  const addUser = db.insert(users).values(everyColumn(users)).prepare();
  const addWallet = db.insert(wallets).values(everyColumn(wallets)).onConflictDoNothing().prepare();
  const rename = db
    .update(users)
    .set({ name: paramSql("name") })
    .where(eq(users.id, param("id")))
    .prepare();

  return {
    user: async (id: string) => byId.get({ id }) ?? null,
    /** Linked wallets, the first linked first, up to the length of a list. */
    wallets: async (userId: string) => linked.all({ userId, limit: lists.limitMax }),
    walletAt: async (address: string) => byAddress.get({ address }) ?? null,
    /** The account whose last wallet this was: signing in with it opens that account again. */
    formerWalletAt: async (address: string) => formerly.get({ address }) ?? null,
    tokenCounts: async (userId: string) => made.get({ userId }) ?? { created: 0, deployed: 0 },
    addUser: (row: UserRow): Write => ({ statement: addUser, values: { ...row }, expect: "one" }),
    addWallet: (row: WalletRow): Write => ({ statement: addWallet, values: { ...row }, expect: "one" }),
    /** Unlinks one of several wallets; the plan is stale if it is the last one. */
    removeWallet: ({ id, userId }: WalletRow): Write => ({
      statement: removeWallet,
      values: { id, userId },
      expect: "one",
    }),
    /** Unlinks the last wallet; the plan is stale if there is another. */
    unlinkLast: ({ id, userId }: WalletRow, now: number): Write => ({
      statement: unlinkLast,
      values: { id, userId, now },
      expect: "one",
    }),
    /** Guards that the wallet is still linked to the account that it was read with. */
    requireLinked: ({ id, userId }: WalletRow): Write => ({
      statement: requireLinked,
      values: { id, userId },
      expect: "one",
    }),
    /** Links what was its account's last wallet again. */
    relink: ({ id }: WalletRow, now: number): Write => ({
      statement: relink,
      values: { id, now },
      expect: "one",
    }),
    /**
     * Forgets former wallets that an account with another wallet, or a wallet with another account, no longer
     * needs.
     */
    endRights: (userId: string, address: string): Write => ({
      statement: endRights,
      values: { userId, address },
      expect: "any",
    }),
    rename: (id: string, name: string): Write => ({ statement: rename, values: { id, name }, expect: "one" }),
  };
}

const deployed = and(isNotNull(tokens.mintAddress), eq(tokens.origin, "GENERATED"));
