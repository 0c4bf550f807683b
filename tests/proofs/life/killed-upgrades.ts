import { spawn } from "node:child_process";
import { once } from "node:events";
import { cpSync, existsSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import Database from "better-sqlite3";
import { openMigrated } from "../../../api/src/db/migrate.ts";
import { bundledServer, startChild } from "../../../api/src/testing/child-server.ts";
import { askHost } from "../../../api/src/testing/http.ts";
import { randomFrom } from "../../../composer/seeded/random.ts";
import { checkDisk } from "../d1/disk.ts";
import type { Finding } from "../finding.ts";
import { missingRows, unpackKept, upToFirst } from "./kept-folder.ts";

/**
 * A data folder that was kept from the first schema, with so many more rows, whose upgrade is killed again and again; then
 * it goes through: each row is as it was, each file that a row names is there, the sites are served, and a program of the first
 * schema refuses what came of it.
 */
export async function proveUpgradesLoseNothing(kills: number, rows: number): Promise<Finding> {
  const folder = mkdtempSync(join(tmpdir(), "gemwright-upgrade-"));
  const [dataDir, trial] = [join(folder, "data"), join(folder, "trial")];
  const faults: string[] = [];
  let [middle, rowsCompared] = [0, 0];
  try {
    const old = upToFirst(folder);
    unpackKept(dataDir, rows);
    const random = randomFrom("upgrades");
    const copy = () => {
      rmSync(trial, { recursive: true, force: true });
      cpSync(dataDir, trial, { recursive: true });
    };
    const check = (when: string) => {
      const { compared, faults: lost } = missingRows(
        join(dataDir, "gemwright.db"),
        join(trial, "gemwright.db"),
      );
      rowsCompared += compared;
      for (const fault of [...lost, ...checkDisk(trial, new Set()), ...refusal(trial, old)])
        faults.push(`${when}: ${fault}`);
    };

    copy();
    const whole = await begin(trial);
    const begun = performance.now();
    while (whole.process.exitCode === null && isBehind(trial)) await pause(5);
    const took = performance.now() - begun;
    if ((await whole.ended) !== 0) faults.push("the upgrade failed");
    check("without a kill");
    // One that comes too late is no kill: there are more of them then.
    for (let kill = 0; kill < 5 * kills && middle < kills; kill++) {
      copy();
      const upgrade = await begin(trial);
      await Promise.race([pause(random.between(0, took)), upgrade.ended]);
      upgrade.process.kill("SIGKILL");
      await upgrade.ended;
      if (isBehind(trial)) middle++;
      const code = await (await begin(trial)).ended;
      if (code !== 0) faults.push(`kill ${kill}: the next upgrade ended with ${code}`);
      check(`kill ${kill}`);
    }
    if (middle === 0) faults.push("no kill fell in the middle of an upgrade");
    faults.push(...(await unservedSites(trial)));
    return {
      numbers: {
        "kills in the middle": middle,
        "rows compared": rowsCompared,
        "ms for an upgrade": Math.round(took),
      },
      faults,
    };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Starts the operator's own command, and answers once its work has begun: first it copies the database. */
async function begin(dataDir: string) {
  const cli = join(dirname(await bundledServer()), "cli.js");
  const copies = () => countIn(join(dataDir, "backups"));
  const before = copies();
  const process_ = spawn(process.execPath, [cli, "migrate"], {
    env: { ...process.env, DATA_DIR: dataDir },
    stdio: "ignore",
  });
  const ended = once(process_, "exit").then(([code]) => code as number | null);
  while (process_.exitCode === null && copies() === before) await pause(2);
  return { process: process_, ended };
}

const countIn = (folder: string): number => (existsSync(folder) ? readdirSync(folder).length : 0);

/** Whether not every migration is committed. */
function isBehind(dataDir: string): boolean {
  const database = new Database(join(dataDir, "gemwright.db"), { readonly: true });
  const applied = database.prepare("select count(*) from __drizzle_migrations").pluck().get();
  database.close();
  const known = readdirSync("api/migrations").filter((name) => name.endsWith(".sql")).length;
  return Number(applied) < known;
}

/** A server on the folder answers each host with the page that its row names. */
async function unservedSites(dataDir: string): Promise<string[]> {
  const database = new Database(join(dataDir, "gemwright.db"), { readonly: true });
  const hosts = database.prepare("select host from sites").pluck().all() as string[];
  database.close();
  const server = await startChild(dataDir, [], { HOST: "127.0.0.1", SITES_DOMAIN: "localhost:8000" });
  const faults = hosts.length === 0 ? ["the kept folder has no site"] : [];
  for (const host of hosts) {
    const { status, bytes } = await askHost(server.port, host);
    if (status !== 200 || !bytes.includes("<title>")) faults.push(`${host} answers ${status}`);
  }
  server.process.kill("SIGKILL");
  await server.exited;
  return faults;
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
