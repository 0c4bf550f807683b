import { PublicKey, SystemProgram, type TransactionInstruction } from "@solana/web3.js";
import { beforeAll, describe, expect, it } from "vitest";
import { ASSOCIATED_TOKEN_PROGRAM, TOKEN_2022, TOKEN_PROGRAM } from "../profile.ts";
import { purchaseInstructions } from "../purchase.ts";
import {
  andAlso,
  asWallet,
  builders,
  builds,
  good,
  launchpad,
  ofWallet,
  openAccount,
  replaced,
  ruleOf,
  seated,
  startFrom,
  token,
} from "../testing/changed-launch.ts";
import {
  buy,
  call,
  compile,
  expected,
  hex,
  key,
  pay,
  stranger,
  u64,
  wallet,
} from "../testing/launch-transaction.ts";
import { type ExpectedLaunch, leastTokens, mostInAll } from "./expected.ts";
import type { LaunchRule } from "./refusal.ts";

const SOL = 1_000_000_000n;
const purchases = [SOL / 20n, SOL, 6n * SOL, 20n * SOL];
const cases = builders.flatMap((builder) => purchases.map((devBuy) => ({ builder, devBuy })));

describe.each(cases)("in a launch of the builder $builder with a purchase of $devBuy lamports", (of) => {
  const { builder, devBuy } = of;
  const launch: ExpectedLaunch = { ...expected, devBuy, profile: { ...expected.profile, builder } };
  const instructions = builds[builder](launch);
  const paid = builder === "included" ? 7_250_000n : 0n;
  const most = 10_000_000n + devBuy / 200n;
  const ruleWith = (...more: TransactionInstruction[]) => ruleOf(compile([...instructions, ...more]), launch);

  it("payments have a limit of their own, to the lamport", () => {
    expect(ruleWith(pay(most - paid, stranger))).toBeNull();
    expect(ruleWith(pay(most - paid + 1n, stranger))).toBe("total");
    expect(ruleWith(pay(most - paid), pay(1n, stranger))).toBe("total");
  });

  it("what a smaller purchase leaves goes to nobody", () => {
    const at = instructions.findIndex(({ programId }) => programId.toBase58() === launchpad) + 2;
    const smaller = purchaseInstructions({ ...launch, devBuy: (devBuy * 9n) / 10n })[1];
    if (!smaller) throw new Error("a purchase has two steps");
    const changed = instructions.map((each, place) => (place === at ? smaller : each));
    expect(ruleOf(compile(changed), launch)).toBe("purchase_tokens");
    expect(ruleOf(compile([...changed, pay(devBuy / 10n, stranger)]), launch)).not.toBeNull();
  });

  it("the purchase costs no more than was agreed to, and all together no more than the launch", () => {
    const [, tooDear] = purchaseInstructions({ ...launch, devBuy: devBuy + 1n });
    const budgeted = instructions.findIndex(({ programId }) => programId.toBase58() === launchpad) + 2;
    const dearer = instructions.map((each, place) => (place === budgeted && tooDear ? tooDear : each));
    expect(ruleOf(compile(dearer), launch)).toBe("purchase_price");
    const slippage = builder === "included" ? devBuy / 10n : 0n;
    expect(mostInAll(launch)).toBeLessThanOrEqual(
      devBuy + slippage + 30_500_000n + (builder === "included" ? 0n : devBuy / 200n),
    );
    const headroom = builder === "included" ? devBuy / 10n : 0n;
    const at = instructions.findIndex(({ programId }) => programId.toBase58() === launchpad) + 2;
    const bought = (lamports: bigint) =>
      ruleOf(
        compile(
          instructions.map((each, place) => (place === at ? buy(leastTokens(launch), lamports) : each)),
        ),
        launch,
      );
    expect(bought(devBuy + headroom)).toBeNull();
    expect(bought(devBuy + headroom + 1n)).toBe("purchase_price");
  });
});

describe.each(builders)("in a launch of the builder %s, the guard refuses", (builder) => {
  beforeAll(() => startFrom(builder));

  it.each<[string, LaunchRule, () => Uint8Array]>([
    ["a drain", "total", () => andAlso(pay(500_000_000n, stranger))],
    ["a drip", "transfers", () => andAlso(...[1n, 2n, 3n, 4n].map((each) => pay(each, stranger)))],
    ["payments that are too much together", "total", () => andAlso(pay(11_000_000n), pay(11_000_000n))],
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
});
