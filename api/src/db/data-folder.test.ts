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

  it("that everybody could read, with its database, is this user's alone after a start", () => {
    const folder = join(mkdtempSync(join(tmpdir(), "gem-folder-")), "data");
    // As the sandbox makes it, and as former versions made the database.
    mkdirSync(join(folder, "sandbox"), { recursive: true });
    chmodSync(folder, 0o755);
    for (const start of ["first", "second"]) {
      const free = takeDataFolder(folder);
      const database = openMigrated(folder, "api/migrations");
      expect([start, ...modesOf(folder)]).toEqual([start, 0o700, 0o600, 0o600, 0o600]);
      database.close();
      free();
      chmodSync(folder, 0o755);
      chmodSync(join(folder, "gemwright.db"), 0o644);
    }
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
