import type { Database } from "./database.ts";
import { NEW } from "./drafts.ts";

/** The picture that waits with the draft of a token by hand. */
export async function readDraftImage(db: Database, owner: string, subject = NEW): Promise<File | null> {
  const row = await db.draftImages.get(keyOf(owner, subject));
  return row ? new File([row.bytes], row.name, { type: row.type }) : null;
}

export async function writeDraftImage(
  db: Database,
  owner: string,
  image: File,
  subject = NEW,
): Promise<void> {
  const { name, type } = image;
  await db.draftImages.put({ owner: keyOf(owner, subject), name, type, bytes: await image.arrayBuffer() });
}

export const discardDraftImage = (db: Database, owner: string, subject = NEW): Promise<void> =>
  db.draftImages.delete(keyOf(owner, subject));

/** Of all drafts of an owner. */
export const draftImagesOf = (db: Database, owner: string) =>
  db.draftImages.where("owner").between(owner, `${owner} \uffff`);

/** Of which drafts there is one. */
export const subjectsWithImage = async (db: Database, owner: string): Promise<string[]> =>
  (await draftImagesOf(db, owner).primaryKeys()).map((key) => key.slice(owner.length + 1) || NEW);

/** An address has no space in it, so that no owner's key is another's. */
const keyOf = (owner: string, subject: string): string => (subject === NEW ? owner : `${owner} ${subject}`);
