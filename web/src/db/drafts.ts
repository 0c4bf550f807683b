import { emptyDraft, type WizardDraft } from "../wizard-draft.ts";
import type { Database } from "./database.ts";
import { reading } from "./readable.ts";

/** The subject of a new token's draft. */
export const NEW = "new";

/** Where another tab has that one, or a saved token's, open, a draft has a subject of its own beside it. */
export const freshSubject = (beside = NEW): string => `${beside}:${crypto.randomUUID()}`;
export const isBeside = (subject: string): boolean => subject.includes(":");

/** Whose draft is kept under a subject: a saved token's, by its id, or a new one's. */
export const draftedOf = (subject: string): string => subject.split(":", 1)[0] ?? subject;
export const isNewSubject = (subject: string): boolean => draftedOf(subject) === NEW;

/** What a draft is kept under by a tab that has `held`: a saved token's own, unless the tab is beside it. */
export const subjectOf = ({ token }: WizardDraft, held: string): string =>
  token?.id && draftedOf(held) !== token.id ? token.id : held;

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

/** Keeps a draft; once its token is saved it moves from `held`, its subject until then, to the token's id. */
export async function writeDraft(
  db: Database,
  owner: string,
  draft: WizardDraft,
  savedAt: number,
  held = NEW,
): Promise<void> {
  const subject = subjectOf(draft, held);
  // One that cannot be read is nobody's to compare with, and would take the whole transaction back.
  const isMoving =
    subject !== held && isNewSubject(held) && (await readDraft(db, owner, held).catch(() => null)) !== null;
  await db.transaction("rw", db.drafts, async () => {
    await db.drafts.put({ owner, subject, draft, savedAt });
    if (isMoving) await dropNewOf(db, owner, draft, held);
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

/**
 * A saved token's with what was kept beside it. In a transaction, as a draft is written: outside of one, it would overtake
 * what is being written, and the draft would come back.
 */
export const discardDraft = (db: Database, owner: string, subject = NEW): Promise<void> =>
  db.transaction("rw", db.drafts, async () => {
    await db.drafts.delete([owner, subject]);
    if (isNewSubject(subject) || isBeside(subject)) return;
    const beside = db.drafts.where("[owner+subject]");
    await beside.between([owner, `${subject}:`], [owner, `${subject}:\uffff`]).delete();
  });

/** Gives what was kept beside a token's draft the place of that draft. */
export const moveDraft = (db: Database, owner: string, from: string, subject: string): Promise<void> =>
  db.transaction("rw", db.drafts, async () => {
    const row = await db.drafts.get([owner, from]);
    if (!row) return;
    await db.drafts.put({ ...row, subject });
    await db.drafts.delete([owner, from]);
  });
