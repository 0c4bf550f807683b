import { createHash } from "node:crypto";
import { setImmediate as breathe } from "node:timers/promises";
import { Keypair, PublicKey, SystemProgram, type TransactionInstruction } from "@solana/web3.js";
import type { Chain } from "../chain/chain.ts";
import { readTokenAccount } from "../chain/token-accounts.ts";
import { curveOf, tokenAccountOf } from "./addresses.ts";
import { LAMPORTS_PER_SOL, lessSlippage, quotePurchase, quoteSale, readCurve } from "./curve.ts";
import { buyExactSolIn, createTokenAccount, sell } from "./instructions.ts";
import { submit } from "./submit.ts";

const TRADERS = 40;
export const MOST_TRADES = 500;
const BUY_SHARE = 0.75;
/** A purchase is at least 0.05 SOL and at most 80 times as much; small ones are the most frequent. */
const [LEAST_SOL, SPREAD] = [0.05, 80];
const SLIPPAGE = 10;
/** A trader with less than the first gets the second from the faucet. */
const [POOR, FUNDED] = [10n * LAMPORTS_PER_SOL, 50n * LAMPORTS_PER_SOL];

/** What one trader means to do. Whoever has nothing to sell buys instead. */
export interface Plan {
  trader: number;
  isBuy: boolean;
  /** lamports to buy for */
  lamports: bigint;
  /** how much of what the trader holds to sell, from 0 to 1 */
  share: number;
}

/** The same seed makes the same plans. */
export function planCrowd(seed: number, trades: number): Plan[] {
  const random = createRandom(seed);
  return Array.from({ length: trades }, () => ({
    trader: Math.floor(random() * TRADERS),
    isBuy: random() < BUY_SHARE,
    lamports: BigInt(Math.round(LEAST_SOL * SPREAD ** random() * 1_000_000)) * 1_000n,
    share: 0.05 + random() * 0.35,
  }));
}

/** Numbers from 0 to 1 that a seed determines (mulberry32). */
function createRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** A trader's key follows from the seed, so that a crowd that comes back still holds what it bought. */
export const traderOf = (seed: number, trader: number): Keypair =>
  Keypair.fromSeed(createHash("sha256").update(`crowd ${seed} ${trader}`).digest());

export interface Crowds {
  /** Undefined while another crowd trades the coin. */
  trade(mint: string, seed: number, trades: number): Promise<CrowdOutcome | undefined>;
  /** Before the chain closes. */
  stop(): void;
}

interface CrowdOutcome {
  signatures: string[];
  graduated: boolean;
}

/** Lets simulated traders trade, by real transactions of funded accounts. */
export function createCrowds(chain: Chain): Crowds {
  const busy = new Set<string>();
  let isOpen = true;
  const curve = (mint: string) => readCurve(chain.vm.account(curveOf(new PublicKey(mint)).toBase58()));

  async function run(mint: string, seed: number, trades: number): Promise<CrowdOutcome> {
    const signatures: string[] = [];
    for (const [number, plan] of planCrowd(seed, trades).entries()) {
      const reserves = curve(mint);
      if (!isOpen || !reserves || reserves.complete) break;
      const trader = traderOf(seed, plan.trader);
      fund(chain, trader.publicKey);
      const signature = submit(chain, [trader], tradeOf(trader.publicKey, new PublicKey(mint), plan, number));
      if (signature) signatures.push(signature);
      await breathe(); // other visitors are served between two trades
    }
    return { signatures, graduated: isOpen && curve(mint)?.complete === true };
  }

  function tradeOf(user: PublicKey, mint: PublicKey, plan: Plan, number: number): TransactionInstruction[] {
    const reserves = curve(mint.toBase58());
    if (!reserves) return [];
    const trader = { user, mint, creator: new PublicKey(reserves.creator) };
    const held = readTokenAccount(chain.vm.account(tokenAccountOf(user, mint).toBase58()))?.amount ?? 0n;
    const sold = (held * BigInt(Math.round(plan.share * 10_000))) / 10_000n;
    if (!plan.isBuy && sold > 0n) {
      const least = lessSlippage(quoteSale(sold, reserves).receives, SLIPPAGE);
      return [sell(trader, sold, least)];
    }
    // The number keeps two equal purchases in one slot from being one transaction.
    const { receives, takesAll } = quotePurchase(plan.lamports + BigInt(number), reserves);
    const least = lessSlippage(receives, SLIPPAGE);
    return [
      createTokenAccount(user, user, mint),
      buyExactSolIn(trader, plan.lamports + BigInt(number), least, takesAll),
    ];
  }

  return {
    trade: async (mint, seed, trades) => {
      if (busy.has(mint)) return;
      busy.add(mint);
      try {
        return await run(mint, seed, trades);
      } finally {
        busy.delete(mint);
      }
    },
    stop: () => {
      isOpen = false;
    },
  };
}

function fund(chain: Chain, to: PublicKey): void {
  const lamports = chain.vm.account(to.toBase58())?.lamports ?? 0n;
  if (lamports >= POOR) return;
  const fromPubkey = chain.faucet.publicKey;
  submit(
    chain,
    [chain.faucet],
    [SystemProgram.transfer({ fromPubkey, toPubkey: to, lamports: FUNDED - lamports })],
  );
}
