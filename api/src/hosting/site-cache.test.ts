import { expect, it } from "vitest";
import type { BlobStore } from "../gateways/blob-store.ts";
import { createMemoryBlobs } from "../testing/memory-blobs.ts";
import { bodyKey, createSiteCache } from "./site-cache.ts";

/** Hosts that all have the same page, in two encodings, and a picture each. */
async function withSites(hosts: readonly string[]) {
  const memory = createMemoryBlobs(() => 0);
  const reads: string[] = [];
  const blobs: BlobStore = {
    ...memory,
    read: async (name) => {
      reads.push(name);
      return memory.read(name);
    },
  };
  const identity = await memory.put(Buffer.from("page"), "html");
  const br = await memory.put(Buffer.from("brotli"), "br");
  const rows = new Map<string, unknown>();
  for (const host of hosts) {
    const picture = await memory.put(Buffer.from(`picture of ${host}`), "webp");
    rows.set(host, {
      websiteId: host,
      expiresAt: 1,
      files: [
        { path: "/", type: "text/html", identity, gzip: null, br },
        { path: "/logo.webp", type: "image/webp", identity: picture, gzip: null, br: null },
      ],
    });
  }
  const store = {
    sites: { atHost: (host: string) => rows.get(host) ?? null },
    blocks: { isTakenDown: () => false },
  } as unknown as Parameters<typeof createSiteCache>[0];
  const cache = createSiteCache(store, blobs, { "X-Safe": "yes" }, () => undefined);
  const file = async (host: string, path: string) => (await cache.get(host))?.files.get(path);
  return { cache, reads, rows, identity, br, file };
}

const page = { path: "/", type: "text/html", gzip: null };

it("reads a file when it is asked for, in the encoding that is asked for, and once", async () => {
  const { cache, reads, br, file } = await withSites(["frog"]);
  const found = await file("frog", "/");
  expect(reads).toEqual([]);
  if (!found) throw new Error("There is no page.");
  expect(cache.readInMemory(bodyKey(found, "br"))).toBeUndefined();
  const [one, other] = await Promise.all([cache.read(found, "br"), cache.read(found, "br")]);
  expect(one).toBe(other);
  expect(one?.head.join(" ")).toMatch(/^X-Safe yes Content-Type text\/html .*Content-Encoding br$/);
  expect(cache.readInMemory(bodyKey(found, "br"))).toBe(one);
  expect(await cache.read(found, "gzip")).toBeNull();
  expect(reads).toEqual([br]);
});

it("has what two hosts share once in memory", async () => {
  const { cache, reads, file } = await withSites(["frog", "toad"]);
  for (const host of ["frog", "toad"]) {
    const found = await file(host, "/");
    if (found) await cache.read(found, "identity");
  }
  expect(reads).toHaveLength(1);
});

it("forgets a host, or all of them, and reads what is there then", async () => {
  const { cache, rows, file } = await withSites(["frog", "toad"]);
  const before = await cache.get("frog");
  rows.set("frog", { ...(rows.get("frog") as object), expiresAt: 2 });
  expect(await cache.get("frog")).toBe(before);
  cache.forget("frog");
  expect((await cache.get("frog"))?.expiresAt).toBe(2);
  rows.clear();
  cache.forgetAll();
  expect([await file("frog", "/"), await cache.get("toad")]).toEqual([undefined, null]);
});

it("does not keep a site that was forgotten while it was read", async () => {
  const { cache, rows } = await withSites(["frog"]);
  const stale = cache.get("frog");
  rows.delete("frog");
  cache.forget("frog");
  expect((await stale)?.websiteId).toBe("frog");
  expect(cache.inMemory("frog")).toBeUndefined();
  expect(await cache.get("frog")).toBeNull();
});

it("gives none for a file whose bytes are gone", async () => {
  const { cache } = await withSites(["frog"]);
  const lost = { ...page, identity: `${"0".repeat(64)}.html`, br: null };
  expect(await cache.read(lost, "identity")).toBeNull();
});
