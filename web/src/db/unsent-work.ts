import { draftTitle, type WizardDraft, worthKeeping } from "../stores/wizard-draft.ts";
import type { Database } from "./database.ts";
import { hasEdits } from "./site-edits.ts";

export interface UnsentWork {
  title: string;
  /** As it is downloaded. */
  content: unknown;
}

/** What an owner made on this device and the server does not have: unsaved tokens, and edits of saved tokens and websites. */
export async function unsentWork(db: Database, owner: string): Promise<UnsentWork[]> {
  const [drafts, sites] = await Promise.all([
    db.drafts.where("owner").equals(owner).toArray(),
    db.siteEdits.where("owner").equals(owner).toArray(),
  ]);
  return [
    ...drafts
      .map(({ draft }) => draft)
      .filter((draft) => worthKeeping(draft) && isUnsent(draft))
      .map((draft) => ({ title: draftTitle(draft), content: draft })),
    ...sites
      .filter(hasEdits)
      .map(({ site, deck }) => ({ title: `the website of ${site.page.name}`, content: { site, deck } })),
  ];
}

function isUnsent({ token, name, ticker, narrative }: WizardDraft): boolean {
  if (!token?.id) return true;
  return token.name !== name || token.ticker !== ticker || token.narrative !== narrative;
}
