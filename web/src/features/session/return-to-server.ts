import type { AppDeps } from "../../app/deps.ts";
import { dispatch, isOnDevice, sessionStore } from "../../stores/session.ts";
import { becomeUser } from "./become-user.ts";
import { type FoundSession, findSession } from "./find-session.ts";
import { leave } from "./leave.ts";
import { nowAndThen } from "./now-and-then.ts";

/** While a session is this device's alone: looks for the server when the network or the person is back, and now and then. */
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

/** Does the start again for a session of this device; two who want it at the same moment share one look. */
export function returnToServer(deps: AppDeps): Promise<void> {
  return deps.queries
    .fetchQuery({ queryKey: ["session"], staleTime: 0, retry: false, queryFn: () => lookAgain(deps) })
    .then(() => {});
}

async function lookAgain(deps: AppDeps): Promise<null> {
  const before = sessionStore.getState();
  if (!isOnDevice(before) || before.connecting || !before.wallet) return null;
  const found = await findSession(deps, before.wallet.name);
  // Whoever left, signed in or unlocked the wallet in the meantime knows better.
  const { status, wallet } = sessionStore.getState();
  if (status === before.status && wallet === before.wallet) await settle(deps, before.wallet.address, found);
  return null;
}

/** Online the specification's rule stands: no wallet, no user. What is on the device stays, and is hidden. */
async function settle(deps: AppDeps, address: string, { account, answer }: FoundSession): Promise<void> {
  const shown = account === "unknown" ? null : account;
  if (shown && shown.address !== address) return leave();
  if (answer === "lost") return hide();
  if (answer === "unreachable" || answer === "failed") return shown ? unlock(deps) : undefined;
  if (answer.wallet_address !== address) return hide();
  if (shown) return becomeUser(deps, answer, shown);
  // A wallet that has not answered yet is not one that said no.
  if (account !== "unknown") hide();
}

/** The wallet of a session that was opened without it has come. */
export function unlock(deps: AppDeps): void {
  dispatch({ type: "walletUnlocked" });
  deps.wallet.onAccountChange(leave);
}

const hide = (): void => dispatch({ type: "sessionEnded" });
