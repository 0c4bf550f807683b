import { emptyDraft, type WizardDraft } from "../stores/wizard-draft.ts";
import type { Database } from "./database.ts";

export const NEW = "new";

export const readDraft = async (db: Database, owner: string, subject = NEW): Promise<WizardDraft | null> => {
  const row = await db.drafts.get([owner, subject]);
  return row ? { ...emptyDraft, ...row.draft } : null;
};

/** Keeps a draft; once its token is saved it moves from `new` to the token's id. */
export function writeDraft(db: Database, owner: string, draft: WizardDraft, savedAt: number): Promise<void> {
  const subject = draft.token?.id ?? NEW;
  return db.transaction("rw", db.drafts, async () => {
    await db.drafts.put({ owner, subject, draft, savedAt });
    if (subject !== NEW) await dropNewOf(db, owner, draft);
  });
}

/** The same generation of the server's, or the same one of this device's. */
async function dropNewOf(db: Database, owner: string, { token, recipe }: WizardDraft): Promise<void> {
  const fresh = (await db.drafts.get([owner, NEW]).catch(() => undefined))?.draft;
  if (!fresh?.token) return;
  const isSession = token?.session_id && fresh.token.session_id === token.session_id;
  const isRecipe = recipe && fresh.recipe?.tokenId === recipe.tokenId;
  if (isSession || isRecipe) await db.drafts.delete([owner, NEW]);
}

export const discardDraft = (db: Database, owner: string, subject = NEW) =>
  db.drafts.delete([owner, subject]);
