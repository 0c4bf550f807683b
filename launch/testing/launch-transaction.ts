import {
  AddressLookupTableAccount,
  ComputeBudgetProgram,
  Keypair,
  PublicKey,
  SystemProgram,
  TransactionInstruction,
  TransactionMessage,
  VersionedTransaction,
} from "@solana/web3.js";
import { accountsOf } from "../addresses.ts";
import type { ExpectedLaunch } from "../guard/expected.ts";
import type { LookupTables } from "../guard/message.ts";
import { profiles, type Seat } from "../profile.ts";
import { purchaseInstructions } from "../purchase.ts";

export const wallet = Keypair.fromSeed(new Uint8Array(32).fill(1));
export const mint = Keypair.fromSeed(new Uint8Array(32).fill(2));
export const stranger = Keypair.fromSeed(new Uint8Array(32).fill(3)).publicKey;
/** The trading service's own wallet, which its fee goes to. */
export const service = new PublicKey("7FeFBYbewCqXG7LP6gC8Fnqzk7hmQFMtntXVRqnXi4g6");
export const blockhash = new PublicKey(new Uint8Array(32).fill(4)).toBase58();

/** Texts as long as those of the real answer of 8 October 2026. */
export const expected: ExpectedLaunch = {
  profile: profiles.sandbox,
  wallet: wallet.publicKey.toBase58(),
  mint: mint.publicKey.toBase58(),
  name: "Spook Test",
  symbol: "SPOOK",
  uri: `https://x.io/${"u".repeat(29)}`,
  devBuy: 50_000_000n,
  slippage: 10,
  priorityFee: 500_000n,
};
/** The same launch without a purchase. */
export const createAlone: ExpectedLaunch = { ...expected, devBuy: 0n };

const { address, entries } = expected.profile.lookupTable;
export const tables: LookupTables = new Map([[address, entries]]);
export const tableAccount = new AddressLookupTableAccount({
  key: new PublicKey(address),
  state: {
    deactivationSlot: 0xffff_ffff_ffff_ffffn,
    lastExtendedSlot: 0,
    lastExtendedSlotStartIndex: 0,
    addresses: entries.map((entry) => new PublicKey(entry)),
  },
});

export const hex = (text: string): Buffer => Buffer.from(text, "hex");
export const u64 = (value: bigint): Buffer => {
  const bytes = Buffer.alloc(8);
  bytes.writeBigUInt64LE(value);
  return bytes;
};
const text = (value: string): Buffer => {
  const bytes = Buffer.from(value);
  const length = Buffer.alloc(4);
  length.writeUInt32LE(bytes.length);
  return Buffer.concat([length, bytes]);
};

export const key = (pubkey: PublicKey, isWritable = false, isSigner = false) => ({
  pubkey,
  isSigner,
  isWritable,
});
export const call = (programId: PublicKey | string, keys: TransactionInstruction["keys"], data: Uint8Array) =>
  new TransactionInstruction({ programId: new PublicKey(programId), keys, data: Buffer.from(data) });

const seated = (launch: ExpectedLaunch, seats: readonly Seat[]) =>
  seats.map(({ role, writable }) =>
    key(new PublicKey(accountsOf(launch)[role][0]), writable, role === "wallet" || role === "mint"),
  );

export const budget = [
  ComputeBudgetProgram.setComputeUnitLimit({ units: 320_000 }),
  ComputeBudgetProgram.setComputeUnitPrice({ microLamports: 1_562_500 }),
];

export interface CreateOptions {
  creator?: PublicKey;
  /** What follows the creator. */
  tail?: Uint8Array;
}

/** The launchpad's create, laid out by hand. */
export function create(launch: ExpectedLaunch = expected, options: CreateOptions = {}) {
  const { creator = new PublicKey(launch.wallet), tail = new Uint8Array(1) } = options;
  const { programs, create: layout } = launch.profile;
  // The real service's create has the mayhem parameters writable, which the interface does not ask for.
  const keys = seated(launch, layout.seats).map((each, at) => ({
    ...each,
    isWritable: each.isWritable || at === 10,
  }));
  const texts = [launch.name, launch.symbol, launch.uri].map(text);
  const data = Buffer.concat([hex(layout.discriminator), ...texts, creator.toBuffer(), tail]);
  return call(programs.launchpad, keys, data);
}

/** A purchase by its tokens, with the price they may have at most. */
export function buy(tokens: bigint, mostLamports: bigint, flags: readonly number[] = [1]) {
  const keys = seated(expected, expected.profile.purchaseSeats);
  const data = Buffer.concat([hex("66063d1201daebea"), u64(tokens), u64(mostLamports), Buffer.from(flags)]);
  return call(expected.profile.programs.launchpad, keys, data);
}

export const pay = (lamports: bigint, to = service) =>
  SystemProgram.transfer({ fromPubkey: wallet.publicKey, toPubkey: to, lamports });

/** The instructions of a launch with its purchase included, as the sandbox's trading service orders them. */
export const included = (launch: ExpectedLaunch = expected): TransactionInstruction[] => [
  ...budget,
  create(launch),
  ...purchaseInstructions(launch),
  pay(7_250_000n),
];

/** The real service's answer to an order without a purchase. */
export const serviceCreate = (): Uint8Array => compile([...budget, create()]);

/** Unsigned bytes, paid by the wallet and with the service's table unless the options say otherwise. */
export function compile(
  instructions: TransactionInstruction[],
  options: { payer?: PublicKey; tables?: AddressLookupTableAccount[]; legacy?: boolean } = {},
): Uint8Array {
  const payerKey = options.payer ?? wallet.publicKey;
  const message = new TransactionMessage({ payerKey, recentBlockhash: blockhash, instructions });
  return new VersionedTransaction(
    options.legacy
      ? message.compileToLegacyMessage()
      : message.compileToV0Message(options.tables ?? [tableAccount]),
  ).serialize();
}
