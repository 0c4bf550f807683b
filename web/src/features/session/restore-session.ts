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
 * At the start of the app: opens the last session if its wallet is still connected, or the session of this device if the
 * server is out of reach. The user is asked nothing. What the device remembers is shown at once, and hidden again if
 * wallet or server refuse; no answer is no refusal. Also finishes a wipe that was cut short.
 */
export async function restoreSession(deps: AppDeps): Promise<void> {
  // The wipe runs beside the start: another tab may be sending for a long time, and an owner who returns is not
  // wiped.
  void finishPendingWipe(deps).catch(() => {});
  try {
    const name = rememberedWallet();
    if (!name || !readSessionCookies()) return;
    const asked = findSession(deps, name);
    await showRemembered(deps, name);
    const found = await asked;
    // A sign-in or sign-out that happened meanwhile, here or in another tab, wins.
    if (isStarting(sessionStore.getState()) && rememberedWallet() !== null) await open(deps, name, found);
  } catch {
    // The last session cannot be read: the visitor starts signed out.
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

/** The wallet was unlocked while the start asked. */
function unlockedByHand(): ConnectedAccount | null {
  const session = sessionStore.getState();
  return canSign(session) ? session.wallet : null;
}

/** Show the last account of this device before anybody is asked. */
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

/** The stored profile of the wallet's account if the wallet shows one, else of the last account. */
async function openOnDevice(deps: AppDeps, name: string, shown: ConnectedAccount | null): Promise<void> {
  const address = shown?.address ?? rememberedAddress();
  const isAnothers = address !== rememberedAddress();
  if (isAnothers) dispatch({ type: "otherAccountFound" });
  const user = address && (await keptUser(deps, address));
  if (!user || !isStarting(sessionStore.getState())) return;
  // An account's work is shown to that account only, and another account's session is not used for it.
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
