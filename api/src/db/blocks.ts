import { and, asc, eq, notExists, sql } from "drizzle-orm";
import { QueryBuilder } from "drizzle-orm/sqlite-core";
import type { SiteAddress } from "./addresses.ts";
import { everyColumn, param, paramSql } from "./bindings.ts";
import type { OpenDatabase } from "./database.ts";
import type { Write } from "./plan.ts";
import { addresses, blocks, challenges } from "./schema.ts";

export type BlockRow = typeof blocks.$inferSelect;
export type BlockKind = "subdomain" | "wallet" | "site" | "gallery";

/**
 * What the operator has blocked. A guard is a write in the plan that it guards, so that it sees every race.
 */
export const createBlocks = (database: OpenDatabase) => ({
  find: find(database),
  isTakenDown: isTakenDown(database),
  list: list(database),
  add: add(database),
  remove: remove(database),
  allowSignIn: allowSignIn(database),
  allowAddress: allowAddress(database),
});

const query = new QueryBuilder();

const isThis = and(eq(blocks.kind, param("kind")), eq(blocks.value, param("value")));

const blockOfWallet = query
  .select({ one: sql`1` })
  .from(blocks)
  .where(and(eq(blocks.kind, "wallet"), eq(blocks.value, challenges.address)));

const host = sql`${addresses.subdomain} || '.' || ${addresses.domain}`;

const blockOfAddress = query
  .select({ one: sql`1` })
  .from(blocks)
  .where(
    sql`(${blocks.kind} = 'subdomain' and ${blocks.value} = ${addresses.subdomain})
      or (${blocks.kind} = 'site' and ${blocks.value} = ${host})`,
  );

function find({ queries: db }: OpenDatabase) {
  const statement = db.select().from(blocks).where(isThis).prepare();
  return async (kind: BlockKind, value: string) => (await statement.get({ kind, value })) ?? null;
}

function isTakenDown({ queries: db }: OpenDatabase) {
  const statement = db.select().from(blocks).where(isThis).prepare();
  return async (host: string): Promise<boolean> =>
    (await statement.get({ kind: "site", value: host })) !== undefined;
}

function list({ queries: db }: OpenDatabase) {
  const statement = db
    .select()
    .from(blocks)
    .orderBy(asc(blocks.kind), asc(blocks.value))
    .limit(param("limit"))
    .prepare();
  return async (limit: number) => await statement.all({ limit });
}

/** Blocking again changes the reason. */
function add({ queries: db }: OpenDatabase) {
  const statement = db
    .insert(blocks)
    .values(everyColumn(blocks))
    .onConflictDoUpdate({
      target: [blocks.kind, blocks.value],
      set: { reason: paramSql("reason"), createdAt: paramSql("createdAt") },
    })
    .prepare();
  return (row: BlockRow & { kind: BlockKind }): Write => ({
    statement,
    values: { ...row },
    expect: "one",
  });
}

function remove({ queries: db }: OpenDatabase) {
  const statement = db.delete(blocks).where(isThis).prepare();
  return (kind: BlockKind, value: string): Write => ({
    statement,
    values: { kind, value },
    expect: "one",
    otherwise: "block_not_found",
  });
}

/** Guards that the challenge's wallet is not blocked. */
function allowSignIn({ queries: db }: OpenDatabase) {
  const statement = db
    .update(challenges)
    .set({ address: sql`${challenges.address}` })
    .where(and(eq(challenges.nonce, param("nonce")), notExists(blockOfWallet)))
    .prepare();
  return (nonce: string): Write => ({
    statement,
    values: { nonce },
    expect: "one",
    otherwise: "wallet_blocked",
  });
}

/** Guards, after an address is claimed, that its subdomain is not blocked and its site not taken down. */
function allowAddress({ queries: db }: OpenDatabase) {
  const statement = db
    .update(addresses)
    .set({ domain: sql`${addresses.domain}` })
    .where(
      and(
        eq(addresses.domain, param("domain")),
        eq(addresses.subdomain, param("subdomain")),
        notExists(blockOfAddress),
      ),
    )
    .prepare();
  return ({ domain, subdomain }: SiteAddress): Write => ({
    statement,
    values: { domain, subdomain },
    expect: "one",
    otherwise: "subdomain_reserved",
  });
}
