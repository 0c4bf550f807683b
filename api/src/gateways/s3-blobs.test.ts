import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { bucketOf, startS3Server } from "../testing/s3-server.ts";
import { blobName } from "./blob-store.ts";
import { createS3Blobs } from "./s3-blobs.ts";

let s3: Awaited<ReturnType<typeof startS3Server>>;
beforeEach(async () => {
  s3 = await startS3Server();
});
afterEach(() => s3.stop());
const open = () => createS3Blobs(bucketOf(s3));
const frog = Buffer.from("frog");

describe("blobs in a bucket", () => {
  it("lie under their names behind the prefix", async () => {
    const name = await open().put(frog, "txt");
    expect([...s3.objects.keys()]).toEqual([`/frogs/kept/${name}`]);
  });

  it("are listed over many pages, without what is not theirs", async () => {
    const blobs = open();
    const put = await Promise.all([1, 2, 3, 4, 5].map((n) => blobs.put(Buffer.from(`frog ${n}`), "txt")));
    s3.objects.set("/frogs/kept/readme.md", { bytes: frog, changedAt: 0 });
    s3.objects.set(`/frogs/elsewhere/${put[0]}`, { bytes: frog, changedAt: 0 });
    const listed: string[] = [];
    for await (const name of blobs.names()) listed.push(name);
    expect(listed).toEqual([...put].sort());
  });

  it("are put although the store fails twice", async () => {
    s3.faults.failing = 2;
    const name = await open().put(frog, "txt");
    s3.faults.failing = 2;
    expect(await open().read(name)).toEqual(frog);
  });

  it("are refused with the catalogue's words where the store fails on, has the wrong key, or is gone", async () => {
    const blobs = open();
    const unavailable = { code: "unavailable" };
    s3.faults.failing = 1_000;
    await expect(blobs.put(frog, "txt")).rejects.toMatchObject(unavailable);
    await expect(blobs.probe()).rejects.toMatchObject(unavailable);
    s3.faults.failing = 0;
    const wrong = createS3Blobs({ ...bucketOf(s3), secretAccessKey: "another" });
    await expect(wrong.put(frog, "txt")).rejects.toMatchObject(unavailable);
    await expect(wrong.read(blobName(frog, "txt"))).rejects.toMatchObject(unavailable);
    await s3.stop();
    await expect(blobs.read(blobName(frog, "txt"))).rejects.toMatchObject(unavailable);
    s3 = await startS3Server();
  });

  it("are not believed to be put where the store has them not", async () => {
    s3.faults.isForgetting = true;
    await expect(open().put(frog, "txt")).rejects.toMatchObject({ code: "unavailable" });
  });

  it("are given whole and right, or not at all", async () => {
    const name = await open().put(frog, "txt");
    s3.faults.isGarbling = true;
    await expect(open().read(name)).rejects.toMatchObject({ code: "unavailable" });
  });

  it("stay if they were renewed since, by another process too", async () => {
    const name = await open().put(frog, "txt");
    const key = `/frogs/kept/${name}`;
    const yesterday = Date.now() - 24 * 3_600_000;
    s3.objects.set(key, { bytes: frog, changedAt: yesterday - 60_000 });
    expect(await open().renew(name)).toBe(true);
    expect(await open().remove(name, yesterday)).toBe(false);
    s3.objects.set(key, { bytes: frog, changedAt: yesterday - 60_000 });
    expect(await open().remove(name, yesterday)).toBe(true);
    expect(s3.objects.size).toBe(0);
  });
});
