import { beforeEach, describe, expect, it } from "vitest";
import { aLaunch } from "../../testing/a-launch.ts";
import { fakeDeps } from "../../testing/fake-deps.ts";
import type { Database } from "./database.ts";
import { markLaunch, readLaunch, seal, unresolvedLaunches, unseal, writeLaunch } from "./launches.ts";
import type { LaunchStage } from "./rows.ts";

const secret = Uint8Array.from({ length: 64 }, (_, index) => index);
let db: Database;

beforeEach(() => {
  db = fakeDeps().db;
});

describe("a mint key at rest", () => {
  it("opens to what was sealed", async () => {
    expect([...(await unseal(db, await seal(db, secret)))]).toEqual([...secret]);
  });

  it("is not readable as it lies there, and never sealed twice alike", async () => {
    const [first, second] = [await seal(db, secret), await seal(db, secret)];
    expect(first.bytes.byteLength).toBe(64 + 16);
    expect(Buffer.from(first.bytes).includes(Buffer.from(secret))).toBe(false);
    expect(Buffer.from(first.iv)).not.toEqual(Buffer.from(second.iv));
    expect(Buffer.from(first.bytes)).not.toEqual(Buffer.from(second.bytes));
  });

  it("is sealed by one key of the device, which cannot be taken out", async () => {
    await seal(db, secret);
    await seal(db, secret);
    const [row, ...others] = await db.seals.toArray();
    expect(others).toEqual([]);
    expect(row?.key.extractable).toBe(false);
    await expect(crypto.subtle.exportKey("raw", row?.key as CryptoKey)).rejects.toThrow();
  });

  it("opens again when two tabs make the key at the same moment", async () => {
    const both = await Promise.all([seal(db, secret), seal(db, secret)]);
    for (const sealed of both) expect([...(await unseal(db, sealed))]).toEqual([...secret]);
  });

  it("stays shut when a byte of it was changed", async () => {
    const sealed = await seal(db, secret);
    const bytes = new Uint8Array(sealed.bytes);
    bytes[0] = (bytes[0] ?? 0) ^ 1;
    await expect(unseal(db, { ...sealed, bytes: bytes.buffer as ArrayBuffer })).rejects.toThrow();
  });

  it("stays shut on another device", async () => {
    const sealed = await seal(db, secret);
    const elsewhere = fakeDeps().db;
    await seal(elsewhere, secret);
    await expect(unseal(elsewhere, sealed)).rejects.toThrow();
  });

  it("survives the database", async () => {
    await writeLaunch(db, aLaunch({ tokenId: "t", sealed: await seal(db, secret) }));
    const row = await readLaunch(db, "t");
    expect([...(await unseal(db, row?.sealed as never))]).toEqual([...secret]);
  });
});

describe("the journal of launches", () => {
  it.each<[LaunchStage, boolean]>([
    ["opened", false],
    ["signing", true],
    ["sending", true],
    ["landed", true],
    ["confirmed", false],
    ["failed", false],
  ])("has the chain still to be asked about one that is %s: %s", async (stage, unresolved) => {
    await writeLaunch(db, aLaunch({ owner: "ann", stage }));
    expect(await unresolvedLaunches(db, "ann")).toHaveLength(unresolved ? 1 : 0);
  });

  it("answers for one owner", async () => {
    await writeLaunch(db, aLaunch({ owner: "ann", stage: "sending", tokenId: "a" }));
    await writeLaunch(db, aLaunch({ owner: "ben", stage: "sending", tokenId: "b" }));
    expect((await unresolvedLaunches(db, "ann")).map(({ tokenId }) => tokenId)).toEqual(["a"]);
  });

  it("is changed in place, one launch a token", async () => {
    await writeLaunch(db, aLaunch({ tokenId: "t", mint: "first" }));
    await writeLaunch(db, aLaunch({ tokenId: "t", mint: "second" }));
    await markLaunch(db, "t", { stage: "landed" });
    expect(await readLaunch(db, "t")).toMatchObject({ mint: "second", stage: "landed" });
    expect(await db.launches.count()).toBe(1);
  });
});
