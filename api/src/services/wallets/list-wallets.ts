import type { LinkedWallet } from "#contract/wallet.ts";
import type { UserWorld } from "../../world.ts";

export async function listWallets({ store, caller }: UserWorld): Promise<{ data: LinkedWallet[] }> {
  const rows = await store.accounts.wallets(caller.userId);
  return { data: rows.map(({ id, address }) => ({ id, address, network: "solana" })) };
}
