import { and, eq, gt, lt, ne } from "drizzle-orm";
import { everyColumn, param, paramSql } from "./bindings.ts";
import type { OpenDatabase } from "./database.ts";
import type { Write } from "./plan.ts";
import { launches, metadataFiles } from "./schema.ts";
import type { OwnedToken } from "./tokens.ts";

export type LaunchRow = typeof launches.$inferSelect;

/** Launches, and the metadata files they froze. */
export const createLaunches = (database: OpenDatabase) => ({
  find: find(database),
  open: openLaunch(database),
  leftAlone: leftAlone(database),
  confirmed: confirmed(database),
  metadata: metadata(database),
  prepare: prepare(database),
  confirm: confirm(database),
  close: close(database),
  addMetadata: addMetadata(database),
});

const isThis = and(eq(launches.tokenId, param("tokenId")), eq(launches.mint, param("mint")));

function find({ queries: db }: OpenDatabase) {
  const statement = db
    .select()
    .from(launches)
    .where(and(isThis, eq(launches.userId, param("userId"))))
    .prepare();
  return async (token: OwnedToken, mint: string) =>
    (await statement.get({ userId: token.userId, tokenId: token.id, mint })) ?? null;
}

function openLaunch({ queries: db }: OpenDatabase) {
  const statement = db
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
  return async (token: OwnedToken) =>
    (await statement.get({ userId: token.userId, tokenId: token.id })) ?? null;
}

/** Open launches that nobody has prepared again since then, in the order of their tokens, behind one. */
function leftAlone({ queries: db }: OpenDatabase) {
  const statement = db
    .select()
    .from(launches)
    .where(
      and(
        eq(launches.state, "open"),
        gt(launches.tokenId, param("after")),
        lt(launches.updatedAt, param("before")),
      ),
    )
    .orderBy(launches.tokenId)
    .limit(param("most"))
    .prepare();
  return async (before: number, after: string, most: number) => statement.all({ before, after, most });
}

/** The launch that made a mint; whose it was does not matter, as the chain shows it to everybody. */
function confirmed({ queries: db }: OpenDatabase) {
  const statement = db
    .select()
    .from(launches)
    .where(and(eq(launches.mint, param("mint")), eq(launches.state, "confirmed")))
    .prepare();
  return async (mint: string) => (await statement.get({ mint })) ?? null;
}

function metadata({ queries: db }: OpenDatabase) {
  const statement = db
    .select({ json: metadataFiles.json })
    .from(metadataFiles)
    .where(eq(metadataFiles.id, param("id")))
    .prepare();
  return async (id: string) => (await statement.get({ id }))?.json ?? null;
}

/** Opens a launch, or opens it again with a newer block height. */
function prepare({ queries: db }: OpenDatabase) {
  const statement = db
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
  return (row: LaunchRow): Write => ({ statement, values: { ...row }, expect: "one" });
}

function confirm({ queries: db }: OpenDatabase) {
  const statement = db
    .update(launches)
    .set({
      state: "confirmed",
      createSignature: paramSql("createSignature"),
      signature: paramSql("signature"),
      updatedAt: paramSql("now"),
    })
    .where(and(isThis, ne(launches.state, "confirmed")))
    .prepare();
  return (launch: LaunchRow, signatures: Signatures, now: number): Write => ({
    statement,
    values: { tokenId: launch.tokenId, mint: launch.mint, ...signatures, now },
    expect: "one",
  });
}

/** Closes a launch that the chain proved expired, unless it was prepared again meanwhile. */
function close({ queries: db }: OpenDatabase) {
  const statement = db
    .update(launches)
    .set({ state: "closed", updatedAt: paramSql("now") })
    .where(and(isThis, eq(launches.state, "open"), eq(launches.updatedAt, param("preparedAt"))))
    .prepare();
  return (launch: LaunchRow, now: number): Write => ({
    statement,
    values: {
      tokenId: launch.tokenId,
      mint: launch.mint,
      preparedAt: launch.updatedAt,
      now,
    },
    expect: "one",
  });
}

function addMetadata({ queries: db }: OpenDatabase) {
  const statement = db
    .insert(metadataFiles)
    .values(everyColumn(metadataFiles))
    .onConflictDoNothing()
    .prepare();
  return (id: string, json: string, now: number): Write => ({
    statement,
    values: { id, json, createdAt: now },
    expect: "any",
  });
}

export interface Signatures {
  createSignature: string | null;
  signature: string | null;
}
