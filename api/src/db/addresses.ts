import { and, eq, isNotNull, isNull, lt, or, sql } from "drizzle-orm";
import { everyColumn, firstRows, param, paramSql } from "./bindings.ts";
import type { OpenDatabase } from "./database.ts";
import type { Write } from "./plan.ts";
import { addresses } from "./schema.ts";

export interface SiteAddress {
  domain: string;
  subdomain: string;
}

/** Which token has which subdomain. The primary key decides races. */
export const createAddresses = (database: OpenDatabase) => ({
  find: find(database),
  claim: claim(database),
  keepUntil: keepUntil(database),
  release: release(database),
  releaseAll: releaseAll(database),
  drop: drop(database),
  forget: forget(database),
});

const isThis = and(eq(addresses.domain, param("domain")), eq(addresses.subdomain, param("subdomain")));

const isOurs = eq(addresses.tokenId, param("tokenId"));

const mayTake = sql`${or(
  sql`${addresses.tokenId} = excluded.token_id`,
  and(isNull(addresses.tokenId), sql`${addresses.userId} = excluded.user_id`),
  and(isNotNull(addresses.heldUntil), lt(addresses.heldUntil, paramSql("now"))),
)}`;

function find({ queries: db }: OpenDatabase) {
  const statement = db.select().from(addresses).where(isThis).prepare();
  return async (address: SiteAddress) => (await statement.get({ ...pick(address) })) ?? null;
}

/** Takes an address for a token, or fails with `subdomain_taken`. */
function claim({ queries: db }: OpenDatabase) {
  const statement = db
    .insert(addresses)
    .values({ ...everyColumn(addresses), heldUntil: null })
    .onConflictDoUpdate({
      target: [addresses.domain, addresses.subdomain],
      set: {
        userId: sql`excluded.user_id`,
        heldUntil: null,
        tokenId: sql`excluded.token_id`,
      },
      setWhere: mayTake,
    })
    .prepare();
  return (userId: string, tokenId: string, address: SiteAddress, now: number): Write => ({
    statement,
    values: { ...pick(address), userId, tokenId, now },
    expect: "one",
    otherwise: "subdomain_taken",
  });
}

/** Keeps the token's address until `until`; fails with `subdomain_taken` if the token has lost it. */
function keepUntil({ queries: db }: OpenDatabase) {
  const statement = db
    .update(addresses)
    .set({ heldUntil: paramSql("until") })
    .where(and(isThis, isOurs))
    .prepare();
  return (tokenId: string, address: SiteAddress, until: number): Write => ({
    statement,
    values: { ...pick(address), tokenId, until },
    expect: "one",
    otherwise: "subdomain_taken",
  });
}

/** Releases the token's address. Until `until` only its owner may claim it again. */
function release({ queries: db }: OpenDatabase) {
  const statement = db
    .update(addresses)
    .set({ tokenId: null, heldUntil: paramSql("until") })
    .where(and(isThis, isOurs))
    .prepare();
  return (tokenId: string, address: SiteAddress, until: number): Write => ({
    statement,
    values: { ...pick(address), tokenId, until },
    expect: "any",
  });
}

function releaseAll({ queries: db }: OpenDatabase) {
  const statement = db
    .update(addresses)
    .set({ tokenId: null, heldUntil: paramSql("until") })
    .where(isOurs)
    .prepare();
  return (tokenId: string, until: number): Write => ({
    statement,
    values: { tokenId, until },
    expect: "any",
  });
}

/** Free for anybody at once. */
function drop({ queries: db }: OpenDatabase) {
  const statement = db.delete(addresses).where(and(isThis, isOurs)).prepare();
  return (tokenId: string, address: SiteAddress): Write => ({
    statement,
    values: { ...pick(address), tokenId },
    expect: "any",
  });
}

function forget({ queries: db }: OpenDatabase) {
  const statement = db
    .delete(addresses)
    .where(
      firstRows(
        and(isNull(addresses.tokenId), lt(addresses.heldUntil, paramSql("now"))),
        addresses.domain,
        addresses.subdomain,
      ),
    )
    .prepare();
  return (now: number): Write => ({ statement, values: { now }, expect: "any" });
}

const pick = ({ domain, subdomain }: SiteAddress) => ({ domain, subdomain });
