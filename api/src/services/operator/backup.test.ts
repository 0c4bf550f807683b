import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setImmediate } from "node:timers/promises";
import { describe, expect, it } from "vitest";
import { run } from "../../cli/run.ts";
import { takeDataFolder } from "../../db/data-folder.ts";
import { openMigrated } from "../../db/migrate.ts";
import { createFileBlobs } from "../../gateways/blob-store.ts";
import { createS3Blobs } from "../../gateways/s3-blobs.ts";
import { serverKey } from "../../keys.ts";
import { bucketOf, startS3Server } from "../../testing/s3-server.ts";
import { newestBackup } from "./shelf.ts";

const folder = () => mkdtempSync(join(tmpdir(), "gem-backup-"));
const MIGRATIONS = "api/migrations";

/** A data folder in use: rows that name blobs, written one by one as a server does, blob first. */
function createInstance(DATA_DIR = folder()) {
  const database = openMigrated(DATA_DIR, MIGRATIONS);
  database.sqlite.prepare("insert or ignore into users values ('u', 'Ada', null, 0)").run();
  const blobs = createFileBlobs(join(DATA_DIR, "blobs"));
  const insert = database.sqlite.prepare("insert into metadata_files values (?, ?, 1)");
  const rows = () =>
    database.sqlite.prepare("select id, json from metadata_files order by id").all() as {
      id: string;
      json: string;
    }[];
  const write = async (id: string) => {
    const image = await blobs.put(Buffer.from(`picture ${id}`), "txt");
    insert.run(id, JSON.stringify({ image }));
    return image;
  };
  const runLine = (...line: string[]) => run(line, { DATA_DIR });
  return { DATA_DIR, database, blobs, rows, write, runLine };
}

async function backedUp() {
  const instance = createInstance();
  const image = await instance.write("a");
  const key = serverKey("", instance.DATA_DIR);
  const at = join(folder(), "copy");
  expect(await instance.runLine("backup", at)).toMatchObject({ code: 0, err: "" });
  return { ...instance, image, key, at };
}

describe("a backup", () => {
  it("under writes, restored elsewhere, has every row from before it, and the blobs of all its rows", async () => {
    const source = createInstance();
    for (let i = 0; i < 50; i++) await source.write(`before-${i}`);
    const before = source.rows();
    const at = join(folder(), "copy");
    let isDone = false;
    const backup = source.runLine("backup", at).finally(() => {
      isDone = true;
    });
    for (let i = 0; !isDone; i++) {
      await source.write(`while-${i}`);
      await setImmediate();
    }
    expect(await backup).toMatchObject({ code: 0, err: "" });
    const written = source.rows();
    expect(written.length).toBeGreaterThan(before.length);
    source.database.close();

    const DATA_DIR = join(folder(), "elsewhere");
    expect(await run(["restore", at], { DATA_DIR })).toMatchObject({ code: 0, err: "" });
    const restored = createInstance(DATA_DIR);
    const rows = restored.rows();
    expect(rows).toEqual(expect.arrayContaining(before));
    expect(written).toEqual(expect.arrayContaining(rows));
    for (const { id, json } of rows) {
      const { image } = JSON.parse(json) as { image: string };
      expect(String(await restored.blobs.read(image))).toBe(`picture ${id}`);
    }
    restored.database.close();
  });

  it("brings the server's key along", async () => {
    const { at, key } = await backedUp();
    const DATA_DIR = folder();
    await run(["restore", at], { DATA_DIR });
    expect(serverKey("", DATA_DIR)).toEqual(key);
  });

  it("leaves a folder alone that has something in it, and says so where there is no database", async () => {
    const { at, runLine } = await backedUp();
    expect(await runLine("backup", at)).toMatchObject({
      code: 1,
      err: expect.stringContaining("is not empty"),
    });
    const DATA_DIR = folder();
    expect(await run(["backup", join(folder(), "copy")], { DATA_DIR })).toMatchObject({
      code: 1,
      err: expect.stringContaining("There is no database in"),
    });
  });

  it("leaves out a blob that is damaged, and names it", async () => {
    const { DATA_DIR, image, runLine } = await backedUp();
    writeFileSync(join(DATA_DIR, "blobs", image.slice(0, 2), image), "something else");
    const at = join(folder(), "copy");
    const { code, err } = await runLine("backup", at);
    expect([code, err]).toEqual([1, `The file ${image} is damaged in the data folder, and is left out.`]);
    expect((await run(["verify", at], {})).code).toBe(0);
  });
});

describe("backups on a shelf", () => {
  it("stay as many as are wanted, with all that is none", async () => {
    const { DATA_DIR, image } = await backedUp();
    const shelf = folder();
    const day = (number: number) => `2024-01-0${number}T00-00-00-000Z`;
    mkdirSync(join(shelf, "mine"));
    mkdirSync(join(shelf, day(1)));
    const at = (number: number, keep = "2") =>
      run(["backup", shelf, "--keep", keep], { DATA_DIR }, () => Date.UTC(2024, 0, number));
    for (const number of [2, 3, 4]) expect(await at(number)).toMatchObject({ code: 0, err: "" });
    expect(readdirSync(shelf).sort()).toEqual([day(3), day(4), "mine"]);
    expect((await run(["verify", join(shelf, day(4))], {})).code).toBe(0);
    writeFileSync(join(DATA_DIR, "blobs", image.slice(0, 2), image), "something else");
    expect((await at(5)).code).toBe(1);
    expect(readdirSync(shelf).sort()).toEqual([day(3), day(4), day(5), "mine"]);
    expect((await at(6, "none")).code).toBe(2);
  });

  it("are never displaced by those of an instance without accounts", async () => {
    const { DATA_DIR, database } = await backedUp();
    const shelf = folder();
    const day = (number: number) => `2024-01-0${number}T00-00-00-000Z`;
    const at = (number: number) =>
      run(["backup", shelf, "--keep", "1"], { DATA_DIR }, () => Date.UTC(2024, 0, number));
    await at(1);
    database.sqlite.exec("delete from users");
    for (const number of [2, 3]) expect(await at(number)).toMatchObject({ code: 0, err: "" });
    expect(readdirSync(shelf)).toEqual([day(1), day(2), day(3)]);
    expect(newestBackup(shelf)?.folder).toBe(day(1));
    database.sqlite.exec("insert into users values ('u', 'Ada', null, 0)");
    await at(4);
    expect(readdirSync(shelf)).toEqual([day(4)]);
  });

  it("are never displaced by those of another instance, and rotate again after a restore", async () => {
    const lost = await backedUp();
    const shelf = folder();
    const day = (number: number) => `2024-01-0${number}T00-00-00-000Z`;
    const at = (number: number, DATA_DIR: string) =>
      run(["backup", shelf, "--keep", "1"], { DATA_DIR }, () => Date.UTC(2024, 0, number));
    await at(1, lost.DATA_DIR);
    cpSync(join(shelf, day(1)), join(shelf, "2023-01-01T00-00-00-000Z"), { recursive: true });
    const unmarked = join(shelf, "2023-01-01T00-00-00-000Z", "backup.json");
    const { instance: _, ...list } = JSON.parse(readFileSync(unmarked, "utf8"));
    writeFileSync(unmarked, JSON.stringify(list));
    const { DATA_DIR } = await backedUp();
    for (const number of [2, 3]) expect(await at(number, DATA_DIR)).toMatchObject({ code: 0, err: "" });
    expect(readdirSync(shelf)).toEqual(["2023-01-01T00-00-00-000Z", day(1), day(3)]);
    const restored = join(folder(), "elsewhere");
    expect(await run(["restore", join(shelf, day(1))], { DATA_DIR: restored })).toMatchObject({ code: 0 });
    await at(4, restored);
    expect(readdirSync(shelf)).toEqual(["2023-01-01T00-00-00-000Z", day(3), day(4)]);
  });

  it("hold the files of a bucket, and bring them back into another", async () => {
    const [from, to] = [await startS3Server(), await startS3Server()];
    const envOf = (s3: typeof from, DATA_DIR: string) => ({ DATA_DIR, ...s3.env });
    const { DATA_DIR, database } = createInstance();
    const image = await createS3Blobs(bucketOf(from)).put(Buffer.from("picture"), "txt");
    database.sqlite.prepare("insert into metadata_files values ('a', ?, 1)").run(JSON.stringify({ image }));
    const at = join(folder(), "copy");
    expect(await run(["backup", at], envOf(from, DATA_DIR))).toMatchObject({ code: 0, err: "" });
    expect(existsSync(join(at, "blobs", image.slice(0, 2), image))).toBe(true);
    const restored = envOf(to, join(folder(), "elsewhere"));
    expect(await run(["restore", at], restored)).toMatchObject({ code: 0 });
    expect(String(await createS3Blobs(bucketOf(to)).read(image))).toBe("picture");
    expect(existsSync(join(restored.DATA_DIR, "blobs"))).toBe(false);
    await Promise.all([from.stop(), to.stop()]);
  });

  it("leave no unfinished one behind, whether it failed or was killed", async () => {
    const { DATA_DIR } = await backedUp();
    const shelf = folder();
    const day = (number: number) => `2024-01-0${number}T00-00-00-000Z`;
    mkdirSync(join(shelf, day(2)));
    const at = (number: number, from = DATA_DIR) =>
      run(["backup", shelf, "--keep", "3"], { DATA_DIR: from }, () => Date.UTC(2024, 0, number));
    const broken = folder();
    writeFileSync(join(broken, "gemwright.db"), "no database");
    expect((await at(1, broken)).code).toBe(1);
    expect(readdirSync(shelf)).toEqual([day(2)]);
    expect((await at(3)).code).toBe(0);
    expect(readdirSync(shelf)).toEqual([day(3)]);
  });
});

describe("a backup's verification", () => {
  it("is content with a whole one", async () => {
    const { at } = await backedUp();
    expect(await run(["verify", at], {})).toMatchObject({ code: 0, err: "" });
  });

  it.each<[why: string, harm: (at: string, image: string) => void, words: RegExp]>([
    ["without its list", (at) => rmSync(join(at, "backup.json")), /is not a complete backup/],
    ["with another database", (at) => writeFileSync(join(at, "gemwright.db"), "x"), /database .*is damaged/],
    ["without its database", (at) => rmSync(join(at, "gemwright.db")), /database .*is damaged/],
    [
      "with a changed blob",
      (at, image) => writeFileSync(join(at, "blobs", image.slice(0, 2), image), "x"),
      /file .* is missing or damaged/,
    ],
    [
      "without a blob",
      (at, image) => rmSync(join(at, "blobs", image.slice(0, 2), image)),
      /file .* is missing or damaged/,
    ],
  ])("refuses one %s, and so does a restore", async (_, harm, words) => {
    const { at, image } = await backedUp();
    harm(at, image);
    expect(await run(["verify", at], {})).toMatchObject({ code: 1, err: expect.stringMatching(words) });
    const DATA_DIR = join(folder(), "elsewhere");
    expect(await run(["restore", at], { DATA_DIR })).toMatchObject({ code: 1 });
    expect(existsSync(join(DATA_DIR, "gemwright.db"))).toBe(false);
  });
});

describe("a restore", () => {
  it("never replaces a database, and waits for the server to stop", async () => {
    const { at, DATA_DIR, runLine, database } = await backedUp();
    database.close();
    const bytes = readFileSync(join(DATA_DIR, "gemwright.db"));
    expect(await runLine("restore", at)).toMatchObject({
      code: 1,
      err: expect.stringContaining("has a database already"),
    });
    expect(readFileSync(join(DATA_DIR, "gemwright.db")).equals(bytes)).toBe(true);
    rmSync(join(DATA_DIR, "gemwright.db"));
    const free = takeDataFolder(DATA_DIR);
    expect(await runLine("restore", at)).toMatchObject({
      code: 1,
      err: expect.stringContaining("Another server is running"),
    });
    free();
  });

  it("mends a folder that has lost its database, whatever that one left beside it", async () => {
    const { at, DATA_DIR, database, runLine, write } = await backedUp();
    await write("b");
    const log = readFileSync(join(DATA_DIR, "gemwright.db-wal"));
    database.close();
    rmSync(join(DATA_DIR, "gemwright.db"));
    writeFileSync(join(DATA_DIR, "gemwright.db-wal"), log);
    expect(() => openMigrated(DATA_DIR, MIGRATIONS)).toThrow("it is gone");
    expect(await runLine("restore", at)).toMatchObject({ code: 0, err: "" });
    const restored = createInstance(DATA_DIR);
    expect(restored.rows().map(({ id }) => id)).toEqual(["a"]);
    restored.database.close();
  });
});
