/** @module-tag slow */

import { existsSync, mkdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import Database from "better-sqlite3";
import { describe, expect, it, onTestFinished } from "vitest";
import { run } from "../../../cli/run.ts";
import { takeDataFolder } from "../../../db/data-folder.ts";
import { migratePostgres } from "../../../db/postgres/migrate.ts";
import { named } from "../../../db/postgres/named.ts";
import { openPostgres } from "../../../db/postgres/open.ts";
import { createStore } from "../../../db/store.ts";
import {
  change,
  createInstance,
  filesOf,
  moveBack,
  moveWith,
  newFolder,
  rowsOf,
} from "../../../testing/moving.ts";
import { ask, ownPostgres } from "../../../testing/own-postgres.ts";
import { startS3Server } from "../../../testing/s3-server.ts";

const { installed, newDatabase } = ownPostgres();

async function bucket() {
  const s3 = await startS3Server();
  onTestFinished(s3.stop);
  return s3;
}

describe.runIf(installed)("a move", () => {
  it("there and back gives the same rows, numbers and files", async () => {
    const { DATA_DIR } = await createInstance();
    // Numbers that were given once are not given again, and times beyond 32 bits stay what they are.
    change(DATA_DIR, "update sqlite_sequence set seq = seq + 7");
    const [s3, url] = [await bucket(), newDatabase()];
    const there = await moveWith(DATA_DIR, s3)("--to", url, "--blobs", s3.url);
    expect(there).toMatchObject({ code: 0, err: "" });
    expect(there.out).toMatch(/^Moved \d+ rows of \d+ tables and \d+ files\. Each was compared/);
    expect(there.out).toContain(`Set BLOBS_URL to ${s3.url}`);
    expect(s3.objects.size).toBe((await filesOf(DATA_DIR)).length);

    const elsewhere = newFolder();
    const back = await moveWith(elsewhere, s3)("--from", url, "--blobs-from", s3.url);
    expect(back).toMatchObject({ code: 0, err: "" });
    expect(back.out).toContain("Remove DATABASE_URL");
    expect(back.out).toContain("There is no server-key");
    expect(rowsOf(elsewhere)).toEqual(rowsOf(DATA_DIR));
    expect(await filesOf(elsewhere)).toEqual(await filesOf(DATA_DIR));
    expect(existsSync(join(elsewhere, "moving.db"))).toBe(false);
  });

  it("says which setting a server on PostgreSQL refuses", async () => {
    const { DATA_DIR } = await createInstance();
    const { out } = await run(["move", "--to", newDatabase()], { DATA_DIR, BACKUP_DIR: newFolder() });
    expect(out).toContain("Remove BACKUP_DIR");
  });

  it("leaves triggers that number the next change after the last one", async () => {
    const { DATA_DIR, token } = await createInstance();
    const url = newDatabase();
    await moveWith(DATA_DIR)("--to", url);
    const number = "select seq from token_changes where token_id";
    const before = await ask(url, `${number} = '${token.id}'`);
    const after = await ask(
      url,
      `update tokens set name = 'Frog' where id = '${token.id}'`,
      `${number} = '${token.id}'`,
    );
    expect(Number(after[0]?.seq)).toBeGreaterThan(Number(before[0]?.seq));
    const { elsewhere } = await moveBack(url);
    change(elsewhere, `update tokens set name = 'Toad' where id = '${token.id}'`);
    expect(rowsOf(elsewhere).token_changes?.[0]).toContain(`"seq":${Number(after[0]?.seq) + 1}`);
  });

  it("gives PostgreSQL what the server's own queries read", async () => {
    const { DATA_DIR, token } = await createInstance();
    const url = newDatabase();
    await moveWith(DATA_DIR)("--to", url);
    const database = openPostgres(url);
    onTestFinished(() => database.close());
    const [user] = await ask(url, "select user_id from tokens");
    const found = await createStore(database).tokens.find(String(user?.user_id), token.id);
    expect(found).toMatchObject({ name: token.name, inGallery: true });
  });

  it("while a server runs copies what is there, and finishes what has changed once it is stopped", async () => {
    const { DATA_DIR, token } = await createInstance();
    const url = newDatabase();
    const release = takeDataFolder(DATA_DIR);
    const online = await moveWith(DATA_DIR)("--to", url);
    expect(online).toMatchObject({ code: 0, err: "" });
    expect(online.out).toContain("Stop the server and run the same command again");
    expect(await ask(url, "select name from facts where name = 'moving'")).toHaveLength(1);
    const { user_id: user } = JSON.parse(rowsOf(DATA_DIR).tokens?.[0] ?? "");
    change(
      DATA_DIR,
      // Two rows change what is theirs alone: each stands in the other's way.
      "insert into wallets select 'w1', id, 'one', 1, null from users",
      "insert into wallets select 'w2', id, 'two', 1, null from users",
      `update tokens set name = 'Changed', version = version + 1 where id = '${token.id}'`,
      "delete from websites",
      `insert into messages (id, kind, body, created_at) values ('m', 'contact', 'hello', 1)`,
    );
    expect((await moveWith(DATA_DIR)("--to", url)).code).toBe(0);
    change(
      DATA_DIR,
      "update wallets set address = 'three' where id = 'w1'",
      "update wallets set address = 'one' where id = 'w2'",
      "update wallets set address = 'two' where id = 'w1'",
      `update users set name = 'Somebody' where id = '${user}'`,
      "delete from messages",
    );
    release();
    const last = await moveWith(DATA_DIR)("--to", url);
    expect(last).toMatchObject({ code: 0, err: "" });
    expect(last.out).toContain("Each was compared");
    expect(await ask(url, "select name from facts where name = 'moving'")).toHaveLength(0);
    const { elsewhere } = await moveBack(url);
    expect(rowsOf(elsewhere)).toEqual(rowsOf(DATA_DIR));
  });

  it("goes back while servers use PostgreSQL, and finishes once they are gone", async () => {
    const { DATA_DIR, token } = await createInstance();
    const url = newDatabase();
    await moveWith(DATA_DIR)("--to", url);
    const running = openPostgres(url);
    await running.pool.query("select 1");
    const elsewhere = newFolder();
    const online = await moveWith(elsewhere)("--from", url);
    expect(online.out).toContain("Stop the server and run the same command again");
    expect(existsSync(join(elsewhere, "gemwright.db"))).toBe(false);
    await running.pool.query("update tokens set name = 'Changed' where id = $1", [token.id]);
    await running.close();
    expect((await moveWith(elsewhere)("--from", url)).out).toContain("Each was compared");
    expect(rowsOf(elsewhere).tokens?.[0]).toContain('"name":"Changed"');
  });

  it("knows the servers whose address gives their connections another name", async () => {
    const { DATA_DIR } = await createInstance();
    const url = newDatabase();
    await moveWith(DATA_DIR)("--to", url);
    const running = openPostgres(named(url, "shop"));
    await running.pool.query("select 1");
    const { out } = await moveWith(newFolder())("--from", url);
    expect(out).toContain("Stop the server and run the same command again");
    await running.close();
  });

  it("leaves out the character that PostgreSQL does not keep", async () => {
    const { DATA_DIR } = await createInstance();
    change(DATA_DIR, "update generations set seed = 'a' || char(0) || 'b'");
    const moved = await moveWith(DATA_DIR)("--to", newDatabase());
    expect(moved).toMatchObject({ code: 0, err: "" });
  });

  it("of files alone is not finished while servers use PostgreSQL", async () => {
    const { DATA_DIR } = await createInstance();
    const [one, two, url] = [await bucket(), await bucket(), newDatabase()];
    await moveWith(DATA_DIR, one)("--to", url, "--blobs", one.url);
    const files = () =>
      run(["move", "--blobs", two.url], {
        DATA_DIR: newFolder(),
        DATABASE_URL: url,
        ...one.env,
        SERVER_KEY: "0".repeat(64),
      });
    const running = openPostgres(url);
    await running.pool.query("select 1");
    expect((await files()).out).toContain("Stop the server and run the same command again");
    await running.close();
    expect((await files()).out).toContain("Each was compared");
  });

  it("goes by the lines of the guide", async () => {
    const { DATA_DIR } = await createInstance();
    const [s3, url, elsewhere] = [await bucket(), newDatabase(), newFolder()];
    const guide = readFileSync("docs/self-hosting.md", "utf8");
    const lines = [...guide.matchAll(/^npm run gemwright -- move (.*)$/gm)].map(([, line = ""]) =>
      line
        .replace(/postgres:\S+/, url)
        .replace(/"s3:[^"]+"/, s3.url)
        .split(" "),
    );
    const [first = [], last = [], back = []] = lines;
    const release = takeDataFolder(DATA_DIR);
    expect((await moveWith(DATA_DIR, s3)(...first)).out).toContain("Stop the server");
    release();
    expect((await moveWith(DATA_DIR, s3)(...last)).out).toContain("Then start the server");
    expect(await moveWith(elsewhere, s3)(...back)).toMatchObject({ code: 0, err: "" });
    expect(rowsOf(elsewhere)).toEqual(rowsOf(DATA_DIR));
  });

  it("goes from one PostgreSQL to another", async () => {
    const { DATA_DIR } = await createInstance();
    const [one, other] = [newDatabase(), newDatabase()];
    await moveWith(DATA_DIR)("--to", one);
    expect(await moveWith(newFolder())("--from", one, "--to", other)).toMatchObject({ code: 0, err: "" });
    const { elsewhere } = await moveBack(other);
    expect(rowsOf(elsewhere)).toEqual(rowsOf(DATA_DIR));
  });

  it("takes a database that a server has started on and nobody has used", async () => {
    const { DATA_DIR } = await createInstance();
    const url = newDatabase();
    await migratePostgres(url, "api/migrations/postgres");
    await ask(
      url,
      `insert into jobs (id, kind, payload, state, attempts, due_at, created_at, updated_at)
      values ('j', 'k', '{}', 'queued', 0, 1, 1, 1)`,
    );
    expect(await moveWith(DATA_DIR)("--to", url)).toMatchObject({ code: 0, err: "" });
    const { elsewhere } = await moveBack(url);
    expect(rowsOf(elsewhere)).toEqual(rowsOf(DATA_DIR));
  });

  it("needs no more rights than to own its database", async () => {
    const { DATA_DIR } = await createInstance();
    const url = new URL(newDatabase());
    await ask(
      url.href,
      "create role plain login",
      `alter database "${url.pathname.slice(1)}" owner to plain`,
    );
    url.username = "plain";
    expect(await moveWith(DATA_DIR)("--to", url.href)).toMatchObject({ code: 0, err: "" });
    const { elsewhere } = await moveBack(url.href);
    expect(rowsOf(elsewhere)).toEqual(rowsOf(DATA_DIR));
  });
});

describe("a command line", () => {
  it("that names no place, a wrong one or one twice prints help", async () => {
    const DATA_DIR = newFolder();
    mkdirSync(DATA_DIR, { recursive: true });
    for (const line of [
      [],
      ["--to", "mysql://localhost/gems"],
      ["--from", "postgres://one/db", "--to", "postgres://one/db"],
      ["--blobs", "s3://frogs"],
      ["everything", "--to", "postgres://one/db"],
    ])
      expect([line, (await moveWith(DATA_DIR)(...line)).code]).toEqual([line, 2]);
    expect(() => new Database(join(DATA_DIR, "moving.db"), { fileMustExist: true })).toThrow();
  });
});
