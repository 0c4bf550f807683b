import { useRouter } from "@tanstack/react-router";
import { useEffect, useState } from "react";
import { useStore } from "zustand";
import { type UnsentWork, unsentWork } from "../db/unsent-work.ts";
import { disconnectWallet } from "../flows/session/end-session.ts";
import { loadWorld } from "../load-world.ts";
import { disconnectStore } from "../stores/disconnect.ts";
import { sessionStore } from "../stores/session.ts";
import { Button } from "../ui/button.tsx";
import { ConfirmDialog } from "../ui/confirm-dialog.tsx";

const close = () => disconnectStore.setState({ asked: false });

/** Before this device forgets the account: what is not saved yet can be taken along. */
export function DisconnectDialog() {
  const owner = useStore(sessionStore, (state) => state.wallet?.address ?? "");
  const router = useRouter();
  const [work, setWork] = useState<UnsentWork[]>([]);
  const [busy, setBusy] = useState(false);
  useEffect(() => {
    void loadWorld().then(async (world) => setWork(await unsentWork(world.db, owner)));
  }, [owner]);
  const disconnect = async () => {
    setBusy(true);
    await disconnectWallet(await loadWorld());
    close();
    await router.navigate({ to: "/" });
  };
  return (
    <ConfirmDialog
      open
      title="Disconnect your wallet?"
      confirm="Disconnect"
      busy={busy}
      onConfirm={() => void disconnect()}
      onCancel={close}
    >
      <p>Your tokens and websites stay as they are; this device forgets them until you connect again.</p>
      {work.length > 0 && (
        <div className="mt-4 rounded-[10px] border border-accent/60 px-4 py-3 text-ink">
          <p>Not saved yet, and only on this device: {work.map(({ title }) => title).join(", ")}.</p>
          <Button look="quiet" className="mt-3" onClick={() => download(work)}>
            Download it first
          </Button>
        </div>
      )}
    </ConfirmDialog>
  );
}

function download(work: UnsentWork[]): void {
  const address = URL.createObjectURL(
    new Blob([JSON.stringify(work, null, 2)], { type: "application/json" }),
  );
  const link = document.createElement("a");
  link.href = address;
  link.download = "gemwright-unsaved.json";
  link.click();
  URL.revokeObjectURL(address);
}
