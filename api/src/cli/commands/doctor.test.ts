import { mkdtempSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { DAY } from "#contract/limits.ts";
import { openMigrated } from "../../db/migrate.ts";
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
  const backUpAt = (time: number) => putBackup(BACKUP_DIR, time);
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
    expect(await errorsOf({ BACKUP_DIR: folder() })).toMatch(/^No backup in .* is younger than two days/);
    expect(await errorsOf({ RPC_URL: NOBODY })).toBe(
      `The chain at ${NOBODY} does not answer: npm start runs one beside the server.`,
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
});
