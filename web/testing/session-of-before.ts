import type { ApiError } from "../src/api-client/api-error.ts";
import { storeSession } from "../src/api-client/client.ts";
import { dispatchSession } from "../src/stores/session.ts";
import { aUser, type FakeDeps } from "./fake-deps.ts";
import { forgetToasts } from "./fake-toast.ts";
import { signOut } from "./sign-in.ts";

/** A page that begins on a device where Ann was signed in with Phantom before, which is locked now. Her address. */
export async function sessionOfBefore(deps: FakeDeps): Promise<string> {
  signOut();
  forgetToasts();
  dispatchSession({ type: "startBegan" });
  const address = deps.wallet.keypair.publicKey.toBase58();
  localStorage.setItem("gemwright.wallet-name", "Phantom");
  localStorage.setItem("gemwright.wallet-address", address);
  storeSession({ access_token: "a", refresh_token: "r", csrf_token: "c" } as never);
  await deps.db.profiles.put({ owner: address, user: { ...aUser(address), name: "Ann" } });
  walletShows(deps, null);
  return address;
}

export function walletShows(deps: FakeDeps, shown: string | null): void {
  deps.wallet.connect = (name) =>
    shown ? Promise.resolve({ name, address: shown }) : Promise.reject(new Error("locked"));
}

export const unreachable = (error: ApiError) => () => {
  throw error;
};
