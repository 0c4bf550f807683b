import type { Database } from "./database.ts";
import { FIRST } from "./drafts.ts";

/** The picture that waits with the draft of a token by hand. */
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

/** Of all drafts of an owner. */
export const draftImagesOf = (db: Database, owner: string) =>
  db.draftImages.where("owner").between(owner, `${owner} \uffff`);

/** The drafts that have one. */
export const draftsWithImage = async (db: Database, owner: string): Promise<string[]> =>
  (await draftImagesOf(db, owner).primaryKeys()).map((key) => key.slice(owner.length + 1) || FIRST);

/** An address has no space in it, so that no owner's key is another's. */
const keyOf = (owner: string, id: string): string => (id === FIRST ? owner : `${owner} ${id}`);
