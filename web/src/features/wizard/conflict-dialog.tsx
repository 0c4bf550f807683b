import type { SavedToken } from "#contract/token.ts";
import { useDeps } from "../../app/load-deps.ts";
import { changeDraft, dispatchWizard } from "../../stores/wizard-events.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { TokenVersion } from "../../ui/token-version.tsx";
import type { WizardDraft } from "../../wizard-draft.ts";
import { continuePreview } from "./continue-preview.ts";

interface ConflictDialogProps {
  draft: WizardDraft;
  theirs: SavedToken | null;
}

/** The token was changed elsewhere: shows both versions to choose from. */
export function ConflictDialog({ draft, theirs }: ConflictDialogProps) {
  const deps = useDeps();
  if (!theirs) return null;
  const close = () => dispatchWizard({ type: "conflictAnswered" });
  const takeTheirs = () => {
    const { name, ticker, narrative } = theirs;
    changeDraft({ token: theirs, name, ticker, narrative });
    close();
  };
  const keepMine = () => {
    changeDraft({ token: theirs });
    close();
    void continuePreview(deps);
  };
  return (
    <Dialog
      open
      onClose={close}
      wide
      title="This token was changed elsewhere"
      description="Compare both versions and keep the one you want."
      footer={
        <>
          <Button look="quiet" onClick={takeTheirs}>
            Use the other version
          </Button>
          <Button onClick={keepMine}>Keep this version</Button>
        </>
      }
    >
      <div className="grid gap-5 sm:grid-cols-2">
        <TokenVersion title="Here" {...draft} />
        <TokenVersion title="Elsewhere" {...theirs} />
      </div>
    </Dialog>
  );
}
