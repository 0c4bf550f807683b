import Lock from "icon:lock";
import LogOut from "icon:log-out";
import Menu from "icon:menu";
import { Link } from "@tanstack/react-router";
import { DropdownMenu } from "radix-ui";
import { useStore } from "zustand";
import { shortAddress } from "#contract/primitives.ts";
import { sentences } from "#contract/sentences.ts";
import { accountLinks, ThemeItems, UnlockItem } from "../features/session/wallet-menu.tsx";
import { askToDisconnect } from "../stores/disconnect.ts";
import { isWalletLocked, sessionStore } from "../stores/session.ts";
import { tabs } from "./nav-tabs.ts";

const item =
  "flex min-h-12 cursor-pointer items-center gap-3 rounded-lg px-3 outline-none data-[highlighted]:bg-raised";

/** The menu of a narrow screen: links, wallet and disconnect. */
export function MobileMenu() {
  const wallet = useStore(sessionStore, (state) => state.wallet);
  const isLocked = useStore(sessionStore, isWalletLocked);
  if (!wallet) return null;
  return (
    <DropdownMenu.Root modal={false}>
      <DropdownMenu.Trigger
        aria-label={isLocked ? `Menu, ${sentences.wallet.locked.toLowerCase()}` : "Menu"}
        className="relative grid size-11 place-items-center rounded-[10px] border border-line"
      >
        <Menu className="size-5" aria-hidden="true" />
        {isLocked && (
          <Lock
            className="absolute -right-1.5 -top-1.5 size-5 rounded-full border border-line bg-raised p-0.5 text-muted"
            aria-hidden="true"
          />
        )}
      </DropdownMenu.Trigger>
      <DropdownMenu.Portal>
        <DropdownMenu.Content align="end" sideOffset={8} className="panel z-70 w-72 animate-rise p-2">
          {[...tabs, ...accountLinks].map(({ to, label }) => (
            <DropdownMenu.Item key={to} asChild>
              <Link to={to} className={item}>
                {label}
              </Link>
            </DropdownMenu.Item>
          ))}
          <p className="mt-2 flex items-center gap-2 border-t border-line px-3 pb-1 pt-3 text-muted">
            Wallet: <span className="text-ink tabular-nums">{shortAddress(wallet.address)}</span>
          </p>
          {isLocked && <UnlockItem className={item} />}
          <ThemeItems />
          <DropdownMenu.Item onSelect={askToDisconnect} className={item}>
            <LogOut className="size-4 text-muted" aria-hidden="true" />
            Disconnect
          </DropdownMenu.Item>
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  );
}
