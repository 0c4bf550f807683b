import { fill } from "#contract/errors.ts";
import { sentences } from "#contract/sentences.ts";
import { useDeps } from "../../../app/load-deps.ts";
import type { WizardState } from "../../../stores/wizard.ts";
import { ConfirmDialog } from "../../../ui/confirm-dialog.tsx";
import { useReachable } from "../../server/use-reachable.ts";
import { WhileAway } from "../../server/while-away.tsx";
import { cancelImport, overwriteExisting } from "../import-token.ts";

interface DuplicateDialogProps {
  duplicate: WizardState["duplicate"];
  onCancelled: () => void;
}

/** 'Duplicate Token Found': the existing copy changes only if its owner agrees. */
export function DuplicateDialog({ duplicate, onCancelled }: DuplicateDialogProps) {
  const deps = useDeps();
  const isReachable = useReachable();
  return (
    <ConfirmDialog
      open={duplicate !== null}
      title="Duplicate Token Found"
      confirm="Overwrite Existing"
      cancel="Cancel Import"
      ready={isReachable}
      onConfirm={() => void overwriteExisting(deps)}
      onCancel={() => {
        cancelImport();
        onCancelled();
      }}
    >
      {duplicate && <p className="mb-4">{fill(sentences.import.duplicate, { name: duplicate.name })}</p>}
      <WhileAway sentence={sentences.offline.import} />
    </ConfirmDialog>
  );
}
