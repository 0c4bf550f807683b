import { type WizardDraft, worthKeeping } from "../stores/wizard-draft.ts";
import type { Database } from "./database.ts";

export interface UnsentWork {
  title: string;
  draft: WizardDraft;
}

/** What an owner made on this device and the server does not have: unsaved tokens, and edits of saved ones. */
export async function unsentWork(db: Database, owner: string): Promise<UnsentWork[]> {
  const rows = await db.drafts.where("owner").equals(owner).toArray();
  return rows
    .map((row) => row.draft)
    .filter((draft) => worthKeeping(draft) && isUnsent(draft))
    .map((draft) => ({ title: draft.name || draft.prompt, draft }));
}

function isUnsent({ token, name, ticker, narrative }: WizardDraft): boolean {
  if (!token?.id) return true;
  return token.name !== name || token.ticker !== ticker || token.narrative !== narrative;
}
