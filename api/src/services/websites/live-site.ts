import type { SiteSource } from "../../db/site-source.ts";
import type { OwnedWebsite } from "../../db/websites.ts";

export interface LiveSite {
  host: string;
  source: SiteSource;
}

/** The site that is live at this time, or null. */
export function liveSite({ live, liveHost, expiresAt }: OwnedWebsite, now: number): LiveSite | null {
  const isLive = live !== null && liveHost !== null && expiresAt !== null && expiresAt > now;
  return isLive ? { host: liveHost, source: live } : null;
}
