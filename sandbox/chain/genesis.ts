import { createHash } from "node:crypto";
import { Keypair, SystemProgram } from "@solana/web3.js";
import type { Vm } from "./vm.ts";

const LAMPORTS_PER_SOL = 1_000_000_000n;
const FAUCET_LAMPORTS = 500_000_000n * LAMPORTS_PER_SOL;
const FUNDED_LAMPORTS = 1n * LAMPORTS_PER_SOL;

export const faucetOf = (seed: Uint8Array): Keypair =>
  Keypair.fromSeed(createHash("sha256").update("faucet").update(seed).digest());

/**
 * The first state. `funded` are accounts that must exist already, since rent rules are real: a fee recipient
 * without a balance would refuse a small fee.
 */
export function layGenesis(vm: Vm, faucet: Keypair, funded: readonly string[]): void {
  vm.put(faucet.publicKey.toBase58(), systemAccount(FAUCET_LAMPORTS));
  for (const address of funded) vm.put(address, systemAccount(FUNDED_LAMPORTS));
}

const systemAccount = (lamports: bigint) => ({
  lamports,
  owner: SystemProgram.programId.toBase58(),
  data: new Uint8Array(),
  executable: false,
});
