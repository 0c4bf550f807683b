import type { User } from "#contract/auth.ts";
import { clearSessionCookies, readSessionCookies } from "../../api-client/session-cookies.ts";
import type { AppDeps } from "../../app/deps.ts";
import { readRow } from "../../db/readable.ts";
import { type ConnectedWallet, sessionStore } from "../../stores/session.ts";
import type { ConnectedAccount } from "../../wallet/wallet-port.ts";
import { finishPendingWipe } from "./account-on-device.ts";
import { becomeUser, rememberedAddress, rememberedWallet } from "./become-user.ts";
import { type FoundSession, findSession } from "./find-session.ts";
import { hide, leave } from "./leave.ts";
import { watchForServer } from "./return-to-server.ts";

/**
 * At the start: the session of before, where its wallet is still connected; with the server out of reach, the
 * session of this device. Never asks the wallet's owner anything. What the device remembers is shown at once,
 * and hidden again where wallet or server say no; a wallet that says nothing has not said no. Ends besides
 * what a log-out that was cut short has left.
 */
export async function restoreSession(deps: AppDeps): Promise<void> {
  // Not waited for: another tab may be sending for long, and who comes back meanwhile is not wiped.
  void finishPendingWipe(deps).catch(() => {});
  try {
    const name = rememberedWallet();
    if (!name || !readSessionCookies()) return;
    const asked = findSession(deps, name);
    await remember(deps, name);
    const remembered = sessionStore.getState().wallet;
    const found = await asked;
    // Whoever left, or signed in, in the meantime knows better.
    if (isStill(remembered)) await open(deps, name, found);
  } catch {
    // No session of before, or nothing of it can be read: the visitor starts as a stranger.
    if (sessionStore.getState().source === "remembered") hide();
  } finally {
    sessionStore.setState({ status: "settled" });
  }
}

/** Its wallet may have been unlocked meanwhile. Where nobody was shown, another tab may have left. */
function isStill(remembered: ConnectedWallet | null): boolean {
  const { wallet, source } = sessionStore.getState();
  if (remembered) return wallet?.address === remembered.address && source === "remembered";
  return wallet === null && rememberedWallet() !== null;
}

async function open(deps: AppDeps, name: string, { account, answer }: FoundSession): Promise<void> {
  const shown = (account === "unknown" ? null : account) ?? unlocked();
  if (answer === "unreachable" || answer === "failed") return openOnDevice(deps, name, shown);
  if (answer === "lost") return hide();
  const isUnknown = account === "unknown" && shown === null;
  if (isUnknown && answer.wallet_address === rememberedAddress()) return openOnDevice(deps, name, null);
  if (answer.wallet_address !== shown?.address) return hide();
  await becomeUser(deps, answer, shown);
}

function unlocked(): ConnectedAccount | null {
  const { wallet } = sessionStore.getState();
  return wallet && !wallet.isLocked ? { name: wallet.name, address: wallet.address } : null;
}

/** Whose device this was last is shown before anybody is asked. */
async function remember(deps: AppDeps, name: string): Promise<void> {
  const address = rememberedAddress();
  const user = address && (await keptUser(deps, address));
  if (!user) return;
  const wallet = { name, address, isLocked: true };
  sessionStore.setState({
    status: "settled",
    user: { ...user, wallet_name: name },
    wallet,
    source: "remembered",
  });
}

/** The profile that this device keeps of the account, and of no other: the wallet's where it shows one, else the last. */
async function openOnDevice(deps: AppDeps, name: string, shown: ConnectedAccount | null): Promise<void> {
  const address = shown?.address ?? rememberedAddress();
  const isAnothers = address !== rememberedAddress();
  // No screen of the one is handed to the other.
  if (isAnothers) hide();
  const user = address && (await keptUser(deps, address));
  if (!user) return hide();
  // Its work is its own to see, and the session of the one that signed in is not its own.
  if (isAnothers) clearSessionCookies();
  sessionStore.setState({
    user: { ...user, wallet_name: name },
    wallet: { name, address, isLocked: shown === null },
    source: "device",
  });
  if (shown) deps.wallet.onAccountChange(leave);
  watchForServer(deps);
}

async function keptUser(deps: AppDeps, address: string): Promise<User | null> {
  const user = (await readRow(deps.db, deps.db.profiles, address))?.user;
  return user?.wallet_address === address ? { ...user, wallet_connected: true } : null;
}
