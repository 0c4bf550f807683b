import type { Hono } from "hono";
import type { SessionTokens } from "#contract/auth.ts";
import { CodedError } from "#contract/errors.ts";
import type { SavedToken } from "#contract/token.ts";
import type { Website } from "#contract/website.ts";
import { createApp } from "../app.ts";
import { createDeps, type Parts } from "../create-deps.ts";
import { applyMigrations } from "../db/migrate.ts";
import { openDatabase, type SqliteDatabase } from "../db/open.ts";
import type { ServerDeps } from "../deps.ts";
import { readEnv } from "../env.ts";
import { silentLog } from "../log.ts";
import { resolveSettings } from "../settings.ts";
import { type Call, createCall } from "./call.ts";
import { createFakeChain, type FakeChain } from "./fake-chain.ts";
import { createFakeComposer } from "./fake-composer.ts";
import { createFakeOutside, type FakeOutside } from "./fake-outside.ts";
import { createMemoryBlobs } from "./memory-blobs.ts";
import {
  askPostgres,
  createTestEngines,
  type Engines,
  setBucketClock,
  waitForNotices,
} from "./postgres-app.ts";
import { createRememberedImages } from "./remembered-images.ts";
import { idea, websiteRequest } from "./requests.ts";
import { createTestWallet, type TestWallet } from "./wallet.ts";

/** Shared by all test apps. */
const images = createRememberedImages();

const MIGRATIONS = "api/migrations";

export interface TestApp {
  deps: ServerDeps;
  /** The dependencies of each server, where several share a database; `deps` are those of the first. */
  servers: readonly ServerDeps[];
  app: Hono;
  chain: FakeChain;
  outside: FakeOutside;
  database: SqliteDatabase;
  clock: { now: number; advance(ms: number): void };
  call: Call;
  /** Rows of a query, or nothing of a write, in SQL that both engines speak; `?` for a value. */
  sql(text: string, ...values: unknown[]): Promise<Record<string, unknown>[]>;
  /** The first column of the first row. */
  value(text: string, ...values: unknown[]): Promise<unknown>;
  /** Resolves when each server has received the notices that the others had sent by now. */
  waitForNotices(): Promise<void>;
  signIn(wallet?: TestWallet): Promise<SessionTokens & { wallet: TestWallet }>;
  draft(session: SessionTokens, prompt?: string): Promise<SavedToken>;
  website(session: SessionTokens, tokenId: string, subdomain: string): Promise<Website>;
}

export type TestParts = Partial<Omit<Parts, "database"> & { database: SqliteDatabase }>;

/**
 * The whole server in memory, at noon of a day long past. In the tests of the project `api-postgres` these are three,
 * on one database and one bucket, which are asked in turn.
 */
export const createTestApp = (parts: TestParts = {}, env: Record<string, string> = {}): TestApp =>
  openTestApp(3, parts, env);

/** The same with one server, for a test of what each has for itself: its metrics, or its line of waiting requests. */
export const createOneServer = (parts: TestParts = {}, env: Record<string, string> = {}): TestApp =>
  openTestApp(1, parts, env);

function openTestApp(servers: number, parts: TestParts, env: Record<string, string>): TestApp {
  if (process.env.TEST_ENGINE === "postgres" && !parts.database) {
    const testApp = createTestServers(createTestEngines(servers), parts, env);
    setBucketClock(testApp.deps.clock);
    return testApp;
  }
  const database = parts.database ?? openDatabase(migrated());
  if (parts.database?.drizzle) applyMigrations(database, MIGRATIONS);
  return createTestServers([{ database }], parts, env);
}

/** Several servers with one clock and one world around them; each call goes to the next of them. */
export function createTestServers(
  engines: readonly [Engines, ...Engines[]],
  parts: TestParts = {},
  env: Record<string, string> = {},
): TestApp {
  const clock = {
    now: Date.UTC(2024, 0, 1, 12),
    advance(ms: number) {
      clock.now += ms;
    },
  };
  const chain = createFakeChain();
  const outside = createFakeOutside();
  const shared = {
    settings: resolveSettings(readEnv(env), 8000),
    key: Buffer.alloc(32, 7),
    blobs: createMemoryBlobs(() => clock.now),
    chain,
    trading: { tradeLocal: () => Promise.reject(new CodedError("trading_unavailable")) },
    composer: createFakeComposer(),
    images,
    outside,
    log: silentLog,
    clock: () => clock.now,
    ...parts,
  };
  const start = (own: Engines) => {
    const deps = createDeps({ ...shared, ...own, ...parts });
    return { deps, app: createApp(deps) };
  };
  const [first, ...others] = engines;
  const servers = [start(first), ...others.map(start)] as const;
  let turn = 0;
  const next = () => servers[turn++ % servers.length] ?? servers[0];
  const call = createCall({ request: (...input) => next().app.request(...input) });
  const database = first.database as SqliteDatabase;
  const sql: TestApp["sql"] = async (text, ...values) => {
    if ("pool" in database) return askPostgres(database as never, text, values);
    const statement = database.sqlite.prepare(text);
    if (statement.reader) return statement.all(...values) as Record<string, unknown>[];
    statement.run(...values);
    return [];
  };
  const testApp: TestApp = {
    deps: servers[0].deps,
    servers: servers.map(({ deps }) => deps),
    app: servers[0].app,
    chain,
    outside,
    database,
    clock,
    call,
    sql,
    waitForNotices: async () => {
      if ("pool" in database) await waitForNotices(engines.map(({ database }) => database) as never);
    },
    value: async (...query) => Object.values((await sql(...query))[0] ?? {})[0],
    signIn: (wallet = createTestWallet()) => signIn(call, wallet),
    draft: (session, prompt) => draft(call, session, prompt),
    website: (session, tokenId, subdomain) => website(call, session, tokenId, subdomain),
  };
  return testApp;
}

let empty: Buffer | undefined;

/** A database with all tables, serialized: to copy it is faster than to apply the migrations again. */
function migrated(): Buffer {
  if (empty) return empty;
  const database = openDatabase(":memory:");
  applyMigrations(database, MIGRATIONS);
  empty = database.sqlite.serialize();
  database.close();
  return empty;
}

async function signIn(call: Call, wallet: TestWallet): Promise<SessionTokens & { wallet: TestWallet }> {
  const { address } = wallet;
  const { message } = (await call("createChallenge", { body: { address } })).body;
  const signature = wallet.sign(message);
  const { status, body } = await call("walletSignIn", {
    body: { address, network: "solana", signature, message },
  });
  if (status !== 200) throw new Error(`Signing in failed: ${body.detail}`);
  return { ...body, wallet };
}

async function draft(call: Call, session: SessionTokens, prompt = "a frog astronaut"): Promise<SavedToken> {
  const made = await call("creativeGenerate", { session, body: idea(prompt) });
  const saved = await call("createDraft", { session, body: { session_id: made.body.session_id } });
  return saved.body;
}

async function website(
  call: Call,
  session: SessionTokens,
  tokenId: string,
  subdomain: string,
): Promise<Website> {
  const { status, body } = await call("generateWebsite", {
    session,
    body: websiteRequest(tokenId, subdomain),
  });
  if (status !== 200) throw new Error(`The website failed: ${body.detail}`);
  return body;
}
