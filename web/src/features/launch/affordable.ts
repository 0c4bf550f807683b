import type { PublicConfig } from "#contract/config.ts";
import { fill } from "#contract/errors.ts";
import { money } from "#contract/limits.ts";
import { sentences } from "#contract/sentences.ts";
import type { LaunchEstimate } from "#launch/summary.ts";
import { httpRpc } from "./rpc.ts";

/** The wallet's balance in SOL. */
export async function readBalance({ rpc_url }: PublicConfig, address: string): Promise<number> {
  const answer = await httpRpc(rpc_url).call("getBalance", [address, { commitment: "confirmed" }]);
  return (answer as { value: number }).value / 1e9;
}

/** What a launch with this purchase, in SOL, costs and brings. The guard's own figures are loaded for it. */
export async function estimate(config: PublicConfig, devBuy: number): Promise<LaunchEstimate> {
  const [{ estimateLaunch }, { agreementFor }] = await Promise.all([
    import("#launch/summary.ts"),
    import("#launch/guard/expected.ts"),
  ]);
  return estimateLaunch(agreementFor(config, devBuy));
}

export const notEnough = (balance: number, needed: number): string =>
  fill(sentences.launch.notEnough, { balance: inSol(balance), needed: inSol(needed) });

/** SOL to three places, without trailing zeros. */
export const inSol = (amount: number): string => String(Number(amount.toFixed(3)));

/** What is wrong with a purchase in SOL, in words; null if nothing is. */
export function purchaseError(amount: number): string | null {
  if (!(amount >= money.devBuyMin)) return `The smallest purchase is ${money.devBuyMin} SOL.`;
  const steps = amount / money.devBuyStep;
  const isWhole = Math.abs(steps - Math.round(steps)) < 1e-6;
  return isWhole ? null : `Please use steps of ${money.devBuyStep} SOL.`;
}

const FAUCET_LAMPORTS = 10_000_000_000;

/** Asks the sandbox for 10 SOL of play money. */
export async function requestPlayMoney({ rpc_url }: PublicConfig, address: string): Promise<void> {
  await httpRpc(rpc_url).call("requestAirdrop", [address, FAUCET_LAMPORTS]);
}
