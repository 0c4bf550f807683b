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

/** Resolves when a notice that the first server sends now has arrived at each: what was sent before is there too. */
export async function untilNoticesArrive(servers: readonly [PostgresDatabase, ...PostgresDatabase[]]) {
  const last = randomUUID();
  const waiting = new Set(servers);
  for (const server of servers)
    server.notices.receive((text) => {
      if (text === last) waiting.delete(server);
    });
  for (let waits = 0; waiting.size > 0; waits++) {
    if (waits % 20 === 0) servers[0].notices.send(last);
    await setTimeout(5);
  }
}
