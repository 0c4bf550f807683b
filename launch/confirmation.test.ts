import { Keypair, SystemProgram, TransactionMessage, VersionedTransaction } from "@solana/web3.js";
import { describe, expect, it } from "vitest";
import { findCreation, readConfirmation, TOKEN_2022 } from "./confirmation.ts";
import type { Rpc } from "./rpc.ts";
import { readTokenMetadata } from "./token-metadata.ts";

const payer = Keypair.generate();
const mint = Keypair.generate();
const uri = "https://gem.example/m/0123456789abcdef.json";

/** A real transaction that the payer and `second` sign. */
function transaction(first: Keypair, second: Keypair): string {
  const message = new TransactionMessage({
    payerKey: first.publicKey,
    recentBlockhash: Keypair.generate().publicKey.toBase58(),
    instructions: [
      SystemProgram.createAccount({
        fromPubkey: first.publicKey,
        newAccountPubkey: second.publicKey,
        lamports: 1,
        space: 0,
        programId: SystemProgram.programId,
      }),
    ],
  }).compileToV0Message();
  const signed = new VersionedTransaction(message);
  signed.sign([first, second]);
  return Buffer.from(signed.serialize()).toString("base64");
}

const sized = (bytes: Uint8Array, width: 2 | 4): Buffer => {
  const size = Buffer.alloc(width);
  size.writeUIntLE(bytes.length, 0, width);
  return Buffer.concat([size, bytes]);
};

/** A mint account's data with the metadata in its TokenMetadata extension. */
function mintData(ofMint: Keypair, at: string): Buffer {
  const texts = ["Frog 🐸", "FROG", at].map((text) => sized(Buffer.from(text), 4));
  const metadata = Buffer.concat([Buffer.alloc(32), ofMint.publicKey.toBuffer(), ...texts, Buffer.alloc(4)]);
  const pointer = Buffer.concat([Buffer.from([18, 0]), sized(Buffer.alloc(64), 2)]);
  const extension = Buffer.concat([Buffer.from([19, 0]), sized(metadata, 2)]);
  return Buffer.concat([Buffer.alloc(165), Buffer.from([1]), pointer, extension]);
}

const account = (data: Buffer, owner = TOKEN_2022) => ({
  value: { owner, data: [data.toString("base64"), "base64"] },
});
const landed = (base64: string, err: unknown = null) => ({ meta: { err }, transaction: [base64, "base64"] });

const good = {
  getTransaction: landed(transaction(payer, mint)),
  getAccountInfo: account(mintData(mint, uri)),
};

const judge = (answers: Record<string, unknown>) => {
  const rpc: Rpc = { call: async (method) => ({ ...good, ...answers })[method as keyof typeof good] };
  const wallets = [payer.publicKey.toBase58()];
  const claim = { mint: mint.publicKey.toBase58(), createSignature: "a", signature: "a", wallets };
  return readConfirmation(rpc, { ...claim, metadataUri: uri });
};

describe("the confirmation on a launch", () => {
  it("confirms what the chain confirms", async () => {
    expect(await judge({})).toEqual({ kind: "confirmed", payer: payer.publicKey.toBase58() });
  });

  it.each([
    ["a transaction that is not there yet", { getTransaction: null }, "pending", "not_confirmed"],
    [
      "a transaction that failed",
      { getTransaction: landed(transaction(payer, mint), { InstructionError: [1, "Custom"] }) },
      "refused",
      "failed",
    ],
    ["bytes that are no transaction", { getTransaction: landed("AAAA") }, "refused", "unreadable"],
    [
      "somebody else's money",
      { getTransaction: landed(transaction(Keypair.generate(), mint)) },
      "refused",
      "other_payer",
    ],
    [
      "a mint that did not sign",
      { getTransaction: landed(transaction(payer, Keypair.generate())) },
      "refused",
      "mint_unsigned",
    ],
    ["a mint that is not there", { getAccountInfo: { value: null } }, "pending", "mint_not_visible"],
    [
      "a mint of the older token program",
      { getAccountInfo: account(mintData(mint, uri), "TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA") },
      "refused",
      "other_program",
    ],
    ["a mint without metadata", { getAccountInfo: account(Buffer.alloc(82)) }, "refused", "other_program"],
    [
      "another token's metadata",
      { getAccountInfo: account(mintData(mint, "https://evil.example/m.json")) },
      "refused",
      "other_metadata",
    ],
    [
      "metadata that belongs to another mint",
      { getAccountInfo: account(mintData(Keypair.generate(), uri)) },
      "refused",
      "other_metadata",
    ],
  ])("does not take %s", async (_what, answers, kind, reason) => {
    expect(await judge(answers)).toEqual({ kind, reason });
  });

  it("passes on the error of a chain that cannot be reached", async () => {
    const rpc: Rpc = { call: () => Promise.reject(new Error("down")) };
    const claim = { mint: "m", createSignature: "a", signature: "b", wallets: [], metadataUri: uri };
    await expect(readConfirmation(rpc, claim)).rejects.toThrow("down");
  });
});

describe("the transaction that created a mint", () => {
  const address = mint.publicKey.toBase58();
  const stranger = Keypair.generate();
  const creation = landed(transaction(payer, mint));
  const mention = landed(transaction(stranger, Keypair.generate()));
  type History = readonly { signature: string; err?: unknown; answer?: unknown }[];

  /** A node with this history of the mint, the newest first. */
  const find = (history: History) => {
    const rpc: Rpc = {
      call: async (method, params) => {
        const [key, config] = params as [string, { before?: string; limit: number }];
        if (method === "getTransaction")
          return history.find(({ signature }) => signature === key)?.answer ?? null;
        const from = config.before
          ? history.findIndex(({ signature }) => signature === config.before) + 1
          : 0;
        return history
          .slice(from, from + config.limit)
          .map(({ signature, err = null }) => ({ signature, err }));
      },
    };
    return findCreation(rpc, address);
  };
  const trades = (count: number): History =>
    Array.from({ length: count }, (_, at) => ({ signature: `trade ${at}`, answer: mention }));
  const found = { signature: "creation", payer: payer.publicKey.toBase58() };

  it.each<[string, History]>([
    [
      "comes after a try that failed",
      [
        { signature: "creation", answer: creation },
        { signature: "try", err: { InstructionError: [1, "Custom"] }, answer: creation },
      ],
    ],
    [
      "comes before more trades than a node lists at once",
      [...trades(2_500), { signature: "creation", answer: creation }],
    ],
    [
      "comes before exactly as many trades as a node lists at once",
      [...trades(999), { signature: "creation", answer: creation }],
    ],
    ["comes after many mentions", [{ signature: "creation", answer: creation }, ...trades(60)]],
    [
      "comes after a stranger's that names its address",
      [
        { signature: "trade", answer: mention },
        { signature: "creation", answer: creation },
        { signature: "mention", answer: mention },
      ],
    ],
  ])("%s", async (_, history) => {
    expect(await find(history)).toEqual(found);
  });

  it.each<[string, History]>([
    ["has no transaction", []],
    ["has failed ones alone", [{ signature: "try", err: "AccountInUse", answer: creation }]],
    ["has one that the node cannot show yet", [{ signature: "creation" }]],
    ["has a stranger's alone", [{ signature: "mention", answer: mention }]],
  ])("is not found where the address %s", async (_, history) => {
    expect(await find(history)).toBeNull();
  });
});

describe("metadata in a mint account", () => {
  it("is read whole", () => {
    const read = readTokenMetadata(mintData(mint, uri));
    expect(read).toMatchObject({ name: "Frog 🐸", symbol: "FROG", uri });
  });

  it("is null, and never an error, where the bytes end early or lie about lengths", () => {
    const data = mintData(mint, uri);
    for (let size = 0; size < data.length - 4; size++) {
      expect(readTokenMetadata(data.subarray(0, size))).toBe(null);
    }
    for (let at = 166; at < data.length; at++) {
      const changed = Buffer.from(data);
      changed[at] = 255;
      expect(() => readTokenMetadata(changed)).not.toThrow();
    }
  });
});
