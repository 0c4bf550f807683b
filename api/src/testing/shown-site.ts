import type { Site } from "../hosting/site-cache.ts";
import type { TestApp } from "./test-app.ts";

type Servers = Pick<TestApp, "deps" | "noticesArrive">;

/** What the first server answers on a host, once it knows of what the others have done. */
export async function shownSite({ deps, noticesArrive }: Servers, host: string): Promise<Site | null> {
  await noticesArrive();
  return deps.sites.get(host);
}

/** The bytes of a file of such a site; empty where it has none. */
export async function shownFile(servers: Servers, host: string, path = "/"): Promise<Buffer> {
  const file = (await shownSite(servers, host))?.files.get(path);
  return (file && (await servers.deps.sites.read(file, "identity"))?.bytes) ?? Buffer.alloc(0);
}
