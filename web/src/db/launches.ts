import type { Database } from "./database.ts";

/**
 * How far a launch has come, each written before the step itself happens:
 * `opened` the mint key exists; `signing` the wallet is asked; `sending` the signed bytes go out; `sent` they went;
 * `landed` the chain has them; `confirmed` the server agreed; `failed` the chain or the wallet said no.
 */
export type LaunchStage = "opened" | "signing" | "sending" | "landed" | "confirmed" | "failed";

/** One token's launch. It survives log-out until it is resolved. */
export interface LaunchRow {
  tokenId: string;
  owner: string;
  tokenName: string;
  stage: LaunchStage;
  mint: string;
  /** The mint's secret key, sealed by a non-extractable key of this device; gone once the launch is confirmed. */
  sealed: SealedSecret | null;
  devBuy: number;
  signature: string | null;
  /** The fully signed transaction, so that the same bytes can be sent again. */
  wire: Uint8Array | null;
  blockhash: string | null;
  reason: string | null;
  at: number;
}

export interface SealedSecret {
  iv: Uint8Array;
  bytes: ArrayBuffer;
}

const SEAL = "mint-keys";

async function sealKey(db: Database): Promise<CryptoKey> {
  const known = await db.seals.get(SEAL);
  if (known) return known.key;
  const key = await crypto.subtle.generateKey({ name: "AES-GCM", length: 256 }, false, [
    "encrypt",
    "decrypt",
  ]);
  // Two tabs may race here: `add` lets the first one win.
  await db.seals.add({ id: SEAL, key }).catch(() => {});
  return (await db.seals.get(SEAL))?.key ?? key;
}

export async function seal(db: Database, secret: Uint8Array): Promise<SealedSecret> {
  const iv = crypto.getRandomValues(new Uint8Array(12));
  const bytes = await crypto.subtle.encrypt(
    { name: "AES-GCM", iv },
    await sealKey(db),
    secret as BufferSource,
  );
  return { iv, bytes };
}

export async function unseal(db: Database, sealed: SealedSecret): Promise<Uint8Array> {
  const iv = sealed.iv as BufferSource;
  return new Uint8Array(
    await crypto.subtle.decrypt({ name: "AES-GCM", iv }, await sealKey(db), sealed.bytes),
  );
}

export const readLaunch = (db: Database, tokenId: string) => db.launches.get(tokenId);
export const writeLaunch = (db: Database, row: LaunchRow) => db.launches.put(row);
export const markLaunch = (db: Database, tokenId: string, change: Partial<LaunchRow>) =>
  db.launches.update(tokenId, change);

/** Launches of an owner of which the chain has yet to be asked. */
export const unresolvedLaunches = (db: Database, owner: string) =>
  db.launches
    .where("owner")
    .equals(owner)
    .filter((row) => row.stage === "sending" || row.stage === "landed" || row.stage === "signing")
    .toArray();
