import { PublicKey } from "@solana/web3.js";
import { beforeAll, describe, expect, it } from "vitest";
import { programAddress } from "../addresses.ts";
import { ASSOCIATED_TOKEN_PROGRAM, TOKEN_2022 } from "../profile.ts";
import {
  account,
  andAlso,
  asWallet,
  bought,
  builders,
  byBudget,
  creation,
  launchpad,
  least,
  limit,
  openAccount,
  otherText,
  payTheMint,
  price,
  purchase,
  replaced,
  ruleOf,
  seated,
  startFrom,
  tail,
  without,
} from "../testing/changed-launch.ts";
import {
  buy,
  call,
  compile,
  create,
  expected,
  hex,
  key,
  pay,
  service,
  stranger,
} from "../testing/launch-transaction.ts";
import type { LaunchRule } from "./refusal.ts";

describe.each(builders)("in a launch of the builder %s, the guard refuses", (builder) => {
  beforeAll(() => startFrom(builder));

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
      () => andAlso(pay(21_000_000n, stranger)),
    ],
  ])("another purchase: %s", (_, rule, make) => expect(ruleOf(make())).toBe(rule));
});

const tokensOf = (owner: PublicKey) =>
  new PublicKey(
    programAddress(ASSOCIATED_TOKEN_PROGRAM, owner, new PublicKey(TOKEN_2022), new PublicKey(expected.mint)),
  );
