import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { Client } from "pg";
import { type ChildServer, startChild } from "../../../api/src/testing/child-server.ts";
import { type PostgresServer, startPostgres } from "../../../api/src/testing/postgres-server.ts";
import { startS3Server } from "../../../api/src/testing/s3-server.ts";
import type { Product } from "../../support/product.ts";
import { freePort } from "../proxies/proxy.ts";
import { spawnSandbox } from "../spawn-sandbox.ts";
import { startBalancer } from "./balancer.ts";

type S3 = Awaited<ReturnType<typeof startS3Server>>;

/** Several servers on one PostgreSQL and one bucket, behind one address. */
export interface Cluster {
  /** The address of all of them. */
  url: string;
  sandboxUrl: string;
  servers: ChildServer[];
  postgres: PostgresServer;
  s3: S3;
  /** `kill -9` of one. */
  kill(at: number): Promise<void>;
  /** Starts it again, on its port. */
  start(at: number): Promise<void>;
  /** Ends one in peace and starts it again on its port, with nothing in its memory, and with these settings as well. */
  restart(at: number, more?: Record<string, string>): Promise<void>;
  /** Resolves once each transaction that has begun by now is over: what was in the air has happened then, or not. */
  quiet(): Promise<void>;
  stop(): Promise<void>;
}

export async function startCluster(count: number, more: Record<string, string> = {}): Promise<Cluster> {
  const folder = mkdtempSync(join(tmpdir(), "gemwright-servers-"));
  const [postgres, s3, sandbox, port] = await Promise.all([
    startPostgres(),
    startS3Server(),
    spawnSandbox(join(folder, "sandbox"), "dist/sandbox/public"),
    freePort(),
  ]);
  const env = {
    DATABASE_URL: postgres.create("gemwright"),
    ...s3.env,
    SERVER_KEY: "5a".repeat(32),
    PUBLIC_URL: `http://localhost:${port}`,
    SITES_DOMAIN: `localhost:${port}`,
    SANDBOX_URL: sandbox.url,
    TRUSTED_PROXIES: "127.0.0.1",
    RATE_LIMIT_SCALE: "100000",
    LOG_LEVEL: "error",
    ...more,
  };
  const startOne = (at: number, own = {}) => startChild(join(folder, `server-${at}`), [], { ...env, ...own });
  // Together: one of them makes the tables, the others wait for it.
  const servers = await Promise.all(Array.from({ length: count }, (_, at) => startOne(at)));
  const ports = servers.map((server) => server.port);
  const balancer = await startBalancer(port, ports, folder);
  const kill = async (at: number) => {
    servers[at]?.process.kill("SIGKILL");
    await servers[at]?.exited;
  };
  const start = async (at: number, more: Record<string, string> = {}) => {
    servers[at] = await startOne(at, { PORT: String(ports[at]), ...more });
  };
  return {
    url: env.PUBLIC_URL,
    sandboxUrl: sandbox.url,
    servers,
    postgres,
    s3,
    kill,
    start,
    async restart(at, more) {
      servers[at]?.process.kill("SIGTERM");
      await servers[at]?.exited;
      await start(at, more);
    },
    quiet: () => transactionsEnd(env.DATABASE_URL),
    async stop() {
      await Promise.all(servers.map((_, at) => kill(at)));
      await Promise.all([balancer.stop(), sandbox.stop(), s3.stop(), postgres.stop()]);
      rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
    },
  };
}

/** The same as one product: all its servers are killed at once. */
export async function startClusterProduct(count = 3): Promise<Product> {
  const cluster = await startCluster(count);
  const { url, sandboxUrl, stop } = cluster;
  const each = async (act: (at: number) => Promise<void>) => {
    await Promise.all(cluster.servers.map((_, at) => act(at)));
  };
  return {
    url,
    sandboxUrl,
    dataDir: "",
    kill: () => each(cluster.kill),
    start: () => each(cluster.start),
    remove: stop,
  };
}

/** A commit that a server sent just before its end is still PostgreSQL's to do. */
async function transactionsEnd(url: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    const begun = await client.query("select now()::text as now");
    const isOpen = `select from pg_stat_activity where xact_start < $1::timestamptz
      and pid <> pg_backend_pid() and backend_type = 'client backend'`;
    while ((await client.query(isOpen, [begun.rows[0]?.now])).rows.length > 0) await pause(20);
  } finally {
    await client.end();
  }
}
