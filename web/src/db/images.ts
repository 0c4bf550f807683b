import { Dexie } from "dexie";
import type { Database } from "./database.ts";
import { readRow } from "./readable.ts";
import type { ImageKey, ImageRow, PictureKind } from "./rows.ts";

export const imageKey = (tokenId: string, kind: PictureKind): ImageKey => `${tokenId}_${kind}`;

export const imagesOf = (db: Database, owner: string) =>
  db.images.where("[owner+key]").between([owner, Dexie.minKey], [owner, Dexie.maxKey]);

export const readImage = (db: Database, owner: string, key: ImageKey): Promise<ImageRow | undefined> =>
  readRow(db, db.images, [owner, key]);

export const writeImage = (db: Database, row: ImageRow) => db.images.put(row);

/** Deletes both pictures of each token that no longer exists. */
export const removeImages = (db: Database, owner: string, tokenIds: readonly string[]): Promise<void> =>
  db.images.bulkDelete(
    tokenIds.flatMap((id): [string, string][] => [
      [owner, imageKey(id, "logo")],
      [owner, imageKey(id, "banner")],
    ]),
  );

/** The keys of an owner's pictures of one kind, without the bytes. */
export async function imageKeys(db: Database, owner: string, kind: PictureKind): Promise<Set<string>> {
  const keys = (await imagesOf(db, owner).primaryKeys()).map(([, key]) => key);
  return new Set(keys.filter((key) => key.endsWith(`_${kind}`)));
}
