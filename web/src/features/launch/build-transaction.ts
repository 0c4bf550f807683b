import { fill } from "#contract/errors.ts";
import type { TradeRequest } from "#contract/launch.ts";
import { timeouts } from "#contract/limits.ts";
import { sentences } from "#contract/sentences.ts";

/** Asks the trading service for the create transaction: the wire bytes, unsigned. */
export async function buildTransaction(url: string, request: TradeRequest): Promise<Uint8Array> {
  const response = await fetch(url, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(request),
    signal: AbortSignal.timeout(timeouts.tradingService + 5_000),
  }).catch((error: unknown) => {
    throw new Error(failed(0, "no answer", error instanceof Error ? error.message : ""));
  });
  if (!response.ok)
    throw new Error(failed(response.status, response.statusText, (await response.text()).slice(0, 300)));
  return new Uint8Array(await response.arrayBuffer());
}

const failed = (status: number, statusText: string, text: string): string =>
  fill(sentences.launch.tradingFailed, { status, statusText, text });
