import { useRouter } from "@tanstack/react-router";
import { useState } from "react";
import { sentences } from "#contract/sentences.ts";
import { loadDeps } from "../../app/load-deps.ts";
import { disconnectStore } from "../../stores/disconnect.ts";
import { disconnectWallet } from "./end-session.ts";
import { ForgetDialog } from "./forget-dialog.tsx";

const close = () => disconnectStore.setState({ asked: false });

/** Before the wallet is disconnected and this device forgets the account. */
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
