/** @module-tag slow */

import { join } from "node:path";
import Database from "better-sqlite3";
import { Client } from "pg";
import { describe, expect, it } from "vitest";
import { takeDataFolder } from "../../../db/data-folder.ts";
import { openPostgres } from "../../../db/postgres/open.ts";
import { change, createInstance, moveBack, moveWith, newFolder, rowsOf } from "../../../testing/moving.ts";
import { ask, ownPostgres } from "../../../testing/own-postgres.ts";

const { installed, newDatabase } = ownPostgres();

describe.runIf(installed)("a move is refused, and changes nothing", () => {
  const refused = async (DATA_DIR: string, ...line: string[]) => {
    const { code, out, err } = await moveWith(DATA_DIR)(...line);
    expect([code, out]).toEqual([1, ""]);
    return err;
  };

  it("where the database holds another instance, or is being filled from one", async () => {
    const [one, other] = [await createInstance(), await createInstance()];
    const url = newDatabase();
    const release = takeDataFolder(one.DATA_DIR);
    await moveWith(one.DATA_DIR)("--to", url);
    expect(await refused(other.DATA_DIR, "--to", url)).toMatch(/is being filled from another instance/);
    release();
    await moveWith(one.DATA_DIR)("--to", url);
    expect(await refused(other.DATA_DIR, "--to", url)).toMatch(/holds another instance's rows/);
    const { elsewhere } = await moveBack(url);
    expect(rowsOf(elsewhere)).toEqual(rowsOf(one.DATA_DIR));
  });

  it("where it is finished already, since rows may have come", async () => {
    const { DATA_DIR } = await createInstance();
    const url = newDatabase();
    await moveWith(DATA_DIR)("--to", url);
    await ask(url, "update users set name = 'Newer'");
    expect(await refused(DATA_DIR, "--to", url)).toMatch(/its move is finished/);
    expect(await ask(url, "select name from users")).toEqual([{ name: "Newer" }]);
  });

  it("where a server uses the target, or another program's tables are there", async () => {
    const { DATA_DIR } = await createInstance();
    const used = newDatabase();
    const running = openPostgres(used);
    await running.pool.query("select 1");
    expect(await refused(DATA_DIR, "--to", used)).toMatch(/^A server uses /);
    await running.close();
    const foreign = newDatabase();
    await ask(foreign, "create table users (id int)");
    expect(await refused(DATA_DIR, "--to", foreign)).toMatch(/tables of another program, such as users/);
  });

  it("where the source is older or newer than the program, or is not there", async () => {
    const { DATA_DIR } = await createInstance();
    const url = newDatabase();
    const newest = "where created_at = (select max(created_at) from __drizzle_migrations)";
    change(DATA_DIR, `update __drizzle_migrations set created_at = created_at + 1 ${newest}`);
    expect(await refused(DATA_DIR, "--to", url)).toMatch(/made by a newer version/);
    change(DATA_DIR, `delete from __drizzle_migrations ${newest}`);
    expect(await refused(DATA_DIR, "--to", url)).toMatch(/older version\. Start the server once/);
    expect(await refused(newFolder(), "--from", url)).toMatch(/There is no instance in/);
    expect(await refused(newFolder(), "--to", url)).toMatch(/There is no database in/);
    expect(await ask(url, "select 1 from pg_tables where schemaname = 'public'")).toHaveLength(0);
  });

  it("where another move goes there at the same time", async () => {
    const { DATA_DIR } = await createInstance();
    const url = newDatabase();
    const other = new Client({ connectionString: url });
    await other.connect();
    await other.query("select pg_advisory_lock(7263542)");
    expect(await refused(DATA_DIR, "--to", url)).toMatch(/^Another move to .* is under way/);
    await other.end();
    await moveWith(DATA_DIR)("--to", url);
    const elsewhere = newFolder();
    const filled = new Database(join(elsewhere, "moving.db"));
    filled.exec("pragma journal_mode = wal; pragma locking_mode = exclusive; create table one (id)");
    expect(await refused(elsewhere, "--from", url)).toMatch(/^Another move to .* is under way/);
    filled.close();
  });

  it("where the folder has a database, or PostgreSQL cannot be reached", async () => {
    const { DATA_DIR } = await createInstance();
    const url = newDatabase();
    await moveWith(DATA_DIR)("--to", url);
    expect(await refused(DATA_DIR, "--from", url)).toMatch(/has a database already\. .* run: mv /);
    const nowhere = url.replace(/host=.*/, `host=${encodeURIComponent(newFolder())}`);
    expect(await refused(newFolder(), "--from", nowhere)).toMatch(/cannot be reached/);
  });
});
