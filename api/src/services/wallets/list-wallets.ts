import type { LinkedWallet } from "#contract/wallet.ts";
import type { UserDeps } from "../../deps.ts";

export async function listWallets({ store, caller }: UserDeps): Promise<{ data: LinkedWallet[] }> {
  const rows = await store.accounts.wallets(caller.userId);
  return { data: rows.map(({ id, address }) => ({ id, address, network: "solana" })) };
}
