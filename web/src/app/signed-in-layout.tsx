import { Outlet, useRouter } from "@tanstack/react-router";
import { lazy, useEffect, useState } from "react";
import { useStore } from "zustand";
import { httpSentence } from "#contract/errors.ts";
import { rhythm } from "#contract/limits.ts";
import { sentences } from "#contract/sentences.ts";
import { DeviceNotice } from "../features/device/device-notice.tsx";
import { LaunchNotice } from "../features/launch/launch-notice.tsx";
import { leave } from "../features/session/end-session.ts";
import { useConnect } from "../features/session/use-connect.ts";
import { automationStore } from "../stores/automation.ts";
import { memeStore } from "../stores/memes.ts";
import { dispatchSession, hasUnlinkedWallet, isAuthenticated, sessionStore } from "../stores/session.ts";
import { Button } from "../ui/button.tsx";
import { GemMark } from "../ui/gem-mark.tsx";
import { SparePart } from "../ui/spare-part.tsx";
import { LoadingScreen } from "../ui/spinner.tsx";
import { DepsContext, loadDeps, loadedDeps } from "./load-deps.ts";
import { ReceivedFiles } from "./received-files.tsx";

const AutomationModal = lazy(async () => ({
  default: (await import("../features/automation/automation-modal.tsx")).AutomationModal,
}));
const MemeDialog = lazy(async () => ({
  default: (await import("../features/memes/meme-dialog.tsx")).MemeDialog,
}));

/** What opens over whichever screen asked for it; its script comes with its first use. */
function Overlays() {
  const automation = useStore(automationStore, ({ token }) => token !== null);
  const meme = useStore(memeStore, ({ token }) => token !== null);
  return (
    <SparePart>
      {automation && <AutomationModal />}
      {meme && <MemeDialog />}
    </SparePart>
  );
}

/** Gives the protected screens their deps, and watches over the session they need. */
export function SignedInLayout() {
  const [deps, setDeps] = useState(loadedDeps);
  const [failure, setFailure] = useState<unknown>(null);
  const authenticated = useStore(sessionStore, isAuthenticated);
  const unlinked = useStore(sessionStore, hasUnlinkedWallet);
  const router = useRouter();
  useEffect(() => void loadDeps().then(setDeps, setFailure), []);
  useEffect(() => {
    if (!deps || !authenticated) return;
    void import("../features/composing/warm-composer.ts").then(({ warmComposer }) => warmComposer(deps));
  }, [deps, authenticated]);
  useEffect(() => {
    if (!deps) return;
    return deps.api.onSessionLost((anothers) => {
      if (sessionStore.getState().user === null) return;
      // Another's cookies are not ours to clear.
      if (anothers) dispatchSession({ type: "sessionEnded" });
      else leave();
      deps.toast.error(
        anothers ? sentences.session.anothers : httpSentence({ kind: "status", status: 401 }),
        {
          id: "session",
          duration: rhythm.authToast,
        },
      );
      void router.navigate({ to: "/", replace: true });
    });
  }, [deps, router]);
  // What this device remembers is shown before anybody is asked, who may refuse, even before this is mounted.
  useEffect(() => {
    const goHome = () => void router.navigate({ to: "/", replace: true });
    if (!sessionStore.getState().user) goHome();
    return sessionStore.subscribe(({ user }, before) => {
      if (before.status === "remembered" && !user) goHome();
    });
  }, [router]);
  if (failure) throw failure;
  if (!deps) return <LoadingScreen />;
  // Guards act on navigation; a wallet that is lost while a page is open shows its prompt in place. Settings, the one
  // page where a wallet can be unlinked, has its own.
  if (!authenticated && !unlinked) return <ConnectPrompt />;
  return (
    <DepsContext value={deps}>
      <DeviceNotice />
      {authenticated && <LaunchNotice />}
      {authenticated && <ReceivedFiles />}
      <Outlet />
      <Overlays />
    </DepsContext>
  );
}

/** In place of a page whose wallet is gone: what happened, and the way on. */
function ConnectPrompt() {
  const { connect, connecting, warm } = useConnect();
  return (
    <div className="mx-auto grid min-h-[70dvh] max-w-md place-content-center gap-5 px-5 text-center">
      <GemMark className="mx-auto size-16" />
      <h1 className="text-3xl">Your wallet is not connected</h1>
      <p className="text-muted">Connect it to see your gems, and what this device keeps for you.</p>
      <Button className="mx-auto" busy={connecting} onClick={connect} onPointerEnter={warm} onFocus={warm}>
        {connecting ? "Connecting..." : sentences.wallet.chooserTitle}
      </Button>
    </div>
  );
}
