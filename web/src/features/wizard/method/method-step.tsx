import { useState } from "react";
import type { WizardDraft } from "../../../wizard-draft.ts";
import { CreativeForm } from "./creative-form.tsx";
import { ImportPanel } from "./import-panel.tsx";
import { ManualForm } from "./manual-form.tsx";
import { MethodChoice } from "./method-choice.tsx";

/** Step 1: how to make the token. Each method keeps its input while the user looks at another. */
export function MethodStep({ draft }: { draft: WizardDraft }) {
  const [isChosenHere, setChosenHere] = useState(false);
  return (
    <div className="space-y-6">
      <MethodChoice value={draft.method} onChosen={() => setChosenHere(true)} />
      {draft.method === "manual" ? (
        <ManualForm entry={draft.manual} />
      ) : draft.method === "import" ? (
        <ImportPanel asks={isChosenHere} />
      ) : (
        <CreativeForm draft={draft} />
      )}
    </div>
  );
}
