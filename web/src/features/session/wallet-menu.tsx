import ChevronDown from "icon:chevron-down";
import LifeBuoy from "icon:life-buoy";
import Lock from "icon:lock";
import LockOpen from "icon:lock-open";
import LogOut from "icon:log-out";
import Settings from "icon:settings";
import UserRound from "icon:user-round";
import { Link } from "@tanstack/react-router";
import { DropdownMenu } from "radix-ui";
import { useStore } from "zustand";
import { shortAddress } from "#contract/primitives.ts";
import { sentences } from "#contract/sentences.ts";
import { loadDeps } from "../../app/load-deps.ts";
import { chooseTheme, type Theme, themes, useTheme } from "../../app/theme.ts";
import { askToDisconnect } from "../../stores/disconnect.ts";
import { isWalletLocked, sessionStore } from "../../stores/session.ts";

const item =
  "flex min-h-11 cursor-pointer items-center gap-3 rounded-lg px-3 outline-none data-[highlighted]:bg-raised";

/** The shortened address, the wallet's name, and the account's actions. */
export function WalletMenu() {
  const { user, wallet } = useStore(sessionStore);
  const isLocked = useStore(sessionStore, isWalletLocked);
  if (!wallet) return null;
  return (
    <DropdownMenu.Root modal={false}>
      <DropdownMenu.Trigger className="flex min-h-11 items-center gap-2 rounded-[10px] border border-line px-3 hover:bg-raised">
        {isLocked ? (
          <Lock className="size-4 text-muted" aria-hidden="true" />
        ) : (
          <span className="size-2 rounded-full bg-good" aria-hidden="true" />
        )}
        <span className="tabular-nums">{shortAddress(wallet.address)}</span>
        <span className="text-muted max-lg:sr-only">{isLocked ? sentences.wallet.locked : wallet.name}</span>
        <ChevronDown className="size-4 text-muted" aria-hidden="true" />
        <span className="sr-only">Account menu</span>
      </DropdownMenu.Trigger>
      <DropdownMenu.Portal>
        <DropdownMenu.Content align="end" sideOffset={8} className="panel z-70 w-64 animate-rise p-2">
          <div className="border-b border-line px-3 pb-3 pt-2">
            <p className="line-clamp-2 font-semibold">{user?.name || "Wallet User"}</p>
            <p className="text-sm text-muted tabular-nums">{shortAddress(wallet.address)}</p>
            <p className="text-sm text-muted">{wallet.name}</p>
          </div>
          {isLocked && <UnlockItem className={item} />}
          <div className="mt-2 border-b border-line pb-2">
            {accountLinks.map(({ to, label, Icon }) => (
              <DropdownMenu.Item key={to} asChild>
                <Link to={to} className={item}>
                  <Icon className="size-4 text-muted" aria-hidden="true" />
                  {label}
                </Link>
              </DropdownMenu.Item>
            ))}
          </div>
          <ThemeItems />
          <DropdownMenu.Item onSelect={askToDisconnect} className={`mt-2 ${item}`}>
            <LogOut className="size-4 text-muted" aria-hidden="true" />
            Disconnect Wallet
          </DropdownMenu.Item>
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  );
}

/** The theme in the account's menus, which stay open to show it. */
export function ThemeItems() {
  return (
    <DropdownMenu.RadioGroup
      aria-label="Theme"
      value={useTheme()}
      onValueChange={(theme) => chooseTheme(theme as Theme)}
      className="flex items-center gap-1 border-b border-line py-2 pl-3"
    >
      <span className="grow text-muted" aria-hidden="true">
        Theme
      </span>
      {themes.map((theme) => (
        <DropdownMenu.RadioItem
          key={theme}
          value={theme}
          onSelect={(event) => event.preventDefault()}
          className="grid min-h-11 cursor-pointer place-items-center rounded-lg px-2 text-sm capitalize text-muted outline-none data-[highlighted]:bg-raised data-[state=checked]:font-semibold data-[state=checked]:text-accent-ink"
        >
          {theme}
        </DropdownMenu.RadioItem>
      ))}
    </DropdownMenu.RadioGroup>
  );
}

/** The links of the account's menus. */
export const accountLinks = [
  { to: "/profile", label: "Profile", Icon: UserRound },
  { to: "/settings", label: "Settings", Icon: Settings },
  { to: "/support", label: "Support", Icon: LifeBuoy },
] as const;

/** Explains a session that was opened without its wallet, and offers to unlock it. */
export function UnlockItem({ className }: { className: string }) {
  return (
    <div className="border-b border-line pb-2">
      <p className="px-3 pb-1 pt-3 text-sm text-muted">{sentences.wallet.lockedMeans}</p>
      <DropdownMenu.Item onSelect={() => void unlock()} className={className}>
        <LockOpen className="size-4 text-muted" aria-hidden="true" />
        Unlock wallet
      </DropdownMenu.Item>
    </div>
  );
}

async function unlock(): Promise<void> {
  const [deps, { unlockWallet }] = await Promise.all([loadDeps(), import("./unlock-wallet.ts")]);
  await unlockWallet(deps);
}
