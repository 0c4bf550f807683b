import { fill } from "#contract/errors.ts";
import { sentences } from "#contract/sentences.ts";
import { cancelImport, overwriteExisting } from "../../../flows/wizard/import-token.ts";
import { useWorld } from "../../../load-world.ts";
import { useReachable } from "../../../shell/use-reachable.ts";
import { WhileAway } from "../../../shell/while-away.tsx";
import type { WizardState } from "../../../stores/wizard.ts";
import { ConfirmDialog } from "../../../ui/confirm-dialog.tsx";

interface DuplicateDialogProps {
  duplicate: WizardState["duplicate"];
  onCancelled: () => void;
}

/** 'Duplicate Token Found': nothing happens to the copy that is there unless its owner says so. */
export function DuplicateDialog({ duplicate, onCancelled }: DuplicateDialogProps) {
  const world = useWorld();
  const isReachable = useReachable();
  return (
    <ConfirmDialog
      open={duplicate !== null}
      title="Duplicate Token Found"
      confirm="Overwrite Existing"
      cancel="Cancel Import"
      ready={isReachable}
      onConfirm={() => void overwriteExisting(world)}
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
