import { spawnSync } from "node:child_process";
import { chmodSync, closeSync, mkdtempSync, openSync, rmSync, writeFileSync, writeSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import Database from "better-sqlite3";
import { describe, expect, it } from "vitest";
import { DAY } from "#contract/limits.ts";
import { openMigrated } from "../../db/migrate.ts";
import { instanceIn } from "../../services/operator/shelf.ts";
import { putBackup } from "../../testing/put-backup.ts";
import { run } from "../run.ts";

const folder = () => mkdtempSync(join(tmpdir(), "gem-doctor-"));
const now = Date.UTC(2026, 2, 3);
/** A port where nobody listens. */
const NOBODY = "http://127.0.0.1:9";

/** An instance with nothing wrong, whose chain and server are one small server. */
async function inHealth() {
  const server = createServer((_request, response) => response.end('{"jsonrpc":"2.0","id":1,"result":{}}'));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  const [DATA_DIR, BACKUP_DIR] = [folder(), folder()];
  const database = openMigrated(DATA_DIR, "api/migrations");
  database.sqlite.exec("insert into users values ('u', 'Ada', null, 0)");
  database.close();
  const instance = instanceIn(DATA_DIR) ?? "";
  const backUpAt = (time: number) => putBackup(BACKUP_DIR, time, 1, instance);
  const env = { DATA_DIR, BACKUP_DIR, PORT: String(port), RPC_URL: `http://127.0.0.1:${port}` };
  const ask = (change: Record<string, string> = {}) => run(["doctor"], { ...env, ...change }, () => now);
  return { env, ask, backUpAt, close: () => server.close() };
}

describe("the doctor", () => {
  it("finds an instance well, and each fault of an ill one with what to do", async () => {
    const { env, ask, backUpAt, close } = await inHealth();
    backUpAt(now - DAY);
    const { code, out, err } = await ask();
    expect([code, err]).toEqual([0, ""]);
    expect(out.split("\n")).toHaveLength(6);
    expect(out).not.toContain("not well");

    const errorsOf = async (change: Record<string, string>) => (await ask(change)).err;
    expect(await errorsOf({ BACKUP_DIR: "" })).toBe(
      "There are no daily backups. Set BACKUP_DIR to a folder on another disk.",
    );
    expect(await errorsOf({ BACKUP_DIR: folder() })).toMatch(/^No backup in .* is newer than two days/);
    writeFileSync(join(env.DATA_DIR, "file"), "");
    const nowhere = await ask({ BACKUP_DIR: join(env.DATA_DIR, "file", "backup") });
    expect(nowhere.out).toMatch(/^backups +not well$/m);
    expect(nowhere.err).toMatch(/^BACKUP_DIR: The backup folder .* cannot be made, .* run: mv /);
    expect(await errorsOf({ RPC_URL: NOBODY })).toBe(
      `The chain at ${NOBODY} does not answer: npm start runs one beside the server, at SANDBOX_PORT or SANDBOX_URL.`,
    );
    expect(await errorsOf({ PORT: "9" })).toBe(
      "No server answers at http://127.0.0.1:9/readyz. Start it: npm start",
    );
    expect(await errorsOf({ DATA_DIR: folder() })).toMatch(
      /^There is no database in .* start the server once\.$/,
    );
    expect(await errorsOf({ PORT: "many" })).toContain("PORT");
    writeFileSync(join(env.DATA_DIR, "gemwright.db"), "no database");
    expect(await errorsOf({})).toMatch(/is damaged and cannot be read/);
    close();
  });

  it("looks at everything else where the settings could be better, and names the proxy that is not named", async () => {
    const { ask, backUpAt, close } = await inHealth();
    backUpAt(now - DAY);
    const WALLET_SCRIPT_URL = "https://sandbox.example/wallet.js";
    const behind = { PUBLIC_URL: "https://gem.example", SITES_DOMAIN: "gems.site", WALLET_SCRIPT_URL };
    const { code, out, err } = await ask(behind);
    expect([code, out.split("\n")]).toEqual([
      1,
      expect.arrayContaining([expect.stringMatching(/^server +well$/)]),
    ]);
    expect(out.split("\n")).toHaveLength(6);
    expect(err).toMatch(/^TRUSTED_PROXIES: .* 127\.0\.0\.1; else all visitors share one limit$/);
    expect((await ask({ ...behind, TRUSTED_PROXIES: "127.0.0.1" })).code).toBe(0);
    const noSites = await ask({ PUBLIC_URL: "https://gem.example" });
    expect(noSites.out).toMatch(/^settings +not well\ndatabase +well\n/);
    expect(noSites.err).toMatch(/^SITES_DOMAIN: /);
    close();
  });

  it("says what a start says of a folder that has lost its database", async () => {
    const { env, ask, close } = await inHealth();
    rmSync(join(env.DATA_DIR, "gemwright.db"));
    expect((await ask()).err).toMatch(/ had a database, and it is gone\. .* restore <folder>/);
    close();
  });

  it("names the newest backup where the database is damaged inside", async () => {
    const { env, ask, backUpAt, close } = await inHealth();
    const backup = backUpAt(now - DAY);
    const path = join(env.DATA_DIR, "gemwright.db");
    const sqlite = new Database(path, { readonly: true });
    // The first page of a table that nobody reads at an open.
    const page = sqlite
      .prepare("select rootpage from sqlite_master where name = 'metadata_files'")
      .pluck()
      .get();
    sqlite.close();
    const file = openSync(path, "r+");
    writeSync(file, Buffer.alloc(4_096, 255), 0, 4_096, (Number(page) - 1) * 4_096);
    closeSync(file);
    expect((await ask()).err).toMatch(
      new RegExp(`is damaged\\. .* && npm run gemwright -- restore ${backup}$`, "m"),
    );
    close();
  });

  it.skipIf(process.platform !== "linux")(
    "gives advice and no stack where the disk is full",
    { tags: "long" },
    async () => {
      const { env, close } = await inHealth();
      const command = `ulimit -f 0; exec ${process.execPath} --import tsx api/src/cli/main.ts doctor`;
      const { stdout, stderr } = spawnSync("sh", ["-c", command], {
        env: { PATH: process.env.PATH, ...env },
        encoding: "utf8",
      });
      expect(stdout).toMatch(/^database +not well$/m);
      expect(stdout).toMatch(/^disk /m);
      expect(stderr).toMatch(/cannot be written: its disk is full, or fails\. Make room there\.$/m);
      expect(stderr).not.toMatch(/^ +at /m);
      close();
    },
  );

  it.skipIf(process.getuid?.() !== 0)(
    "gives the command and no stack where the database is root's",
    { tags: "long" },
    async () => {
      const { env, close } = await inHealth();
      chmodSync(env.DATA_DIR, 0o777);
      chmodSync(join(env.DATA_DIR, "gemwright.db"), 0o600);
      const { stdout, stderr } = spawnSync(
        process.execPath,
        ["--import", "tsx", "api/src/cli/main.ts", "doctor"],
        {
          env: { PATH: process.env.PATH, ...env },
          uid: 65_534,
          gid: 65_534,
          encoding: "utf8",
        },
      );
      expect(stdout).toMatch(/^database +not well\ndisk /m);
      expect(stderr).toContain(`Run as root: chown -R 65534:65534 ${env.DATA_DIR}`);
      expect(stderr).not.toMatch(/^ +at /m);
      close();
    },
  );
});
