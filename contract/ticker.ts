import * as z from "zod/mini";
import { lengths } from "./limits.ts";

/** What a ticker field makes of what is typed: upper case, A-Z and 0-9 alone, at most 10. */
export const cleanTicker = (typed: string): string =>
  typed
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, "")
    .slice(0, lengths.ticker);

export const tickerForm = z.regex(/^[A-Z0-9]{1,10}$/, "A ticker is 1 to 10 characters, A to Z and 0 to 9.");
export const Ticker = z.string().check(z.trim(), z.toUpperCase(), tickerForm);
