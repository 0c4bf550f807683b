import { followWallet } from "../src/features/session/end-session.ts";
import { dispatchSession } from "../src/stores/session.ts";
import { aUser, type FakeDeps } from "./fake-deps.ts";

/** As after connecting: the deps' wallet is the session's. Gives the address. */
export function signIn(deps: FakeDeps, address = deps.wallet.keypair.publicKey.toBase58()): string {
  followWallet(deps);
  dispatchSession({ type: "signedIn", user: aUser(address), wallet: { name: "Phantom", address } });
  return address;
}

/** As after a start with the server out of reach: the device alone vouches. Gives the address. */
export function openOnDevice(
  deps: FakeDeps,
  { address = deps.wallet.keypair.publicKey.toBase58(), isUnlocked = false, user = aUser(address) } = {},
): string {
  signOut();
  dispatchSession({ type: "startBegan" });
  dispatchSession({ type: "openedOnDevice", user, wallet: { name: "Phantom", address }, isUnlocked });
  return address;
}

/** As before anybody came. */
export const signOut = (): void => dispatchSession({ type: "sessionEnded" });
