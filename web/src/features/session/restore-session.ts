import { clearSessionCookies, readSessionCookies } from "../../api-client/session-cookies.ts";
import type { AppDeps } from "../../app/deps.ts";
import { readRow } from "../../db/readable.ts";
import { canSign, dispatchSession, isStarting, sessionStore } from "../../stores/session.ts";
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
    dispatchSession({ type: "startEnded" });
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
  const account = address && (await keptAccount(deps, name, address));
  if (account) dispatchSession({ type: "accountRemembered", ...account });
}

/** Opens the account that the wallet shows, or the last one if the wallet did not answer, from this device. */
async function openOnDevice(deps: AppDeps, name: string, shown: ConnectedAccount | null): Promise<void> {
  const address = shown?.address ?? rememberedAddress();
  const isAnothers = address !== rememberedAddress();
  if (isAnothers) dispatchSession({ type: "otherAccountFound" });
  const account = address && (await keptAccount(deps, name, address));
  if (!account || !isStarting(sessionStore.getState())) return;
  // The other account may see its own work, but must not act in the session of the one that signed in here.
  if (isAnothers) clearSessionCookies();
  dispatchSession({ type: "openedOnDevice", ...account, isUnlocked: shown !== null });
  watchForServer(deps);
}

/** Null if this device has no profile of the address, or one of an account that has left it. */
async function keptAccount(deps: AppDeps, name: string, address: string) {
  const user = (await readRow(deps.db, deps.db.profiles, address))?.user;
  if (user?.wallet_address !== address) return null;
  return { user: { ...user, wallet_connected: true, wallet_name: name }, wallet: { name, address } };
}
