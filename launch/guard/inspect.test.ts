import {
  AddressLookupTableAccount,
  ComputeBudgetProgram,
  Keypair,
  PublicKey,
  SystemProgram,
  type TransactionInstruction,
  VersionedTransaction,
} from "@solana/web3.js";
import { describe, expect, it } from "vitest";
import { accountsOf, programAddress } from "../addresses.ts";
import { ASSOCIATED_TOKEN_PROGRAM, profiles, TOKEN_2022, TOKEN_PROGRAM, tokensFor } from "../profile.ts";
import { purchaseInstructions } from "../purchase.ts";
import {
  blockhash,
  budget,
  buy,
  call,
  compile,
  create,
  createAlone,
  expected,
  hex,
  included,
  key,
  pay,
  service,
  serviceCreate,
  stranger,
  tableAccount,
  tables,
  u64,
  wallet,
} from "../testing/launch-transaction.ts";
import type { ExpectedLaunch } from "./expected.ts";
import { inspect } from "./inspect.ts";
import { LaunchRefusal, type LaunchRule } from "./refusal.ts";

const good = included();
const [limit, price, creation, openAccount, purchase, payment] = good as [
  TransactionInstruction,
  TransactionInstruction,
  TransactionInstruction,
  TransactionInstruction,
  TransactionInstruction,
  TransactionInstruction,
];
const accounts = accountsOf(expected);
const account = (role: keyof typeof accounts) => new PublicKey(accounts[role][0]);
const { launchpad, fee, router, agent } = expected.profile.programs;
const least = (tokensFor(expected.profile, expected.devBuy) * 90n) / 100n;

/** The rule that refuses, or null. Anything else that is thrown is a crash. */
function ruleOf(wire: Uint8Array, launch: ExpectedLaunch = expected): LaunchRule | null {
  try {
    inspect(wire, launch, tables);
    return null;
  } catch (error) {
    if (error instanceof LaunchRefusal) return error.rule;
    throw error;
  }
}

const ofWallet = key(wallet.publicKey, true, true);
const asWallet = [ofWallet];
const andAlso = (...more: TransactionInstruction[]) => compile([...good, ...more]);
const replaced = (was: TransactionInstruction, by: TransactionInstruction) =>
  compile(good.map((each) => (each === was ? by : each)));
const without = (...gone: TransactionInstruction[]) => compile(good.filter((each) => !gone.includes(each)));
/** A payment that the mint signs as well, for no reason. */
const payTheMint = call(
  SystemProgram.programId,
  [ofWallet, key(new PublicKey(expected.mint), true, true)],
  Buffer.concat([hex("02000000"), u64(1n)]),
);
/** With an account in another place of an instruction. */
const seated = (of: TransactionInstruction, at: number, pubkey: PublicKey) =>
  call(
    of.programId,
    of.keys.map((each, place) => (place === at ? { ...each, pubkey } : each)),
    of.data,
  );
const tail = (...bytes: number[]) => replaced(creation, create(expected, { tail: Uint8Array.from(bytes) }));
const otherText = (change: Partial<ExpectedLaunch>) => replaced(creation, create({ ...expected, ...change }));
const token = (number: number, program = TOKEN_2022, ...more: TransactionInstruction["keys"]) =>
  andAlso(
    call(
      program,
      [key(account("walletTokens"), true), ...more, ofWallet],
      Uint8Array.of(number, ...u64(1_000n)),
    ),
  );
const bought = (data: Uint8Array) => replaced(purchase, call(launchpad, purchase.keys, data));
const byBudget = (lamports: bigint, tokens: bigint, ...flags: number[]) =>
  bought(Buffer.concat([hex("38fc74089edfcd5f"), u64(lamports), u64(tokens), Buffer.from(flags)]));

describe("the guard accepts", () => {
  it("a create laid out as the real service's: 771 bytes, three instructions, one table", () => {
    const wire = serviceCreate();
    expect(wire).toHaveLength(771);
    const { message } = VersionedTransaction.deserialize(wire);
    expect(message.staticAccountKeys).toHaveLength(13);
    expect(message.header).toMatchObject({ numReadonlySignedAccounts: 0, numReadonlyUnsignedAccounts: 4 });
    expect(message.addressTableLookups).toMatchObject([
      { writableIndexes: [], readonlyIndexes: [11, 1, 7, 5] },
    ]);
    expect(message.compiledInstructions[2]?.data).toHaveLength(110);
    const inspected = inspect(wire, createAlone, tables);
    expect(inspected.instructions).toHaveLength(3);
    expect(inspected).toMatchObject({ blockhash, leastTokens: 0n, spending: { purchase: 0n, payments: 0n } });
  });

  it("a create with its purchase, and says what can leave the wallet", () => {
    const { spending, leastTokens } = inspect(compile(good), expected, tables);
    expect(spending).toEqual({
      purchase: 50_000_000n,
      payments: 7_250_000n,
      priorityFee: 500_000n,
      networkFee: 10_000n,
      rents: 15_000_000n,
      total: 72_760_000n,
    });
    expect(leastTokens).toBe(least);
  });

  it("the same without a table, and as a legacy transaction", () => {
    const short: ExpectedLaunch = { ...createAlone, name: "A", symbol: "B", uri: "https://x.io/m" };
    const instructions = [...budget, create(short)];
    expect(ruleOf(compile(instructions, { tables: [] }), short)).toBeNull();
    expect(ruleOf(compile(instructions, { legacy: true }), short)).toBeNull();
  });

  it.each([1, 2, 10, 11])("%i bytes behind the creator, if all are zero", (length) => {
    expect(ruleOf(tail(...new Array<number>(length).fill(0)))).toBeNull();
  });

  it("a purchase by its tokens, of every length that callers send", () => {
    expect(ruleOf(replaced(purchase, buy(least, 55_000_000n)))).toBeNull();
    expect(ruleOf(replaced(purchase, buy(least, 55_000_000n, [])))).toBeNull();
    for (const flags of [[], [0], [1], [1, 0]]) {
      expect(ruleOf(byBudget(50_000_000n, least, ...flags))).toBeNull();
    }
  });

  it("up to three payments within what a launch costs", () => {
    expect(ruleOf(andAlso(pay(1_000n), pay(1_000n, stranger)))).toBeNull();
  });

  it("another of the launchpad's fee recipients", () => {
    const other = new PublicKey(expected.profile.feeRecipients[3] ?? "");
    expect(ruleOf(replaced(purchase, seated(purchase, 1, other)))).toBeNull();
  });
});

describe("the guard refuses", () => {
  const wire = compile(good);
  it.each<[string, LaunchRule, () => Uint8Array]>([
    ["an HTML page", "unreadable", () => Buffer.from(`<!doctype html>${"<p>Checking</p>".repeat(20)}`)],
    ["a tiny body", "unreadable", () => new Uint8Array(40)],
    ["a bundle in JSON", "unreadable", () => Buffer.from(JSON.stringify(["1".repeat(400)]))],
    ["trailing bytes", "unreadable", () => Buffer.concat([wire, Buffer.alloc(1)])],
    ["a truncated one", "unreadable", () => wire.slice(0, -20)],
    ["one too large", "oversized", () => new Uint8Array(1233)],
    ["a signature on it", "signed", () => wire.map((byte, at) => (at === 5 ? 7 : byte))],
    ["another payer", "payer", () => compile(good, { payer: stranger })],
    ["another mint", "signers", () => mintedBy(Keypair.fromSeed(new Uint8Array(32).fill(9)))],
    [
      "a third signer",
      "signers",
      () => andAlso(call(SystemProgram.programId, [key(stranger, true, true)], hex("00"))),
    ],
    ["a table that cannot be read", "unknown_table", () => compile(good, { tables: [hiddenTable([])] })],
    ["a place beyond its table", "unknown_table", () => compile(good, { tables: [shiftedTable()] })],
  ])("what is no transaction of ours: %s", (_, rule, make) => expect(ruleOf(make())).toBe(rule));

  it.each<[string, LaunchRule, () => Uint8Array]>([
    ["an unknown program", "unknown_program", () => andAlso(call(stranger, asWallet, hex("00")))],
    [
      "a memo",
      "unknown_program",
      () => andAlso(call("Memo4c2pN8afCj432Lb7RMVKi9PbQnnW7ewFFaV3oAH", [], hex("61"))),
    ],
    [
      "protective instructions before the wallet",
      "unknown_program",
      () => andAlso(call("L2TExMFKdjpN9kozasaurPirfHy9P8sbXoAN1qA3S95", asWallet, hex("05"))),
    ],
    [
      "the trading service's router",
      "router",
      () => replaced(purchase, call(router, purchase.keys, hex("0094d0da1f435eb0"))),
    ],
    ["fee sharing", "fee_sharing", () => andAlso(call(fee, asWallet, hex("c34e564c6f34fbd5")))],
    ["new fee shares", "fee_sharing", () => andAlso(call(fee, asWallet, hex("6ffb31064e4e6a12")))],
    ["a social account for fees", "fee_sharing", () => andAlso(call(fee, asWallet, hex("90e03bd34ef8cadc")))],
    [
      "a donation account for fees",
      "fee_sharing",
      () => andAlso(call(fee, asWallet, hex("f48b10580eff7a1a"))),
    ],
    ["an agent", "agent", () => andAlso(call(agent, asWallet, hex("b4f8a308315e7e60")))],
    ["a priority fee of 1 SOL", "priority_fee", () => replaced(price, unitPrice(3_125_000_000n))],
    ["a price without a limit", "priority_fee", () => without(limit)],
    ["two unit limits", "compute_budget", () => andAlso(limit)],
    ["two unit prices", "compute_budget", () => andAlso(price)],
    [
      "a heap frame",
      "compute_budget",
      () => andAlso(ComputeBudgetProgram.requestHeapFrame({ bytes: 65_536 })),
    ],
    [
      "a budget with bytes behind it",
      "compute_budget",
      () => replaced(limit, call(limit.programId, [], hex("0200e2040000"))),
    ],
    ["a budget without bytes", "compute_budget", () => replaced(limit, call(limit.programId, [], hex("")))],
  ])("what has no part in a launch: %s", (_, rule, make) => expect(ruleOf(make())).toBe(rule));

  it.each<[string, LaunchRule, () => Uint8Array]>([
    ["a drain", "total", () => andAlso(pay(500_000_000n, stranger))],
    ["a drip", "transfers", () => andAlso(...[1n, 2n, 3n].map((each) => pay(each, stranger)))],
    ["three payments that are too much together", "total", () => andAlso(pay(7_000_000n), pay(7_000_000n))],
    [
      "the wallet given to a program",
      "system_call",
      () =>
        andAlso(
          SystemProgram.assign({ accountPubkey: wallet.publicKey, programId: new PublicKey(launchpad) }),
        ),
    ],
    [
      "a nonce",
      "system_call",
      () =>
        compile([
          SystemProgram.nonceAdvance({ noncePubkey: stranger, authorizedPubkey: wallet.publicKey }),
          ...good,
        ]),
    ],
    [
      "an account created by hand",
      "system_call",
      () =>
        andAlso(
          SystemProgram.createAccount({
            fromPubkey: wallet.publicKey,
            newAccountPubkey: new PublicKey(expected.mint),
            lamports: 1,
            space: 0,
            programId: new PublicKey(launchpad),
          }),
        ),
    ],
    [
      "a transfer with a seed",
      "system_call",
      () =>
        andAlso(
          call(SystemProgram.programId, [ofWallet, ...asWallet, key(stranger, true)], hex("0b00000001")),
        ),
    ],
    [
      "a payment from another account",
      "system_call",
      () =>
        andAlso(
          call(
            SystemProgram.programId,
            [key(new PublicKey(expected.mint), true, true), key(stranger, true)],
            Buffer.concat([hex("02000000"), u64(1n)]),
          ),
        ),
    ],
    [
      "a payment with bytes behind it",
      "system_call",
      () =>
        andAlso(
          call(
            SystemProgram.programId,
            [ofWallet, key(stranger, true)],
            Buffer.concat([hex("02000000"), u64(1n), hex("00")]),
          ),
        ),
    ],
    ["a token transfer", "token_transfer", () => token(3, TOKEN_2022, key(stranger, true))],
    [
      "a checked transfer of the older program",
      "token_transfer",
      () => token(12, TOKEN_PROGRAM, key(stranger, true)),
    ],
    ["an approval", "token_approve", () => token(4, TOKEN_2022, key(stranger))],
    ["a checked approval", "token_approve", () => token(13, TOKEN_PROGRAM, key(stranger))],
    ["another authority", "token_authority", () => token(6)],
    ["a burn", "token_burn", () => token(8)],
    ["a closed account", "token_close", () => token(9, TOKEN_PROGRAM, key(stranger, true))],
    ["any other token instruction", "token_call", () => token(36)],
    [
      "a token account for a stranger",
      "token_account",
      () => replaced(openAccount, seated(openAccount, 2, stranger)),
    ],
    [
      "a token account elsewhere",
      "token_account",
      () => replaced(openAccount, seated(openAccount, 1, stranger)),
    ],
    [
      "a token account of another mint",
      "token_account",
      () => replaced(openAccount, seated(openAccount, 3, stranger)),
    ],
    [
      "a nested token account recovered",
      "token_account",
      () => replaced(openAccount, call(ASSOCIATED_TOKEN_PROGRAM, openAccount.keys, hex("02"))),
    ],
  ])("what touches the wallet: %s", (_, rule, make) => expect(ruleOf(make())).toBe(rule));

  it.each<[string, LaunchRule, () => Uint8Array]>([
    ["no create", "create_missing", () => replaced(creation, payTheMint)],
    ["two creates", "create_repeated", () => andAlso(creation)],
    ["another name", "name", () => otherText({ name: "Spook Tesu" })],
    ["another symbol", "symbol", () => otherText({ symbol: "SPOOL" })],
    ["another metadata address", "uri", () => otherText({ uri: "https://example.com/x.json" })],
    ["a look-alike name", "name", () => otherText({ name: "Sp\u043eok Test" })],
    ["another creator", "creator", () => replaced(creation, create(expected, { creator: stranger }))],
    ["no bytes behind the creator", "create_data", () => tail()],
    ["three bytes behind the creator", "create_data", () => tail(0, 0, 0)],
    ["nine bytes behind the creator", "create_data", () => tail(...new Array<number>(9).fill(0))],
    ["a leftover behind all arguments", "create_data", () => tail(...new Array<number>(12).fill(0))],
    ["mayhem mode", "create_options", () => tail(1)],
    ["a flag that is neither 0 nor 1", "create_options", () => tail(2)],
    ["cashback", "create_options", () => tail(0, 1)],
    ["a fee of the coin's own", "create_options", () => tail(0, 0, 0xf4, 1, 0, 0, 0, 0, 0, 0)],
    ["holder rewards", "holder_reward", () => tail(...new Array<number>(10).fill(0), 1)],
    [
      "text that ends behind the data",
      "create_data",
      () => replaced(creation, call(launchpad, creation.keys, creation.data.subarray(0, 40))),
    ],
    [
      "a create without arguments",
      "create_data",
      () => replaced(creation, call(launchpad, creation.keys, creation.data.subarray(0, 8))),
    ],
    [
      "another quote currency",
      "create_accounts",
      () =>
        replaced(
          creation,
          call(
            launchpad,
            [...creation.keys, key(stranger), key(service), key(account("feeConfig"))],
            creation.data,
          ),
        ),
    ],
    [
      "fifteen accounts",
      "create_accounts",
      () => replaced(creation, call(launchpad, creation.keys.slice(0, 15), creation.data)),
    ],
    [
      "the older create",
      "launchpad_call",
      () => replaced(creation, call(launchpad, creation.keys, hex("181ec828051c0777"))),
    ],
    [
      "a create of September",
      "launchpad_call",
      () => replaced(creation, call(launchpad, creation.keys, hex("bb8d327335d42428"))),
    ],
  ])("another coin: %s", (_, rule, make) => expect(ruleOf(make())).toBe(rule));

  it.each(creation.keys.map((_, at) => at))("a create with a stranger in place %i", (at) => {
    const rule = ruleOf(replaced(creation, seated(creation, at, stranger)));
    expect(["create_accounts", "signers"]).toContain(rule);
  });

  it.each(purchase.keys.map((_, at) => at))("a purchase with a stranger in place %i", (at) => {
    const rule = ruleOf(replaced(purchase, seated(purchase, at, stranger)));
    expect(["purchase_accounts", "signers"]).toContain(rule);
  });

  it.each<[string, LaunchRule, () => Uint8Array]>([
    ["a purchase of 3 SOL", "purchase_price", () => byBudget(3_000_000_000n, least)],
    ["a purchase a lamport too dear", "purchase_price", () => byBudget(55_000_001n, least)],
    ["a purchase for whatever few tokens come", "purchase_tokens", () => byBudget(50_000_000n, 0n)],
    ["a token too few", "purchase_tokens", () => replaced(purchase, buy(least - 1n, 55_000_000n))],
    ["a price without end", "purchase_price", () => replaced(purchase, buy(least, 2n ** 64n - 1n))],
    ["a partial fill", "purchase_data", () => byBudget(50_000_000n, least, 1, 1)],
    ["a flag that is neither 0 nor 1 on a purchase", "purchase_data", () => byBudget(50_000_000n, least, 2)],
    ["bytes behind a purchase", "purchase_data", () => byBudget(50_000_000n, least, 1, 0, 0)],
    ["a purchase that ends too soon", "purchase_data", () => bought(purchase.data.subarray(0, 20))],
    [
      "sixteen accounts on a purchase",
      "purchase_accounts",
      () => replaced(purchase, call(launchpad, purchase.keys.slice(0, 16), purchase.data)),
    ],
    [
      "a nineteenth account on a purchase",
      "purchase_accounts",
      () => replaced(purchase, call(launchpad, [...purchase.keys, key(stranger)], purchase.data)),
    ],
    [
      "tokens for a stranger",
      "purchase_accounts",
      () => replaced(purchase, seated(purchase, 5, tokensOf(stranger))),
    ],
    ["two purchases", "purchase_repeated", () => andAlso(purchase)],
    ["no purchase", "purchase_missing", () => without(purchase)],
    ["no token account", "order", () => without(openAccount)],
    [
      "a purchase before its token account",
      "order",
      () => compile([limit, price, creation, purchase, openAccount]),
    ],
    ["a purchase before the create", "order", () => compile([limit, price, openAccount, purchase, creation])],
    ["a sale", "sale", () => andAlso(call(launchpad, purchase.keys.slice(0, 16), hex("33e685a4017f83ad")))],
    ["a sale of the second kind", "sale", () => andAlso(call(launchpad, asWallet, hex("5df6823ce7e940b2")))],
    ["a sale of the third kind", "sale", () => andAlso(call(launchpad, asWallet, hex("1c92de7726c469d5")))],
    ["a purchase of the second kind", "launchpad_call", () => bought(hex("b817ee6167c5d33d"))],
    ["a purchase of the third kind", "launchpad_call", () => bought(hex("07051dc4f5176550"))],
    ["a purchase of the third kind by budget", "launchpad_call", () => bought(hex("e1f7501ed5b38488"))],
    [
      "another creator afterwards",
      "launchpad_call",
      () => andAlso(call(launchpad, asWallet, hex("fe94ff70cf8eaaa5"))),
    ],
    [
      "an operator's call",
      "launchpad_call",
      () => andAlso(call(launchpad, asWallet, hex("7d7ed6864de5bc59"))),
    ],
    [
      "fees moved to sharing",
      "launchpad_call",
      () => andAlso(call(launchpad, asWallet, hex("577c34bf3426d6e8"))),
    ],
    [
      "an instruction that nobody has published",
      "launchpad_call",
      () => andAlso(call(launchpad, asWallet, hex("e6345c8dd8b14540"))),
    ],
    [
      "an instruction of seven bytes",
      "launchpad_call",
      () => andAlso(call(launchpad, asWallet, hex("e6345c8dd8b145"))),
    ],
    [
      "a payment to a stranger in place of the service that is too much",
      "total",
      () => replaced(payment, pay(21_000_000n, stranger)),
    ],
  ])("another purchase: %s", (_, rule, make) => expect(ruleOf(make())).toBe(rule));

  it("a version that has no rules yet", () => {
    const versioned = wire.slice();
    versioned[129] = 0x81;
    expect(["version", "unreadable"]).toContain(ruleOf(versioned));
    expect(["version", "unreadable"]).toContain(ruleOf(Buffer.concat([hex("81"), wire.subarray(1)])));
  });

  it("an account that stands in a table as well", () => {
    const doubled = new AddressLookupTableAccount({
      key: tableAccount.key,
      state: { ...tableAccount.state, addresses: [account("curve"), ...tableAccount.state.addresses] },
    });
    const message = VersionedTransaction.deserialize(wire);
    const [lookup] = message.message.addressTableLookups;
    lookup?.readonlyIndexes.push(0);
    const listed = new Map([[tableAccount.key.toBase58(), doubled.state.addresses.map(String)]]);
    expect(() => inspect(message.serialize(), expected, listed)).toThrow(LaunchRefusal);
  });

  it("the mint in a table", () => {
    const entries = [expected.mint, ...tableAccount.state.addresses.map(String)];
    const transaction = VersionedTransaction.deserialize(wire);
    const [lookup] = transaction.message.addressTableLookups;
    lookup?.readonlyIndexes.push(0);
    const read = () =>
      inspect(transaction.serialize(), expected, new Map([[tableAccount.key.toBase58(), entries]]));
    expect(read).toThrow(expect.objectContaining({ rule: "hidden_account" }));
  });

  it("a program in a table", () => {
    const transaction = VersionedTransaction.deserialize(wire);
    const [first] = transaction.message.compiledInstructions;
    if (first) first.programIdIndex = transaction.message.staticAccountKeys.length;
    expect(ruleOf(transaction.serialize())).toBe("hidden_account");
  });

  it("a purchase where none was asked for", () => {
    expect(ruleOf(compile(good), createAlone)).toBe("purchase_unasked");
    expect(ruleOf(without(purchase), createAlone)).toBe("purchase_unasked");
  });

  it("texts that the launchpad would refuse after the fee", () => {
    const long = { ...createAlone, name: "é".repeat(17) };
    expect(ruleOf(compile([...budget, create(long)]), long)).toBe("text_too_long");
    const edge = { ...createAlone, name: "é".repeat(16), symbol: "S".repeat(13) };
    expect(ruleOf(compile([...budget, create(edge)]), edge)).toBeNull();
  });

  it("in plain words, with what was found", () => {
    const read = () => inspect(byBudget(3_000_000_000n, least), expected, tables);
    expect(read).toThrow("The transaction would spend more on your purchase than you agreed to.");
    expect(read).toThrow(expect.objectContaining({ detail: "3000000000 of 55000000 lamports" }));
  });
});

const unitPrice = (microLamports: bigint) => ComputeBudgetProgram.setComputeUnitPrice({ microLamports });

/** The same launch, of a mint that is not ours. */
function mintedBy(other: Keypair): Uint8Array {
  const launch = { ...expected, mint: other.publicKey.toBase58() };
  return compile([...budget, create(launch), ...purchaseInstructions(launch)]);
}

const hiddenTable = (more: PublicKey[]) =>
  new AddressLookupTableAccount({
    key: stranger,
    state: { ...tableAccount.state, addresses: [...tableAccount.state.addresses, ...more] },
  });

/** A table that says its entries stand further behind than they do. */
const shiftedTable = () =>
  new AddressLookupTableAccount({
    key: tableAccount.key,
    state: {
      ...tableAccount.state,
      addresses: [...new Array<PublicKey>(40).fill(stranger), ...tableAccount.state.addresses],
    },
  });

const tokensOf = (owner: PublicKey) =>
  new PublicKey(
    programAddress(ASSOCIATED_TOKEN_PROGRAM, owner, new PublicKey(TOKEN_2022), new PublicKey(expected.mint)),
  );

it("differs between networks in who builds the purchase alone", () => {
  expect({ ...profiles.mainnet, purchase: "included" }).toEqual(profiles.sandbox);
});
