import { useState } from "react";
import type { SavedToken } from "#contract/token.ts";
import { deleteToken } from "../../flows/tokens/delete-token.ts";
import { useWorld } from "../../load-world.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { Spinner } from "../../ui/spinner.tsx";

interface DeleteDialogProps {
  /** Null while nothing is asked. */
  token: SavedToken | null;
  onClose: () => void;
}

/** Asks, and shows that it is being done. Where it fails the question stands again. */
export function DeleteDialog({ token, onClose }: DeleteDialogProps) {
  const world = useWorld();
  const [busy, setBusy] = useState(false);
  const remove = async () => {
    if (!token) return;
    setBusy(true);
    if (await deleteToken(world, token)) onClose();
    setBusy(false);
  };
  const name = token?.name ?? "";
  return (
    <Dialog
      open={token !== null}
      onClose={onClose}
      closable={!busy}
      title={busy ? `Deleting ${name}` : `Delete ${name}?`}
      footer={!busy && <Answers onDelete={() => void remove()} onCancel={onClose} />}
    >
      {busy ? (
        <p role="status" className="flex items-center gap-3 py-3 text-muted">
          <Spinner className="text-accent-ink" />
          Taking it from your dashboard...
        </p>
      ) : (
        <p className="text-muted">
          {token?.mint_address
            ? "It goes from your dashboard and its website goes offline. The coin itself stays on chain."
            : "It goes from your dashboard and its website goes offline. This cannot be undone."}
        </p>
      )}
    </Dialog>
  );
}

function Answers({ onDelete, onCancel }: { onDelete: () => void; onCancel: () => void }) {
  return (
    <>
      <Button look="quiet" onClick={onCancel}>
        Cancel
      </Button>
      <Button look="danger" onClick={onDelete}>
        Delete
      </Button>
    </>
  );
}
