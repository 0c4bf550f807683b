import { spawn } from "node:child_process";
import { once } from "node:events";
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import Database from "better-sqlite3";
import { openMigrated } from "../../../api/src/db/migrate.ts";
import { randomFrom } from "../../../composer/seeded/random.ts";
import type { Finding } from "../finding.ts";

const MIGRATIONS = "api/migrations";

/**
 * A data folder of the first schema with so many rows, whose upgrade is killed again and again; then it goes through,
 * and no row is lost. A program of the first schema refuses what came of it.
 */
export async function proveUpgradesLoseNothing(kills: number, rows: number): Promise<Finding> {
  const folder = mkdtempSync(join(tmpdir(), "gemwright-upgrade-"));
  const dataDir = join(folder, "data");
  const faults: string[] = [];
  try {
    const old = upToFirst(folder);
    fill(dataDir, old, rows);
    const random = randomFrom("upgrades");
    let whole = 2_000;
    let killed = 0;
    for (let kill = 0; kill < kills; kill++) {
      const trial = join(folder, "trial");
      rmSync(trial, { recursive: true, force: true });
      cpSync(dataDir, trial, { recursive: true });
      const upgrade = begin(trial);
      await Promise.race([pause(random.between(whole / 4, whole)), upgrade.ended]);
      upgrade.process.kill("SIGKILL");
      if ((await upgrade.ended) !== 0) killed++;
      const begun = performance.now();
      const code = await begin(trial).ended;
      whole = performance.now() - begun;
      if (code !== 0) faults.push(`kill ${kill}: the next upgrade ended with ${code}`);
      faults.push(...missing(trial, rows).map((fault) => `kill ${kill}: ${fault}`));
      faults.push(...refusal(trial, old).map((fault) => `kill ${kill}: ${fault}`));
    }
    return {
      numbers: { kills, "in the middle": killed, rows, "ms for an upgrade": Math.round(whole) },
      faults,
    };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The migrations of a program that knew the first one alone. */
function upToFirst(folder: string): string {
  const at = join(folder, "migrations");
  cpSync(MIGRATIONS, at, { recursive: true });
  const path = join(at, "meta/_journal.json");
  const journal = JSON.parse(readFileSync(path, "utf8")) as { entries: unknown[] };
  writeFileSync(path, JSON.stringify({ ...journal, entries: journal.entries.slice(0, 1) }));
  return at;
}

function fill(dataDir: string, migrations: string, rows: number): void {
  mkdirSync(dataDir);
  const { sqlite, close } = openMigrated(dataDir, migrations);
  sqlite.exec(`insert into users values ('u', 'Ada', null, 1);
    with recursive numbers (n) as (select 1 union all select n + 1 from numbers where n < ${rows})
    insert into generations select n, 'u', null, 'a frog', 'pixel', 's', 'Frog ' || n, 'FROG', 'Once', '[]', null,
      'logo', 'banner', 'built-in', null, 1, 2 from numbers`);
  close();
}

/** The operator's own command, in a process that can be killed. */
function begin(dataDir: string) {
  const process_ = spawn(process.execPath, ["--import", "tsx", "api/src/cli/main.ts", "migrate"], {
    env: { ...process.env, DATA_DIR: dataDir },
    stdio: "ignore",
  });
  return { process: process_, ended: once(process_, "exit").then(([code]) => code as number | null) };
}

function missing(dataDir: string, rows: number): string[] {
  const database = new Database(join(dataDir, "gemwright.db"), { readonly: true });
  const found = database.prepare("select count(distinct name) from generations").pluck().get();
  const integrity = database.pragma("integrity_check", { simple: true });
  const orphans = database.pragma("foreign_key_check") as unknown[];
  database.close();
  return [
    ...(found === rows ? [] : [`${found} rows of ${rows} are there`]),
    ...(integrity === "ok" && orphans.length === 0 ? [] : [`the database is damaged: ${integrity}`]),
  ];
}

function refusal(dataDir: string, old: string): string[] {
  try {
    openMigrated(dataDir, old).close();
    return ["an older program opened it"];
  } catch (error) {
    const said = (error as Error).message;
    return said.includes("newer version") ? [] : [`an older program says: ${said}`];
  }
}
