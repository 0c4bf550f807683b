import { airdrop, balanceOf } from "./sandbox-api.ts";

/** Lamports of an account; one that has nothing (it is new, or the chain is) first gets 10 SOL. */
export async function fundedBalance(address: string): Promise<number> {
  const balance = await balanceOf(address);
  if (balance > 0) return balance;
  await airdrop(address);
  return balanceOf(address);
}
