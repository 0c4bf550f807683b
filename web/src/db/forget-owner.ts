import { Dexie } from "dexie";
import type { Database } from "./database.ts";

/** Drops what an owner has on this device, but for a launch that is not resolved. */
export function forgetOwner(db: Database, owner: string): Promise<void> {
  const { tokens, lists, profiles, drafts, siteEdits, launches } = db;
  return db.transaction("rw", [tokens, lists, profiles, drafts, siteEdits, launches], async () => {
    await db.tokens
      .where("[owner+created_at]")
      .between([owner, Dexie.minKey], [owner, Dexie.maxKey])
      .delete();
    await Promise.all([
      db.lists.delete(owner),
      db.profiles.delete(owner),
      db.drafts.where("owner").equals(owner).delete(),
      db.siteEdits.where("owner").equals(owner).delete(),
    ]);
    await db.launches
      .where("owner")
      .equals(owner)
      .filter((row) => row.stage === "confirmed" || row.stage === "failed")
      .delete();
  });
}
