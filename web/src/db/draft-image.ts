import type { Database } from "./database.ts";
import { FIRST } from "./drafts.ts";

/** The picture of a manual token's draft. */
export async function readDraftImage(db: Database, owner: string, id: string): Promise<File | null> {
  const row = await db.draftImages.get(keyOf(owner, id));
  return row ? new File([row.bytes], row.name, { type: row.type }) : null;
}

export async function writeDraftImage(db: Database, owner: string, id: string, image: File): Promise<void> {
  const { name, type } = image;
  await db.draftImages.put({ owner: keyOf(owner, id), name, type, bytes: await image.arrayBuffer() });
}

export const discardDraftImage = (db: Database, owner: string, id: string): Promise<void> =>
  db.draftImages.delete(keyOf(owner, id));

/** The pictures of all drafts of an owner. */
export const draftImagesOf = (db: Database, owner: string) =>
  db.draftImages.where("owner").between(owner, `${owner} \uffff`);

/** The ids of the drafts that have a picture. */
export const draftsWithImage = async (db: Database, owner: string): Promise<string[]> =>
  (await draftImagesOf(db, owner).primaryKeys()).map((key) => key.slice(owner.length + 1) || FIRST);

/** An address contains no space, so no two owners share a key. */
const keyOf = (owner: string, id: string): string => (id === FIRST ? owner : `${owner} ${id}`);
