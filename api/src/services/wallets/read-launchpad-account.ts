import { CodedError } from "#contract/errors.ts";
import type { LinkedWallet } from "#contract/wallet.ts";
import type { UserDeps } from "../../deps.ts";
import { listWallets } from "./list-wallets.ts";

/**
 * The launchpad account is the user's own wallet: the one they signed in with, while it is linked. There is nothing to
 * create, and no key to keep.
 */
export async function readLaunchpadAccount(deps: UserDeps): Promise<LinkedWallet> {
  const { data } = await listWallets(deps);
  const account = data.find(({ address }) => address === deps.caller.address) ?? data[0];
  if (!account) throw new CodedError("not_found");
  return account;
}
