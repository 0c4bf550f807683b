import { useRouter } from "@tanstack/react-router";
import { type ReactNode, useEffect, useState } from "react";
import { sentences } from "#contract/sentences.ts";
import { loadDeps } from "../../app/load-deps.ts";
import { disconnectStore } from "../../stores/disconnect.ts";
import { ConfirmDialog } from "../../ui/confirm-dialog.tsx";
import type { UnsentWork } from "../outbox/unsent-work.ts";
import { UnsentWorkNote } from "../outbox/unsent-work-note.tsx";
import { accountUnsentWork } from "./account-on-device.ts";
import { disconnectWallet } from "./log-out.ts";

interface ForgetDialogProps {
  title: string;
  children: ReactNode;
  confirm: string;
  busy: boolean;
  onConfirm: () => void;
  onCancel: () => void;
}

/** Asks before this device wipes the account's data. It cannot be confirmed before it is known what would be lost. */
export function ForgetDialog({ children, ...dialog }: ForgetDialogProps) {
  const work = useUnsentWork();
  return (
    <ConfirmDialog open danger={work !== null && work.length > 0} ready={work !== null} {...dialog}>
      {children}
      {work && <UnsentWorkNote work={work} />}
    </ConfirmDialog>
  );
}

/** Null while the device is read. If it cannot be read, that does not stop the user. */
function useUnsentWork(): readonly UnsentWork[] | null {
  const [work, setWork] = useState<readonly UnsentWork[] | null>(null);
  useEffect(() => {
    void loadDeps()
      .then(accountUnsentWork)
      .catch(() => [])
      .then(setWork);
  }, []);
  return work;
}

/** Asks before the wallet is disconnected and the account's data is wiped. */
export function DisconnectDialog() {
  const router = useRouter();
  const [busy, setBusy] = useState(false);
  const disconnect = async () => {
    setBusy(true);
    await disconnectWallet(await loadDeps());
    close();
    await router.navigate({ to: "/" });
  };
  return (
    <ForgetDialog
      title="Disconnect your wallet?"
      confirm="Disconnect"
      busy={busy}
      onConfirm={() => void disconnect()}
      onCancel={close}
    >
      <p>{sentences.session.logoutMeans}</p>
    </ForgetDialog>
  );
}

const close = () => disconnectStore.setState({ asked: false });
