import type { AppDeps } from "../../app/deps.ts";
import { dispatchSession, isOnDevice, sessionStore } from "../../stores/session.ts";
import { leave } from "./end-session.ts";
import { type FoundSession, findSession } from "./find-session.ts";
import { becomeUser } from "./sign-in.ts";

/**
 * While only the device vouches for the session: asks the server when the network or the user is back, and now and
 * then.
 */
export function watchForServer(deps: AppDeps): void {
  const watch = new AbortController();
  const { signal } = watch;
  const look = () => {
    if (document.visibilityState === "visible") void returnToServer(deps);
  };
  addEventListener("online", look, { signal });
  document.addEventListener("visibilitychange", look, { signal });
  const stop = sessionStore.subscribe((state) => {
    if (isOnDevice(state)) return;
    watch.abort();
    stop();
  });
  void nowAndThen(deps, look, signal);
}

/** Repeats the start for a session of this device. Two calls at the same moment share one attempt. */
export function returnToServer(deps: AppDeps): Promise<void> {
  return deps.queries
    .fetchQuery({ queryKey: ["session"], staleTime: 0, retry: false, queryFn: () => lookAgain(deps) })
    .then(() => {});
}

async function lookAgain(deps: AppDeps): Promise<null> {
  const before = sessionStore.getState();
  if (!isOnDevice(before) || before.connecting || !before.wallet) return null;
  const found = await findSession(deps, before.wallet.name);
  // A sign-in, a sign-out or an unlocked wallet that happened meanwhile wins.
  const { status, wallet } = sessionStore.getState();
  if (status === before.status && wallet === before.wallet)
    await applyAnswer(deps, before.wallet.address, found);
  return null;
}

/** Online the specification's rule applies: no wallet, no user. The data on the device is hidden and stays. */
async function applyAnswer(deps: AppDeps, address: string, { account, answer }: FoundSession): Promise<void> {
  const shown = account === "unknown" ? null : account;
  if (shown && shown.address !== address) return leave();
  if (answer === "unreachable" || answer === "failed") {
    if (shown) dispatchSession({ type: "walletUnlocked" });
    return;
  }
  const isTheirs = answer !== "lost" && answer.wallet_address === address;
  if (isTheirs && shown) return becomeUser(deps, answer, shown);
  // A wallet that has not answered has not refused.
  if (!isTheirs || account !== "unknown") dispatchSession({ type: "sessionEnded" });
}

const FIRST_PAUSE_MS = 3_000;
const LONGEST_PAUSE_MS = 60_000;

/** Repeats in pauses that grow from three seconds to a minute, until it is aborted. */
export async function nowAndThen(deps: AppDeps, look: () => void, signal: AbortSignal): Promise<void> {
  for (let pause = FIRST_PAUSE_MS; ; pause = Math.min(1.5 * pause, LONGEST_PAUSE_MS)) {
    await deps.wait(pause);
    if (signal.aborted) return;
    look();
  }
}
