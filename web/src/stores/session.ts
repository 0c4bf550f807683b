import { createStore } from "zustand/vanilla";
import type { User } from "#contract/auth.ts";

export interface ConnectedWallet {
  name: string;
  address: string;
  /** The session was opened without it: nothing can be signed until it is connected. */
  isLocked: boolean;
}

export interface SessionState {
  /** `restoring` until the start knows whom to show; `failed` where it could not even look. */
  status: "restoring" | "settled" | "failed";
  /** Why. */
  failure?: unknown;
  user: User | null;
  wallet: ConnectedWallet | null;
  connecting: boolean;
  /**
   * Who vouches for the user: the server, this device alone while the server is out of reach, or what this device
   * remembers until wallet and server have been asked.
   */
  source: "server" | "device" | "remembered";
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

/** The session was opened without its wallet, and asking showed none. */
export const isWalletLocked = ({ wallet, source }: SessionState): boolean =>
  wallet?.isLocked === true && source !== "remembered";

/** Signed in still, with no wallet linked: as Settings leaves it, to link another. */
export const hasUnlinkedWallet = ({ user, wallet }: SessionState): boolean =>
  user !== null && wallet === null && !user.wallet_connected;

/** Resolves once the start knows whom to show. */
export const sessionSettled = (): Promise<SessionState> => until(({ status }) => status !== "restoring");

/** Resolves once wallet and server have been asked. */
export const sessionConfirmed = (): Promise<SessionState> => until(({ source }) => source !== "remembered");

function until(isSo: (state: SessionState) => boolean): Promise<SessionState> {
  const now = sessionStore.getState();
  if (isSo(now)) return Promise.resolve(now);
  return new Promise((resolve) => {
    const stop = sessionStore.subscribe((state) => {
      if (!isSo(state)) return;
      stop();
      resolve(state);
    });
  });
}
