import { Button } from "./button.tsx";
import { Dialog } from "./dialog.tsx";

/** What the specification calls a browser alert: one sentence that must be seen. */
export function AlertDialog({ message, onClose }: { message: string | null; onClose: () => void }) {
  return (
    <Dialog
      open={message !== null}
      onClose={onClose}
      title="Something needs your attention"
      footer={<Button onClick={onClose}>OK</Button>}
    >
      <p>{message}</p>
    </Dialog>
  );
}
