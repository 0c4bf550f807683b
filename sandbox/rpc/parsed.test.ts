import {
  AddressLookupTableProgram,
  Keypair,
  PublicKey,
  SystemProgram,
  Transaction,
  TransactionInstruction,
} from "@solana/web3.js";
import { afterAll, beforeAll, expect, it } from "vitest";
import { TOKEN_2022_PROGRAM } from "../chain/token-accounts.ts";
import { openVm } from "../chain/vm.ts";
import { fundedWallet, launch } from "../testing/launch.ts";
import { startTestSandbox, type TestSandbox } from "../testing/start-test-sandbox.ts";
import { parseAccount } from "./parse-account.ts";
import { MEMO_PROGRAMS, parseInstruction } from "./parse-instruction.ts";

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await startTestSandbox();
});
afterAll(() => sandbox.close());

const parsedTransaction = async (signature: string) => {
  await sandbox.step(1);
  return sandbox.connection.getParsedTransaction(signature, { maxSupportedTransactionVersion: 0 });
};

it("parses the system and memo programs of a transaction", async () => {
  const wallet = await fundedWallet(sandbox, 1);
  const to = Keypair.generate().publicKey;
  const memos = MEMO_PROGRAMS.slice(1).map(
    (program) =>
      new TransactionInstruction({ programId: new PublicKey(program), keys: [], data: Buffer.from("gm") }),
  );
  const latest = await sandbox.connection.getLatestBlockhash();
  const transaction = new Transaction({ feePayer: wallet.publicKey, ...latest }).add(
    SystemProgram.transfer({ fromPubkey: wallet.publicKey, toPubkey: to, lamports: 1_000_000 }),
    ...memos,
  );
  transaction.sign(wallet);
  const signature = await sandbox.connection.sendRawTransaction(transaction.serialize());
  const landed = await parsedTransaction(signature);
  const [source, destination] = [wallet.publicKey.toBase58(), to.toBase58()];
  expect(landed?.transaction.message.instructions).toEqual([
    expect.objectContaining({
      program: "system",
      parsed: { type: "transfer", info: { source, destination, lamports: 1_000_000 } },
    }),
    ...memos.map(() => expect.objectContaining({ program: "spl-memo", parsed: "gm" })),
  ]);
  expect(landed?.meta?.err).toBeNull();
  expect(landed?.meta).not.toHaveProperty("loadedAddresses");
});

it("parses the token programs inside a launch, and leaves the launchpad's own calls alone", async () => {
  const wallet = await fundedWallet(sandbox);
  const { mint, signature } = await launch(sandbox, wallet);
  const landed = await parsedTransaction(signature);
  const inner = landed?.meta?.innerInstructions?.flatMap(({ instructions }) => instructions) ?? [];
  const types = inner.flatMap((instruction) => ("parsed" in instruction ? [instruction.parsed.type] : []));
  expect(types).toEqual(
    expect.arrayContaining(["createAccount", "initializeMint2", "mintTo", "initializeTokenMetadata"]),
  );
  const outer = landed?.transaction.message.instructions ?? [];
  expect(outer).toContainEqual(
    expect.objectContaining({
      program: "spl-associated-token-account",
      parsed: expect.objectContaining({ info: expect.objectContaining({ mint: mint.toBase58() }) }),
    }),
  );
  expect(outer.some((instruction) => "data" in instruction)).toBe(true);
});

it("names what an authority is over, and the signers of a multisig", () => {
  const [owned, authority, one, two] = Array.from({ length: 4 }, () =>
    Keypair.generate().publicKey.toBase58(),
  ) as [string, string, string, string];
  const setAuthority = (type: number) => Uint8Array.of(6, type, 0);
  expect(parseInstruction(TOKEN_2022_PROGRAM, [owned, authority], setAuthority(0))).toEqual({
    program: "spl-token",
    parsed: {
      type: "setAuthority",
      info: { mint: owned, authority, authorityType: "mintTokens", newAuthority: null },
    },
  });
  expect(parseInstruction(TOKEN_2022_PROGRAM, [owned, authority, one, two], setAuthority(2))).toMatchObject({
    parsed: { info: { account: owned, multisigAuthority: authority, signers: [one, two] } },
  });
});

it("leaves an instruction unparsed that is cut short or unknown", () => {
  const system = SystemProgram.programId.toBase58();
  expect(parseInstruction(system, [system, system], Uint8Array.of(2, 0, 0, 0, 1))).toBeUndefined();
  expect(
    parseInstruction(system, [system], Uint8Array.of(2, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0)),
  ).toBeUndefined();
  expect(parseInstruction(system, [system], Uint8Array.of(200, 0, 0, 0))).toBeUndefined();
});

it("parses extensions of token accounts and lookup tables", () => {
  const vm = openVm();
  const extension = (type: number, data: Uint8Array) => {
    const head = Buffer.alloc(4);
    head.writeUInt16LE(type, 0);
    head.writeUInt16LE(data.length, 2);
    return Buffer.concat([head, data]);
  };
  const kind = Buffer.concat([Buffer.alloc(165), Buffer.of(1)]);
  const data = Buffer.concat([
    kind,
    extension(6, Buffer.of(2)),
    extension(12, Buffer.alloc(32, 1)),
    extension(9, Buffer.alloc(0)),
    extension(1, Buffer.alloc(108)),
  ]);
  const account = { lamports: 1n, owner: TOKEN_2022_PROGRAM, data, executable: false };
  const parsed = parseAccount(SystemProgram.programId.toBase58(), account, vm)?.parsed;
  const noFee = { epoch: 0, maximumFee: 0, transferFeeBasisPoints: 0 };
  expect(parsed?.info).toHaveProperty("extensions", [
    { extension: "defaultAccountState", state: { accountState: "frozen" } },
    { extension: "permanentDelegate", state: { delegate: new PublicKey(Buffer.alloc(32, 1)).toBase58() } },
    { extension: "nonTransferable" },
    {
      extension: "transferFeeConfig",
      state: {
        transferFeeConfigAuthority: null,
        withdrawWithheldAuthority: null,
        withheldAmount: 0,
        olderTransferFee: noFee,
        newerTransferFee: noFee,
      },
    },
  ]);
  const table = Buffer.concat([Buffer.of(1, 0, 0, 0), Buffer.alloc(52), Buffer.alloc(32, 7)]);
  const owner = AddressLookupTableProgram.programId.toBase58();
  expect(parseAccount(owner, { ...account, owner, data: table }, vm)).toMatchObject({
    program: "address-lookup-table",
    parsed: {
      type: "lookupTable",
      info: { addresses: [new PublicKey(Buffer.alloc(32, 7)).toBase58()], lastExtendedSlotStartIndex: 0 },
    },
  });
});
