import type { WizardDraft } from "../../../wizard-draft.ts";
import { CreativeForm } from "./creative-form.tsx";
import { ImportPanel } from "./import-panel.tsx";
import { ManualForm } from "./manual-form.tsx";
import { MethodChoice } from "./method-choice.tsx";

/** Step 1: how the token comes to be. What was typed for one way stays while another is looked at. */
export function MethodStep({ draft }: { draft: WizardDraft }) {
  return (
    <div className="space-y-6">
      <MethodChoice value={draft.method} />
      {draft.method === "manual" ? (
        <ManualForm entry={draft.manual} />
      ) : draft.method === "import" ? (
        <ImportPanel />
      ) : (
        <CreativeForm draft={draft} />
      )}
    </div>
  );
}
