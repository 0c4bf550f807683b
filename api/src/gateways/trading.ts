import { timeouts } from "#contract/limits.ts";
import { type Fetched, postJson } from "./http.ts";

/** The service that builds a launch's transaction. What it returns is not trusted; the app judges it. */
export interface Trading {
  tradeLocal(body: Uint8Array<ArrayBuffer>): Promise<Fetched>;
}

const MAX_BYTES = 256 * 1024;

export const createTrading = (url: string): Trading => ({
  tradeLocal: (body) =>
    postJson({
      url,
      body,
      deadline: timeouts.tradingService,
      maxBytes: MAX_BYTES,
      failure: "trading_unavailable",
    }),
});
