import { setTimeout as pause } from "node:timers/promises";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { DAY } from "#contract/limits.ts";
import { bucketOf, startS3Server } from "../testing/s3-server.ts";
import { type BlobStore, blobName, type OpenBlob } from "./blob-store.ts";
import { createS3Blobs } from "./s3-blobs.ts";
import { readBucketAddress } from "./s3-bucket.ts";

let s3: Awaited<ReturnType<typeof startS3Server>>;
beforeEach(async () => {
  s3 = await startS3Server();
});
afterEach(() => s3.stop());
const open = () => createS3Blobs(bucketOf(s3));
const frog = Buffer.from("frog");
const frogName = blobName(frog, "txt");
const [KEY, TRASH_KEY] = [`/frogs/kept/${frogName}`, `/frogs/kept/trash/${frogName}`];
async function namesIn(blobs: BlobStore, which?: { withRemoved: boolean }) {
  const names: string[] = [];
  for await (const name of blobs.names(which)) names.push(name);
  return names;
}
const unavailable = { code: "unavailable" };
/** Puts it straight into the bucket, so long ago. */
const lay = (key: string, age: number, bytes = frog) =>
  s3.objects.set(key, { bytes, changedAt: Date.now() - age });
const takeAll = async (blob: OpenBlob | null) => Buffer.from(await new Response(blob?.bytes).arrayBuffer());
/** Resolves in the pause before the next try. */
const betweenTries = () => pause(50);

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
    expect(await namesIn(blobs)).toEqual([...put].sort());
  });

  it("are put although the store fails twice", async () => {
    s3.faults.failing = 2;
    const name = await open().put(frog, "txt");
    s3.faults.failing = 2;
    expect(await open().read(name)).toEqual(frog);
  });

  it("are refused with the catalogue's words where the store fails on, has the wrong key, or is gone", async () => {
    const blobs = open();
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
    expect([...s3.objects.keys()]).toEqual([TRASH_KEY]);
  });

  it("lie in a bucket whose endpoint has a path", async () => {
    const { address } = readBucketAddress("s3://b/p?endpoint=https://x.example/storage/v1/s3");
    expect(address).toEqual({ endpoint: "https://x.example/storage/v1/s3", bucket: "b", prefix: "p/" });
    await s3.stop();
    s3 = await startS3Server(Date.now, "/storage/v1/s3");
    const name = await open().put(frog, "txt");
    expect(await open().renew(name)).toBe(true);
    expect([await namesIn(open()), [...s3.objects.keys()]]).toEqual([[name], [KEY]]);
  });
});

it.each(["my%20files", "größe", "a+b"])(
  "has no prefix that a list would spell in another way: %s",
  (prefix) => {
    expect(() => readBucketAddress(`s3://b/${prefix}?endpoint=https://x.example`)).toThrow("prefix may hold");
  },
);

describe("a bucket that breaks off", () => {
  it("is asked again", async () => {
    const blobs = open();
    const name = await blobs.put(frog, "txt");
    s3.faults.isBreakingOff = true;
    const read = blobs.read(name);
    const listed = blobs.names()[Symbol.asyncIterator]().next();
    await betweenTries();
    s3.faults.isBreakingOff = false;
    expect(await read).toEqual(frog);
    expect(await listed).toEqual({ done: false, value: name });
  });

  it("is unavailable where it goes on", async () => {
    const blobs = open();
    const name = await blobs.put(frog, "txt");
    s3.faults.isBreakingOff = true;
    await expect(blobs.read(name)).rejects.toMatchObject(unavailable);
    await expect(blobs.names()[Symbol.asyncIterator]().next()).rejects.toMatchObject(unavailable);
  });

  it("or says nothing has a deadline", async () => {
    const blobs = createS3Blobs(bucketOf(s3), 50);
    const name = await open().put(frog, "txt");
    s3.faults.delay = 5_000;
    await expect(blobs.read(name)).rejects.toMatchObject(unavailable);
    await expect(blobs.open(name)).rejects.toMatchObject(unavailable);
  });

  it("may take longer than that for a file that somebody reads slowly", async () => {
    const large = Buffer.alloc(4_000_000, 7);
    const name = await open().put(large, "bin");
    const blob = await createS3Blobs(bucketOf(s3), 200).open(name);
    await pause(400);
    expect((await takeAll(blob)).equals(large)).toBe(true);
  });
});

describe("a file that is read as it is taken", () => {
  it("never ends where its bytes are others", async () => {
    const large = Buffer.alloc(1_000_000, 7);
    const names = [await open().put(frog, "txt"), await open().put(large, "bin")];
    s3.faults.isGarbling = true;
    for (const name of names) {
      let taken = 0;
      const blob = await open().open(name);
      const taking = async () => {
        for await (const part of blob?.bytes ?? []) taken += part.length;
      };
      await expect(taking()).rejects.toThrow();
      // The stated length shows that something is missing.
      expect(taken).toBeLessThan(blob?.size ?? 0);
    }
  });
});

describe("a repeated put", () => {
  it("writes nothing where the file is there and young", async () => {
    const name = await open().put(frog, "txt");
    s3.faults.isKeepingHalf = true;
    expect(await open().put(frog, "txt")).toBe(name);
    s3.faults.isKeepingHalf = false;
    expect(await open().read(name)).toEqual(frog);
  });

  it("makes an old file young, and loses none to a store that keeps half", async () => {
    lay(KEY, 2 * DAY);
    s3.faults.isKeepingHalf = true;
    await expect(open().put(frog, "txt")).rejects.toMatchObject(unavailable);
    s3.faults.isKeepingHalf = false;
    expect(await open().read(frogName)).toEqual(frog);
    await open().put(frog, "txt");
    expect(await open().remove(frogName, Date.now() - DAY)).toBe(false);
  });

  it("has the good copy again for who takes a file as it comes, once one take has broken off", async () => {
    lay(KEY, 2 * DAY, Buffer.from("fr"));
    lay(TRASH_KEY, DAY / 2);
    await expect(open().open(frogName).then(takeAll)).rejects.toThrow();
    await expect.poll(() => String(s3.objects.get(KEY)?.bytes)).toBe("frog");
    expect(await open().open(frogName).then(takeAll)).toEqual(frog);
  });

  it("mends a file that is damaged", async () => {
    lay(KEY, 0, Buffer.from("toad"));
    await open().put(frog, "txt");
    expect(await open().read(frogName)).toEqual(frog);
  });
});

describe("a file that was removed", () => {
  const yesterday = () => Date.now() - DAY;
  const nothing = () => false;

  it("is still there where another server puts it before the removal acts", async () => {
    lay(KEY, 2 * DAY);
    s3.faults.lateDeletes = 300;
    expect(await open().remove(frogName, yesterday())).toBe(true);
    expect(await open().put(frog, "txt")).toBe(frogName);
    await pause(400);
    expect(s3.objects.has(KEY)).toBe(false);
    expect(await open().read(frogName)).toEqual(frog);
    await open().cleanUp(yesterday(), (name) => name === frogName);
    expect(s3.objects.get(KEY)?.bytes).toEqual(frog);
  });

  it("can be read for a day, and is not kept by that", async () => {
    lay(TRASH_KEY, DAY / 2);
    expect(await open().read(frogName)).toEqual(frog);
    expect(await takeAll(await open().open(frogName))).toEqual(frog);
    expect([...s3.objects.keys()]).toEqual([TRASH_KEY]);
  });

  it("comes back as it is renewed", async () => {
    lay(TRASH_KEY, DAY / 2);
    expect(await open().renew(frogName)).toBe(true);
    expect(s3.objects.get(KEY)?.bytes).toEqual(frog);
  });

  it("comes back in the next sweep if a row names it", async () => {
    lay(TRASH_KEY, 2 * DAY);
    await open().cleanUp(yesterday(), (name) => name === frogName);
    expect([...s3.objects.keys()]).toEqual([TRASH_KEY, KEY]);
    await open().cleanUp(yesterday(), (name) => name === frogName);
    expect([...s3.objects.keys()]).toEqual([KEY]);
  });

  it("is gone for good after a day", async () => {
    lay(TRASH_KEY, DAY / 2);
    await open().cleanUp(yesterday(), nothing);
    expect([...s3.objects.keys()]).toEqual([TRASH_KEY]);
    lay(TRASH_KEY, 2 * DAY);
    await open().cleanUp(yesterday(), nothing);
    expect(s3.objects.size).toBe(0);
    expect(await open().read(frogName)).toBe(null);
  });

  it("is listed for those alone who ask for removed ones too, as a row may name it", async () => {
    lay(TRASH_KEY, DAY / 2);
    expect(await namesIn(open())).toEqual([]);
    expect(await namesIn(open(), { withRemoved: true })).toEqual([frogName]);
  });

  it.each([{ isForgetting: true }, { isKeepingHalf: true }])(
    "stays where the bucket does not keep its copy: %o",
    async (fault) => {
      lay(KEY, 2 * DAY);
      Object.assign(s3.faults, fault);
      await expect(open().remove(frogName, yesterday())).rejects.toMatchObject(unavailable);
      expect(s3.objects.get(KEY)?.bytes).toEqual(frog);
    },
  );

  it("waits where an earlier copy of it is still to be deleted", async () => {
    lay(KEY, 2 * DAY);
    lay(TRASH_KEY, 2 * DAY);
    expect(await open().remove(frogName, yesterday())).toBe(false);
    expect(s3.objects.has(KEY)).toBe(true);
  });
});
