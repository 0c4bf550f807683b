import { and, eq, ne } from "drizzle-orm";
import { everyColumn, param, paramSql } from "./bindings.ts";
import type { OpenDatabase } from "./open.ts";
import type { Write } from "./plan.ts";
import { launches, metadataFiles } from "./schema.ts";
import type { OwnedToken } from "./tokens.ts";

export type LaunchRow = typeof launches.$inferSelect;

/** Launches, and the metadata files they froze. */
export function createLaunches({ drizzle: db }: OpenDatabase) {
  const isThis = and(eq(launches.tokenId, param("tokenId")), eq(launches.mint, param("mint")));
  const byMint = db
    .select()
    .from(launches)
    .where(and(isThis, eq(launches.userId, param("userId"))))
    .prepare();
  const open = db
    .select()
    .from(launches)
    .where(
      and(
        eq(launches.userId, param("userId")),
        eq(launches.tokenId, param("tokenId")),
        eq(launches.state, "open"),
      ),
    )
    .prepare();
  const confirmedMint = db
    .select({ tokenId: launches.tokenId })
    .from(launches)
    .where(and(eq(launches.mint, param("mint")), eq(launches.state, "confirmed")))
    .prepare();
  const file = db
    .select({ json: metadataFiles.json })
    .from(metadataFiles)
    .where(eq(metadataFiles.id, param("id")))
    .prepare();
  const add = db
    .insert(launches)
    .values(everyColumn(launches))
    .onConflictDoUpdate({
      target: [launches.tokenId, launches.mint],
      set: {
        walletAddress: paramSql("walletAddress"),
        metadataId: paramSql("metadataId"),
        metadataUri: paramSql("metadataUri"),
        name: paramSql("name"),
        symbol: paramSql("symbol"),
        imageUrl: paramSql("imageUrl"),
        preparedHeight: paramSql("preparedHeight"),
        state: "open",
        updatedAt: paramSql("updatedAt"),
      },
      setWhere: ne(launches.state, "confirmed"),
    })
    .prepare();
  const confirm = db
    .update(launches)
    .set({
      state: "confirmed",
      createSignature: paramSql("createSignature"),
      signature: paramSql("signature"),
      updatedAt: paramSql("now"),
    })
    .where(and(isThis, ne(launches.state, "confirmed")))
    .prepare();
  const close = db
    .update(launches)
    .set({ state: "closed", updatedAt: paramSql("now") })
    .where(and(isThis, eq(launches.state, "open"), eq(launches.preparedHeight, param("preparedHeight"))))
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
    /** Closes a launch that the chain proved expired, unless it was prepared again meanwhile. */
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
