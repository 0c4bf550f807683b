import type { Database } from "./database.ts";

/** The picture that waits with the draft of a token by hand. */
export async function readDraftImage(db: Database, owner: string): Promise<File | null> {
  const row = await db.draftImages.get(owner);
  return row ? new File([row.bytes], row.name, { type: row.type }) : null;
}

export async function writeDraftImage(db: Database, owner: string, image: File): Promise<void> {
  const { name, type } = image;
  await db.draftImages.put({ owner, name, type, bytes: await image.arrayBuffer() });
}

export const discardDraftImage = (db: Database, owner: string): Promise<void> => db.draftImages.delete(owner);
