import type { Site } from "../hosting/site-cache.ts";
import type { TestApp } from "./test-app.ts";

type Servers = Pick<TestApp, "deps" | "waitForNotices">;

/** What the first server answers on a host, after it has received the other servers' notices. */
export async function shownSite({ deps, waitForNotices }: Servers, host: string): Promise<Site | null> {
  await waitForNotices();
  return deps.sites.get(host);
}

/** The bytes of one of its files; empty where there is none. */
export async function shownFile(servers: Servers, host: string, path = "/"): Promise<Buffer> {
  const file = (await shownSite(servers, host))?.files.get(path);
  return (file && (await servers.deps.sites.read(file, "identity"))?.bytes) ?? Buffer.alloc(0);
}
