import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished } from "vitest";
import { type PostgresServer, startPostgres } from "../../testing/postgres-server.ts";
import { StartError } from "../database.ts";
import { createStore } from "../store.ts";
import { LOCK, migratePostgres } from "./migrate.ts";
import { openPostgres, type PostgresDatabase } from "./open.ts";

const MIGRATIONS = "api/migrations/postgres";
const NOW = Date.UTC(2024, 0, 1);

let server: PostgresServer;
let url: string;
let open: PostgresDatabase[] = [];

beforeAll(async () => {
  server = await startPostgres();
  await migratePostgres(server.create("empty"), MIGRATIONS);
});
afterAll(() => server.stop());

let count = 0;
beforeEach(() => {
  url = server.create(`test-${++count}`, "empty");
  return async () => {
    await Promise.all(open.map((each) => each.close()));
    open = [];
  };
});

function connect() {
  const database = openPostgres(url);
  open.push(database);
  return { database, store: createStore(database) };
}

const user = (id: string) => ({ id, name: "Ada", email: null, createdAt: NOW });

const isSettled = (database: PostgresDatabase): boolean => {
  const version = database.foreignVersion();
  return database.foreignVersion() === version;
};

/** Waits for what another connection is told of. */
async function until(isTrue: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await isTrue())) await setTimeout(10);
}

describe("a plan", () => {
  it("is committed whole, or not at all, with the error of its first guard that fails", async () => {
    const { store } = connect();
    await store.commit([store.accounts.addUser(user("a"))]);
    const plan = [
      store.accounts.addUser(user("b")),
      store.sessions.revokeOwn("b", "none", NOW),
      store.accounts.addUser(user("a")),
    ];
    await expect(store.commit(plan)).rejects.toMatchObject({ code: "not_found" });
    expect(await store.accounts.user("b")).toBe(null);
  });

  it("that a unique index refuses is stale", async () => {
    const { store } = connect();
    await store.commit([store.accounts.addUser(user("a"))]);
    const again = store.commit([store.accounts.addUser(user("a"))]);
    await expect(again).rejects.toMatchObject({ code: "precondition_stale" });
  });

  it("of two that meet runs again, so that both count", async () => {
    const [one, other] = [connect(), connect()];
    const key = { day: "2024-01-01", userId: "", kind: "tokens" as const };
    const reserve = ({ store }: typeof one) => store.commit([store.modelUse.reserve(key, 1, 1_000)]);
    await Promise.all(Array.from({ length: 20 }, (_, i) => reserve(i % 2 ? one : other)));
    expect(await one.store.modelUse.read(key)).toBe(20);
  });

  it("sees what another has written between its reads and its commit", async () => {
    const [one, other] = [connect(), connect()];
    const address = { domain: "example.com", subdomain: "frog" };
    const claims = [one, other].map(({ store }, i) =>
      store.commit([store.addresses.claim(`user-${i}`, `token-${i}`, address, NOW)]),
    );
    const outcomes = await Promise.allSettled(claims);
    const lost = outcomes.filter((each) => each.status === "rejected");
    expect(lost).toMatchObject([{ reason: { code: "subdomain_taken" } }]);
  });
});

describe("a host whose answer changes", () => {
  const block = { kind: "site" as const, value: "frog.example.com", reason: "", createdAt: NOW };

  it("is reported to every server, and to its own before the commit is answered", async () => {
    const [one, other] = [connect(), connect()];
    const heard: Record<string, string[]> = { one: [], other: [] };
    one.database.watchHosts((host) => heard.one?.push(host));
    other.database.watchHosts((host) => heard.other?.push(host));
    const version = other.database.foreignVersion();
    await until(() => isSettled(other.database));
    expect(other.database.foreignVersion()).toBeGreaterThan(version);
    await one.store.commit([one.store.blocks.add(block)]);
    expect(heard.one).toContain("frog.example.com");
    await until(() => heard.other?.includes("frog.example.com") ?? false);
  });

  it("is not known while nobody listens: then every look finds another version", async () => {
    const { database } = connect();
    expect(isSettled(database)).toBe(false);
  });
});

describe("a database that is killed", () => {
  it("is unavailable in the catalogue's words, and works again by itself", async () => {
    const { database, store } = connect();
    database.watchHosts(() => undefined);
    await store.commit([store.accounts.addUser(user("a"))]);
    await until(() => isSettled(database));
    await server.kill();
    await expect(store.accounts.user("a")).rejects.toMatchObject({ code: "unavailable" });
    const plan = store.commit([store.accounts.addUser(user("b"))]);
    await expect(plan).rejects.toMatchObject({ code: "unavailable" });
    // Nobody can change anything meanwhile: what is in memory holds.
    await until(() => isSettled(database));
    const version = database.foreignVersion();
    await server.start();
    expect((await store.accounts.user("a"))?.name).toBe("Ada");
    await store.commit([store.accounts.addUser(user("b"))]);
    await until(() => database.foreignVersion() !== version && isSettled(database));
  });
});

it("that takes no new connections, and goes on with the others, leaves nobody with what was true", async () => {
  const [one, other] = [connect(), connect()];
  const heard: string[] = [];
  one.database.watchHosts((host) => heard.push(host));
  await until(() => isSettled(one.database));
  await Promise.all([one.store.accounts.user("a"), other.store.accounts.user("a")]);
  process.kill(server.pid(), "SIGTERM");
  await setTimeout(200);
  await other.database.pool.query(
    "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'gemwright notices'",
  );
  await setTimeout(1_000);
  const version = one.database.foreignVersion();
  await other.store.commit([
    other.store.blocks.add({ kind: "site", value: "frog.example.com", reason: "", createdAt: NOW }),
  ]);
  await setTimeout(3_000);
  const later = one.database.foreignVersion();
  await server.kill();
  await server.start();
  expect(heard).toEqual([]);
  expect(later).toBeGreaterThan(version);
}, 20_000);

it("is migrated by one of several servers that start together", async () => {
  const fresh = server.create("fresh");
  await Promise.all([1, 2, 3].map(() => migratePostgres(fresh, MIGRATIONS)));
  const database = openPostgres(fresh);
  open.push(database);
  expect(await createStore(database).instance.read()).toMatch(/^[0-9a-f]{16}$/);
});

describe("a migration", () => {
  /** A folder with one more migration, which changes a table. */
  function withLater(): string {
    const folder = mkdtempSync(join(tmpdir(), "gem-migrations-"));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    cpSync(MIGRATIONS, folder, { recursive: true });
    const file = join(folder, "meta/_journal.json");
    const journal = JSON.parse(readFileSync(file, "utf8"));
    const later = { idx: 99, version: "7", when: 9_000_000_000_000, tag: "0099_later", breakpoints: true };
    writeFileSync(file, JSON.stringify({ ...journal, entries: [...journal.entries, later] }));
    writeFileSync(join(folder, "0099_later.sql"), "alter table tokens add column later text;");
    return folder;
  }

  /** Reads a table for as long as nobody calls what it answers, as a long walk or a backup does. */
  async function holdTokens({ database }: ReturnType<typeof connect>): Promise<() => Promise<void>> {
    const client = await database.pool.connect();
    await client.query("begin");
    await client.query("select count(*) from tokens");
    return async () => {
      await client.query("rollback");
      client.release();
    };
  }

  it("waits for a table that is read for long in short turns, between which others are answered", async () => {
    const { database, store } = connect();
    const letGo = await holdTokens({ database, store });
    const migrating = migratePostgres(url, withLater());
    await setTimeout(500);
    expect(await store.tokens.count("nobody")).toBe(0);
    await letGo();
    await migrating;
    await database.pool.query("select later from tokens");
  }, 15_000);

  it("that cannot get its tables in its time says so, and changes nothing", async () => {
    const { database, store } = connect();
    const letGo = await holdTokens({ database, store });
    const migrating = migratePostgres(url, withLater(), { lock: 100, pause: 100, limit: 500 });
    await expect(migrating).rejects.toThrow(StartError);
    await expect(migrating).rejects.toThrow("in use");
    await letGo();
    await expect(database.pool.query("select later from tokens")).rejects.toThrow("does not exist");
  });

  it("that another server does not end says so", async () => {
    const { database } = connect();
    const other = await database.pool.connect();
    await other.query("select pg_advisory_lock($1)", [LOCK]);
    const migrating = migratePostgres(url, withLater(), { lock: 100, pause: 100, limit: 300 });
    await expect(migrating).rejects.toThrow("another server");
    other.release(true);
    await migratePostgres(url, withLater());
    await database.pool.query("select later from tokens");
  });

  it("by a role that may not create tables says so", async () => {
    const { database } = connect();
    const role = `plain_${count}`;
    await database.pool.query(`create role ${role} login`);
    const plain = (name: string) => server.create(name).replace("gemwright@", `${role}@`);
    const migrating = migratePostgres(plain(`plain-${count}`), MIGRATIONS);
    await expect(migrating).rejects.toThrow(StartError);
    await expect(migrating).rejects.toThrow(`may not create tables in localhost/plain-${count}`);
    const granted = plain(`granted-${count}`);
    await database.pool.query(`grant create on database "granted-${count}" to ${role}`);
    await expect(migratePostgres(granted, MIGRATIONS)).rejects.toThrow(StartError);
  });
});

describe("an older server beside a newer one", () => {
  it("goes on while a migration adds columns and tables", async () => {
    const { database, store } = connect();
    await store.commit([store.accounts.addUser(user("a"))]);
    expect(await store.accounts.user("a")).toMatchObject(user("a"));
    await database.pool.query("alter table users add column later text, add column counted bigint default 0");
    await database.pool.query("create table later (id text primary key)");
    await store.commit([store.accounts.addUser(user("b"))]);
    expect(await store.accounts.user("a")).toMatchObject(user("a"));
    expect(await store.accounts.user("b")).toMatchObject(user("b"));
  });

  it("finds its tables as it knows them: a migration takes nothing away", () => {
    const takesAway =
      /\bdrop (table|column|constraint)\b|\brename\b|\bset (not null|data type)\b|add column [^,;]* not null(?![^,;]* default)/i;
    expect("ALTER TABLE a ADD COLUMN b text NOT NULL;").toMatch(takesAway);
    const names = readdirSync(MIGRATIONS).filter((name) => name.endsWith(".sql"));
    const changes = names.filter((name) => takesAway.test(readFileSync(join(MIGRATIONS, name), "utf8")));
    expect(names.length).toBeGreaterThan(1);
    expect(changes).toEqual([]);
  });

  it("is refused a start once the newer one has migrated", async () => {
    await connect().database.pool.query(
      "insert into drizzle.__drizzle_migrations (hash, created_at) values ('later', 9000000000000)",
    );
    await expect(migratePostgres(url, MIGRATIONS)).rejects.toThrow("made by a newer version");
  });
});

it("that cannot be reached is named without its password", async () => {
  const nowhere = "postgres://ada:secret@127.0.0.1:1/gems";
  await expect(migratePostgres(nowhere, MIGRATIONS)).rejects.toThrow("127.0.0.1:1/gems cannot be reached");
  await expect(migratePostgres(nowhere, MIGRATIONS)).rejects.not.toThrow("secret");
});
