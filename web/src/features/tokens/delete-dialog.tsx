import { useState } from "react";
import { sentences } from "#contract/sentences.ts";
import type { SavedToken } from "#contract/token.ts";
import { useDeps } from "../../app/load-deps.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { Spinner } from "../../ui/spinner.tsx";
import { TokenVersion } from "../../ui/token-version.tsx";
import { deleteToken } from "./delete-token.ts";

interface DeleteDialogProps {
  /** Null while the dialog is closed. */
  token: SavedToken | null;
  onClose: () => void;
}

/**
 * Asks before deleting, and shows progress. After a failure it asks again; if the token was changed elsewhere
 * meanwhile, it asks about the new version.
 */
export function DeleteDialog({ token, onClose }: DeleteDialogProps) {
  const deps = useDeps();
  const [busy, setBusy] = useState(false);
  const [changed, setChanged] = useState<SavedToken | null>(null);
  const theirs = changed && changed.id === token?.id ? changed : null;
  const close = () => {
    setChanged(null);
    onClose();
  };
  const remove = async () => {
    if (!token) return;
    setBusy(true);
    const end = await deleteToken(deps, theirs ?? token);
    if (end.kind === "done") close();
    if (end.kind === "conflict") setChanged(end.theirs);
    setBusy(false);
  };
  const name = token?.name ?? "";
  return (
    <Dialog
      open={token !== null}
      onClose={close}
      closable={!busy}
      wide={theirs !== null}
      title={titleOf(name, busy, theirs !== null)}
      footer={
        !busy && <Answers isChanged={theirs !== null} onDelete={() => void remove()} onCancel={close} />
      }
    >
      {busy ? (
        <p role="status" className="flex items-center gap-3 py-3 text-muted">
          <Spinner className="text-accent-ink" />
          Removing it from My Gems...
        </p>
      ) : token && theirs ? (
        <>
          <p className="mb-4 text-muted">{sentences.tokens.changedSince}</p>
          <div className="grid gap-5 sm:grid-cols-2">
            <TokenVersion title="Here" {...token} />
            <TokenVersion title="Elsewhere" {...theirs} />
          </div>
        </>
      ) : (
        <p className="text-muted">
          {token?.mint_address
            ? "It is removed from My Gems and its website goes offline. The token itself stays on chain."
            : "It is removed from My Gems and its website goes offline. This cannot be undone."}
        </p>
      )}
    </Dialog>
  );
}

const titleOf = (name: string, busy: boolean, isChanged: boolean): string => {
  if (busy) return `Deleting ${name}`;
  return isChanged ? "This token was changed elsewhere" : `Delete ${name}?`;
};

interface AnswersProps {
  isChanged: boolean;
  onDelete: () => void;
  onCancel: () => void;
}

function Answers({ isChanged, onDelete, onCancel }: AnswersProps) {
  return (
    <>
      <Button look="quiet" onClick={onCancel}>
        {isChanged ? "Keep the other version" : "Cancel"}
      </Button>
      <Button look="danger" onClick={onDelete}>
        {isChanged ? "Delete anyway" : "Delete"}
      </Button>
    </>
  );
}
