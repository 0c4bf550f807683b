import { existsSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { run } from "../../cli/run.ts";
import { takeDataFolder } from "../../db/data-folder.ts";
import { openMigrated } from "../../db/migrate.ts";
import { createFileBlobs } from "../../gateways/blob-store.ts";
import { serverKey } from "../../keys.ts";
import { createTestApp } from "../../testing/test-app.ts";

const folder = () => mkdtempSync(join(tmpdir(), "gem-export-"));
const MIGRATIONS = "api/migrations";

type Rows = Record<string, unknown[]>;

/** Every row of every table, in the order of its text. */
function rowsOf(DATA_DIR: string): Rows {
  const { sqlite, close } = openMigrated(DATA_DIR, MIGRATIONS);
  const names = sqlite
    .prepare("select name from sqlite_master where type = 'table'")
    .pluck()
    .all() as string[];
  const rows = names
    .filter((name) => !name.startsWith("sqlite_") && !name.startsWith("__"))
    .map((name) => [
      name,
      sqlite
        .prepare(`select * from "${name}"`)
        .all()
        .map((row) => JSON.stringify(row))
        .sort(),
    ]);
  close();
  return Object.fromEntries(rows) as Rows;
}

/** A data folder with the rows of an instance in use. */
async function createInstance() {
  const DATA_DIR = folder();
  const testApp = createTestApp();
  const session = await testApp.signIn();
  const token = await testApp.draft(session, 'a frog 🐸 who says "ribbit\\n"');
  await testApp.website(session, token.id, "frog");
  openMigrated(DATA_DIR, MIGRATIONS).close();
  writeFileSync(join(DATA_DIR, "gemwright.db"), testApp.database.sqlite.serialize());
  const image = await createFileBlobs(join(DATA_DIR, "blobs")).put(Buffer.from("a picture"), "webp");
  return { DATA_DIR, image, key: serverKey("", DATA_DIR) };
}

describe("an export", () => {
  it("imported elsewhere, has every row of every table, the files and the key", async () => {
    const { DATA_DIR, image, key } = await createInstance();
    const at = join(folder(), "export");
    expect(await run(["export", at], { DATA_DIR })).toMatchObject({ code: 0, err: "" });
    const elsewhere = join(folder(), "elsewhere");
    expect(await run(["import", at], { DATA_DIR: elsewhere })).toMatchObject({ code: 0, err: "" });
    const [before, after] = [rowsOf(DATA_DIR), rowsOf(elsewhere)];
    expect(after).toEqual(before);
    expect(before.tokens).toHaveLength(1);
    expect(String(await createFileBlobs(join(elsewhere, "blobs")).read(image))).toBe("a picture");
    expect(serverKey("", elsewhere)).toEqual(key);
  });

  it("is lines of JSON and files, with nothing of the engine", async () => {
    const { DATA_DIR } = await createInstance();
    const at = join(folder(), "export");
    await run(["export", at], { DATA_DIR });
    expect(existsSync(join(at, "gemwright.db"))).toBe(false);
    const [line = ""] = readFileSync(join(at, "tables", "tokens.ndjson"), "utf8").split("\n");
    expect(JSON.parse(line)).toMatchObject({ origin: "GENERATED", version: 1 });
  });
});

describe("a migration by hand", () => {
  it("makes the database of an empty folder, changes none that is up to date, and waits for no server", async () => {
    const DATA_DIR = folder();
    for (const _ of ["first", "second"])
      expect(await run(["migrate"], { DATA_DIR })).toMatchObject({
        code: 0,
        out: expect.stringContaining("is up to date"),
      });
    expect(Object.keys(rowsOf(DATA_DIR))).toContain("tokens");
    const release = takeDataFolder(DATA_DIR);
    expect((await run(["migrate"], { DATA_DIR })).err).toContain("Another server is running");
    release();
  });
});

describe("an import leaves no database behind", () => {
  const broken = async (harm: (at: string) => void) => {
    const { DATA_DIR } = await createInstance();
    const at = join(folder(), "export");
    await run(["export", at], { DATA_DIR });
    harm(at);
    const elsewhere = folder();
    const { code, err } = await run(["import", at], { DATA_DIR: elsewhere });
    expect([code, existsSync(join(elsewhere, "gemwright.db"))]).toEqual([1, false]);
    return err;
  };
  const change = (at: string, name: string, edit: (text: string) => string) =>
    writeFileSync(join(at, name), edit(readFileSync(join(at, name), "utf8")));

  it.each<[string, (at: string) => void, RegExp]>([
    [
      "rows are missing",
      (at) => writeFileSync(join(at, "tables/users.ndjson"), ""),
      /has 0 rows instead of 1/,
    ],
    [
      "it is of another version",
      (at) => change(at, "export.json", (text) => text.replace(/"version":\d+/, '"version":1')),
      /another version of the program/,
    ],
    [
      "a table is missing",
      (at) => change(at, "export.json", (text) => text.replace(/"users":1,/, "")),
      /instead of/,
    ],
    ["it is unfinished", (at) => writeFileSync(join(at, "export.json"), ""), /is not a complete export/],
  ])("where %s", async (_, harm, words) => {
    expect(await broken(harm)).toMatch(words);
  });

  it("and takes nothing away from a folder that has one", async () => {
    const { DATA_DIR } = await createInstance();
    const at = join(folder(), "export");
    await run(["export", at], { DATA_DIR });
    const before = rowsOf(DATA_DIR);
    expect((await run(["import", at], { DATA_DIR })).err).toContain("has a database already");
    expect(rowsOf(DATA_DIR)).toEqual(before);
  });
});
