import type { Coin } from "#contract/coin.ts";
import type { ServerDeps } from "../../deps.ts";
import { liveSite } from "../websites/site-source.ts";

/** What this instance knows of a coin that was launched on it. */
export type LaunchedCoin = Pick<Coin, "name" | "symbol" | "website_url"> & { image_url: string };

/** Null for a coin that was launched elsewhere, and for one whose website the operator took down. */
export async function readLaunchedCoin(
  { store, clock, settings }: ServerDeps,
  mint: string,
): Promise<LaunchedCoin | null> {
  const launch = await store.launches.confirmed(mint);
  const website = launch && (await store.websites.ofToken(launch.userId, launch.tokenId));
  if (!launch || website?.status === "taken_down") return null;
  const site = website && liveSite(website, clock());
  return {
    name: launch.name,
    symbol: launch.symbol,
    image_url: new URL(launch.imageUrl).pathname,
    website_url: site ? settings.siteScheme + site.host : null,
  };
}
