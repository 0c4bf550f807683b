import { spawnSync } from "node:child_process";
import { mkdtempSync, readdirSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { DAY } from "#contract/limits.ts";
import { createMemoryBlobs } from "../testing/memory-blobs.ts";
import { bucketOf, startS3Server } from "../testing/s3-server.ts";
import { createFileBlobs } from "./blob-store.ts";
import { createS3Blobs } from "./s3-blobs.ts";

const folder = mkdtempSync(join(tmpdir(), "gem-blobs-"));
const s3 = await startS3Server();
afterAll(() => s3.stop());

describe.each([
  ["in files", () => createFileBlobs(folder)],
  ["in memory", () => createMemoryBlobs()],
  ["in a bucket", () => createS3Blobs(bucketOf(s3))],
])("blobs %s", (_where, create) => {
  it("are named by the hash of their bytes", async () => {
    const blobs = create();
    const name = await blobs.put(Buffer.from("frog"), "txt");
    expect(name).toMatch(/^[0-9a-f]{64}\.txt$/);
    expect(await blobs.put(Buffer.from("frog"), "txt")).toBe(name);
    expect(String(await blobs.read(name))).toBe("frog");
  });

  it("can be written by many at once", async () => {
    const blobs = create();
    const names = await Promise.all(Array.from({ length: 20 }, () => blobs.put(Buffer.from("toad"), "txt")));
    expect(new Set(names).size).toBe(1);
    expect(await blobs.probe()).toBe(true);
  });

  it("are listed, and deleted unless they were put again since", async () => {
    const blobs = create();
    const name = await blobs.put(Buffer.from("newt"), "txt");
    const all = async () => {
      const names: string[] = [];
      for await (const each of blobs.names()) names.push(each);
      return names;
    };
    const [past, future] = [Date.now() - 60_000, Date.now() + 60_000];
    expect(await all()).toContain(name);
    expect(await blobs.remove(name, past)).toBe(false);
    expect(String(await blobs.read(name))).toBe("newt");
    expect(await blobs.remove(name, future)).toBe(true);
    expect(await all()).not.toContain(name);
    await blobs.cleanUp(future, () => false);
    expect(await blobs.read(name)).toBe(null);
    expect(await blobs.put(Buffer.from("newt"), "txt")).toBe(name);
    expect(String(await blobs.read(name))).toBe("newt");
  });

  it("are read as they are taken, and renewed", async () => {
    const blobs = create();
    const name = await blobs.put(Buffer.from("salamander"), "txt");
    const opened = await blobs.open(name);
    expect([opened?.size, await new Response(opened?.bytes).text()]).toEqual([10, "salamander"]);
    const missing = `${"0".repeat(64)}.txt`;
    expect([await blobs.renew(name), await blobs.renew(missing)]).toEqual([true, false]);
    expect(await blobs.open(missing)).toBe(null);
  });

  it("are null for invalid names", async () => {
    const blobs = create();
    for (const name of ["", "../../etc/passwd", `${"0".repeat(64)}.txt`, `${"0".repeat(64)}.`, "x.webp"]) {
      expect(await blobs.read(name)).toBe(null);
    }
  });
});

it("keeps a blob that is put while it is being deleted", async () => {
  const name = await createFileBlobs(folder).put(Buffer.from("eft"), "txt");
  const [longAgo, yesterday] = [Date.now() - 2 * DAY, Date.now() - DAY];
  utimesSync(join(folder, name.slice(0, 2), name), longAgo / 1_000, longAgo / 1_000);
  // Its process has started again since, and does not know when it was put.
  const blobs = createFileBlobs(folder);
  const removing = blobs.remove(name, yesterday);
  await blobs.put(Buffer.from("eft"), "txt");
  expect(await removing).toBe(false);
  expect(String(await blobs.read(name))).toBe("eft");
});

it("stays where it was renewed", async () => {
  const blobs = createFileBlobs(folder);
  const name = await blobs.put(Buffer.from("olm"), "txt");
  const longAgo = Date.now() - 2 * DAY;
  utimesSync(join(folder, name.slice(0, 2), name), longAgo / 1_000, longAgo / 1_000);
  expect(await createFileBlobs(folder).renew(name)).toBe(true);
  expect(await createFileBlobs(folder).remove(name, Date.now() - DAY)).toBe(false);
  expect(await blobs.renew(`${"0".repeat(64)}.txt`)).toBe(false);
});

it("leaves no temporary files behind, and removes those of a crash", async () => {
  const blobs = createFileBlobs(folder);
  await blobs.probe();
  const unfinished = join(folder, "unfinished");
  expect(readdirSync(unfinished)).toEqual([]);
  for (const [name, age] of [
    ["old", 2 * DAY],
    ["young", 0],
  ] as const) {
    writeFileSync(join(unfinished, name), "half a pict");
    utimesSync(join(unfinished, name), (Date.now() - age) / 1_000, (Date.now() - age) / 1_000);
  }
  await blobs.cleanUp(Date.now() - DAY, () => false);
  expect(readdirSync(unfinished)).toEqual(["young"]);
});

it("reports a full disk if a file may not grow", () => {
  const program = `
    const { createFileBlobs } = await import("./api/src/gateways/blob-store.ts");
    const blobs = createFileBlobs(${JSON.stringify(folder)});
    const put = (size) => blobs.put(Buffer.alloc(size), "bin").then(() => "kept", ({ code }) => code);
    process.stdout.write([await put(100_000), await put(100)].join());`;
  const node = `"${process.execPath}" --import tsx --input-type=module`;
  const { stdout } = spawnSync("sh", ["-c", `ulimit -f 8; exec ${node}`], { input: program });
  expect(String(stdout)).toBe("storage_full,kept");
});
