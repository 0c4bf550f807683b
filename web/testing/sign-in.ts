import { leave } from "../src/features/session/leave.ts";
import { sessionStore } from "../src/stores/session.ts";
import { aUser, type FakeWorld } from "./fake-world.ts";

/** As after connecting: the world's wallet is the session's. Gives the address. */
export function signIn(world: FakeWorld, address = world.wallet.keypair.publicKey.toBase58()): string {
  world.wallet.onAccountChange(leave);
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
