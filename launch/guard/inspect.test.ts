import {
  AddressLookupTableAccount,
  ComputeBudgetProgram,
  Keypair,
  PublicKey,
  SystemProgram,
  VersionedTransaction,
} from "@solana/web3.js";
import { beforeAll, describe, expect, it } from "vitest";
import { profiles } from "../profile.ts";
import { purchaseInstructions } from "../purchase.ts";
import {
  account,
  agent,
  andAlso,
  asWallet,
  builders,
  byBudget,
  fee,
  good,
  least,
  limit,
  price,
  purchase,
  replaced,
  router,
  ruleOf,
  seated,
  startFrom,
  tail,
  without,
} from "../testing/changed-launch.ts";
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
  key,
  pay,
  serviceCreate,
  stranger,
  tableAccount,
  tables,
} from "../testing/launch-transaction.ts";
import type { ExpectedLaunch } from "./expected.ts";
import { inspect } from "./inspect.ts";
import { LaunchRefusal, type LaunchRule } from "./refusal.ts";

describe("the guard accepts", () => {
  beforeAll(() => startFrom("included"));

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

describe.each(builders)("in a launch of the builder %s, the guard refuses", (builder) => {
  let wire: Uint8Array;
  beforeAll(() => {
    startFrom(builder);
    wire = compile(good);
  });
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
    expect(read).toThrow(expect.objectContaining({ detail: "3000000000 of 50000000 lamports" }));
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

it("differs between sandbox and mainnet in who builds the purchase alone, and in what is searched for", () => {
  const { mintSuffix } = profiles.sandbox;
  expect({ ...profiles["mainnet-beta"], builder: "included", mintSuffix }).toEqual(profiles.sandbox);
});
