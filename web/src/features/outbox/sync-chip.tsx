import { useLiveQuery } from "dexie-react-hooks";
import { lazy, Suspense, useEffect } from "react";
import { useStore } from "zustand";
import type { AppDeps } from "../../app/deps.ts";
import { DepsContext, useDepsOnceLoaded } from "../../app/load-deps.ts";
import { readListRow } from "../../db/lists.ts";
import { readOutbox } from "../../db/outbox.ts";
import { connectionStore } from "../../stores/connection.ts";
import { closeOutbox, openOutbox, outboxDialogStore } from "../../stores/outbox-dialog.ts";
import { ownerOf, sessionStore } from "../../stores/session.ts";
import { classNames } from "../../ui/class-names.ts";
import { useMinutes } from "../../ui/use-minutes.ts";
import { ago } from "../../ui/when.ts";
import { useReachable } from "../server/use-reachable.ts";
import { syncState } from "./sync-state.ts";

const OutboxDialog = lazy(() =>
  import("./outbox-dialog.tsx").then((module) => ({ default: module.OutboxDialog })),
);

/** Shows whether the server has everything. It is the only place that shows offline, syncing and failed. */
export function SyncChip() {
  const deps = useDepsOnceLoaded();
  return deps && <Chip deps={deps} />;
}

function Chip({ deps }: { deps: AppDeps }) {
  const isOpen = useStore(outboxDialogStore, (state) => state.isOpen);
  const owner = useStore(sessionStore, ownerOf);
  const isReachable = useReachable();
  const isSyncing = useStore(connectionStore, (state) => state.isSyncing);
  const rows = useLiveQuery(() => readOutbox(deps.db, owner).catch(() => undefined), [deps, owner]);
  const list = useLiveQuery(() => readListRow(deps.db, owner).catch(() => undefined), [deps, owner]);
  useMinutes();
  // The next user did not open the dialog.
  useEffect(() => closeOutbox, []);
  if (!rows) return null;
  const parked = rows.filter(({ state }) => state === "parked").length;
  const age = list && ago(new Date(list.fetchedAt).toISOString(), deps.now());
  const sync = syncState({ parked, waiting: rows.length - parked, isReachable, isSyncing, age });
  const { Icon, label, count, title, tone } = sync;
  return (
    <>
      <button
        type="button"
        title={title}
        aria-haspopup="dialog"
        onClick={openOutbox}
        className={classNames(
          "inline-flex min-h-11 min-w-11 items-center justify-center gap-2 rounded-[10px] px-2 text-sm hover:bg-raised",
          tone,
        )}
      >
        <Icon className="size-5" aria-hidden="true" />
        {count && (
          <span aria-hidden="true" className="tabular-nums sm:max-md:hidden lg:hidden">
            {count}
          </span>
        )}
        <span className={label === "Saved" ? "sr-only" : "tabular-nums max-sm:sr-only md:max-lg:sr-only"}>
          {label} {/** Only a wide screen has room for text beside the tabs and the wallet. */}
          {sync.age && <span>· {sync.age}</span>}
        </span>
      </button>
      {isOpen && (
        <Suspense>
          <DepsContext value={deps}>
            <OutboxDialog rows={rows} isReachable={isReachable} onClose={closeOutbox} />
          </DepsContext>
        </Suspense>
      )}
    </>
  );
}
