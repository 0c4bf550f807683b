import { execFileSync } from "node:child_process";
import { randomUUID } from "node:crypto";
import { setTimeout } from "node:timers/promises";
import { onTestFinished } from "vitest";
import type { SqliteDatabase } from "../db/open.ts";
import { openPostgres, type PostgresDatabase } from "../db/postgres/open.ts";
import type { BlobStore } from "../gateways/blob-store.ts";
import { createS3Blobs } from "../gateways/s3-blobs.ts";
import { bucketOf, startS3Server } from "./s3-server.ts";

/** What servers of one database have, each for itself. */
export interface Engines {
  database: SqliteDatabase | PostgresDatabase;
  blobs?: BlobStore;
}

/** The variables that `postgres-setup.ts` sets for the tests of the project `api-postgres`. */
export const variables = {
  psql: "TEST_PSQL",
  admin: "TEST_POSTGRES_URL",
  template: "TEST_POSTGRES_TEMPLATE",
};

const variable = (name: string): string => process.env[name] ?? "";

const ask = (text: string) =>
  execFileSync(
    variable(variables.psql),
    ["-qX", "-v", "ON_ERROR_STOP=1", "-d", variable(variables.admin), "-c", text],
    {
      stdio: ["ignore", "ignore", "pipe"],
    },
  );

/** An empty database with all tables, which is gone when the test is over. Each call opens it once more. */
export function createTestDatabase(): () => PostgresDatabase {
  const name = `test_${randomUUID()}`;
  ask(`create database "${name}" template "${variable(variables.template)}"`);
  const url = new URL(variable(variables.admin));
  url.pathname = `/${name}`;
  const opened: PostgresDatabase[] = [];
  try {
    onTestFinished(async () => {
      await Promise.all(opened.map((database) => database.close()));
      ask(`drop database "${name}" with (force)`);
    });
  } catch {
    // It was opened for several tests; it goes with the server.
  }
  return () => {
    const database = openPostgres(url.href);
    opened.push(database);
    return database;
  };
}

const bucket = process.env.TEST_ENGINE === "postgres" ? await startS3Server(() => readClock()) : null;
let readClock = Date.now;

/** What servers on one database and one bucket have. */
export function createTestEngines(count: number): [Engines, ...Engines[]] {
  if (!bucket) throw new Error("Only the tests of the project api-postgres have a bucket.");
  const open = createTestDatabase();
  const url = bucket.url.replace("kept", randomUUID());
  const engines = () => ({ database: open(), blobs: createS3Blobs(bucketOf({ ...bucket, url })) });
  return [engines(), ...Array.from({ length: count - 1 }, engines)];
}

/** The bucket's clock is that of the test app that was opened last. */
export function setBucketClock(clock: () => number): void {
  readClock = clock;
}

/** `?` stands for a value, as in SQLite. */
export async function askPostgres({ pool }: PostgresDatabase, text: string, values: unknown[]) {
  let count = 0;
  return (
    await pool.query(
      text.replaceAll("?", () => `$${++count}`),
      values,
    )
  ).rows;
}

/** Milliseconds: far more than any notice takes. */
const NOTICE_TIMEOUT_MS = 30_000;

/** Each server sends one more notice. Resolves when all have received them all, and so what was sent before. */
export async function waitForNotices(servers: readonly PostgresDatabase[]): Promise<void> {
  const last = servers.map(({ notices }) => ({ notices, text: randomUUID() }));
  const missing = new Set<string>();
  for (const [at, { notices }] of servers.entries()) {
    for (const { text } of last) missing.add(`${at} ${text}`);
    notices.receive((text) => missing.delete(`${at} ${text}`));
  }
  const deadline = Date.now() + NOTICE_TIMEOUT_MS;
  // A server that does not listen yet receives a later one.
  for (let waits = 0; missing.size > 0; waits++) {
    if (Date.now() > deadline) throw new Error("The servers' notices do not arrive.");
    if (waits % 20 === 0) for (const { notices, text } of last) notices.send(text);
    await setTimeout(5);
  }
}
