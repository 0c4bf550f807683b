import { chmodSync, mkdirSync, mkdtempSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { takeDataFolder } from "./data-folder.ts";
import { openMigrated } from "./migrate.ts";

describe.skipIf(process.platform === "win32")("a data folder", () => {
  const modesOf = (folder: string) =>
    ["", "gemwright.db", "gemwright.db-wal", "gemwright.db-shm"].map(
      (name) => statSync(join(folder, name)).mode & 0o777,
    );

  it("that is made at a start is this user's alone, with its database", () => {
    const folder = join(mkdtempSync(join(tmpdir(), "gem-folder-")), "data");
    const free = takeDataFolder(folder);
    const database = openMigrated(folder, "api/migrations");
    expect(modesOf(folder)).toEqual([0o700, 0o600, 0o600, 0o600]);
    database.close();
    free();
  });

  it.each([
    [0o755, 0o750],
    [0o2775, 0o2770],
    [0o1777, 0o1770],
  ])("with a database loses what everybody may do, and nothing else (%o)", (before, after) => {
    const folder = mkdtempSync(join(tmpdir(), "gem-folder-"));
    openMigrated(folder, "api/migrations").close();
    chmodSync(folder, before);
    chmodSync(join(folder, "gemwright.db"), 0o664);
    takeDataFolder(folder)();
    expect(statSync(folder).mode & 0o7777).toBe(after);
    expect(statSync(join(folder, "gemwright.db")).mode & 0o777).toBe(0o660);
  });

  it("without a database stays as somebody else has made it", () => {
    const folder = mkdtempSync(join(tmpdir(), "gem-folder-"));
    chmodSync(folder, 0o1777);
    takeDataFolder(folder)();
    expect(statSync(folder).mode & 0o7777).toBe(0o1777);
  });

  it("stays open to the group that its operator gave it to", () => {
    const folder = mkdtempSync(join(tmpdir(), "gem-folder-"));
    chmodSync(folder, 0o750);
    takeDataFolder(folder)();
    expect(statSync(folder).mode & 0o777).toBe(0o750);
  });

  it("is said to be another server's only where one runs", () => {
    const folder = mkdtempSync(join(tmpdir(), "gem-folder-"));
    const free = takeDataFolder(folder);
    expect(() => takeDataFolder(folder)).toThrow(/^Another server is running on the data folder /);
    free();
    rmSync(join(folder, "server.lock"));
    mkdirSync(join(folder, "server.lock"));
    expect(() => takeDataFolder(folder)).toThrow(/^The database \S+ cannot be opened by this user/);
  });
});
