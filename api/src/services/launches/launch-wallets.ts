import type { LaunchRow } from "../../db/launches.ts";
import type { UserDeps } from "../../deps.ts";

/** The wallets that may have paid: the caller's, and the one that prepared the launch. */
export async function launchWallets({ store, caller }: UserDeps, launch: LaunchRow): Promise<string[]> {
  const wallets = await store.accounts.wallets(caller.userId);
  return [launch.walletAddress, ...wallets.map(({ address }) => address)];
}
