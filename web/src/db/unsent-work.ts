import { draftTitle, type WizardDraft, worthKeeping } from "../stores/wizard-draft.ts";
import type { Database } from "./database.ts";
import { describeIntent } from "./describe-intent.ts";
import { readOutbox } from "./outbox.ts";
import { hasEdits } from "./site-edits.ts";

export interface UnsentWork {
  title: string;
  /** As it is downloaded. */
  content: unknown;
}

/** What an owner made on this device and the server does not have: unsaved tokens, edits of saved tokens and websites, and what waits in the outbox. */
export async function unsentWork(db: Database, owner: string): Promise<UnsentWork[]> {
  const [drafts, sites, waiting] = await Promise.all([
    db.drafts.where("owner").equals(owner).toArray(),
    db.siteEdits.where("owner").equals(owner).toArray(),
    readOutbox(db, owner),
  ]);
  return [
    ...drafts
      .map(({ draft }) => draft)
      .filter((draft) => worthKeeping(draft) && isUnsent(draft))
      .map((draft) => ({ title: draftTitle(draft), content: draft })),
    ...sites
      .filter(hasEdits)
      .map(({ site, deck }) => ({ title: `the website of ${site.page.name}`, content: { site, deck } })),
    ...waiting.map((row) => ({
      title: describeIntent(row),
      content: { kind: row.kind, ...(row.payload as object) },
    })),
  ];
}

function isUnsent({ token, name, ticker, narrative }: WizardDraft): boolean {
  if (!token?.id) return true;
  return token.name !== name || token.ticker !== ticker || token.narrative !== narrative;
}
