import { useStore } from "zustand";
import { sentences } from "#contract/sentences.ts";
import { draftedOf } from "../../db/drafts.ts";
import { draftHoldStore } from "../../stores/draft-hold.ts";
import type { WizardDraft } from "../../wizard-draft.ts";

/** Says that another tab has open what one might look for here. */
export function ElsewhereNote({ draft: { token } }: { draft: WizardDraft }) {
  const { isElsewhere, hold } = useStore(draftHoldStore);
  const isOfToken = hold !== null && draftedOf(hold.subject) === token?.id;
  if (!isElsewhere || (token && !isOfToken)) return null;
  return (
    <p role="status" className="mt-5 rounded-lg bg-raised px-4 py-3 text-muted">
      {token ? sentences.device.tokenElsewhere : sentences.device.draftElsewhere}
    </p>
  );
}
