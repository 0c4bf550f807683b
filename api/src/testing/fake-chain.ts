import {
  type Keypair,
  PublicKey,
  SystemProgram,
  TransactionMessage,
  VersionedTransaction,
} from "@solana/web3.js";
import bs58 from "bs58";
import { CodedError } from "#contract/errors.ts";
import { TOKEN_2022 } from "#launch/confirmation.ts";
import { profiles } from "#launch/profile.ts";
import { coinAnswers, type TestCoin } from "#launch/testing/coin-answers.ts";
import { launchpadAccounts } from "#launch/testing/simulated-accounts.ts";
import type { Chain } from "../gateways/chain.ts";

export interface FakeChain extends Chain {
  height: number;
  /** Every call rejects while true. */
  isDown: boolean;
  /** What is known of an account. */
  put(address: string, account: { owner: string; data: Buffer }): void;
  /** What an indexer knows of mints; without any it does not know the call. */
  assets: Map<string, unknown>;
  /** A coin of the launchpad, in place of what was known of it. */
  putCoin(coin: TestCoin): void;
  /** How often each method was called. */
  calls: Map<string, number>;
  /** A whole launch as the chain would have it; returns its signature. */
  land(launch: LandedLaunch): string;
}

export interface LandedLaunch {
  payer: Keypair;
  mint: Keypair;
  uri: string;
  /** Signs in place of the mint, for a transaction that is not its own. */
  signer?: Keypair;
  err?: unknown;
  owner?: string;
  /** The transaction is known, the mint's account is not. */
  withoutMint?: boolean;
}

/** A chain that remembers what was put on it, built from real transactions. */
export function createFakeChain(): FakeChain {
  const transactions = new Map<string, unknown>();
  const accounts = new Map<string, unknown>(Object.entries(launchpadAccounts(profiles.sandbox)));
  const histories = new Map<string, readonly unknown[]>();
  const largest = new Map<string, unknown>();
  const answers: Record<string, (key: string) => unknown> = {
    getEpochInfo: () => ({ absoluteSlot: chain.height, blockHeight: chain.height }),
    getTransaction: (signature) => transactions.get(signature) ?? null,
    getAccountInfo: (address) => ({ value: accounts.get(address) ?? null }),
    getMultipleAccounts: (addresses) => ({
      value: addresses.split(",").map((address) => accounts.get(address) ?? null),
    }),
    getSignaturesForAddress: (address) => histories.get(address) ?? [],
    getTokenLargestAccounts: (mint) => largest.get(mint) ?? null,
    getAsset: (id) => {
      if (!chain.assets.has(id)) throw new CodedError("chain_unavailable");
      return chain.assets.get(id);
    },
  };
  const chain: FakeChain = {
    height: 1_000,
    isDown: false,
    calls: new Map(),
    async call(method, params) {
      chain.calls.set(method, (chain.calls.get(method) ?? 0) + 1);
      const answer = answers[method];
      if (chain.isDown || !answer) throw new CodedError("chain_unavailable");
      return answer(String("id" in params ? params.id : Object.values(params)[0]));
    },
    async forward(body) {
      if (chain.isDown) throw new CodedError("chain_unavailable");
      const bytes = Buffer.from(body);
      return { status: 200, statusText: "OK", contentType: "application/json", bytes };
    },
    assets: new Map(),
    put: (address, { owner, data }) =>
      accounts.set(address, { lamports: 1, owner, data: [data.toString("base64"), "base64"] }),
    putCoin(coin) {
      const known: Record<string, Map<string, unknown>> = {
        getAccountInfo: accounts,
        getTransaction: transactions,
        getSignaturesForAddress: histories,
        getTokenLargestAccounts: largest,
      };
      for (const [method, answers] of Object.entries(coinAnswers(coin)))
        for (const [key, answer] of Object.entries(answers)) known[method]?.set(key, answer);
    },
    land(launch) {
      const { signature, base64 } = createTransaction(launch.payer, launch.signer ?? launch.mint);
      const address = launch.mint.publicKey.toBase58();
      const { err = null } = launch;
      transactions.set(signature, { meta: { err }, transaction: [base64, "base64"] });
      histories.set(address, [
        { signature: "later", err: null },
        { signature, err },
        ...(histories.get(address) ?? []),
      ]);
      if (!launch.withoutMint) {
        const data = [mintData(launch.mint.publicKey, launch.uri).toString("base64"), "base64"];
        accounts.set(address, { owner: launch.owner ?? TOKEN_2022, data });
      }
      return signature;
    },
  };
  return chain;
}

/** A signed v0 transaction that creates an account for `mint`, paid by `payer`. */
export function createTransaction(payer: Keypair, mint: Keypair): { signature: string; base64: string } {
  const message = new TransactionMessage({
    payerKey: payer.publicKey,
    recentBlockhash: bs58.encode(Buffer.alloc(32, 9)),
    instructions: [
      SystemProgram.createAccount({
        fromPubkey: payer.publicKey,
        newAccountPubkey: mint.publicKey,
        lamports: 1,
        space: 0,
        programId: new PublicKey(TOKEN_2022),
      }),
    ],
  }).compileToV0Message();
  const transaction = new VersionedTransaction(message);
  transaction.sign([payer, mint]);
  return {
    signature: bs58.encode(transaction.signatures[0] ?? new Uint8Array(64)),
    base64: Buffer.from(transaction.serialize()).toString("base64"),
  };
}

/** The data of a Token-2022 mint with a pointer and its metadata. */
export function mintData(mint: PublicKey, uri: string, name = "Frog", symbol = "FROG"): Buffer {
  const text = (value: string) => {
    const bytes = Buffer.from(value);
    const size = Buffer.alloc(4);
    size.writeUInt32LE(bytes.length);
    return Buffer.concat([size, bytes]);
  };
  const extension = (type: number, bytes: Buffer) => {
    const head = Buffer.alloc(4);
    head.writeUInt16LE(type, 0);
    head.writeUInt16LE(bytes.length, 2);
    return Buffer.concat([head, bytes]);
  };
  const metadata = Buffer.concat([
    Buffer.alloc(32),
    mint.toBuffer(),
    text(name),
    text(symbol),
    text(uri),
    Buffer.alloc(4),
  ]);
  const own = Buffer.alloc(165);
  own[45] = 1;
  return Buffer.concat([own, Buffer.from([1]), extension(18, Buffer.alloc(64)), extension(19, metadata)]);
}
