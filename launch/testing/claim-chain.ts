import bs58 from "bs58";
import { accountsOf, type LaunchKeys } from "../addresses.ts";
import { SYSTEM_PROGRAM } from "../profile.ts";
import type { Rpc } from "../rpc.ts";
import { blockhash, expected } from "./launch-transaction.ts";
import { answered, curveData } from "./simulated-accounts.ts";

/** A launched coin's creator, the coin and the launchpad. */
export const keys: LaunchKeys = { profile: expected.profile, wallet: expected.wallet, mint: expected.mint };

/** What the chain holds for that creator. */
export interface ClaimChain {
  /** Null for a coin without a curve. */
  curve: Uint8Array | null;
  /** Lamports, with those that keep the vault alive; null where there is no vault yet. */
  vault: number | null;
  walletBefore: number;
  /** What a trial run leaves of the wallet. */
  walletAfter: unknown;
  simulationError: unknown;
}

export const wallet = (lamports: number, owner = SYSTEM_PROGRAM, data = new Uint8Array()) =>
  answered(lamports, owner, data);

/** A curve on which so many lamports of fees lie. */
export function curveWithFees(fees: bigint, creator = keys.wallet): Buffer {
  const data = curveData({ ...expected, wallet: creator });
  data.writeBigUInt64LE(fees, 125);
  return data;
}

export const SOL = 1_000_000_000;
/** 0.03 SOL on the curve and 0.02 SOL in the vault; a trial run that costs 20,000 lamports of fees. */
const chain: ClaimChain = {
  curve: curveWithFees(30_000_000n),
  vault: 20_890_880,
  walletBefore: SOL,
  walletAfter: wallet(SOL + 50_000_000 - 20_000),
  simulationError: null,
};

/** A node of that chain; `asked` notes the methods. */
export function claimNode(changes: Partial<ClaimChain> = {}): { rpc: Rpc; asked: string[] } {
  const { curve, vault, walletBefore, walletAfter, simulationError } = { ...chain, ...changes };
  const accounts = accountsOf(keys);
  const known: Record<string, unknown> = {
    [accounts.curve[0]]: curve && answered(3_000_000, keys.profile.programs.launchpad, curve),
    [accounts.creatorVault[0]]: vault === null ? null : wallet(vault),
    [keys.wallet]: wallet(walletBefore),
  };
  const asked: string[] = [];
  const call = async (method: string, params: readonly unknown[]): Promise<unknown> => {
    asked.push(method);
    const addresses = Array.isArray(params[0]) ? params[0] : [];
    if (method === "getMultipleAccounts")
      return { value: addresses.map((address) => known[String(address)] ?? null) };
    if (method === "getEpochInfo") return { absoluteSlot: 900, blockHeight: 700 };
    if (method === "getLatestBlockhash") return { value: { blockhash } };
    return { value: { err: simulationError, accounts: [walletAfter] } };
  };
  return { rpc: { call }, asked };
}

export const stranger = bs58.encode(new Uint8Array(32).fill(3));
