import { Keypair, PublicKey, type TransactionInstruction } from "@solana/web3.js";
import { describe, expect, it } from "vitest";
import {
  BUYBACK_RECIPIENTS,
  creatorVaultOf,
  curveOf,
  FEE_RECIPIENTS,
  LAUNCHPAD_AUTHORITY,
  volumeOf,
} from "../launchpad/addresses.ts";
import {
  feesOf,
  GRADUATION_LAMPORTS,
  lessSlippage,
  priceOf,
  proceedsOf,
  tokensFor,
  VIRTUAL_LAMPORTS,
  VIRTUAL_TOKENS,
} from "../launchpad/curve.ts";
import {
  buy,
  buyExactQuoteInV2,
  buyExactQuoteInV3,
  buyExactSolIn,
  buyV2,
  buyV3,
  collectCreatorFee,
  createTokenAccount,
  sell,
  sellV2,
  sellV3,
  setParams,
  sweepCreatorFee,
  sweepProtocolFee,
} from "../launchpad/instructions.ts";
import { errorOf, programBench } from "../testing/program-bench.ts";

const SOL = 1_000_000_000n;
const MILLION = 1_000_000_000_000n;
const VAULT_RENT = 890_880n;
const VOLUME_RENT = 1_844_400n;
const FEE = 5_000n;

const bench = programBench();
const [FIRST_RECIPIENT = PublicKey.default] = FEE_RECIPIENTS;

/** A new coin, its creator, and somebody else with an account for it. */
function market() {
  const creator = bench.wallet();
  const { mint } = bench.create(creator);
  const buyer = bench.wallet();
  const trader = { user: buyer.publicKey, mint, creator: creator.publicKey };
  bench.run([buyer], createTokenAccount(buyer.publicKey, buyer.publicKey, mint));
  const trade = (...instructions: TransactionInstruction[]) => errorOf(bench.run([buyer], ...instructions));
  return { creator, mint, buyer, trader, trade };
}

describe("the first trades", () => {
  it("buy what a budget buys, and pay launchpad and creator at once", () => {
    const { mint, buyer, trader, trade, creator } = market();
    const [wallet, fees] = [bench.lamports(buyer.publicKey), bench.lamports(FIRST_RECIPIENT)];
    expect(trade(buyExactSolIn(trader, SOL, tokensFor(SOL)))).toBeNull();
    expect(bench.tokens(buyer.publicKey, mint)).toBe(tokensFor(SOL));
    const curve = bench.curve(mint);
    expect(curve.realLamports).toBe((SOL * 10_000n) / 10_125n);
    expect(bench.lamports(FIRST_RECIPIENT) - fees).toBe((curve.realLamports * 95n + 9_999n) / 10_000n);
    const vault = bench.lamports(creatorVaultOf(creator.publicKey));
    expect(vault).toBe(VAULT_RENT + (curve.realLamports * 30n + 9_999n) / 10_000n);
    const paid = curve.realLamports + feesOf(curve.realLamports);
    expect(wallet - bench.lamports(buyer.publicKey)).toBe(paid + VAULT_RENT + VOLUME_RENT + FEE);
    expect(paid).toBeLessThanOrEqual(SOL);
    expect(bench.lamports(volumeOf(buyer.publicKey))).toBe(VOLUME_RENT);
  });

  it("buy so many tokens, and sell them again for less", () => {
    const { mint, buyer, trader, trade } = market();
    expect(trade(buy(trader, MILLION, SOL))).toBeNull();
    expect(bench.tokens(buyer.publicKey, mint)).toBe(MILLION);
    expect(bench.curve(mint).realLamports).toBe(priceOf(MILLION));
    const [wallet, proceeds] = [bench.lamports(buyer.publicKey), proceedsOf(MILLION, bench.curve(mint))];
    expect(trade(sell(trader, MILLION, 0n))).toBeNull();
    expect(bench.lamports(buyer.publicKey) - wallet).toBe(proceeds - feesOf(proceeds) - FEE);
    expect(bench.tokens(buyer.publicKey, mint)).toBe(0n);
    expect(bench.curve(mint).realLamports).toBeLessThanOrEqual(1n);
  });

  it("want the two accounts that their interface does not name", () => {
    const { trader, trade } = market();
    for (const instruction of [() => buy(trader, MILLION, SOL), () => buyExactSolIn(trader, SOL, 0n)]) {
      const [none, one] = [instruction(), instruction()];
      expect(none.keys).toHaveLength(18);
      none.keys.splice(16);
      one.keys.splice(17);
      expect([trade(none), trade(one)]).toEqual([6074, 6062]);
    }
    trade(buy(trader, MILLION, SOL));
    const sale = sell(trader, MILLION, 0n);
    expect(sale.keys).toHaveLength(16);
    sale.keys.splice(14);
    expect(trade(sale)).toBe(6074);
    const withVolume = sell(trader, MILLION, 0n);
    withVolume.keys.splice(14, 0, {
      pubkey: volumeOf(trader.user),
      isSigner: false,
      isWritable: true,
    });
    expect(trade(withVolume)).toBeNull();
  });

  it("pay no stranger", () => {
    const { trader, trade } = market();
    const stranger = Keypair.generate().publicKey;
    expect(trade(buy({ ...trader, feeRecipient: stranger }, MILLION, SOL))).toBe(6000);
    expect(trade(buy({ ...trader, buybackRecipient: stranger }, MILLION, SOL))).toBe(6057);
    expect(trade(buy({ ...trader, creator: stranger }, MILLION, SOL))).toBe(2006);
    const toStranger = buy(trader, MILLION, SOL);
    toStranger.keys[5] = { ...toStranger.keys[4]! };
    expect(trade(toStranger)).toBe(2015);
    const others = FEE_RECIPIENTS.map((feeRecipient, at) => ({
      ...trader,
      feeRecipient,
      buybackRecipient: BUYBACK_RECIPIENTS[at]!,
    }));
    expect(others.map((other) => trade(buy(other, MILLION, SOL)))).toEqual(Array(8).fill(null));
  });

  it("keep to what the trader said", () => {
    const { trader, trade } = market();
    expect(trade(buy(trader, MILLION, priceOf(MILLION)))).toBe(6002);
    expect(trade(buy(trader, 0n, SOL))).toBe(6020);
    expect(trade(buy(trader, 793_100_001n * 1_000_000n, 100n * SOL))).toBe(6021);
    expect(trade(buyExactSolIn(trader, 0n, 0n))).toBe(6020);
    expect(trade(buyExactSolIn(trader, 2n, 0n))).toBe(6041);
    expect(trade(buyExactSolIn(trader, SOL, tokensFor(SOL) + 1n))).toBe(6042);
    expect(trade(sell(trader, 1n, 0n))).toBe(6023);
    trade(buy(trader, MILLION, SOL));
    expect(trade(sell(trader, 0n, 0n))).toBe(6022);
    expect(trade(sell(trader, MILLION, SOL))).toBe(6003);
    expect(trade(sell(trader, MILLION + 1n, 0n))).toBe(6023);
  });
});

describe("the price at which coins begin", () => {
  it("is set by the launchpad's authority alone, and makes an agreed purchase fail", () => {
    const [faucet, stranger] = [bench.wallet(), bench.wallet()];
    const doubled = (authority: Keypair) =>
      bench.run([faucet, authority], setParams(authority.publicKey, VIRTUAL_TOKENS, 2n * VIRTUAL_LAMPORTS));
    expect(errorOf(doubled(stranger))).toBe(6000);
    expect(errorOf(doubled(LAUNCHPAD_AUTHORITY))).toBeNull();
    const { trader, trade } = market();
    const cost = priceOf(MILLION) + feesOf(priceOf(MILLION));
    expect(trade(buy(trader, MILLION, cost))).toBe(6002);
    expect(trade(buyExactSolIn(trader, SOL, lessSlippage(tokensFor(SOL), 10)))).toBe(6042);
    bench.run(
      [faucet, LAUNCHPAD_AUTHORITY],
      setParams(LAUNCHPAD_AUTHORITY.publicKey, VIRTUAL_TOKENS, VIRTUAL_LAMPORTS),
    );
  });
});

describe("the second trades", () => {
  it("take 27 and 26 accounts, and pay fees out as the first do", () => {
    const { mint, buyer, trader, trade, creator } = market();
    expect(buyV2(trader, MILLION, SOL).keys).toHaveLength(27);
    expect(sellV2(trader, MILLION, 0n).keys).toHaveLength(26);
    const fees = bench.lamports(FIRST_RECIPIENT);
    expect(trade(buyExactQuoteInV2(trader, SOL, tokensFor(SOL)))).toBeNull();
    expect(bench.tokens(buyer.publicKey, mint)).toBe(tokensFor(SOL));
    expect(bench.lamports(FIRST_RECIPIENT)).toBeGreaterThan(fees);
    expect(bench.lamports(creatorVaultOf(creator.publicKey))).toBeGreaterThan(VAULT_RENT);
    expect(trade(sellV2(trader, MILLION, 0n))).toBeNull();
    expect(trade(buyV2(trader, MILLION, SOL))).toBeNull();
    expect(bench.tokens(buyer.publicKey, mint)).toBe(tokensFor(SOL));
    expect(bench.curve(mint)).toMatchObject({ creatorFee: 0n, protocolFees: 0n });
  });

  it("keep to what the trader said, in SOL alone", () => {
    const { trader, trade } = market();
    expect(trade(buyV2(trader, MILLION, priceOf(MILLION)))).toBe(6002);
    expect(trade(buyExactQuoteInV2(trader, SOL, tokensFor(SOL) + 1n))).toBe(6042);
    const other = buyV2(trader, MILLION, SOL);
    other.keys[2] = { ...other.keys[2]!, pubkey: Keypair.generate().publicKey };
    expect(trade(other)).toBe(6063);
  });
});

describe("the end of the curve", () => {
  it("is reached by a partial fill, which spends no more than is left", () => {
    const { mint, buyer, trader, trade } = market();
    const wallet = bench.lamports(buyer.publicKey);
    expect(trade(buyExactSolIn(trader, 100n * SOL, 0n))).toBe(6021);
    expect(trade(buyExactSolIn(trader, 100n * SOL, 0n, true))).toBeNull();
    const curve = bench.curve(mint);
    expect(curve).toMatchObject({ complete: true, realTokens: 0n });
    expect(curve.realLamports - GRADUATION_LAMPORTS).toBeLessThanOrEqual(1n);
    expect(wallet - bench.lamports(buyer.publicKey)).toBeLessThan(87n * SOL);

    for (const late of [buy(trader, 1n, SOL), sell(trader, 1n, 0n), buyV3(trader, 1n, SOL)]) {
      expect(trade(late)).toBe(6005);
    }
  });

  it("is reported by an event of its own", () => {
    const { buyer, trader } = market();
    const { inner } = bench.run([buyer], buyV3(trader, 800_000_000n * 1_000_000n, 100n * SOL, true));
    const discriminators = (inner[0]?.instructions ?? [])
      .map(({ data }) => Buffer.from(data, "base64").toString("hex"))
      .filter((data) => data.startsWith("e445a52e51cb9a1d"))
      .map((data) => data.slice(16, 32));
    expect(discriminators).toEqual(["bddb7fd34ee661ee", "5f72619cd42e9808"]);
  });
});

describe("the third trades", () => {
  it("leave all fees on the curve until they are swept", () => {
    const { mint, buyer, trader, trade, creator } = market();
    expect(buyExactQuoteInV3(trader, SOL, 0n).keys).toHaveLength(17);
    const before = bench.lamports(FIRST_RECIPIENT);
    expect(trade(buyExactQuoteInV3(trader, SOL, tokensFor(SOL)))).toBeNull();
    expect(trade(sellV3(trader, MILLION, 0n))).toBeNull();
    expect(trade(buyV3(trader, MILLION, SOL))).toBeNull();
    expect(bench.tokens(buyer.publicKey, mint)).toBe(tokensFor(SOL));
    const { creatorFee, protocolFees, realLamports } = bench.curve(mint);
    expect(creatorFee).toBeGreaterThan(2_900_000n);
    expect(bench.lamports(creatorVaultOf(creator.publicKey))).toBe(0n);
    const curveRent = bench.vm.rent(166);
    expect(bench.lamports(curveOf(mint))).toBe(curveRent + realLamports + creatorFee + protocolFees);

    expect(trade(sweepProtocolFee(buyer.publicKey, mint))).toBeNull();
    expect(bench.lamports(FIRST_RECIPIENT) - before).toBe(protocolFees);
    expect(trade(sweepCreatorFee(buyer.publicKey, mint, creator.publicKey))).toBeNull();
    expect(trade(sweepCreatorFee(buyer.publicKey, mint, creator.publicKey))).toBeNull();
    expect(bench.lamports(creatorVaultOf(creator.publicKey))).toBe(VAULT_RENT + creatorFee);
    expect(bench.lamports(curveOf(mint))).toBe(curveRent + realLamports);

    const wallet = bench.lamports(creator.publicKey);
    expect(trade(collectCreatorFee(creator.publicKey))).toBeNull();
    expect(trade(collectCreatorFee(creator.publicKey))).toBeNull();
    expect(bench.lamports(creator.publicKey) - wallet).toBe(creatorFee);
  });

  it("refuse another currency, another program and another's vault", () => {
    const { buyer, mint, trader, trade } = market();
    const other = buyV3(trader, MILLION, SOL);
    other.keys[2] = { ...other.keys[2]!, pubkey: Keypair.generate().publicKey };
    expect(trade(other)).toBe(6063);
    expect(trade(sweepCreatorFee(buyer.publicKey, mint, buyer.publicKey))).toBe(2006);
    expect(trade(sweepProtocolFee(buyer.publicKey, mint, buyer.publicKey))).toBe(6000);
  });

  it("refuse a coin of the days of cashback, which the first ones take", () => {
    const { mint, trader, trade } = market();
    const address = curveOf(mint).toBase58();
    const account = bench.vm.account(address)!;
    account.data[82] = 1;
    bench.vm.put(address, account);
    expect(trade(buyV3(trader, MILLION, SOL))).toBe(6094);
    expect(trade(buy(trader, MILLION, SOL))).toBeNull();
  });

  it("must be swept before fees are shared", () => {
    const { trader, trade, buyer, mint, creator } = market();
    const share = sweepCreatorFee(buyer.publicKey, mint, creator.publicKey);
    share.keys = [mint, curveOf(mint), ...Array(5).fill(creator.publicKey)].map((pubkey) => ({
      pubkey,
      isSigner: false,
      isWritable: false,
    }));
    share.data = Buffer.from("a572670079cef751", "hex");
    trade(buyV3(trader, MILLION, SOL));
    expect(trade(share)).toBe(6095);
    trade(sweepCreatorFee(buyer.publicKey, mint, creator.publicKey));
    expect(trade(share)).toBe(6051);
  });
});

it("answers what it does not know with 101", () => {
  const { trader, trade } = market();
  const unknown = buy(trader, MILLION, SOL);
  unknown.data = Buffer.from("0094d0da1f435eb0", "hex");
  expect(trade(unknown)).toBe(101);
  unknown.data = Buffer.alloc(3);
  expect(trade(unknown)).toBe(101);
});
