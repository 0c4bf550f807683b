import type { SiteCache } from "../hosting/site-cache.ts";

/** The bytes of a file that a host answers with; empty where it has none. */
export async function shownFile(sites: SiteCache, host: string, path = "/"): Promise<Buffer> {
  const file = (await sites.get(host))?.files.get(path);
  return (file && (await sites.read(file, "identity"))?.bytes) ?? Buffer.alloc(0);
}
