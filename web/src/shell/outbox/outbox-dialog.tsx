import { sentences } from "#contract/sentences.ts";
import type { OutboxRow } from "../../db/rows.ts";
import { Dialog } from "../../ui/dialog.tsx";
import { OutboxItem } from "./outbox-item.tsx";

interface OutboxDialogProps {
  rows: readonly OutboxRow[];
  isReachable: boolean;
  onClose: () => void;
}

/** What was done here and the server has not heard, what it refused, and what can be done about it. */
export function OutboxDialog({ rows, isReachable, onClose }: OutboxDialogProps) {
  return (
    <Dialog
      open
      onClose={onClose}
      wide={rows.some(({ failure }) => failure?.theirs)}
      title={rows.length > 0 ? "Not with the server yet" : "Nothing waits"}
      description={isReachable ? "The server answers." : sentences.outbox.offline}
    >
      {rows.length === 0 ? (
        <p className="text-muted">
          {isReachable ? sentences.outbox.saved : "All your work is with the server."}
        </p>
      ) : (
        <ul className="divide-y divide-line">
          {rows.map((row) => (
            <OutboxItem key={row.seq} row={row} onLeave={onClose} />
          ))}
        </ul>
      )}
    </Dialog>
  );
}
