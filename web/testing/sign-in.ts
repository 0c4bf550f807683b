import { leave } from "../src/features/session/leave.ts";
import { sessionStore } from "../src/stores/session.ts";
import { aUser, type FakeDeps } from "./fake-deps.ts";

/** As after connecting: the world's wallet is the session's. Gives the address. */
export function signIn(deps: FakeDeps, address = deps.wallet.keypair.publicKey.toBase58()): string {
  deps.wallet.onAccountChange(leave);
  sessionStore.setState({
    user: aUser(address),
    wallet: { name: "Phantom", address, isLocked: false },
    source: "server",
    status: "settled",
  });
  return address;
}

/** As before anybody came. */
export const signOut = (): void => sessionStore.setState(sessionStore.getInitialState(), true);
