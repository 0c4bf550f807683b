import type { Database } from "../../db/database.ts";
import { draftImagesOf } from "../../db/draft-image.ts";
import { mendDraft } from "../../db/drafts.ts";
import { readOutbox } from "../../db/outbox.ts";
import { readRows } from "../../db/readable.ts";
import type { OutboxRow } from "../../db/rows.ts";
import { draftTitle, type WizardDraft, worthKeeping } from "../../wizard-draft.ts";
import { describeRow } from "./intents.ts";

export interface UnsentWork {
  title: string;
  content: unknown;
}

/**
 * What an owner made on this device and the server does not have: unsaved tokens and their pictures, edits of saved
 * tokens, and what waits in the outbox.
 */
export async function unsentWork(db: Database, owner: string): Promise<UnsentWork[]> {
  const [drafts, pictures, waiting] = await Promise.all([
    readRows(db, db.drafts, () => db.drafts.where({ owner })),
    readRows(db, db.draftImages, () => draftImagesOf(db, owner)),
    readOutbox(db, owner),
  ]);
  return [
    ...drafts.rows
      .map(({ draft }) => mendDraft(draft))
      .filter((draft) => worthKeeping(draft) && isUnsent(draft))
      .map((draft) => ({ title: draftTitle(draft), content: draft })),
    ...pictures.rows.map(({ name, type, bytes }) => ({
      title: `the picture ${name}`,
      content: { name, picture: { type, bytes } },
    })),
    ...waiting.map(workOf),
  ];
}

/** A queued change. */
export const workOf = (row: OutboxRow): UnsentWork => ({
  title: describeRow(row),
  content: { kind: row.kind, ...row.payload },
});

function isUnsent({ token, name, ticker, narrative }: WizardDraft): boolean {
  if (!token?.id) return true;
  return token.name !== name || token.ticker !== ticker || token.narrative !== narrative;
}
