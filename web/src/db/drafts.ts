import { emptyDraft, type WizardDraft } from "../wizard-draft.ts";
import type { Database } from "./database.ts";
import { reading } from "./readable.ts";

/** Throws if the row cannot be read: the draft exists, so its creator must be told. */
export async function readDraft(db: Database, owner: string, id: string): Promise<WizardDraft | null> {
  const row = await reading(db, () => db.drafts.get([owner, id]));
  return row ? mendDraft(row.draft) : null;
}

/**
 * Reads a draft that any version of the app wrote: fields that are missing or of another type get their empty value.
 */
export function mendDraft(draft: Partial<WizardDraft> | null | undefined): WizardDraft {
  const known = Object.entries(draft ?? {}).filter(([field, value]) => {
    const before = emptyDraft[field as keyof WizardDraft];
    return before === null ? typeof value !== "number" : value !== null && typeof value === typeof before;
  });
  const mended: WizardDraft = { ...emptyDraft, ...Object.fromEntries(known) };
  return typeof mended.token?.name === "string" ? mended : { ...mended, token: null };
}

/** Keeps a draft; `replaces` is the id that it had before its token was saved. */
export const writeDraft = (
  db: Database,
  owner: string,
  id: string,
  draft: WizardDraft,
  savedAt: number,
  replaces: string | null = null,
): Promise<void> =>
  db.transaction("rw", db.drafts, async () => {
    await db.drafts.put({ owner, subject: id, draft, savedAt });
    if (replaces !== null) await db.drafts.delete([owner, replaces]);
  });

/**
 * In a transaction, as a draft is written: outside of one, it would overtake what is being written, and the draft would come
 * back. What earlier versions kept beside a token's draft (`<id>:<uuid>`) goes with it.
 */
export const discardDraft = (db: Database, owner: string, id: string): Promise<void> =>
  db.transaction("rw", db.drafts, async () => {
    await db.drafts.delete([owner, id]);
    if (id === FIRST) return;
    const beside = db.drafts.where("[owner+subject]");
    await beside.between([owner, `${id}:`], [owner, `${id}:\uffff`]).delete();
  });

/**
 * The id under which earlier versions kept the first draft of a new token; others were `new:<uuid>`. They keep their ids:
 * giving them others would read them while the database is upgraded, and one that cannot be read would stop that.
 */
export const FIRST = "new";
