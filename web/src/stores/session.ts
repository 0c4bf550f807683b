import { createStore } from "zustand/vanilla";
import type { User } from "#contract/auth.ts";

export interface ConnectedWallet {
  name: string;
  address: string;
  /** The session was opened without it: nothing can be signed until it is connected. */
  isLocked: boolean;
}

export interface SessionState {
  /** `restoring` until the start has looked for a session of before. */
  status: "restoring" | "settled";
  user: User | null;
  wallet: ConnectedWallet | null;
  connecting: boolean;
  /** Who vouches for the user: the server, or this device alone while the server is out of reach. */
  source: "server" | "device";
}

export const sessionStore = createStore<SessionState>(() => ({
  status: "settled",
  user: null,
  wallet: null,
  connecting: false,
  source: "server",
}));

/** A user counts as authenticated only if there is a user AND a wallet is connected in this browser. */
export const isAuthenticated = (state: SessionState): boolean =>
  state.user !== null && state.wallet !== null && state.user.wallet_address === state.wallet.address;

/** Signed in still, with no wallet linked: as Settings leaves it, to link another. */
export const hasUnlinkedWallet = ({ user, wallet }: SessionState): boolean =>
  user !== null && wallet === null && !user.wallet_connected;

/** Resolves once the start has looked for a session of before. */
export function sessionSettled(): Promise<SessionState> {
  const now = sessionStore.getState();
  if (now.status === "settled") return Promise.resolve(now);
  return new Promise((resolve) => {
    const stop = sessionStore.subscribe((state) => {
      if (state.status !== "settled") return;
      stop();
      resolve(state);
    });
  });
}
