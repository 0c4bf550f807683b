import { errorSentence, pauseReasons } from "#contract/errors.ts";
import type { LaunchReadiness } from "#contract/launch.ts";
import type { OwnedToken } from "../../db/tokens.ts";
import type { UserDeps } from "../../deps.ts";
import { requireToken } from "../ownership/require-owned.ts";
import { checkAvailability } from "../websites/check-availability.ts";
import { hostOf } from "../websites/site-source.ts";
import { compareLaunchpad } from "./launch-rules.ts";

/** Reports what stands against a launch before its creator signs. It may have changed by then. */
export async function readReadiness(deps: UserDeps, { id }: { id: string }): Promise<LaunchReadiness> {
  const token = await requireToken(deps, id);
  const { changes } = await compareLaunchpad(deps);
  const [change] = changes;
  return {
    paused: change ? errorSentence("launch_paused", { reason: pauseReasons[change] }) : null,
    look_alike: await lookAlikeOf(deps, token),
    lost_address: await lostAddressOf(deps, token),
  };
}

const knownTickers =
  `SOL BTC ETH USDC USDT BNB XRP ADA DOGE SHIB TRX TON SUI APT NEAR AVAX LINK DOT LTC BCH UNI
  AAVE HYPE DAI WBTC WETH PYUSD USD1 BONK WIF PEPE TRUMP MELANIA JUP PUMP POPCAT MEW BOME FLOKI PENGU FARTCOIN GOAT
  MOODENG PNUT GIGA RAY PYTH JTO ORCA HNT RENDER TURBO BRETT MOG SPX NEIRO AI16Z MSOL JITOSOL`.split(/\s+/);

async function lookAlikeOf({ store }: UserDeps, token: OwnedToken): Promise<string | null> {
  const launched = await store.tokens.launchedTickers(token);
  const wanted = folded(token.ticker);
  return [...knownTickers, ...launched].find((ticker) => folded(ticker) === wanted) ?? null;
}

const alike: Readonly<Record<string, string>> = {
  0: "O",
  1: "I",
  L: "I",
  2: "Z",
  3: "E",
  4: "A",
  5: "S",
  6: "G",
  7: "T",
  8: "B",
};

/** One spelling for all tickers that look alike at a glance, as B0NK and BONK do. */
const folded = (ticker: string): string =>
  ticker.replace(/[0-8L]/g, (each) => alike[each] ?? each).replace(/VV/g, "W");

/** Generating the website claims its address; until then, or once it has ended, somebody else may take it. */
async function lostAddressOf(deps: UserDeps, token: OwnedToken): Promise<string | null> {
  const { store, caller, settings } = deps;
  const wanted =
    (await store.websites.ofToken(caller.userId, token.id)) ?? (await store.automations.of(token));
  if (!wanted) return null;
  const { subdomain, domain } = wanted;
  const isFree =
    domain === settings.sitesDomain &&
    (await checkAvailability(deps, { subdomain, domain, token_id: token.id })).available;
  return isFree ? null : hostOf(wanted);
}
