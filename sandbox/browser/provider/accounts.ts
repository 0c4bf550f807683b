import type { WalletAccount } from "@wallet-standard/base";
import bs58 from "bs58";
import type { AccountInfo } from "../protocol.ts";

/** Apps filter by chain; the sandbox stands in for any of them. */
export const walletChains = ["solana:mainnet", "solana:devnet", "solana:testnet", "solana:localnet"] as const;

/**
 * Makes accounts as the Wallet Standard wants them. One address is always the same object: apps compare them
 * so.
 */
export function createAccounts(): (infos: readonly AccountInfo[]) => readonly WalletAccount[] {
  const known = new Map<string, WalletAccount>();
  return (infos) =>
    infos.map(({ address, label }) => {
      const account = known.get(address) ?? {
        address,
        label,
        publicKey: bs58.decode(address),
        chains: walletChains,
        features: ["solana:signMessage", "solana:signTransaction"],
      };
      known.set(address, account);
      return account;
    });
}
