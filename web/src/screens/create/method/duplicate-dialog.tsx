import { fill } from "#contract/errors.ts";
import { sentences } from "#contract/sentences.ts";
import { cancelImport, overwriteExisting } from "../../../flows/wizard/import-token.ts";
import { useWorld } from "../../../load-world.ts";
import type { WizardState } from "../../../stores/wizard.ts";
import { ConfirmDialog } from "../../../ui/confirm-dialog.tsx";

interface DuplicateDialogProps {
  duplicate: WizardState["duplicate"];
  onCancelled: () => void;
}

/** 'Duplicate Token Found': nothing happens to the copy that is there unless its owner says so. */
export function DuplicateDialog({ duplicate, onCancelled }: DuplicateDialogProps) {
  const world = useWorld();
  return (
    <ConfirmDialog
      open={duplicate !== null}
      title="Duplicate Token Found"
      confirm="Overwrite Existing"
      cancel="Cancel Import"
      onConfirm={() => void overwriteExisting(world)}
      onCancel={() => {
        cancelImport();
        onCancelled();
      }}
    >
      {duplicate && fill(sentences.import.duplicate, { name: duplicate.name })}
    </ConfirmDialog>
  );
}
