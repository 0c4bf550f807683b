import { chownSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { ask } from "../../testing/own-postgres.ts";
import { startPostgres } from "../../testing/postgres-server.ts";
import { migratePostgres } from "./migrate.ts";
import { openPostgres } from "./open.ts";

it("is another era as soon as a standby takes over, which may have missed the last commits", async () => {
  const server = await startPostgres();
  onTestFinished(() => server.stop());
  const url = server.create("gems");
  await migratePostgres(url, "api/migrations/postgres");
  const eraNow = async () => {
    const database = openPostgres(url);
    return database.era().finally(() => database.close());
  };
  const before = await eraNow();
  expect(await eraNow()).toBe(before);

  // So much is unwritten that its checkpoint takes minutes.
  await ask(url, "create table full_pages as select repeat('x', 500) from generate_series(1, 50000)");
  const [{ data_directory: folder } = {}] = await ask(url, "show data_directory");
  await server.kill();
  const signal = join(String(folder), "standby.signal");
  writeFileSync(signal, "");
  const { uid, gid } = statSync(String(folder));
  chownSync(signal, uid, gid);
  await server.start();
  await ask(url, "select pg_promote()");
  expect(await eraNow()).not.toBe(before);
});
