import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { sentences } from "#contract/sentences.ts";
import { useDeps } from "../../app/load-deps.ts";
import { Button } from "../../ui/button.tsx";
import { ConfirmDialog } from "../../ui/confirm-dialog.tsx";
import { Part } from "../../ui/part.tsx";
import { clearCopies } from "../device/clear-copies.ts";
import { useReachable } from "../server/use-reachable.ts";

/** How much the app stores on this device, and how to free some of it. */
export function StoragePart() {
  const deps = useDeps();
  const isReachable = useReachable();
  const use = useQuery({ queryKey: ["storage"], queryFn: storageUse }, deps.queries);
  const [asked, setAsked] = useState(false);
  const [busy, setBusy] = useState(false);
  const clear = async () => {
    setBusy(true);
    await clearCopies(deps);
    await use.refetch();
    setBusy(false);
    setAsked(false);
  };
  return (
    <Part title="Storage" hint="What the app keeps on this device so that it opens offline.">
      {() => (
        <>
          {use.data && <Use {...use.data} />}
          <Button look="quiet" onClick={() => setAsked(true)}>
            Clear cached data
          </Button>
          <ConfirmDialog
            open={asked}
            title="Clear cached data?"
            confirm={busy ? "Clearing..." : "Clear"}
            busy={busy}
            onConfirm={() => void clear()}
            onCancel={() => setAsked(false)}
          >
            <p>{sentences.device.clearMeans}</p>
            {!isReachable && <p className="mt-2 text-ink">{sentences.device.clearAway}</p>}
          </ConfirmDialog>
        </>
      )}
    </Part>
  );
}

function Use({ used, quota, isPersistent }: StorageUse) {
  return (
    <div className="mb-5">
      <p className="text-lg tabular-nums">
        {size(used)} used <span className="text-muted">of {size(quota)}</span>
      </p>
      <p className="mt-1 text-muted">
        {isPersistent ? sentences.device.persistent : sentences.device.notPersistent}
      </p>
    </div>
  );
}

const units = ["kB", "MB", "GB", "TB"] as const;

/** `12.4 MB`; never a smaller unit than the kB. */
function size(bytes: number): string {
  const at = Math.min(Math.max(Math.floor(Math.log10(Math.max(bytes, 1)) / 3), 1), units.length);
  const amount = bytes / 1000 ** at;
  return `${amount.toFixed(amount < 100 && at > 1 ? 1 : 0)} ${units[at - 1]}`;
}

interface StorageUse {
  /** In bytes. */
  used: number;
  /** How much the browser lets the app use, in bytes. */
  quota: number;
  /** The browser has promised not to delete the data by itself. */
  isPersistent: boolean;
}

/** How much the app stores on this device; null if the browser does not report it. */
async function storageUse(): Promise<StorageUse | null> {
  const { storage } = navigator;
  if (!storage?.estimate) return null;
  const [{ usage, quota }, isPersistent] = await Promise.all([
    storage.estimate(),
    storage.persisted?.() ?? false,
  ]);
  return usage === undefined || !quota ? null : { used: usage, quota, isPersistent };
}
