import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, statSync } from "node:fs";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { Client } from "pg";
import { expect, it } from "vitest";
import { createInstance, moveWith, multiplyTokens, newFolder, rowsOf } from "../../../testing/moving.ts";
import { ownPostgres } from "../../../testing/own-postgres.ts";

const { installed, newDatabase } = ownPostgres();
const TOKENS = 4_000;

/** Kills a move, in a process of its own, as soon as it is in the middle; answers how it ended. */
async function kill(DATA_DIR: string, line: string[], isInTheMiddle: () => Promise<boolean>) {
  const child = spawn(process.execPath, ["--import", "tsx", "api/src/cli/main.ts", "move", ...line], {
    env: { PATH: process.env.PATH, DATA_DIR },
    stdio: "ignore",
  });
  const exited = once(child, "exit");
  while (child.exitCode === null && !(await isInTheMiddle())) await setTimeout(2);
  child.kill("SIGKILL");
  const [, signal] = await exited;
  return signal;
}

it.runIf(installed)(
  "a move that is killed in its middle, there and back, does what is left",
  { tags: "long", timeout: 240_000 },
  async () => {
    const { DATA_DIR } = await createInstance();
    multiplyTokens(DATA_DIR, TOKENS);
    const url = newDatabase();
    const client = new Client({ connectionString: url });
    await client.connect();
    const copied = async () => {
      const { rows } = await client.query("select to_regclass('tokens') as tokens");
      if (rows[0].tokens === null) return 0;
      return Number((await client.query("select count(*) from tokens")).rows[0].count);
    };
    expect(await kill(DATA_DIR, ["--to", url], async () => (await copied()) > 0)).toBe("SIGKILL");
    expect(await copied()).toBeLessThan(TOKENS);
    const there = JSON.parse((await moveWith(DATA_DIR)("--to", url, "--json")).out);
    const rows = Object.values(there.rows.tables as Record<string, number>).reduce((sum, each) => sum + each);
    expect(there).toMatchObject({ finished: true, rows: { faults: [] } });
    expect(there.rows.written).toBeLessThan(rows);
    await client.end();

    const elsewhere = newFolder();
    const log = join(elsewhere, "moving.db-wal");
    const isFilling = async () => existsSync(log) && statSync(log).size > 2_000_000;
    expect(await kill(elsewhere, ["--from", url], isFilling)).toBe("SIGKILL");
    expect(existsSync(join(elsewhere, "gemwright.db"))).toBe(false);
    expect(await moveWith(elsewhere)("--from", url)).toMatchObject({ code: 0, err: "" });
    expect(rowsOf(elsewhere)).toEqual(rowsOf(DATA_DIR));
  },
);
