import { useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import { useDeps } from "../../app/load-deps.ts";
import { Button } from "../../ui/button.tsx";
import { ConfirmDialog } from "../../ui/confirm-dialog.tsx";
import type { WizardDraft } from "../../wizard-draft.ts";
import { discardOpenDraft } from "./wizard-tab.ts";

/** Starts an empty draft. It asks first if that would lose an unsaved token. */
export function StartAnother({ draft }: { draft: WizardDraft }) {
  const deps = useDeps();
  const navigate = useNavigate();
  const [asking, setAsking] = useState(false);
  const start = () => {
    setAsking(false);
    if (draft.token?.id) void navigate({ to: "/create", search: {} });
    else void discardOpenDraft(deps).then((id) => navigate({ to: "/create", search: { draft: id } }));
  };
  return (
    <>
      <Button
        look="plain"
        className="-mr-4 ml-auto px-4!"
        onClick={() => (draft.token?.id ? start() : setAsking(true))}
      >
        Start another
      </Button>
      <ConfirmDialog
        open={asking}
        title={`Let ${draft.name || "this token"} go?`}
        confirm="Start another"
        cancel="Keep it"
        danger
        onConfirm={start}
        onCancel={() => setAsking(false)}
      >
        It is not saved yet. Click Continue to save it to My Gems.
      </ConfirmDialog>
    </>
  );
}
