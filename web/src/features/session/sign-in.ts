import type { Purpose, SessionTokens, User } from "#contract/auth.ts";
import { authEndpoints } from "#contract/endpoints/auth.ts";
import { sentences } from "#contract/sentences.ts";
import { storeSession } from "../../api-client/client.ts";
import type { AppDeps } from "../../app/deps.ts";
import { dispatchSession } from "../../stores/session.ts";
import { forgetPermit } from "../../wallet/phone-wallet.ts";
import type { ConnectedAccount } from "../../wallet/wallet-port.ts";
import { keepCopy } from "../device/keep.ts";
import { finishWipe } from "./forgetting.ts";

/** Connects silently first, then by asking. */
export async function connectAccount(deps: AppDeps, name: string): Promise<ConnectedAccount> {
  try {
    return await deps.wallet.connect(name, { silent: true });
  } catch {
    return deps.wallet.connect(name, { silent: false });
  }
}

/** Has the wallet sign the server's message and signs in with it. If that fails, the wallet is disconnected. */
export async function proveWallet(deps: AppDeps, account: ConnectedAccount, purpose: Purpose): Promise<void> {
  try {
    const tokens = await postProof(deps, account, purpose);
    storeSession(tokens);
    await becomeUser(deps, tokens.user, account);
  } catch (error) {
    await deps.wallet.disconnect().catch(() => {});
    throw error;
  }
}

async function postProof(
  deps: AppDeps,
  { address }: ConnectedAccount,
  purpose: Purpose,
): Promise<SessionTokens> {
  const { message } = await deps.api.call(authEndpoints.createChallenge, { body: { address, purpose } });
  const signed = await deps.wallet.signMessage(new TextEncoder().encode(message));
  const signature = btoa(String.fromCharCode(...signed));
  // Linking needs a valid access token, and a public call does not renew an expired one; this call does.
  if (purpose === "link") await deps.api.call(authEndpoints.getMe, {});
  return deps.api.call(authEndpoints.walletSignIn, {
    body: { address, network: "solana", signature, message },
  });
}

/** Remembers the wallet for the next start and stores the profile on the device. */
export async function becomeUser(deps: AppDeps, user: User, account: ConnectedAccount): Promise<void> {
  localStorage.setItem(NAME, account.name);
  localStorage.setItem(ADDRESS, account.address);
  finishWipe([account.address]);
  await keepCopy(deps, () => deps.db.profiles.put({ owner: account.address, user }));
  dispatchSession({
    type: "signedIn",
    user: { ...user, wallet_connected: true, wallet_name: account.name },
    wallet: account,
  });
}

const NAME = "gemwright.wallet-name";
const ADDRESS = "gemwright.wallet-address";

/** The name of the wallet of the last sign-in. */
export const rememberedWallet = (): string | null => localStorage.getItem(NAME);
export const rememberedAddress = (): string | null => localStorage.getItem(ADDRESS);
export const isRememberedKey = (key: string): boolean => key === ADDRESS;

export function forgetWallet(): void {
  localStorage.removeItem(NAME);
  localStorage.removeItem(ADDRESS);
  forgetPermit();
}

const refuse = (sentence: string) => (): Promise<never> => Promise.reject(new Error(sentence));

/**
 * Sign-in methods that the specification disables. They ask the server nothing: each rejects with the sentence that
 * points to the wallet.
 */
export const signUpWithEmail = refuse(sentences.session.emailSignup);
export const logInWithEmail = refuse(sentences.session.emailLogin);
export const logInWithGoogle = refuse(sentences.session.googleLogin);
export const verifyEmail = refuse(sentences.session.emailVerification);
