import { and, asc, eq, notExists, sql } from "drizzle-orm";
import type { SiteAddress } from "./addresses.ts";
import { everyColumn, param, paramSql } from "./bindings.ts";
import type { OpenDatabase } from "./open.ts";
import type { Write } from "./plan.ts";
import { addresses, blocks, challenges } from "./schema.ts";

export type BlockRow = typeof blocks.$inferSelect;
export type BlockKind = "subdomain" | "wallet" | "site";

/**
 * What the operator has blocked. A guard is a write in the plan that it guards, so that it sees every race.
 */
export function createBlocks({ drizzle: db }: OpenDatabase) {
  const isThis = and(eq(blocks.kind, param("kind")), eq(blocks.value, param("value")));
  const find = db.select().from(blocks).where(isThis).prepare();
  const list = db
    .select()
    .from(blocks)
    .orderBy(asc(blocks.kind), asc(blocks.value))
    .limit(param("limit"))
    .prepare();
  const add = db
    .insert(blocks)
    .values(everyColumn(blocks))
    .onConflictDoUpdate({
      target: [blocks.kind, blocks.value],
      set: { reason: paramSql("reason"), createdAt: paramSql("createdAt") },
    })
    .prepare();
  const remove = db.delete(blocks).where(isThis).prepare();
  const blockOfWallet = db
    .select({ one: sql`1` })
    .from(blocks)
    .where(and(eq(blocks.kind, "wallet"), eq(blocks.value, challenges.address)));
  const allowSignIn = db
    .update(challenges)
    .set({ address: sql`${challenges.address}` })
    .where(and(eq(challenges.nonce, param("nonce")), notExists(blockOfWallet)))
    .prepare();
  const host = sql`${addresses.subdomain} || '.' || ${addresses.domain}`;
  const blockOfAddress = db
    .select({ one: sql`1` })
    .from(blocks)
    .where(
      sql`(${blocks.kind} = 'subdomain' and ${blocks.value} = ${addresses.subdomain})
        or (${blocks.kind} = 'site' and ${blocks.value} = ${host})`,
    );
  const allowAddress = db
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

  return {
    find: async (kind: BlockKind, value: string) => find.get({ kind, value }) ?? null,
    /** Synchronous, for the hosting path alone. */
    isTakenDown: (host: string): boolean => find.get({ kind: "site", value: host }) !== undefined,
    list: async (limit: number) => list.all({ limit }),
    /** Blocking again changes the reason. */
    add: (row: BlockRow & { kind: BlockKind }): Write => ({
      statement: add,
      values: { ...row },
      expect: "one",
    }),
    remove: (kind: BlockKind, value: string): Write => ({
      statement: remove,
      values: { kind, value },
      expect: "one",
      otherwise: "block_not_found",
    }),
    /** Guards that the challenge's wallet is not blocked. */
    allowSignIn: (nonce: string): Write => ({
      statement: allowSignIn,
      values: { nonce },
      expect: "one",
      otherwise: "wallet_blocked",
    }),
    /** Guards, after an address is claimed, that its subdomain is not blocked and its site not taken down. */
    allowAddress: ({ domain, subdomain }: SiteAddress): Write => ({
      statement: allowAddress,
      values: { domain, subdomain },
      expect: "one",
      otherwise: "subdomain_reserved",
    }),
  };
}
