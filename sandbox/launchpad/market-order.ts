import { PublicKey } from "@solana/web3.js";
import type { Chain } from "../chain/chain.ts";
import { readTokenAccount } from "../chain/token-accounts.ts";
import { tokenAccountOf } from "./addresses.ts";
import type { Coin } from "./coins.ts";
import { compileTransaction } from "./create-transaction.ts";
import { lessSlippage, type Quote, quotePurchase, quoteSale, TOKEN_DECIMALS } from "./curve.ts";
import { buyExactSolIn, createTokenAccount, sell } from "./instructions.ts";
import { lamportsAsSol, tokens } from "./pages/figures.ts";

/** What the coin's page asks for, as its visitor typed it. */
interface MarketOrder {
  side: "buy" | "sell";
  /** SOL to spend, or tokens to sell. */
  amount: string;
  /** percent */
  slippage: number;
  wallet?: PublicKey;
}

/** An answer in words, ready to be shown. */
interface OrderAnswer {
  account?: { sol: string; tokens: string; allTokens: string };
  quote?: { pays: string; receives: string; least: string; fees: string };
  /** Why nothing can be signed. */
  problem?: string;
  /** base64, unsigned; only where a wallet asks and nothing is in the way. */
  transaction?: string;
}

const MAX_SLIPPAGE = 50;
const SOL_DECIMALS = 9;

/** @throws SyntaxError for what the page would never send */
export function readMarketOrder(body: string): MarketOrder {
  const { side, amount, slippage, wallet } = JSON.parse(body) ?? {};
  if (side !== "buy" && side !== "sell") throw new SyntaxError("side must be buy or sell");
  const order = { side, amount: String(amount ?? ""), slippage: Number(slippage) } as const;
  if (wallet === undefined) return order;
  try {
    return { ...order, wallet: new PublicKey(String(wallet)) };
  } catch {
    throw new SyntaxError("wallet must be an address");
  }
}

/** Quotes a trade by the curve as it is now, and builds its transaction. */
export function answerOrder(chain: Chain, coin: Coin, order: MarketOrder): OrderAnswer {
  const { reserves, metadata } = coin;
  const held = order.wallet && holdingsOf(chain, coin, order.wallet);
  const account = held && {
    sol: lamportsAsSol(held.lamports),
    tokens: tokens(held.tokens),
    allTokens: plain(held.tokens),
  };
  const answer = { ...(account && { account }) };
  if (reserves.complete)
    return { ...answer, problem: "This coin has graduated. Its curve no longer trades." };
  if (order.amount.trim() === "") return answer;

  const isBuy = order.side === "buy";
  const amount = readAmount(order.amount, isBuy ? SOL_DECIMALS : TOKEN_DECIMALS);
  if (amount === undefined) return { ...answer, problem: "Enter an amount above zero, like 0.5." };
  if (!(order.slippage >= 0 && order.slippage <= MAX_SLIPPAGE))
    return { ...answer, problem: `Choose a slippage from 0 to ${MAX_SLIPPAGE}%.` };
  const made = isBuy ? quotePurchase(amount, reserves) : quoteSale(amount, reserves);
  if (made.receives === 0n) return { ...answer, problem: "That is too little: nothing would come back." };
  if (!isBuy && amount > coin.state.supply)
    return { ...answer, problem: "That is more than exists of this coin." };

  const least = made.takesAll ? made.receives : lessSlippage(made.receives, order.slippage);
  const [paid, got] = isBuy ? [inSol, inTokens(metadata.symbol)] : [inTokens(metadata.symbol), inSol];
  const quote = {
    pays: paid(made.pays),
    receives: got(made.receives),
    least: got(least),
    fees: inSol(made.fees),
  };
  if (!order.wallet || !held) return { ...answer, quote };
  const short = isBuy ? made.pays > held.lamports : amount > held.tokens;
  if (short) {
    const have = isBuy ? inSol(held.lamports) : inTokens(metadata.symbol)(held.tokens);
    return { ...answer, quote, problem: `Your account has ${have}. Enter less.` };
  }
  const transaction = buildTrade(chain, coin, order.wallet, isBuy, made, least);
  return { ...answer, quote, transaction: Buffer.from(transaction).toString("base64") };
}

const holdingsOf = ({ vm }: Chain, { mint }: Coin, wallet: PublicKey) => ({
  lamports: vm.account(wallet.toBase58())?.lamports ?? 0n,
  tokens: readTokenAccount(vm.account(tokenAccountOf(wallet, new PublicKey(mint)).toBase58()))?.amount ?? 0n,
});

function buildTrade(
  chain: Chain,
  coin: Coin,
  user: PublicKey,
  isBuy: boolean,
  quote: Quote,
  least: bigint,
): Uint8Array {
  const mint = new PublicKey(coin.mint);
  const trader = { user, mint, creator: new PublicKey(coin.reserves.creator) };
  const instructions = isBuy
    ? [createTokenAccount(user, user, mint), buyExactSolIn(trader, quote.pays, least, quote.takesAll)]
    : [sell(trader, quote.pays, least)];
  return compileTransaction(user, instructions, chain.blockhashes.at(chain.slots.current()));
}

/** Digits with at most so many decimals, as smallest units; undefined for anything else, and for nothing. */
export function readAmount(text: string, decimals: number): bigint | undefined {
  const [, whole = "", part = ""] = /^(\d{1,12})?(?:\.(\d+))?$/.exec(text.trim()) ?? [];
  if (part.length > decimals) return;
  return BigInt(whole + part.padEnd(decimals, "0")) || undefined;
}

/** All digits and nothing else, so that it can be typed into the field as it is. */
function plain(amount: bigint): string {
  const digits = amount.toString().padStart(TOKEN_DECIMALS + 1, "0");
  return `${digits.slice(0, -TOKEN_DECIMALS)}.${digits.slice(-TOKEN_DECIMALS)}`.replace(/\.?0+$/, "");
}

const inSol = (lamports: bigint) => `${lamportsAsSol(lamports)} SOL`;
const inTokens = (symbol: string) => (amount: bigint) => `${tokens(amount)} $${symbol}`;
