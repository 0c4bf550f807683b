import { emptyDraft, type WizardDraft } from "../stores/wizard-draft.ts";
import type { Database } from "./database.ts";
import { reading } from "./readable.ts";

/** The subject of a new token's draft. */
export const NEW = "new";

/** Where another tab has that one open, a draft has a subject of its own. */
export const freshSubject = (): string => `${NEW}:${crypto.randomUUID()}`;
export const isNewSubject = (subject: string): boolean => subject === NEW || subject.startsWith(`${NEW}:`);

/** Throws for one that cannot be read: it is there, and its creator has to hear what became of it. */
export async function readDraft(db: Database, owner: string, subject = NEW): Promise<WizardDraft | null> {
  const row = await reading(db, () => db.drafts.get([owner, subject]));
  return row ? mendDraft(row.draft) : null;
}

/** A draft of whatever version of the app as this one has them: what is of another type, or missing, is as in an empty one. */
export function mendDraft(draft: Partial<WizardDraft> | null | undefined): WizardDraft {
  const known = Object.entries(draft ?? {}).filter(([field, value]) => {
    const before = emptyDraft[field as keyof WizardDraft];
    return before === null ? typeof value !== "number" : value !== null && typeof value === typeof before;
  });
  const mended: WizardDraft = { ...emptyDraft, ...Object.fromEntries(known) };
  return typeof mended.token?.name === "string" ? mended : { ...mended, token: null };
}

/** Keeps a draft; once its token is saved it moves from `fresh`, its subject until then, to the token's id. */
export async function writeDraft(
  db: Database,
  owner: string,
  draft: WizardDraft,
  savedAt: number,
  fresh = NEW,
): Promise<void> {
  const subject = draft.token?.id ?? fresh;
  // One that cannot be read is nobody's to compare with, and would take the whole transaction back.
  const isMoving = subject !== fresh && (await readDraft(db, owner, fresh).catch(() => null)) !== null;
  await db.transaction("rw", db.drafts, async () => {
    await db.drafts.put({ owner, subject, draft, savedAt });
    if (isMoving) await dropNewOf(db, owner, draft, fresh);
  });
}

/** The same generation of the server's, or the same one of this device's. */
async function dropNewOf(
  db: Database,
  owner: string,
  { token, recipe }: WizardDraft,
  fresh: string,
): Promise<void> {
  const unsaved = (await db.drafts.get([owner, fresh]))?.draft;
  if (!unsaved?.token) return;
  const isSession = token?.session_id && unsaved.token.session_id === token.session_id;
  const isRecipe = recipe && unsaved.recipe?.tokenId === recipe.tokenId;
  if (isSession || isRecipe) await db.drafts.delete([owner, fresh]);
}

export const discardDraft = (db: Database, owner: string, subject = NEW) =>
  db.drafts.delete([owner, subject]);
