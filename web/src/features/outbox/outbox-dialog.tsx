import { useStore } from "zustand";
import { sentences } from "#contract/sentences.ts";
import { useDeps } from "../../app/load-deps.ts";
import type { OutboxRow } from "../../db/rows.ts";
import { connectionStore } from "../../stores/connection.ts";
import { Dialog } from "../../ui/dialog.tsx";
import { useSeconds } from "../../ui/use-minutes.ts";
import { OutboxItem } from "./outbox-item.tsx";

interface OutboxDialogProps {
  rows: readonly OutboxRow[];
  isReachable: boolean;
  onClose: () => void;
}

/** Changes that wait to be sent or were refused, and what the user can do about them. */
export function OutboxDialog({ rows, isReachable, onClose }: OutboxDialogProps) {
  const { now } = useDeps();
  const isSyncing = useStore(connectionStore, (state) => state.isSyncing);
  useSeconds();
  return (
    <Dialog
      open
      onClose={onClose}
      wide={rows.some(({ failure }) => failure?.theirs)}
      title={rows.length > 0 ? "Waiting to sync" : "Nothing waiting to sync"}
      description={descriptionOf(rows, isReachable)}
    >
      {rows.length === 0 ? (
        <p className="text-muted">
          {isReachable ? sentences.outbox.saved : "All your work is saved on the server."}
        </p>
      ) : (
        <ul className="divide-y divide-line">
          {rows.map((row) => {
            const queue = rows.filter(({ entity }) => entity === row.entity);
            const sending = { now: now(), isReachable, isSyncing, isFirst: queue[0] === row };
            return <OutboxItem key={row.seq} row={row} queue={queue} sending={sending} onLeave={onClose} />;
          })}
        </ul>
      )}
    </Dialog>
  );
}

function descriptionOf(rows: readonly OutboxRow[], isReachable: boolean): string {
  if (!isReachable) return sentences.outbox.offline;
  return rows.some(({ state }) => state === "waiting") ? sentences.outbox.waits : "Everything is synced.";
}
