import { draftTitle, isEdited, type WizardDraft, worthKeeping } from "../wizard-draft.ts";
import type { Database } from "./database.ts";
import { readDraftImage, subjectsWithImage } from "./draft-image.ts";
import { draftedOf, isBeside, isNewSubject, mendDraft, readDraft } from "./drafts.ts";
import { sameWords } from "./intents.ts";
import { readRows } from "./readable.ts";
import { readToken } from "./token-rows.ts";
import { readTokenPage } from "./tokens.ts";

export interface UnsavedDraft {
  /** What it is kept under. */
  subject: string;
  /** Of the saved token that was edited; null for one that is still being made. */
  tokenId: string | null;
  title: string;
}

/** What was typed in the wizard and the server never heard of: new tokens first. Throws where one of those cannot be read. */
export async function readUnsavedDrafts(db: Database, owner: string): Promise<UnsavedDraft[]> {
  const [begun, all] = await Promise.all([
    readBegun(db, owner),
    readRows(db, db.drafts, () => db.drafts.where({ owner })),
  ]);
  const fresh = await Promise.all(begun.map((subject) => readFresh(db, owner, subject)));
  const edited = await Promise.all(
    all.rows
      // What is kept beside a token's own draft was typed, whatever it is.
      .filter(
        ({ subject, draft }) => !isNewSubject(subject) && (isBeside(subject) || isEdited(mendDraft(draft))),
      )
      // Where the token is gone there is nothing to go on with.
      .map(
        async ({ subject, draft }) => (await readToken(db, owner, draftedOf(subject))) && { subject, draft },
      ),
  );
  return [
    ...fresh.filter((draft) => draft !== null),
    ...edited
      .filter((row) => row !== undefined)
      .map(({ subject, draft }) => ({
        subject,
        tokenId: draftedOf(subject),
        title: draftTitle(mendDraft(draft)),
      })),
  ];
}

/** What the drafts of new tokens are kept under, by their keys alone: one that cannot be read is begun as well. */
export async function readBegun(db: Database, owner: string): Promise<string[]> {
  const [drafts, pictures] = await Promise.all([
    db.drafts.where({ owner }).primaryKeys(),
    subjectsWithImage(db, owner).catch(() => []),
  ]);
  const subjects = drafts.map(([, subject]) => subject).filter(isNewSubject);
  return [...new Set([...subjects, ...pictures.filter(isNewSubject)])].sort(
    (one, other) => one.length - other.length,
  );
}

async function readFresh(db: Database, owner: string, subject: string): Promise<UnsavedDraft | null> {
  const [draft, picture] = await Promise.all([
    readDraft(db, owner, subject),
    readDraftImage(db, owner, subject).catch(() => null),
  ]);
  if (draft && (await isSaved(db, owner, draft))) return null;
  const title = draft && worthKeeping(draft) ? draftTitle(draft) : picture?.name;
  return title === undefined ? null : { subject, tokenId: null, title };
}

/** A page that was closed as its token was saved leaves its draft behind. What was saved so is among the newest. */
async function isSaved(db: Database, owner: string, draft: WizardDraft): Promise<boolean> {
  const { token, recipe } = draft;
  if (!token) return false;
  const made = recipe ? await readToken(db, owner, recipe.tokenId) : undefined;
  const session = token.session_id;
  const saved =
    made ?? (session && (await readTokenPage(db, owner, 1)).find((each) => each.session_id === session));
  return saved ? sameWords(saved, draft) : false;
}
