/**
 * Coins and trades by the thousand on one sandbox, which is killed in the midst of them, twice.
 * `npm run prove -- sandbox-load [coins] [trades]`
 */
import { conclude } from "./finding.ts";
import { loadSandbox } from "./sandbox-load/run.ts";

const [coins = 10_000, trades = 100_000] = process.argv.slice(2).map(Number);
conclude("sandbox-load", await loadSandbox(coins, trades, console.log));
