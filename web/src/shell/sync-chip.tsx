import { useLiveQuery } from "dexie-react-hooks";
import { CircleAlert, CircleCheck, CloudOff, RefreshCw } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { useStore } from "zustand";
import { fill } from "#contract/errors.ts";
import { sentences } from "#contract/sentences.ts";
import { readListRow } from "../db/lists.ts";
import { readOutbox } from "../db/outbox.ts";
import { useWorldOnceMade, WorldContext } from "../load-world.ts";
import { sessionStore } from "../stores/session.ts";
import { classNames } from "../ui/class-names.ts";
import { ago } from "../ui/when.ts";
import type { World } from "../world.ts";
import { useReachable } from "./use-reachable.ts";

const OutboxDialog = lazy(() =>
  import("./outbox/outbox-dialog.tsx").then((module) => ({ default: module.OutboxDialog })),
);

/** Whether the server has everything: the one place that says offline, syncing and failed. */
export function SyncChip() {
  const world = useWorldOnceMade();
  return world && <Chip world={world} />;
}

function Chip({ world }: { world: World }) {
  const [isOpen, setOpen] = useState(false);
  const owner = useStore(sessionStore, ({ wallet }) => wallet?.address ?? "");
  const isReachable = useReachable();
  const rows = useLiveQuery(() => readOutbox(world.db, owner).catch(() => undefined), [world, owner]);
  const list = useLiveQuery(() => readListRow(world.db, owner).catch(() => undefined), [world, owner]);
  if (!rows) return null;
  const age = list && ago(new Date(list.fetchedAt).toISOString(), world.now());
  const parked = rows.filter(({ state }) => state === "parked").length;
  const { Icon, label, title, tone } = stateOf(parked, rows.length, isReachable, age);
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

function stateOf(parked: number, waiting: number, isReachable: boolean, age: string | undefined) {
  if (parked > 0)
    return { Icon: CircleAlert, label: `${parked} failed`, title: "Something needs you", tone: "text-bad" };
  if (!isReachable)
    return {
      Icon: CloudOff,
      label: waiting > 0 ? `Offline, ${waiting} waiting` : "Offline",
      title: age ? fill(sentences.tokens.updatedOffline, { ago: age }) : sentences.outbox.offline,
      tone: "text-muted",
    };
  if (waiting > 0)
    return {
      Icon: RefreshCw,
      label: `Syncing ${waiting}`,
      title: sentences.outbox.waits,
      tone: "text-muted",
    };
  return { Icon: CircleCheck, label: "Saved", title: sentences.outbox.saved, tone: "text-muted" };
}
