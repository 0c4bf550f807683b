import {
  Keypair,
  type PublicKey,
  type TransactionInstruction,
  TransactionMessage,
  VersionedTransaction,
} from "@solana/web3.js";
import { accountsUsed } from "../chain/accounts-used.ts";
import { decodeTransaction } from "../chain/decode.ts";
import { layGenesis } from "../chain/genesis.ts";
import { readTokenAccount } from "../chain/token-accounts.ts";
import { type Outcome, openVm } from "../chain/vm.ts";
import { curveOf, tokenAccountOf } from "../launchpad/addresses.ts";
import { readCurve } from "../launchpad/curve.ts";
import { launchpadGenesis } from "../launchpad/genesis.ts";
import { createTokenAccount, createV2, type NewCoin } from "../launchpad/instructions.ts";

const SOL = 1_000_000_000n;
const SYSTEM = "11111111111111111111111111111111";
const MOMENT = { slot: 1_000, time: 1_790_000_000, recent: [] };
export const METADATA = {
  name: "Spook Test",
  symbol: "SPOOK",
  uri: "https://ipfs.io/ipfs/QmSpookPadTestFixture",
};

/** The launchpad's programs in a virtual machine of their own, with no chain around them. */
export function programBench() {
  const vm = openVm();
  layGenesis(vm, Keypair.generate(), launchpadGenesis(new URL("../program/", import.meta.url)));
  let transactions = 0;

  const wallet = (sol = 200n) => {
    const keypair = Keypair.generate();
    const account = { lamports: sol * SOL, owner: SYSTEM, data: new Uint8Array(), executable: false };
    vm.put(keypair.publicKey.toBase58(), account);
    return keypair;
  };
  const run = (signers: Keypair[], ...instructions: TransactionInstruction[]): Outcome => {
    const [payer = wallet()] = signers;
    const blockhash = Keypair.fromSeed(Buffer.alloc(32, ++transactions)).publicKey.toBase58();
    const message = new TransactionMessage({
      payerKey: payer.publicKey,
      recentBlockhash: blockhash,
      instructions,
    });
    const transaction = new VersionedTransaction(message.compileToV0Message());
    transaction.sign(signers);
    const decoded = decodeTransaction(transaction.serialize());
    return vm.execute(decoded, MOMENT, accountsUsed(decoded.message, vm).all);
  };
  const create = (user: Keypair, changes: Partial<NewCoin> = {}) => {
    const mint = Keypair.generate();
    const outcome = run(
      [user, mint],
      createV2({
        user: user.publicKey,
        mint: mint.publicKey,
        metadata: METADATA,
        creator: user.publicKey,
        ...changes,
      }),
      createTokenAccount(user.publicKey, user.publicKey, mint.publicKey),
    );
    return { mint: mint.publicKey, outcome };
  };
  return {
    vm,
    wallet,
    run,
    create,
    lamports: (address: PublicKey) => vm.account(address.toBase58())?.lamports ?? 0n,
    tokens: (owner: PublicKey, mint: PublicKey) =>
      readTokenAccount(vm.account(tokenAccountOf(owner, mint).toBase58()))?.amount ?? 0n,
    curve: (mint: PublicKey) => {
      const curve = readCurve(vm.account(curveOf(mint).toBase58()));
      if (!curve) throw new Error("the coin has no curve");
      return curve;
    },
  };
}

/** The number of the program's own error, or whatever else became of a transaction. */
export function errorOf({ err }: Outcome): unknown {
  if (err === null || typeof err === "string") return err;
  const [, detail] = err.InstructionError as [number, string | { Custom: number }];
  return typeof detail === "string" ? detail : detail.Custom;
}
