import { Link, useRouterState } from "@tanstack/react-router";
import { lazy } from "react";
import { useStore } from "zustand";
import { useConnect } from "../features/session/use-connect.ts";
import { isAuthenticated, sessionStore } from "../stores/session.ts";
import { Button } from "../ui/button.tsx";
import { classNames } from "../ui/class-names.ts";
import { GemMark } from "../ui/gem-mark.tsx";
import { SparePart } from "../ui/spare-part.tsx";
import { instance } from "./instance.ts";
import { isActive, tabs } from "./nav-tabs.ts";

const WalletMenu = lazy(() =>
  import("../features/session/wallet-menu.tsx").then((module) => ({ default: module.WalletMenu })),
);
const PaletteButton = lazy(() =>
  import("./palette/palette-button.tsx").then((module) => ({ default: module.PaletteButton })),
);
const SyncChip = lazy(() =>
  import("../features/outbox/sync-chip.tsx").then((module) => ({ default: module.SyncChip })),
);
const MobileMenu = lazy(() => import("./mobile-menu.tsx").then((module) => ({ default: module.MobileMenu })));

export function NavBar() {
  const authenticated = useStore(sessionStore, isAuthenticated);
  return (
    <header data-titlebar className="sticky top-0 z-30 border-b border-line bg-ground/92 backdrop-blur">
      <nav
        aria-label="Main"
        className={classNames(
          "mx-auto flex min-h-16 max-w-7xl items-center gap-3 whitespace-nowrap px-4 max-[22.5rem]:gap-2 sm:flex-wrap sm:gap-6 sm:px-6",
          authenticated && "min-[1800px]:max-w-[126rem]",
        )}
      >
        <Link
          to="/"
          className="flex min-w-0 items-center gap-2.5 font-display text-xl font-bold tracking-tight max-[22.5rem]:gap-2 max-[22.5rem]:text-base"
        >
          <GemMark className="size-8 shrink-0 max-[22.5rem]:size-7" />
          <span className="truncate">{instance.product_name}</span>
        </Link>
        {authenticated ? <Signed /> : <ConnectButton />}
      </nav>
    </header>
  );
}

/** A wide screen has tabs and an account menu, a narrow one a single menu with both. */
function Signed() {
  const path = useRouterState({ select: (state) => state.location.pathname });
  return (
    <>
      <ul className="hidden gap-1 md:flex">
        {tabs.map((tab) => (
          <li key={tab.to}>
            <Link
              to={tab.to}
              aria-current={isActive(tab, path) ? "page" : undefined}
              className={classNames(
                "inline-flex min-h-11 items-center rounded-[10px] px-3 transition-colors",
                isActive(tab, path) ? "font-semibold text-accent-ink" : "text-muted hover:text-ink",
              )}
            >
              {tab.label}
            </Link>
          </li>
        ))}
      </ul>
      <div className="ml-auto flex items-center justify-end gap-2 sm:flex-wrap sm:gap-3">
        <SparePart>
          <SyncChip />
          <PaletteButton />
          <div className="hidden md:block">
            <WalletMenu />
          </div>
          <div className="md:hidden">
            <MobileMenu />
          </div>
        </SparePart>
      </div>
    </>
  );
}

function ConnectButton() {
  const { connect, connecting, warm } = useConnect();
  return (
    <Button
      look="quiet"
      className="ml-auto max-sm:px-3"
      busy={connecting}
      onClick={connect}
      onPointerEnter={warm}
      onFocus={warm}
    >
      {connecting ? "Connecting..." : "Connect Wallet"}
    </Button>
  );
}
