import { useLiveQuery } from "dexie-react-hooks";
import { CircleAlert, CloudCheck, CloudOff, RefreshCw } from "lucide-react";
import { lazy, Suspense, useEffect, useState } from "react";
import { useStore } from "zustand";
import { sentences } from "#contract/sentences.ts";
import { readOutbox } from "../db/outbox.ts";
import { loadWorld, WorldContext } from "../load-world.ts";
import { connectionStore } from "../stores/connection.ts";
import { sessionStore } from "../stores/session.ts";
import { classNames } from "../ui/class-names.ts";
import type { World } from "../world.ts";

const OutboxDialog = lazy(() =>
  import("./outbox/outbox-dialog.tsx").then((module) => ({ default: module.OutboxDialog })),
);

/** Whether the server has everything: the one place that says offline, syncing and failed. */
export function SyncChip() {
  const [world, setWorld] = useState<World | null>(null);
  useEffect(() => void loadWorld().then(setWorld), []);
  return world && <Chip world={world} />;
}

function Chip({ world }: { world: World }) {
  const [isOpen, setOpen] = useState(false);
  const owner = useStore(sessionStore, ({ wallet }) => wallet?.address ?? "");
  const { isReachable } = useStore(connectionStore);
  const rows = useLiveQuery(() => readOutbox(world.db, owner), [world, owner]);
  if (!rows) return null;
  const parked = rows.filter(({ state }) => state === "parked").length;
  const { Icon, label, title, tone } = stateOf(parked, rows.length, isReachable);
  return (
    <>
      <button
        type="button"
        title={title}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        className={classNames(
          "inline-flex min-h-11 min-w-11 items-center justify-center gap-2 rounded-[10px] px-2 text-sm hover:bg-raised",
          tone,
        )}
      >
        <Icon className="size-5" aria-hidden="true" />
        <span className={label === "Saved" ? "sr-only" : "tabular-nums max-sm:sr-only"}>{label}</span>
      </button>
      {isOpen && (
        <Suspense>
          <WorldContext value={world}>
            <OutboxDialog rows={rows} isReachable={isReachable} onClose={() => setOpen(false)} />
          </WorldContext>
        </Suspense>
      )}
    </>
  );
}

function stateOf(parked: number, waiting: number, isReachable: boolean) {
  if (parked > 0)
    return { Icon: CircleAlert, label: `${parked} failed`, title: "Something needs you", tone: "text-bad" };
  if (!isReachable)
    return {
      Icon: CloudOff,
      label: waiting > 0 ? `Offline, ${waiting} waiting` : "Offline",
      title: sentences.outbox.offline,
      tone: "text-muted",
    };
  if (waiting > 0)
    return {
      Icon: RefreshCw,
      label: `Syncing ${waiting}`,
      title: sentences.outbox.waits,
      tone: "text-muted",
    };
  return { Icon: CloudCheck, label: "Saved", title: sentences.outbox.saved, tone: "text-muted" };
}
