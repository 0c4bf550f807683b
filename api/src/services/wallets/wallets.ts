import type { LinkedWallet } from "#contract/auth.ts";
import { CodedError } from "#contract/errors.ts";
import type { Succeeded } from "#contract/primitives.ts";
import { sentences } from "#contract/sentences.ts";
import { untilFresh } from "../../db/plan.ts";
import type { UserDeps } from "../../deps.ts";

export async function listWallets({ store, caller }: UserDeps): Promise<{ data: LinkedWallet[] }> {
  const rows = await store.accounts.wallets(caller.userId);
  return { data: rows.map(({ id, address }) => ({ id, address, network: "solana" })) };
}

/**
 * The launchpad account is the user's own wallet: the one they signed in with, while it is linked. There is
 * nothing to create, and no key to keep.
 */
export async function readLaunchpadAccount(deps: UserDeps): Promise<LinkedWallet> {
  const { data } = await listWallets(deps);
  const account = data.find(({ address }) => address === deps.caller.address) ?? data[0];
  if (!account) throw new CodedError("not_found");
  return account;
}

/**
 * Unlinks a wallet. One of several can no longer open the account, and its sessions end at once, even the
 * caller's own. The last one can still open the account, so that nothing is lost; its sessions go on.
 */
export async function unlinkWallet(deps: UserDeps, { id }: { id: string }): Promise<Succeeded> {
  return untilFresh(async () => {
    const { store, caller, clock, commit } = deps;
    const wallets = await store.accounts.wallets(caller.userId);
    const wallet = wallets.find((linked) => linked.id === id);
    if (!wallet) throw new CodedError("not_found");
    const now = clock();
    const plan =
      wallets.length === 1
        ? [store.accounts.unlinkLast(wallet, now)]
        : [
            store.accounts.removeWallet(wallet),
            store.sessions.revokeOfWallet(caller.userId, wallet.address, now),
          ];
    return commit(plan, { success: true, message: sentences.wallet.unlinked });
  });
}
