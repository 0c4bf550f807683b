import type { Coin, Trade } from "#contract/coin.ts";
import { examples } from "#contract/endpoints.ts";

export const { mint } = examples.readCoin.params;

export const aTrade: Trade = { side: "buy", sol: 1, tokens: 33_511_238.52, at: "2023-11-14T22:08:20.000Z" };

/** A launched token as the server answers it, read from the chain ten seconds before the tests' clock. */
export const aCoin = (changes: Partial<Coin> = {}): Coin => ({
  ...examples.readCoin.answer,
  as_of: "2023-11-14T22:13:10.000Z",
  trades: [{ side: "sell", sol: 0.4, tokens: 14_000_000, at: "2023-11-14T22:12:20.000Z" }, aTrade],
  ...changes,
});
