import type { ReactNode } from "react";
import { Button } from "./button.tsx";
import { Dialog } from "./dialog.tsx";

interface ConfirmDialogProps {
  open: boolean;
  title: string;
  children: ReactNode;
  confirm: string;
  cancel?: string;
  busy?: boolean;
  danger?: boolean;
  /** False while it cannot be said yet what would be confirmed. */
  ready?: boolean;
  onConfirm: () => void;
  onCancel: () => void;
}

export function ConfirmDialog(props: ConfirmDialogProps) {
  const {
    open,
    title,
    children,
    confirm,
    cancel = "Cancel",
    busy = false,
    danger = false,
    ready = true,
    onConfirm,
    onCancel,
  } = props;
  return (
    <Dialog
      open={open}
      onClose={onCancel}
      closable={!busy}
      title={title}
      footer={
        <>
          <Button look="quiet" onClick={onCancel} disabled={busy}>
            {cancel}
          </Button>
          <Button look={danger ? "danger" : "primary"} onClick={onConfirm} busy={busy} disabled={!ready}>
            {confirm}
          </Button>
        </>
      }
    >
      <div className="text-muted">{children}</div>
    </Dialog>
  );
}
