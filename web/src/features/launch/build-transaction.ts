import type { TradeRequest } from "#contract/launch.ts";
import { timeouts } from "#contract/limits.ts";
import { LaunchFailure } from "./launch-failure.ts";

/** Asks the trading service for the create transaction: the wire bytes, unsigned. */
export async function buildTransaction(url: string, request: TradeRequest): Promise<Uint8Array> {
  const response = await fetch(url, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(request),
    signal: AbortSignal.timeout(timeouts.tradingService + 5_000),
  }).catch((error: unknown) => {
    throw tradingFailed(0, "no answer", error instanceof Error ? error.message : "");
  });
  if (!response.ok)
    throw tradingFailed(response.status, response.statusText, (await response.text()).slice(0, 300));
  return new Uint8Array(await response.arrayBuffer());
}

const tradingFailed = (status: number, statusText: string, text: string): LaunchFailure =>
  new LaunchFailure("tradingFailed", { status, statusText, text });
