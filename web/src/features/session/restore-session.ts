import type { User } from "#contract/auth.ts";
import { clearSessionCookies, readSessionCookies } from "../../api-client/session-cookies.ts";
import type { AppDeps } from "../../app/deps.ts";
import { readRow } from "../../db/readable.ts";
import { canSign, dispatch, isStarting, sessionStore } from "../../stores/session.ts";
import type { ConnectedAccount } from "../../wallet/wallet-port.ts";
import { finishPendingWipe } from "./account-on-device.ts";
import { type FoundSession, findSession } from "./find-session.ts";
import { watchForServer } from "./return-to-server.ts";
import { becomeUser, rememberedAddress, rememberedWallet } from "./sign-in.ts";

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
    await showRemembered(deps, name);
    const found = await asked;
    // Whoever left or signed in meanwhile, here or in another tab, knows better.
    if (isStarting(sessionStore.getState()) && rememberedWallet() !== null) await open(deps, name, found);
  } catch {
    // Nothing of a session of before can be read: the visitor starts as a stranger.
  } finally {
    dispatch({ type: "startEnded" });
  }
}

async function open(deps: AppDeps, name: string, { account, answer }: FoundSession): Promise<void> {
  const shown = (account === "unknown" ? null : account) ?? unlockedByHand();
  if (answer === "unreachable" || answer === "failed") return openOnDevice(deps, name, shown);
  if (answer === "lost") return;
  const isUnknown = account === "unknown" && shown === null;
  if (isUnknown && answer.wallet_address === rememberedAddress()) return openOnDevice(deps, name, null);
  if (answer.wallet_address === shown?.address) await becomeUser(deps, answer, shown);
}

/** The wallet that was unlocked while the start asked. */
function unlockedByHand(): ConnectedAccount | null {
  const session = sessionStore.getState();
  return canSign(session) ? session.wallet : null;
}

/** Whose device this was last is shown before anybody is asked. */
async function showRemembered(deps: AppDeps, name: string): Promise<void> {
  const address = rememberedAddress();
  const user = address && (await keptUser(deps, address));
  if (!user) return;
  dispatch({
    type: "accountRemembered",
    user: { ...user, wallet_name: name },
    wallet: { name, address },
  });
}

/** The profile that this device keeps of the account, and of no other: the wallet's where it shows one, else the last. */
async function openOnDevice(deps: AppDeps, name: string, shown: ConnectedAccount | null): Promise<void> {
  const address = shown?.address ?? rememberedAddress();
  const isAnothers = address !== rememberedAddress();
  if (isAnothers) dispatch({ type: "otherAccountFound" });
  const user = address && (await keptUser(deps, address));
  if (!user) return;
  // Its work is its own to see, and the session of the one that signed in is not its own.
  if (isAnothers) clearSessionCookies();
  dispatch({
    type: "openedOnDevice",
    user: { ...user, wallet_name: name },
    wallet: { name, address },
    isUnlocked: shown !== null,
  });
  watchForServer(deps);
}

async function keptUser(deps: AppDeps, address: string): Promise<User | null> {
  const user = (await readRow(deps.db, deps.db.profiles, address))?.user;
  return user?.wallet_address === address ? { ...user, wallet_connected: true } : null;
}
