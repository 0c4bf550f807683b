import { PublicKey, SystemProgram, type TransactionInstruction } from "@solana/web3.js";
import type { LaunchBuilder } from "#contract/config.ts";
import { accountsOf } from "../addresses.ts";
import type { ExpectedLaunch } from "../guard/expected.ts";
import { inspect } from "../guard/inspect.ts";
import { LaunchRefusal, type LaunchRule } from "../guard/refusal.ts";
import { launchInstructions } from "../own-launch.ts";
import { TOKEN_2022, tokensFor } from "../profile.ts";
import { purchaseInstructions } from "../purchase.ts";
import {
  budget,
  call,
  compile,
  create,
  expected,
  hex,
  included,
  key,
  tables,
  u64,
  wallet,
} from "./launch-transaction.ts";

/** A launch's instructions as each builder makes them. */
export const builds: Record<LaunchBuilder, (launch: ExpectedLaunch) => TransactionInstruction[]> = {
  included,
  appended: (launch) => [...budget, create(launch), ...purchaseInstructions(launch)],
  own: launchInstructions,
};
export const builders = Object.keys(builds) as LaunchBuilder[];

/** The good launch that attacks begin with: of the builder that `startFrom` was last given. */
export let good = builds.included(expected);
export let [limit, price, creation, openAccount, purchase] = steps();

export function startFrom(builder: LaunchBuilder): void {
  good = builds[builder](expected);
  [limit, price, creation, openAccount, purchase] = steps();
}

function steps() {
  const [first, second, third, fourth, fifth] = good;
  if (!first || !second || !third || !fourth || !fifth) throw new Error("a launch has five steps");
  return [first, second, third, fourth, fifth] as const;
}

export const accounts = accountsOf(expected);
export const account = (role: keyof typeof accounts) => new PublicKey(accounts[role][0]);
export const { launchpad, fee, router, agent } = expected.profile.programs;
export const least = (tokensFor(expected.profile, expected.devBuy) * 90n) / 100n;

/** The rule that refuses, or null. Anything else that is thrown is a crash. */
export function ruleOf(wire: Uint8Array, launch: ExpectedLaunch = expected): LaunchRule | null {
  try {
    inspect(wire, launch, tables);
    return null;
  } catch (error) {
    if (error instanceof LaunchRefusal) return error.rule;
    throw error;
  }
}

export const ofWallet = key(wallet.publicKey, true, true);
export const asWallet = [ofWallet];
export const andAlso = (...more: TransactionInstruction[]) => compile([...good, ...more]);
export const replaced = (was: TransactionInstruction, by: TransactionInstruction) =>
  compile(good.map((each) => (each === was ? by : each)));
export const without = (...gone: TransactionInstruction[]) =>
  compile(good.filter((each) => !gone.includes(each)));
/** A payment that the mint signs as well, for no reason. */
export const payTheMint = call(
  SystemProgram.programId,
  [ofWallet, key(new PublicKey(expected.mint), true, true)],
  Buffer.concat([hex("02000000"), u64(1n)]),
);
/** With an account in another place of an instruction. */
export const seated = (of: TransactionInstruction, at: number, pubkey: PublicKey) =>
  call(
    of.programId,
    of.keys.map((each, place) => (place === at ? { ...each, pubkey } : each)),
    of.data,
  );
export const tail = (...bytes: number[]) =>
  replaced(creation, create(expected, { tail: Uint8Array.from(bytes) }));
export const otherText = (change: Partial<ExpectedLaunch>) =>
  replaced(creation, create({ ...expected, ...change }));
export const token = (number: number, program = TOKEN_2022, ...more: TransactionInstruction["keys"]) =>
  andAlso(
    call(
      program,
      [key(account("walletTokens"), true), ...more, ofWallet],
      Uint8Array.of(number, ...u64(1_000n)),
    ),
  );
export const bought = (data: Uint8Array) => replaced(purchase, call(launchpad, purchase.keys, data));
export const byBudget = (lamports: bigint, tokens: bigint, ...flags: number[]) =>
  bought(Buffer.concat([hex("38fc74089edfcd5f"), u64(lamports), u64(tokens), Buffer.from(flags)]));
