import type { User } from "#contract/auth.ts";
import type { AppDeps } from "../../app/deps.ts";
import { dispatch } from "../../stores/session.ts";
import type { ConnectedAccount } from "../../wallet/wallet-port.ts";
import { keepCopy } from "../device/keep.ts";
import { finishWipe } from "./forgetting.ts";
import { leave } from "./leave.ts";

const NAME = "gemwright.wallet-name";
const ADDRESS = "gemwright.wallet-address";

/**
 * Signed in, for as long as the wallet shows that account: remembers the wallet for the next start and keeps the
 * profile on the device.
 */
export async function becomeUser(deps: AppDeps, user: User, account: ConnectedAccount): Promise<void> {
  localStorage.setItem(NAME, account.name);
  localStorage.setItem(ADDRESS, account.address);
  finishWipe([account.address]);
  await keepCopy(deps, () => deps.db.profiles.put({ owner: account.address, user }));
  dispatch({
    type: "signedIn",
    user: { ...user, wallet_connected: true, wallet_name: account.name },
    wallet: account,
  });
  deps.wallet.onAccountChange(leave);
}

/** The name of the wallet that was last signed in with. */
export const rememberedWallet = (): string | null => localStorage.getItem(NAME);
export const isRememberedKey = (key: string): boolean => key === ADDRESS;
export const rememberedAddress = (): string | null => localStorage.getItem(ADDRESS);

export function forgetWallet(): void {
  localStorage.removeItem(NAME);
  localStorage.removeItem(ADDRESS);
}
