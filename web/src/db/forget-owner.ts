import type { Database } from "./database.ts";
import { imagesOf } from "./images.ts";
import { tokensOf } from "./tokens.ts";

/** Drops what an owner has on this device, but for a launch that is not resolved. */
export function forgetOwner(db: Database, owner: string): Promise<void> {
  const { tokens, lists, profiles, drafts, draftImages, siteEdits, launches, images, stats, outbox } = db;
  const held = [tokens, lists, profiles, drafts, draftImages, siteEdits, launches, images, stats, outbox];
  return db.transaction("rw", held, async () => {
    await tokensOf(db, owner).delete();
    await Promise.all([
      db.lists.delete(owner),
      db.profiles.delete(owner),
      db.stats.delete(owner),
      db.outbox.where("owner").equals(owner).delete(),
      imagesOf(db, owner).delete(),
      db.drafts.where("owner").equals(owner).delete(),
      db.draftImages.delete(owner),
      db.siteEdits.where("owner").equals(owner).delete(),
    ]);
    await db.launches
      .where("owner")
      .equals(owner)
      .filter((row) => row.stage === "confirmed" || row.stage === "failed")
      .delete();
  });
}
