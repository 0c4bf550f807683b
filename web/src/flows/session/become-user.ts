import type { User } from "#contract/auth.ts";
import { sessionStore } from "../../stores/session.ts";
import type { ConnectedAccount } from "../../wallet/wallet-port.ts";
import type { World } from "../../world.ts";
import { leave } from "./leave.ts";

const REMEMBERED = "gemwright.wallet-name";

/**
 * Signed in, for as long as the wallet shows that account: remembers the wallet's name for the next start and keeps the
 * profile on the device.
 */
export async function becomeUser(world: World, user: User, account: ConnectedAccount): Promise<void> {
  localStorage.setItem(REMEMBERED, account.name);
  await world.db.profiles.put({ owner: account.address, user }).catch(() => {});
  sessionStore.setState({
    user: { ...user, wallet_connected: true, wallet_name: account.name },
    wallet: account,
  });
  world.wallet.onAccountChange(leave);
}

export const rememberedWallet = (): string | null => localStorage.getItem(REMEMBERED);
export const forgetWallet = (): void => localStorage.removeItem(REMEMBERED);
