import { and, asc, count, eq, isNotNull, isNull, sql } from "drizzle-orm";
import { everyColumn, given, givenSql } from "./bindings.ts";
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
    .where(eq(users.id, given("id")))
    .prepare();
  const linked = db
    .select()
    .from(wallets)
    .where(and(eq(wallets.userId, given("userId")), isNull(wallets.unlinkedAt)))
    .orderBy(asc(wallets.linkedAt), asc(wallets.id))
    .prepare();
  const byAddress = db
    .select()
    .from(wallets)
    .where(and(eq(wallets.address, given("address")), isNull(wallets.unlinkedAt)))
    .prepare();
  const made = db
    .select({ created: count(), deployed: sql<number>`coalesce(sum(${deployed}), 0)` })
    .from(tokens)
    .where(eq(tokens.userId, given("userId")))
    .prepare();
  const addUser = db.insert(users).values(everyColumn(users)).prepare();
  const addWallet = db.insert(wallets).values(everyColumn(wallets)).onConflictDoNothing().prepare();
  const rename = db
    .update(users)
    .set({ name: givenSql("name") })
    .where(eq(users.id, given("id")))
    .prepare();

  return {
    user: async (id: string) => byId.get({ id }) ?? null,
    wallets: async (userId: string) => linked.all({ userId }),
    walletAt: async (address: string) => byAddress.get({ address }) ?? null,
    tokenCounts: async (userId: string) => made.get({ userId }) ?? { created: 0, deployed: 0 },
    addUser: (row: UserRow): Write => ({ statement: addUser, values: { ...row }, expect: "one" }),
    addWallet: (row: WalletRow): Write => ({ statement: addWallet, values: { ...row }, expect: "one" }),
    rename: (id: string, name: string): Write => ({ statement: rename, values: { id, name }, expect: "one" }),
  };
}

const deployed = and(isNotNull(tokens.mintAddress), eq(tokens.origin, "GENERATED"));
