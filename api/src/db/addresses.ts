import { and, eq, isNotNull, isNull, lt, or, sql } from "drizzle-orm";
import { everyColumn, param, paramSql } from "./bindings.ts";
import type { OpenDatabase } from "./open.ts";
import type { Write } from "./plan.ts";
import { addresses } from "./schema.ts";

export interface SiteAddress {
  domain: string;
  subdomain: string;
}

/** Which token has which subdomain. The primary key decides races. */
export function createAddresses({ drizzle: db }: OpenDatabase) {
  const isThis = and(eq(addresses.domain, param("domain")), eq(addresses.subdomain, param("subdomain")));
  const isOurs = eq(addresses.tokenId, param("tokenId"));
  const find = db.select().from(addresses).where(isThis).prepare();
  const mayTake = or(
    sql`${addresses.tokenId} = excluded.token_id`,
    and(isNull(addresses.tokenId), sql`${addresses.userId} = excluded.user_id`),
    and(isNotNull(addresses.heldUntil), lt(addresses.heldUntil, paramSql("now"))),
  );
  const claim = db
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
  const keepUntil = db
    .update(addresses)
    .set({ heldUntil: paramSql("until") })
    .where(and(isThis, isOurs))
    .prepare();
  const release = db
    .update(addresses)
    .set({ tokenId: null, heldUntil: paramSql("until") })
    .where(and(isThis, isOurs))
    .prepare();
  const releaseAll = db
    .update(addresses)
    .set({ tokenId: null, heldUntil: paramSql("until") })
    .where(isOurs)
    .prepare();
  const drop = db.delete(addresses).where(and(isThis, isOurs)).prepare();
  const forget = db
    .delete(addresses)
    .where(and(isNull(addresses.tokenId), lt(addresses.heldUntil, paramSql("now"))))
    .prepare();

  return {
    find: async (address: SiteAddress) => find.get({ ...pick(address) }) ?? null,
    /** Takes an address for a token, or fails with `subdomain_taken`. */
    claim: (userId: string, tokenId: string, address: SiteAddress, now: number): Write => ({
      statement: claim,
      values: { ...pick(address), userId, tokenId, now },
      expect: "one",
      otherwise: "subdomain_taken",
    }),
    /** Keeps the token's address until `until`; fails with `subdomain_taken` if the token has lost it. */
    keepUntil: (tokenId: string, address: SiteAddress, until: number): Write => ({
      statement: keepUntil,
      values: { ...pick(address), tokenId, until },
      expect: "one",
      otherwise: "subdomain_taken",
    }),
    /** Releases the token's address. Until `until` only its owner may claim it again. */
    release: (tokenId: string, address: SiteAddress, until: number): Write => ({
      statement: release,
      values: { ...pick(address), tokenId, until },
      expect: "any",
    }),
    releaseAll: (tokenId: string, until: number): Write => ({
      statement: releaseAll,
      values: { tokenId, until },
      expect: "any",
    }),
    /** Free for anybody at once. */
    drop: (tokenId: string, address: SiteAddress): Write => ({
      statement: drop,
      values: { ...pick(address), tokenId },
      expect: "any",
    }),
    forget: (now: number): Write => ({ statement: forget, values: { now }, expect: "any" }),
  };
}

const pick = ({ domain, subdomain }: SiteAddress) => ({ domain, subdomain });
