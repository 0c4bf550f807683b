import { draftTitle, hasTyped, isEdited, type WizardDraft, worthKeeping } from "../wizard-draft.ts";
import type { Database } from "./database.ts";
import { draftsWithImage, readDraftImage } from "./draft-image.ts";
import { mendDraft, readDraft } from "./drafts.ts";
import { sameWords } from "./intents.ts";
import { readRows } from "./readable.ts";
import { readToken } from "./token-rows.ts";
import { readTokenPage } from "./tokens.ts";

export interface UnsavedDraft {
  id: string;
  /** The id of the saved token that was edited; null for a new token. */
  tokenId: string | null;
  title: string;
}

interface KeptDraft {
  id: string;
  draft: WizardDraft;
}

/** Drafts that the server does not have, new tokens first. Throws if one of those cannot be read. */
export async function readUnsavedDrafts(db: Database, owner: string): Promise<UnsavedDraft[]> {
  const { begun, ofTokens } = await readKept(db, owner);
  const fresh = await Promise.all(begun.map((id) => readFresh(db, owner, id)));
  const edited = await Promise.all(
    ofTokens
      // Beside a token's own draft earlier versions kept only what was typed.
      .filter(({ id, draft }) => isEdited(draft) || (id !== draft.token?.id && hasTyped(draft)))
      // Without its token an edit cannot go on.
      .map(async ({ id, draft }) => {
        const token = await readToken(db, owner, draft.token?.id ?? "");
        return token ? { id, tokenId: token.id, title: draftTitle(draft) } : null;
      }),
  );
  return [...fresh, ...edited].filter((draft) => draft !== null);
}

/** The ids of new tokens' drafts, the last one typed in first. A draft that cannot be read counts too. */
export const readBegun = async (db: Database, owner: string): Promise<string[]> =>
  (await readKept(db, owner)).begun;

async function readKept(db: Database, owner: string): Promise<{ begun: string[]; ofTokens: KeptDraft[] }> {
  const [{ rows, unreadable }, pictures] = await Promise.all([
    readRows(db, db.drafts, () => db.drafts.where({ owner })),
    draftsWithImage(db, owner).catch(() => []),
  ]);
  const kept = rows
    .sort((one, other) => other.savedAt - one.savedAt)
    .map(({ subject, draft }) => ({ id: subject, draft: mendDraft(draft) }));
  const fresh = kept.filter(({ draft }) => !draft.token?.id).map(({ id }) => id);
  const ofTokens = kept.filter(({ draft }) => draft.token?.id);
  const lost = await Promise.all(
    unreadable.map(async ([, id]) => ((await readToken(db, owner, id)) ? [] : [id])),
  );
  const alone = pictures.filter((id) => !ofTokens.some((each) => each.id === id));
  return { begun: [...new Set([...fresh, ...lost.flat(), ...alone])], ofTokens };
}

async function readFresh(db: Database, owner: string, id: string): Promise<UnsavedDraft | null> {
  const [draft, picture] = await Promise.all([
    readDraft(db, owner, id),
    readDraftImage(db, owner, id).catch(() => null),
  ]);
  if (draft && (await isSaved(db, owner, draft))) return null;
  const title = draft && worthKeeping(draft) ? draftTitle(draft) : picture?.name;
  return title === undefined ? null : { id, tokenId: null, title };
}

/** A page that was closed while its token was saved leaves its draft behind; such a token is among the newest. */
async function isSaved(db: Database, owner: string, draft: WizardDraft): Promise<boolean> {
  const { token, recipe } = draft;
  if (!token) return false;
  const made = recipe ? await readToken(db, owner, recipe.tokenId) : undefined;
  const session = token.session_id;
  const saved =
    made ?? (session && (await readTokenPage(db, owner, 1)).find((each) => each.session_id === session));
  return saved ? sameWords(saved, draft) : false;
}
