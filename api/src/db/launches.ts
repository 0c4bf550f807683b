import { and, eq, ne } from "drizzle-orm";
import { everyColumn, given, givenSql } from "./bindings.ts";
import type { OpenDatabase } from "./open.ts";
import type { Write } from "./plan.ts";
import { launches, metadataFiles } from "./schema.ts";
import type { OwnedToken } from "./tokens.ts";

export type LaunchRow = typeof launches.$inferSelect;

/** Launches, and the metadata files they froze. */
export function createLaunches({ drizzle: db }: OpenDatabase) {
  const isThis = and(eq(launches.tokenId, given("tokenId")), eq(launches.mint, given("mint")));
  const byMint = db
    .select()
    .from(launches)
    .where(and(isThis, eq(launches.userId, given("userId"))))
    .prepare();
  const open = db
    .select()
    .from(launches)
    .where(
      and(
        eq(launches.userId, given("userId")),
        eq(launches.tokenId, given("tokenId")),
        eq(launches.state, "open"),
      ),
    )
    .prepare();
  const confirmedMint = db
    .select({ tokenId: launches.tokenId })
    .from(launches)
    .where(and(eq(launches.mint, given("mint")), eq(launches.state, "confirmed")))
    .prepare();
  const file = db
    .select({ json: metadataFiles.json })
    .from(metadataFiles)
    .where(eq(metadataFiles.id, given("id")))
    .prepare();
  const add = db
    .insert(launches)
    .values(everyColumn(launches))
    .onConflictDoUpdate({
      target: [launches.tokenId, launches.mint],
      set: {
        walletAddress: givenSql("walletAddress"),
        metadataId: givenSql("metadataId"),
        metadataUri: givenSql("metadataUri"),
        name: givenSql("name"),
        symbol: givenSql("symbol"),
        imageUrl: givenSql("imageUrl"),
        preparedHeight: givenSql("preparedHeight"),
        state: "open",
        updatedAt: givenSql("updatedAt"),
      },
      setWhere: ne(launches.state, "confirmed"),
    })
    .prepare();
  const confirm = db
    .update(launches)
    .set({
      state: "confirmed",
      createSignature: givenSql("createSignature"),
      signature: givenSql("signature"),
      updatedAt: givenSql("now"),
    })
    .where(and(isThis, ne(launches.state, "confirmed")))
    .prepare();
  const close = db
    .update(launches)
    .set({ state: "closed", updatedAt: givenSql("now") })
    .where(and(isThis, eq(launches.state, "open"), eq(launches.preparedHeight, given("preparedHeight"))))
    .prepare();
  const addFile = db.insert(metadataFiles).values(everyColumn(metadataFiles)).onConflictDoNothing().prepare();

  return {
    find: async (token: OwnedToken, mint: string) =>
      byMint.get({ userId: token.userId, tokenId: token.id, mint }) ?? null,
    open: async (token: OwnedToken) => open.get({ userId: token.userId, tokenId: token.id }) ?? null,
    isLaunched: async (mint: string) => confirmedMint.get({ mint }) !== undefined,
    metadata: async (id: string) => file.get({ id })?.json ?? null,
    /** Opens a launch, or opens it again with a newer block height. */
    prepare: (row: LaunchRow): Write => ({ statement: add, values: { ...row }, expect: "one" }),
    confirm: (launch: LaunchRow, signatures: Signatures, now: number): Write => ({
      statement: confirm,
      values: { tokenId: launch.tokenId, mint: launch.mint, ...signatures, now },
      expect: "one",
    }),
    /** Closes what the chain proved expired, unless it was prepared anew meanwhile. */
    close: (launch: LaunchRow, now: number): Write => ({
      statement: close,
      values: {
        tokenId: launch.tokenId,
        mint: launch.mint,
        preparedHeight: launch.preparedHeight,
        now,
      },
      expect: "one",
    }),
    addMetadata: (id: string, json: string, now: number): Write => ({
      statement: addFile,
      values: { id, json, createdAt: now },
      expect: "any",
    }),
  };
}

export interface Signatures {
  createSignature: string;
  signature: string;
}
