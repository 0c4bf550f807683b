import { CodedError } from "#contract/errors.ts";
import type { LinkedWallet } from "#contract/wallet.ts";
import type { UserWorld } from "../../world.ts";
import { listWallets } from "./list-wallets.ts";

/**
 * The launchpad account is the user's own wallet: the one they signed in with, while it is linked. There is nothing to
 * create, and no key to keep.
 */
export async function readLaunchpadAccount(world: UserWorld): Promise<LinkedWallet> {
  const { data } = await listWallets(world);
  const account = data.find(({ address }) => address === world.caller.address) ?? data[0];
  if (!account) throw new CodedError("not_found");
  return account;
}
