import { renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it, onTestFinished } from "vitest";
import { DAY } from "#contract/limits.ts";
import { createS3Blobs } from "../../../gateways/s3-blobs.ts";
import { createInstance, filesOf, moveWith } from "../../../testing/moving.ts";
import { bucketOf, startS3Server } from "../../../testing/s3-server.ts";

async function bucket() {
  const s3 = await startS3Server();
  onTestFinished(s3.stop);
  return s3;
}

describe("files alone", () => {
  it("go to a bucket and back", async () => {
    const { DATA_DIR } = await createInstance();
    const s3 = await bucket();
    expect(await moveWith(DATA_DIR, s3)("--blobs", s3.url)).toMatchObject({ code: 0, err: "" });
    const files = await filesOf(DATA_DIR);
    renameSync(join(DATA_DIR, "blobs"), join(DATA_DIR, "blobs.old"));
    expect(await moveWith(DATA_DIR, s3)("--blobs-from", s3.url)).toMatchObject({ code: 0, err: "" });
    expect(await filesOf(DATA_DIR)).toEqual(files);
  });

  it("go along where a bucket's sweep has removed them, since a row may name them", async () => {
    const { DATA_DIR } = await createInstance();
    const s3 = await bucket();
    await moveWith(DATA_DIR, s3)("--blobs", s3.url);
    const files = await filesOf(DATA_DIR);
    rmSync(join(DATA_DIR, "blobs"), { recursive: true });
    expect(await createS3Blobs(bucketOf(s3)).remove(files[0] ?? "", Date.now() + DAY)).toBe(true);
    expect(await moveWith(DATA_DIR, s3)("--blobs-from", s3.url)).toMatchObject({ code: 0, err: "" });
    expect(await filesOf(DATA_DIR)).toEqual(files);
  });

  it("are not said to be there by a bucket that keeps nothing, or gives back other bytes", async () => {
    const { DATA_DIR } = await createInstance();
    const s3 = await bucket();
    s3.faults.isForgetting = true;
    const lost = await moveWith(DATA_DIR, s3)("--blobs", s3.url);
    expect([lost.code, lost.err]).toEqual([1, expect.stringContaining("does not keep what it is given")]);
    s3.faults.isForgetting = false;
    s3.faults.isGarbling = true;
    const garbled = await moveWith(DATA_DIR, s3)("--blobs", s3.url);
    expect([garbled.code, garbled.err]).toEqual([
      1,
      expect.stringContaining("does not keep what it is given"),
    ]);
    s3.faults.isGarbling = false;
    expect(await moveWith(DATA_DIR, s3)("--blobs", s3.url)).toMatchObject({ code: 0, err: "" });
  });

  it("that another instance has in the bucket refuse the move", async () => {
    const [one, other] = [await createInstance(), await createInstance()];
    rmSync(join(other.DATA_DIR, "blobs"), { recursive: true });
    const s3 = await bucket();
    await moveWith(one.DATA_DIR, s3)("--blobs", s3.url);
    const { code, err } = await moveWith(other.DATA_DIR, s3)("--blobs", s3.url);
    expect([code, err]).toEqual([1, expect.stringContaining("files of another instance")]);
  });

  it("that are damaged where they are get left out, and say so", async () => {
    const { DATA_DIR } = await createInstance();
    const s3 = await bucket();
    const [name = "", ...others] = await filesOf(DATA_DIR);
    writeFileSync(join(DATA_DIR, "blobs", name.slice(0, 2), name), "something else");
    const { code, err } = await moveWith(DATA_DIR, s3)("--blobs", s3.url);
    expect([code, err]).toEqual([1, `The file ${name} is damaged where it was, and is left out.`]);
    expect(s3.objects.size).toBe(others.length);
  });

  it("that are damaged in a bucket do so, too", async () => {
    const { DATA_DIR } = await createInstance();
    const s3 = await bucket();
    await moveWith(DATA_DIR, s3)("--blobs", s3.url);
    const [name = "", ...others] = await filesOf(DATA_DIR);
    rmSync(join(DATA_DIR, "blobs"), { recursive: true });
    for (const [key, object] of s3.objects)
      if (key.endsWith(name)) s3.objects.set(key, { ...object, bytes: object.bytes.subarray(1) });
    const { code, err } = await moveWith(DATA_DIR, s3)("--blobs-from", s3.url);
    expect([code, err]).toEqual([1, `The file ${name} is damaged where it was, and is left out.`]);
    expect(await filesOf(DATA_DIR)).toEqual(others);
  });
});
