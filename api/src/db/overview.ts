import {
  and,
  asc,
  count,
  desc,
  eq,
  gt,
  inArray,
  isNotNull,
  isNull,
  lte,
  or,
  type SQL,
  sql,
} from "drizzle-orm";
import { param } from "./bindings.ts";
import type { OpenDatabase } from "./database.ts";
import { jobs, sites, tokens, users, wallets, websites } from "./schema.ts";

/** Reads across all users, for the operator alone. */
export function createOverview({ queries: db, dialect }: OpenDatabase) {
  const tokensOf = db.select({ count: count() }).from(tokens).where(eq(tokens.userId, users.id));
  const liveSitesOf = db
    .select({ count: count() })
    .from(sites)
    .innerJoin(websites, eq(websites.id, sites.websiteId))
    .where(and(eq(websites.userId, users.id), gt(sites.expiresAt, param("now"))));
  const walletsOf = sql`(select ${dialect.listOf(sql`w.address`)} from
    (select address from wallets where user_id = users.id and unlinked_at is null order by linked_at, id) w)`.mapWith(
    (json: string): string[] => JSON.parse(json),
  );
  const newestUsers = db
    .select({
      id: users.id,
      name: users.name,
      createdAt: users.createdAt,
      wallets: walletsOf,
      tokens: sql<number>`(${tokensOf})`,
      liveSites: sql<number>`(${liveSitesOf})`,
    })
    .from(users)
    .orderBy(desc(users.createdAt), desc(users.id))
    .limit(param("limit"))
    .prepare();
  const ownersOf = db
    .select({ userId: wallets.userId })
    .from(wallets)
    .where(eq(wallets.address, param("address")));
  const firstWallet = db
    .select({ address: wallets.address })
    .from(wallets)
    .where(and(eq(wallets.userId, tokens.userId), isNull(wallets.unlinkedAt)))
    .orderBy(asc(wallets.linkedAt), asc(wallets.id))
    .limit(1);
  const newestTokens = db
    .select({
      id: tokens.id,
      name: tokens.name,
      ticker: tokens.ticker,
      origin: tokens.origin,
      mintAddress: tokens.mintAddress,
      createdAt: tokens.createdAt,
      wallet: sql<string | null>`(${firstWallet})`,
      website: websites,
    })
    .from(tokens)
    .leftJoin(websites, eq(websites.tokenId, tokens.id))
    .where(or(isNull(sql`cast(${param("address")} as text)`), inArray(tokens.userId, ownersOf)))
    .orderBy(desc(tokens.createdAt), desc(tokens.id))
    .limit(param("limit"))
    .prepare();

  const numberOf = (table: typeof users | typeof tokens | typeof sites | typeof jobs, where?: SQL) =>
    sql<number>`(${db.select({ count: count() }).from(table).where(where)})`;
  const counts = db
    .select({
      users: numberOf(users),
      tokens: numberOf(tokens),
      launched: numberOf(tokens, and(isNotNull(tokens.mintAddress), eq(tokens.origin, "GENERATED"))),
      liveSites: numberOf(sites, gt(sites.expiresAt, param("now"))),
      jobs: numberOf(
        jobs,
        or(eq(jobs.state, "running"), and(eq(jobs.state, "queued"), lte(jobs.dueAt, param("now")))),
      ),
    })
    .from(sql`(select 1) as one`)
    .prepare();

  return {
    /** How many there are of everything, and of jobs those that run or are due. */
    counts: async (now: number) => counts.get({ now }),
    /** Newest first. */
    users: async (now: number, limit: number) => newestUsers.all({ now, limit }),
    /** Newest first: everybody's, or those of the account that a wallet belongs to. */
    tokens: async (address: string | null, limit: number) => newestTokens.all({ address, limit }),
  };
}
