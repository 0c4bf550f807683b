import { execFile } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { promisify } from "node:util";
import Database from "better-sqlite3";
import { startChild } from "../../../api/src/testing/child-server.ts";
import { askHost } from "../../../api/src/testing/http.ts";
import { ask } from "../../support/api-user.ts";
import { checkDisk } from "../d1/disk.ts";
import type { Finding } from "../finding.ts";
import { smallPng } from "../floods/pictures.ts";
import { goLive, type LastingServer, type LiveSite, startLasting } from "./lasting-server.ts";

const WRITERS = 8;

/**
 * A backup by the operator's command while everybody writes, restored to another folder: every row that was there
 * before and was not changed since is there, byte for byte, every file that a row names is there whole, and a server
 * on it serves the same site.
 */
export async function proveBackupIsWhole(rounds: number): Promise<Finding> {
  const server = await startLasting();
  const faults: string[] = [];
  const numbers = { backups: 0, "writes meanwhile": 0, "rows compared": 0 };
  try {
    const sites = await Promise.all(Array.from({ length: WRITERS }, (_, n) => goLive(server, `frog-${n}`)));
    const life = { isOver: false, writes: 0 };
    const writing = sites.map((site, index) => write(server, site, index, life));
    for (let round = 0; round < rounds; round++) {
      await pause(300);
      const before = rowsOf(server.dataDir);
      const writes = life.writes;
      const folder = mkdtempSync(join(tmpdir(), "gemwright-restored-"));
      const [copy, dataDir] = [join(folder, "copy"), join(folder, "data")];
      await gemwright(server.dataDir, "backup", copy);
      numbers["writes meanwhile"] += life.writes - writes;
      const after = rowsOf(server.dataDir);
      await gemwright(server.dataDir, "verify", copy);
      await gemwright(dataDir, "restore", copy);
      const restored = rowsOf(dataDir);
      for (const row of before) {
        if (!after.has(row)) continue;
        numbers["rows compared"]++;
        if (!restored.has(row)) faults.push(`round ${round}: not restored: ${row.slice(0, 200)}`);
      }
      faults.push(...checkDisk(dataDir, new Set()).map((fault) => `round ${round}: ${fault}`));
      faults.push(...(await compareSites(server, dataDir, sites)));
      numbers.backups++;
      rmSync(folder, { recursive: true, force: true });
    }
    life.isOver = true;
    await Promise.all(writing);
  } finally {
    await server.remove();
  }
  if (numbers["writes meanwhile"] === 0) faults.push("nobody wrote during the backup");
  return { numbers, faults: faults.slice(0, 20) };
}

/** Edits, new tokens and deployments, one after the other. */
async function write(
  { call }: LastingServer,
  { session, tokenId, websiteId }: LiveSite,
  index: number,
  life: { isOver: boolean; writes: number },
): Promise<void> {
  const image = new Blob([smallPng()]);
  for (let n = 0; !life.isOver; n++) {
    await ask(call, "changeProfile", { session, body: { name: `Ada ${index} of ${n}` } });
    const { version } = await ask(call, "getToken", { session, params: { id: tokenId } });
    await ask(call, "changeToken", { session, params: { id: tokenId }, body: { name: `Gem ${n}`, version } });
    const body = { name: `Gem ${n}`, ticker: "GEM", description: "A gem.", generate_banner: "false" };
    await ask(call, "createToken", { session, body, files: { image } });
    await ask(call, "deployWebsite", { session, params: { websiteId } });
    life.writes += 4;
    await pause(200);
  }
}

const run = promisify(execFile);

/** One of the operator's commands, as somebody types it. */
const gemwright = (dataDir: string, ...words: string[]) =>
  run(process.execPath, ["tooling/gemwright.mjs", ...words], { env: { ...process.env, DATA_DIR: dataDir } });

/** Every row of the database, with its table's name. */
export function rowsOf(dataDir: string): Set<string> {
  const database = new Database(join(dataDir, "gemwright.db"), { readonly: true });
  const tables = database
    .prepare("select name from sqlite_schema where type = 'table' and name not like 'sqlite_%'")
    .pluck()
    .all() as string[];
  const rows = new Set<string>();
  database.transaction(() => {
    for (const table of tables)
      for (const row of database.prepare(`select * from "${table}"`).iterate())
        rows.add(`${table} ${JSON.stringify(row)}`);
  })();
  database.close();
  return rows;
}

/** A server on the restored folder answers each host with a page, and the logo that the first server has. */
async function compareSites(server: LastingServer, dataDir: string, sites: LiveSite[]): Promise<string[]> {
  const { port } = server.child();
  const other = await startChild(dataDir, [], { HOST: "127.0.0.1", SITES_DOMAIN: `localhost:${port}` });
  const faults: string[] = [];
  for (const { host } of sites) {
    const [was, now] = await Promise.all(
      [port, other.port].map((at) => askHost(at, host, { path: "/logo.webp" })),
    );
    if (now?.status !== 200 || !was?.bytes.equals(now.bytes)) faults.push(`${host} answers ${now?.status}`);
  }
  other.process.kill("SIGKILL");
  await other.exited;
  return faults;
}
