import { createHash } from "node:crypto";
import { Keypair, SystemProgram } from "@solana/web3.js";
import type { Vm } from "./vm.ts";

interface GenesisAccount {
  address: string;
  owner: string;
  data: Uint8Array;
  /** What keeps it alive, where nothing else is said. */
  lamports?: bigint;
}

/** What a chain is born with, beside its faucet. */
export interface Genesis {
  /** On-chain programs, as shared objects. */
  programs: readonly { address: string; bytes: Uint8Array }[];
  accounts: readonly GenesisAccount[];
  /**
   * Wallets that exist already, since rent rules are real: a fee recipient without a balance would refuse a
   * small fee.
   */
  wallets: readonly string[];
}

export const EMPTY_GENESIS: Genesis = { programs: [], accounts: [], wallets: [] };

const LAMPORTS_PER_SOL = 1_000_000_000n;
/** The faucet begins with all the money there is, but for a few accounts of the genesis. */
export const FAUCET_LAMPORTS = 500_000_000n * LAMPORTS_PER_SOL;
const WALLET_LAMPORTS = 1n * LAMPORTS_PER_SOL;

export const faucetOf = (seed: Uint8Array): Keypair =>
  Keypair.fromSeed(createHash("sha256").update("faucet").update(seed).digest());

/** Tells one genesis from another: a journal runs to the same end only on the one that it began on. */
export function genesisDigest({ programs, accounts, wallets }: Genesis): string {
  const hash = createHash("sha256");
  for (const { address, bytes } of programs) hash.update(address).update(bytes);
  for (const { address, owner, data } of accounts) hash.update(address).update(owner).update(data);
  for (const address of wallets) hash.update(address);
  return hash.digest("hex");
}

export function layGenesis(vm: Vm, faucet: Keypair, { programs, accounts, wallets }: Genesis): void {
  for (const { address, bytes } of programs) vm.addProgram(address, bytes);
  for (const { address, owner, data, lamports = vm.rent(data.length) } of accounts) {
    vm.put(address, { lamports, owner, data, executable: false });
  }
  vm.put(faucet.publicKey.toBase58(), wallet(FAUCET_LAMPORTS));
  for (const address of wallets) vm.put(address, wallet(WALLET_LAMPORTS));
}

const wallet = (lamports: bigint) => ({
  lamports,
  owner: SystemProgram.programId.toBase58(),
  data: new Uint8Array(),
  executable: false,
});
