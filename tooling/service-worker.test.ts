import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { serviceWorker } from "./service-worker.ts";

let dir: string;
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), "gem-worker-"));
});
afterEach(() => rmSync(dir, { recursive: true }));

/** What the service worker of this app caches, with the versions. */
async function precachedFor(index: string): Promise<Map<string, string | null>> {
  writeFileSync(join(dir, "index.html"), index);
  await (serviceWorker().writeBundle as (output: { dir: string }) => Promise<void>)({ dir });
  const built = readFileSync(join(dir, "sw.js"), "utf8");
  const entries = [...built.matchAll(/\{url:"([^"]+)",revision:(?:"(\w+)"|null)\}/g)];
  return new Map(entries.map(([, url = "", revision = null]) => [url, revision]));
}

it("fetches the painted home page anew where the app has changed, and only there", async () => {
  const first = await precachedFor('<script src="/assets/first-1.js"></script>');
  expect([...first.keys()]).toEqual(["/", "index.html"]);
  expect(await precachedFor('<script src="/assets/first-1.js"></script>')).toEqual(first);
  const next = await precachedFor('<script src="/assets/first-2.js"></script>');
  for (const url of first.keys()) expect(next.get(url)).not.toBe(first.get(url));
});
