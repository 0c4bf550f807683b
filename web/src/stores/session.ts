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
  /** The app has started and looks for the last session. Nobody is known yet. */
  | Nobody<"restoring">
  /** The script that looks for the last session could not be loaded. */
  | (Nobody<"failed"> & { failure: unknown })
  /**
   * The account that signed in here last is shown, and nothing is sent: wallet and server have not answered yet. The
   * user may have unlocked the wallet by hand meanwhile.
   */
  | (Account<"remembered"> & { isUnlocked: boolean })
  /** Only the device vouches for the user: the server or the wallet did not answer. Nothing can be signed. */
  | Account<"wallet-locked">
  /** Only the device vouches for the user, whose wallet is connected. */
  | Account<"on-device">
  /** Wallet and server have both confirmed the account. */
  | Account<"signed-in">
  /** The server knows the user. No wallet is linked, until another one is linked in Settings. */
  | { status: "unlinked"; user: User; wallet: null };

/** `connecting` is true while a wallet is asked, whatever the status is. Only one question is asked at a time. */
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
  /** For whatever reason. The data of the account stays on the device, hidden, until its owner returns. */
  | { type: "sessionEnded" };

const signedOut: Nobody<"signed-out"> = { status: "signed-out", user: null, wallet: null };

/** The state after an event. One that comes too late, or has no meaning in a state, returns that state itself. */
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
export const isAuthenticated = ({ user, wallet }: Session): boolean =>
  user !== null && wallet !== null && user.wallet_address === wallet.address;

/** The address whose data this device shows and takes; empty where nobody is here. */
export const ownerOf = ({ wallet }: Session): string => wallet?.address ?? "";

/** The app has started, and wallet and server have not answered yet. */
export const isStarting = ({ status }: Session): boolean => status === "restoring" || status === "remembered";

/** Only the device vouches for the user. */
export const isOnDevice = ({ status }: Session): boolean =>
  status === "on-device" || status === "wallet-locked";

/** The server has confirmed the account, so requests may be made and the queue sent in its name. */
export const canSend = ({ status }: Session): boolean => status === "signed-in";

/** The wallet is connected and can be asked for a signature. */
export const canSign = (state: Session): boolean =>
  state.status === "remembered"
    ? state.isUnlocked
    : state.status === "signed-in" || state.status === "on-device";

/** The session was opened without its wallet, which did not answer when it was asked. */
export const isWalletLocked = ({ status }: Session): boolean => status === "wallet-locked";

/** The user is still signed in after unlinking the last wallet in Settings. */
export const hasUnlinkedWallet = ({ status }: Session): boolean => status === "unlinked";

const store = createStore<SessionState>(() => ({ ...signedOut, connecting: false }));

/** Read only: `dispatchSession` is the one way to change the session. */
export const sessionStore: Omit<StoreApi<SessionState>, "setState"> = store;

export const dispatchSession = (event: SessionEvent): void =>
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
