import Database from "better-sqlite3";
import { describe, expect, it } from "vitest";
import { CodedError } from "#contract/errors.ts";
import { createTestApp } from "../testing/test-app.ts";
import { applyMigrations } from "./migrate.ts";
import { openDatabase } from "./open.ts";
import { STEP_ROWS, untilFresh, type Write } from "./plan.ts";

function open() {
  const database = openDatabase(":memory:");
  applyMigrations(database, "api/migrations");
  const { sqlite } = database;
  sqlite.exec("delete from facts");
  const insert = sqlite.prepare("insert into facts values (@name, @value)");
  const change = sqlite.prepare("update facts set value = @value where name = @name");
  const read = () => sqlite.prepare("select name, value from facts order by name").all();
  const add = (name: string): Write => ({ statement: insert, values: { name, value: "1" }, expect: "one" });
  const set = (name: string, value: string): Write => ({
    statement: change,
    values: { name, value },
    expect: "one",
    otherwise: "token_not_found",
  });
  return { commit: database.commit, read, add, set };
}

describe("a plan", () => {
  it("is committed whole", async () => {
    const { commit, read, add, set } = open();
    await commit([add("a"), set("a", "2")]);
    expect(read()).toEqual([{ name: "a", value: "2" }]);
  });

  it("changes nothing if one guard fails, and says which", async () => {
    const { commit, read, add, set } = open();
    await expect(commit([add("a"), set("b", "2"), add("c")])).rejects.toMatchObject({
      code: "token_not_found",
    });
    expect(read()).toEqual([]);
  });

  it("that a unique index refuses is stale, and is planned again", async () => {
    const { commit, read, add } = open();
    await commit([add("a")]);
    await expect(commit([add("a")])).rejects.toMatchObject({ code: "precondition_stale" });
    let name = "a";
    await untilFresh(async () => {
      const wanted = name;
      name = "b";
      await commit([add(wanted)]);
    });
    expect(read()).toHaveLength(2);
  });

  it.each([
    ["SQLITE_FULL", "storage_full"],
    ["SQLITE_IOERR_WRITE", "storage_full"],
    ["SQLITE_IOERR_FSYNC", "storage_full"],
    ["SQLITE_IOERR_SHMSIZE", "storage_full"],
    ["SQLITE_IOERR_READ", "unavailable"],
    ["SQLITE_READONLY_DIRECTORY", "unavailable"],
    ["SQLITE_CANTOPEN", "unavailable"],
    ["SQLITE_BUSY_SNAPSHOT", "unavailable"],
  ])("that fails on the disk with %s reports %s", async (sqliteCode, code) => {
    const { commit } = open();
    const run = () => {
      throw new Database.SqliteError("disk I/O error", sqliteCode);
    };
    const write: Write = { statement: { run }, values: {}, expect: "any" };
    await expect(commit([write])).rejects.toMatchObject({ code });
  });

  it("is planned again only so many times", async () => {
    let attempts = 0;
    const never = untilFresh(async () => {
      attempts++;
      throw new CodedError("precondition_stale");
    });
    await expect(never).rejects.toMatchObject({ code: "precondition_stale" });
    expect(attempts).toBe(5);
  });
});

describe("deleting expired rows", () => {
  const { database, deps } = createTestApp();
  const { sqlite } = database;
  const { store } = deps;

  it("happens in steps of a fixed number of rows", async () => {
    const insert = sqlite.prepare("insert into challenges values (?, 'a', 'sign_in', 'm', 0, null)");
    for (let n = 0; n < 2.5 * STEP_ROWS; n++) insert.run(String(n));
    const left: unknown[] = [];
    const note = () => left.push(sqlite.prepare("select count(*) from challenges").pluck().get());
    for await (const _ of store.sweep(store.sessions.forgetChallenges(1))) note();
    note();
    expect(left).toEqual([1.5 * STEP_ROWS, 0.5 * STEP_ROWS, 0]);
  });

  const place = { at: 0, row: 0 };
  const writes: Record<string, Write> = {
    challenges: store.sessions.forgetChallenges(0),
    sessions: store.sessions.forget(0)[0] as Write,
    tokens: store.sessions.forget(0)[1] as Write,
    generations: store.generations.forget(0),
    previews: store.sites.forgetPreviews(0),
    websites: store.websites.expire(0),
    "expired sites": store.sites.noteExpiry([place]),
    sites: store.sites.forget(0),
    addresses: store.addresses.forget(0),
    "idempotency keys": store.idempotency.forget(0),
    "one idempotency key": store.idempotency.clear({ owner: "", path: "", key: "" }, 0),
    "model use": store.modelUse.forget(""),
    deletions: store.tokenChanges.forget([place], 0),
    jobs: store.jobs.forget(0),
  };

  it.each(Object.entries(writes))("finds them by an index: %s", (_what, { statement }) => {
    const { sql } = (statement as unknown as { getQuery(): { sql: string } }).getQuery();
    const parameters = sql
      .split("?")
      .slice(1)
      .map(() => 0);
    const plan = sqlite.prepare(`explain query plan ${sql}`).all(...parameters) as { detail: string }[];
    expect(plan.map(({ detail }) => detail).filter((detail) => /^SCAN (?!json_each)/.test(detail))).toEqual(
      [],
    );
  });
});
