import { createStore, type StoreApi } from "zustand/vanilla";
import type { User } from "#contract/auth.ts";

export interface ConnectedWallet {
  name: string;
  address: string;
}

type Nobody<Status> = { status: Status; user: null; wallet: null };
type Account<Status> = { status: Status; user: User; wallet: ConnectedWallet };

/** Whom this page acts for, and who vouches for them. */
export type Session =
  | Nobody<"signed-out">
  /** The start looks for the session of before, and knows nobody yet. */
  | Nobody<"restoring">
  /** The start could not even look. */
  | (Nobody<"failed"> & { failure: unknown })
  /**
   * The account that signed in here last is shown. Wallet and server have not answered yet, and nothing is sent. The
   * owner may have unlocked the wallet by hand already.
   */
  | (Account<"remembered"> & { isUnlocked: boolean })
  /** The device alone vouches, because the server is out of reach or the wallet is silent. Nothing can be signed. */
  | Account<"wallet-locked">
  /** The same, and the wallet is connected. */
  | Account<"on-device">
  /** Wallet and server have both said yes. */
  | Account<"signed-in">
  /** The server knows the user, whose last wallet was unlinked in Settings, to link another. */
  | { status: "unlinked"; user: User; wallet: null };

/** `connecting` while a wallet is asked, which happens in any state; one question at a time. */
export type SessionState = Session & { connecting: boolean };

export type SessionEvent =
  | { type: "startBegan" }
  | { type: "startFailed"; failure: unknown }
  | { type: "accountRemembered"; user: User; wallet: ConnectedWallet }
  /** The wallet shows another account than the one that signed in here last. */
  | { type: "otherAccountFound" }
  | { type: "openedOnDevice"; user: User; wallet: ConnectedWallet; isUnlocked: boolean }
  /** Wallet and server have answered, or there was nothing to ask them about. */
  | { type: "startEnded" }
  | { type: "walletAsked" }
  | { type: "walletAnswered" }
  | { type: "walletUnlocked" }
  | { type: "walletUnlinked" }
  | { type: "signedIn"; user: User; wallet: ConnectedWallet }
  | { type: "profileRead"; user: User }
  /** By whatever cause. What is on the device stays hidden until its owner returns. */
  | { type: "sessionEnded" };

const signedOut: Nobody<"signed-out"> = { status: "signed-out", user: null, wallet: null };

/** What an event makes of a session. An event that came too late, or means nothing there, changes nothing. */
export function transition(state: SessionState, event: SessionEvent): SessionState {
  if (event.type === "walletAsked") return { ...state, connecting: true };
  if (event.type === "walletAnswered") return { ...state, connecting: false };
  const next = nextSession(state, event);
  return next === state ? state : { ...next, connecting: state.connecting };
}

type ChangeOfSession = Exclude<SessionEvent, { type: "walletAsked" | "walletAnswered" }>;

function nextSession(state: Session, event: ChangeOfSession): Session {
  const { status } = state;
  switch (event.type) {
    case "startBegan":
      return status === "signed-out" || status === "failed" ? { ...signedOut, status: "restoring" } : state;
    case "startFailed":
      return status === "restoring" ? { ...state, status: "failed", failure: event.failure } : state;
    case "accountRemembered":
      if (status !== "restoring") return state;
      return { status: "remembered", user: event.user, wallet: event.wallet, isUnlocked: false };
    case "otherAccountFound":
      return status === "remembered" ? { ...signedOut, status: "restoring" } : state;
    case "openedOnDevice":
      if (!isStarting(state)) return state;
      return {
        status: event.isUnlocked ? "on-device" : "wallet-locked",
        user: event.user,
        wallet: event.wallet,
      };
    case "startEnded":
      return isStarting(state) ? signedOut : state;
    case "walletUnlocked":
      if (status === "remembered") return { ...state, isUnlocked: true };
      return status === "wallet-locked" ? { ...state, status: "on-device" } : state;
    case "walletUnlinked":
      if (!state.wallet) return state;
      return { status: "unlinked", user: { ...state.user, wallet_connected: false }, wallet: null };
    case "signedIn":
      return { status: "signed-in", user: event.user, wallet: event.wallet };
    case "profileRead":
      if (state.user === null || state.user.id !== event.user.id) return state;
      return { ...state, user: withProfile(state.user, event.user) };
    case "sessionEnded":
      return signedOut;
  }
}

/** Which wallet is connected here is this browser's to know, so the server's profile leaves that as it is. */
const withProfile = (user: User, { name, email, tokens_created, tokens_deployed }: User): User => ({
  ...user,
  name,
  email,
  tokens_created,
  tokens_deployed,
});

/** A user counts as authenticated only if there is a user AND a wallet is connected in this browser. */
export const isAuthenticated = ({ user, wallet }: SessionState): boolean =>
  user !== null && wallet !== null && user.wallet_address === wallet.address;

/** The address whose data this device shows and takes; empty where nobody is here. */
export const ownerOf = ({ wallet }: SessionState): string => wallet?.address ?? "";

/** Whether wallet and server have yet to answer at the start. */
export const isStarting = ({ status }: Session): boolean => status === "restoring" || status === "remembered";

/** The device alone vouches for the user. */
export const isOnDevice = ({ status }: SessionState): boolean =>
  status === "on-device" || status === "wallet-locked";

/** The server vouches for user and wallet: it may be asked in their name, and what waits may be sent. */
export const canSend = ({ status }: SessionState): boolean => status === "signed-in";

/** The wallet is connected, so that it can be asked for a signature. */
export const canSign = (state: SessionState): boolean =>
  state.status === "remembered"
    ? state.isUnlocked
    : state.status === "signed-in" || state.status === "on-device";

/** The session was opened without its wallet, and asking showed none. */
export const isWalletLocked = ({ status }: SessionState): boolean => status === "wallet-locked";

/** Signed in still, with no wallet linked: as Settings leaves it, to link another. */
export const hasUnlinkedWallet = ({ status }: SessionState): boolean => status === "unlinked";

const store = createStore<SessionState>(() => ({ ...signedOut, connecting: false }));

/** For reading. Only `dispatch` changes it. */
export const sessionStore: Omit<StoreApi<SessionState>, "setState"> = store;

export const dispatch = (event: SessionEvent): void =>
  store.setState((state) => transition(state, event), true);

/** Resolves once the start knows whom to show. */
export const sessionSettled = (): Promise<SessionState> => until(({ status }) => status !== "restoring");

/** Resolves once wallet and server have been asked. */
export const sessionConfirmed = (): Promise<SessionState> => until(({ status }) => status !== "remembered");

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
