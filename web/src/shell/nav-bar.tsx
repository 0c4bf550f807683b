import { Link, useRouterState } from "@tanstack/react-router";
import { lazy, Suspense } from "react";
import { useStore } from "zustand";
import { isAuthenticated, sessionStore } from "../stores/session.ts";
import { Button } from "../ui/button.tsx";
import { classNames } from "../ui/class-names.ts";
import { GemMark } from "../ui/gem-mark.tsx";
import { useConnect } from "./use-connect.ts";

const WalletMenu = lazy(() => import("./wallet-menu.tsx").then((module) => ({ default: module.WalletMenu })));

const tabs = [
  { to: "/dashboard", label: "Dashboard", also: "/my-gems" },
  { to: "/create", label: "Generate", also: "/create" },
] as const;

export function NavBar() {
  const authenticated = useStore(sessionStore, isAuthenticated);
  return (
    <header className="sticky top-0 z-30 border-b border-line bg-ground/92 backdrop-blur">
      <nav aria-label="Main" className="mx-auto flex h-16 max-w-7xl items-center gap-2 px-4 sm:gap-6 sm:px-6">
        <Link to="/" className="flex items-center gap-2.5 font-display text-xl font-bold tracking-tight">
          <GemMark className="size-8" />
          <span className={authenticated ? "max-sm:sr-only" : undefined}>Gemwright</span>
        </Link>
        {authenticated && <Tabs />}
        <div className="ml-auto">{authenticated ? <Account /> : <ConnectButton />}</div>
      </nav>
    </header>
  );
}

function Tabs() {
  const path = useRouterState({ select: (state) => state.location.pathname });
  return (
    <ul className="flex gap-1">
      {tabs.map(({ to, label, also }) => {
        const active = path.startsWith(to) || path.startsWith(also);
        return (
          <li key={to}>
            <Link
              to={to}
              aria-current={active ? "page" : undefined}
              className={classNames(
                "inline-flex min-h-11 items-center rounded-[10px] px-3 transition-colors",
                active ? "font-semibold text-accent-ink" : "text-muted hover:text-ink",
              )}
            >
              {label}
            </Link>
          </li>
        );
      })}
    </ul>
  );
}

function Account() {
  return (
    <Suspense>
      <WalletMenu />
    </Suspense>
  );
}

function ConnectButton() {
  const { connect, connecting, warm } = useConnect();
  return (
    <Button look="quiet" busy={connecting} onClick={connect} onPointerEnter={warm} onFocus={warm}>
      {connecting ? "Connecting..." : "Connect Wallet"}
    </Button>
  );
}
