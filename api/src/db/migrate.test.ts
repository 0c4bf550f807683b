import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { DataFolderError } from "./data-folder.ts";
import { openMigrated } from "./migrate.ts";

const MIGRATIONS = "api/migrations";
const folder = () => mkdtempSync(join(tmpdir(), "gem-data-"));

describe("a data folder", () => {
  it("is created, and keeps every write when it is opened again", () => {
    const at = folder();
    const first = openMigrated(at, MIGRATIONS);
    first.sqlite.prepare("insert into facts values ('a', 'b')").run();
    first.close();
    const second = openMigrated(at, MIGRATIONS);
    expect(second.sqlite.prepare("select value from facts where name = 'a'").pluck().get()).toBe("b");
    expect(second.sqlite.pragma("synchronous", { simple: true })).toBe(2);
    expect(second.sqlite.pragma("journal_mode", { simple: true })).toBe("wal");
    expect(second.sqlite.pragma("foreign_keys", { simple: true })).toBe(1);
    second.close();
  });

  it("that has lost its database is refused with a message", () => {
    const at = folder();
    openMigrated(at, MIGRATIONS).close();
    rmSync(join(at, "gemwright.db"));
    expect(() => openMigrated(at, MIGRATIONS)).toThrow(DataFolderError);
    writeFileSync(join(at, "gemwright.db"), "");
    expect(() => openMigrated(at, MIGRATIONS)).toThrow("had a database, and it is gone");
    rmSync(join(at, "database-exists"));
    openMigrated(at, MIGRATIONS).close();
  });

  it("of a newer version is refused with a message", () => {
    const at = folder();
    const database = openMigrated(at, MIGRATIONS);
    database.sqlite
      .prepare("insert into __drizzle_migrations (hash, created_at) values ('later', ?)")
      .run(Number.MAX_SAFE_INTEGER);
    database.close();
    expect(() => openMigrated(at, MIGRATIONS)).toThrow("newer version");
  });

  it("of the first schema keeps its rows through every migration since", () => {
    const at = folder();
    const first = openMigrated(at, upTo(1));
    first.sqlite.exec(`insert into users values ('u', 'Ada', null, 1);
      insert into generations values ('g', 'u', null, 'a frog', 'pixel', 's', 'Frog', 'FROG', 'Once', '[]', null,
        'logo', 'banner', 'built-in', null, 1, 2)`);
    first.close();
    const now = openMigrated(at, MIGRATIONS);
    expect(now.sqlite.prepare("select * from generations").all()).toMatchObject([
      { id: "g", origin: "GENERATED", mint_address: null, name: "Frog", banner: "banner", updated_at: 2 },
    ]);
    expect(now.sqlite.pragma("foreign_key_check")).toEqual([]);
    now.close();
  });

  it("is backed up before each migration; the last three backups stay", () => {
    const at = folder();
    openMigrated(at, MIGRATIONS).close();
    for (let i = 0; i < 5; i++) {
      const database = openMigrated(at, MIGRATIONS);
      // As if this program knew one migration more than the database has seen.
      database.sqlite.prepare("update __drizzle_migrations set created_at = created_at - 1").run();
      database.close();
      expect(() => openMigrated(at, MIGRATIONS)).toThrow();
      const kept = readdirSync(join(at, "backups"));
      expect(kept.length).toBe(Math.min(i + 1, 3));
      repair(at);
    }
    expect(existsSync(join(at, "gemwright.db"))).toBe(true);
  });
});

/** The migrations of a program that knew only the first `count` of them. */
function upTo(count: number): string {
  const at = folder();
  cpSync(MIGRATIONS, at, { recursive: true });
  const path = join(at, "meta/_journal.json");
  const journal = JSON.parse(readFileSync(path, "utf8")) as { entries: unknown[] };
  writeFileSync(path, JSON.stringify({ ...journal, entries: journal.entries.slice(0, count) }));
  return at;
}

/** Takes the pretended gap back. */
function repair(at: string): void {
  const backup = readdirSync(join(at, "backups")).sort().at(-1) ?? "";
  expect(backup).toMatch(/^before-migration-.*\.db$/);
  for (const name of ["gemwright.db", "gemwright.db-wal", "gemwright.db-shm", "database-exists"]) {
    rmSync(join(at, name), { force: true });
  }
  openMigrated(at, MIGRATIONS).close();
}
