import type { Database } from "./database.ts";
import { reading, readRows } from "./readable.ts";
import type { LaunchRow, SealedSecret } from "./rows.ts";

const SEAL = "mint-keys";

async function sealKey(db: Database): Promise<CryptoKey> {
  const known = await db.seals.get(SEAL);
  if (known) return known.key;
  const key = await crypto.subtle.generateKey({ name: "AES-GCM", length: 256 }, false, [
    "encrypt",
    "decrypt",
  ]);
  // Two tabs may race here; `add` lets only the first succeed.
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

/** Throws if the row cannot be read: a token whose launch is unknown must not be launched again. */
export const readLaunch = (db: Database, tokenId: string) => reading(db, () => db.launches.get(tokenId));
export const writeLaunch = (db: Database, row: LaunchRow) => db.launches.put(row);
export const markLaunch = (db: Database, tokenId: string, change: Partial<LaunchRow>) =>
  db.launches.update(tokenId, change);

/** True if a launch is signed and its outcome is not recorded. */
export const isUndecided = ({ stage }: LaunchRow): boolean => stage === "sending" || stage === "landed";

/** The same, or the wallet was being asked. */
export const isUnresolved = (row: LaunchRow): boolean => isUndecided(row) || row.stage === "signing";

/** An owner's launches whose outcome the chain has not confirmed yet. */
export async function unresolvedLaunches(db: Database, owner: string): Promise<LaunchRow[]> {
  const { rows } = await readRows(db, db.launches, () => db.launches.where({ owner }));
  return rows.filter(isUnresolved);
}
