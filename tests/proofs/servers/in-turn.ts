import { migratePostgres } from "../../../api/src/db/postgres/migrate.ts";
import { openPostgres, type PostgresDatabase } from "../../../api/src/db/postgres/open.ts";
import { createS3Blobs } from "../../../api/src/gateways/s3-blobs.ts";
import type { Engines } from "../../../api/src/testing/postgres-app.ts";
import { startPostgres } from "../../../api/src/testing/postgres-server.ts";
import { bucketOf, startS3Server } from "../../../api/src/testing/s3-server.ts";
import {
  createTestApp,
  createTestServers,
  type TestApp,
  type TestParts,
} from "../../../api/src/testing/test-app.ts";
import type { Finding } from "../finding.ts";

/** Opens what a proof asks: one server in memory, or several that are asked in turn. */
export type OpenApp = (parts?: TestParts) => Promise<TestApp>;

export const openAlone: OpenApp = async (parts) => createTestApp(parts);

/**
 * Three servers on one new PostgreSQL database and one bucket, each with its own connections and caches, and one
 * clock; each call goes to the next of them. Opening others ends the ones before.
 */
export async function startServersInTurn(): Promise<{ open: OpenApp; stop(): Promise<void> }> {
  const [postgres, s3] = await Promise.all([startPostgres(), startS3Server(() => clock())]);
  await migratePostgres(postgres.create("template"), "api/migrations/postgres");
  let clock = Date.now;
  let opened: PostgresDatabase[] = [];
  let count = 0;
  const close = () => Promise.all(opened.map((database) => database.close()));
  return {
    async open(parts) {
      await close();
      const url = postgres.create(`app_${++count}`, "template");
      const engines = (): Engines => ({ database: openPostgres(url), blobs: createS3Blobs(bucketOf(s3)) });
      const all: [Engines, ...Engines[]] = [engines(), engines(), engines()];
      opened = all.map(({ database }) => database as PostgresDatabase);
      const testApp = createTestServers(all, parts);
      clock = testApp.deps.clock;
      return testApp;
    },
    async stop() {
      await close();
      await Promise.all([s3.stop(), postgres.stop()]);
    },
  };
}

/** Runs a proof with its arguments: on three servers in turn where the word `servers` is one of them. */
export async function proveWhereWanted(
  args: readonly string[],
  prove: (rest: string[], open: OpenApp) => Promise<Finding>,
): Promise<Finding> {
  const rest = args.filter((each) => each !== "servers");
  if (rest.length === args.length) return prove(rest, openAlone);
  const { open, stop } = await startServersInTurn();
  try {
    return await prove(rest, open);
  } finally {
    await stop();
  }
}
