import type { Purpose, SessionTokens } from "#contract/auth.ts";
import { authEndpoints } from "#contract/endpoints/auth.ts";
import { storeSession } from "../../api-client/client.ts";
import type { AppDeps } from "../../app/deps.ts";
import type { ConnectedAccount } from "../../wallet/wallet-port.ts";
import { becomeUser } from "./become-user.ts";

/** Silently first, then by asking. */
export async function connectAccount(deps: AppDeps, name: string): Promise<ConnectedAccount> {
  try {
    return await deps.wallet.connect(name, { silent: true });
  } catch {
    return deps.wallet.connect(name, { silent: false });
  }
}

/** The wallet signs the server's message, and there is a user. Where that fails the wallet is let go. */
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
  // Linking needs a valid bearer, and a public call does not renew one that has run out: this one does.
  if (purpose === "link") await deps.api.call(authEndpoints.getMe, {});
  return deps.api.call(authEndpoints.walletSignIn, {
    body: { address, network: "solana", signature, message },
  });
}
