import { draftTitle, type WizardDraft, worthKeeping } from "../stores/wizard-draft.ts";
import type { Database } from "./database.ts";
import { readDraftImage } from "./draft-image.ts";
import { mendDraft, NEW, readDraft } from "./drafts.ts";
import { readRows } from "./readable.ts";
import { readToken } from "./token-rows.ts";

export interface UnsavedDraft {
  /** Of the saved token that was edited; null for one that is still being made. */
  tokenId: string | null;
  title: string;
}

/** What was typed in the wizard and the server never heard of: the new token first. Throws where that one cannot be read. */
export async function readUnsavedDrafts(db: Database, owner: string): Promise<UnsavedDraft[]> {
  const [fresh, picture, all] = await Promise.all([
    readDraft(db, owner),
    readDraftImage(db, owner).catch(() => null),
    readRows(db, db.drafts, () => db.drafts.where({ owner })),
  ]);
  const title = fresh && worthKeeping(fresh) ? draftTitle(fresh) : picture?.name;
  const edited = await Promise.all(
    all.rows
      .filter(({ subject, draft }) => subject !== NEW && isEdited(mendDraft(draft)))
      // Where the token is gone there is nothing to go on with.
      .map(async ({ subject, draft }) => (await readToken(db, owner, subject)) && { subject, draft }),
  );
  return [
    ...(title === undefined ? [] : [{ tokenId: null, title }]),
    ...edited
      .filter((row) => row !== undefined)
      .map(({ subject, draft }) => ({ tokenId: subject, title: draftTitle(mendDraft(draft)) })),
  ];
}

/** The words of a token that is on chain are the chain's: the wizard opens it with those. */
function isEdited({ token, name, ticker, narrative }: WizardDraft): boolean {
  if (!token || token.mint_address || token.origin === "IMPORTED") return false;
  return token.name !== name || token.ticker !== ticker || token.narrative !== narrative;
}
