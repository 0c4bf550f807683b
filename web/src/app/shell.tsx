import { useRouterState } from "@tanstack/react-router";
import { lazy, type ReactNode, useEffect, useRef } from "react";
import { useStore } from "zustand";
import { isPublicPage } from "#contract/pages.ts";
import { chooserStore } from "../stores/chooser.ts";
import { disconnectStore } from "../stores/disconnect.ts";
import { phonePromptStore } from "../stores/phone-prompt.ts";
import { updateStore } from "../stores/update.ts";
import { SparePart } from "../ui/spare-part.tsx";
import { Footer } from "./footer.tsx";
import { NavBar } from "./nav-bar.tsx";

const WalletChooser = lazy(() =>
  import("../features/session/wallet-chooser.tsx").then((module) => ({ default: module.WalletChooser })),
);
const DisconnectDialog = lazy(() =>
  import("../features/session/forget-dialog.tsx").then((module) => ({
    default: module.DisconnectDialog,
  })),
);
const PhoneDialog = lazy(() =>
  import("../features/session/phone-prompt.tsx").then((module) => ({ default: module.PhoneDialog })),
);
const UpdateNotice = lazy(() =>
  import("./update-notice.tsx").then((module) => ({ default: module.UpdateNotice })),
);
const Keyboard = lazy(() =>
  import("./shortcuts/keyboard.tsx").then((module) => ({ default: module.Keyboard })),
);
const ToastArea = lazy(() =>
  import("../ui/toast-area.tsx").then((module) => ({ default: module.ToastArea })),
);

/** Public pages that no prerendered file fits, since they show what was launched. */
const livePages = ["/gallery", "/token/$mint"];
const hasFooter = (path: string): boolean => isPublicPage(path) || livePages.includes(path);

/** The frame of every screen: navigation, toasts, shortcuts and the wallet chooser. */
export function Shell({ children }: { children: ReactNode }) {
  const choosing = useStore(chooserStore, (state) => state.open);
  const leaving = useStore(disconnectStore, (state) => state.asked);
  const opening = useStore(phonePromptStore, (state) => state.step !== null && !state.isInPage);
  const updating = useStore(updateStore, (state) => state.waiting);
  // The page that is shown, not one that is still loading.
  const withFooter = useRouterState({
    select: (state) => hasFooter(state.matches.at(-1)?.fullPath ?? ""),
  });
  const main = useFocusOnNavigation();
  return (
    <>
      <a
        href="#main"
        className="facet sr-only z-50 text-on-accent focus:not-sr-only focus:fixed focus:left-4 focus:top-3 focus:px-4 focus:py-2"
      >
        Skip to content
      </a>
      <div className="flex min-h-dvh flex-col">
        <NavBar />
        <SparePart>{updating && <UpdateNotice />}</SparePart>
        <main id="main" ref={main} tabIndex={-1} className="grow focus:outline-none">
          {children}
        </main>
        {withFooter && <Footer />}
      </div>
      <SparePart>
        <ToastArea />
      </SparePart>
      <SparePart>
        <Keyboard />
      </SparePart>
      <SparePart>{choosing && <WalletChooser />}</SparePart>
      <SparePart>{opening && <PhoneDialog />}</SparePart>
      <SparePart>{leaving && <DisconnectDialog />}</SparePart>
    </>
  );
}

/** The clicked link is gone with its page, so the focus moves to the new page's beginning. */
function useFocusOnNavigation() {
  const path = useRouterState({ select: (state) => state.resolvedLocation?.pathname });
  const main = useRef<HTMLElement>(null);
  const before = useRef(path);
  useEffect(() => {
    const moved = before.current !== undefined && before.current !== path;
    before.current = path;
    if (moved) main.current?.focus({ preventScroll: true });
  }, [path]);
  return main;
}
