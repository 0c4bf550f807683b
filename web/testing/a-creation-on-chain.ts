import {
  type Keypair,
  type PublicKey,
  type TransactionInstruction,
  TransactionMessage,
  VersionedTransaction,
} from "@solana/web3.js";
import type { SavedToken } from "#contract/token.ts";
import { accountsOf } from "#launch/addresses.ts";
import { type ExpectedLaunch, leastTokens } from "#launch/guard/expected.ts";
import { LOOKUP_TABLE_PROGRAM, profiles, SYSTEM_PROGRAM } from "#launch/profile.ts";
import { purchaseInstructions } from "#launch/purchase.ts";
import { budget, compile, create, tableAccount } from "#launch/testing/launch-transaction.ts";
import { answered, simulatedAccounts, tableData } from "#launch/testing/simulated-accounts.ts";

/** The address of the metadata in these launches. */
export const METADATA_URI = "http://h/m/1.json";

/** What the app expects of a launch of this token with a purchase of 0.05 SOL. */
const launchOf = (payer: PublicKey, mint: string, { name, ticker }: SavedToken): ExpectedLaunch => ({
  profile: profiles.sandbox,
  wallet: payer.toBase58(),
  mint,
  name,
  symbol: ticker,
  uri: METADATA_URI,
  devBuy: 50_000_000n,
  slippage: 10,
  priorityFee: 500_000n,
});

/** What a trading service answers: a create with its purchase, for its payer to sign. */
export function aCreation(payer: PublicKey, mint: string, token: SavedToken): Uint8Array {
  const launch = launchOf(payer, mint, token);
  return compile([...budget, create(launch), ...purchaseInstructions(launch)], { payer });
}

/** Accounts before the launch: the service's table, and else a wallet with so many lamports. */
export const accountsBefore = (addresses: readonly string[], lamports: number) => ({
  value: addresses.map((address) =>
    address === profiles.sandbox.lookupTable.address
      ? answered(1, LOOKUP_TABLE_PROGRAM, tableData(profiles.sandbox.lookupTable.entries))
      : answered(lamports, SYSTEM_PROGRAM, new Uint8Array()),
  ),
});

/** A simulation of `aCreation` that leaves so many lamports to its payer. */
export function aSimulation(payer: PublicKey, mint: string, token: SavedToken, lamports: number) {
  const launch = launchOf(payer, mint, token);
  const left = simulatedAccounts(launch, lamports, leastTokens(launch));
  const of: Record<string, unknown> = {
    [launch.wallet]: left.wallet,
    [mint]: left.mint,
    [accountsOf(launch).curve[0]]: left.curve,
    [accountsOf(launch).walletTokens[0]]: left.tokens,
  };
  return { value: { err: null, accounts: Object.values(of) } };
}

/** What a wallet returns that adds an instruction of its own before it signs. */
export function signedWith(added: TransactionInstruction, wire: Uint8Array, wallet: Keypair): Uint8Array {
  const { message } = VersionedTransaction.deserialize(wire);
  const changed = TransactionMessage.decompile(message, { addressLookupTableAccounts: [tableAccount] });
  changed.instructions.push(added);
  const transaction = new VersionedTransaction(changed.compileToV0Message([tableAccount]));
  transaction.sign([wallet]);
  return transaction.serialize();
}
