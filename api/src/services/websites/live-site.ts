import type { OwnedWebsite } from "../../db/websites.ts";
import { parseSource, type SiteSource } from "./site-source.ts";

export interface LiveSite {
  host: string;
  source: SiteSource;
}

/** The site that is live at this time, or null. */
export function liveSite({ live, liveHost, expiresAt }: OwnedWebsite, now: number): LiveSite | null {
  const isLive = live !== null && liveHost !== null && expiresAt !== null && expiresAt > now;
  return isLive ? { host: liveHost, source: parseSource(live) } : null;
}
