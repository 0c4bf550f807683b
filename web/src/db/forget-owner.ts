import type { Database } from "./database.ts";
import { draftImagesOf } from "./draft-image.ts";
import { imagesOf } from "./images.ts";
import { readRows, removeRows } from "./readable.ts";
import { tokensOf } from "./token-rows.ts";

/** Deletes an owner's data on this device, except a launch that is not resolved. */
export async function forgetOwner(db: Database, owner: string): Promise<void> {
  const { tokens, lists, profiles, drafts, draftImages, sites, launches, images, stats, outbox, coins } = db;
  const held = [tokens, lists, profiles, drafts, draftImages, sites, launches, images, stats, outbox, coins];
  const journal = await readRows(db, db.launches, () => db.launches.where({ owner }));
  const resolved = journal.rows.filter(({ stage }) => stage === "confirmed" || stage === "failed");
  await db.transaction("rw", held, async () => {
    await Promise.all([
      removeRows(db.tokens, tokensOf(db, owner)),
      db.lists.delete(owner),
      db.profiles.delete(owner),
      db.stats.delete(owner),
      removeRows(db.outbox, db.outbox.where({ owner })),
      removeRows(db.images, imagesOf(db, owner)),
      removeRows(db.drafts, db.drafts.where({ owner })),
      removeRows(db.draftImages, draftImagesOf(db, owner)),
      removeRows(db.sites, db.sites.where({ owner })),
      // They are public, but tell what was looked at here.
      db.coins.clear(),
    ]);
    await db.launches.bulkDelete(resolved.map(({ tokenId }) => tokenId));
  });
}

/**
 * All addresses under which this device stores an account's data: the account may have used another wallet before.
 */
export async function ownersOf(db: Database, userId: string): Promise<string[]> {
  const { rows } = await readRows(db, db.profiles, () => db.profiles.toCollection());
  return rows.filter(({ user }) => user?.id === userId).map(({ owner }) => owner);
}
