import { execFileSync, spawn } from "node:child_process";
import { chownSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { findPostgres } from "./find-postgres.mjs";

export { findPostgres };

export interface PostgresServer {
  /** The path of its client. */
  psql: string;
  /** The address of a database of this server. */
  url(database: string): string;
  /** Makes a database, from a template where one is named, and answers its address. */
  create(database: string, template?: string): string;
  /** Its first process, of which all others are children. */
  pid(): number;
  /** Ends at once, as a power cut does. */
  kill(): Promise<void>;
  start(): Promise<void>;
  stop(): Promise<void>;
}

/** A server of its own in a temporary folder, without a port; PostgreSQL refuses to run as root. */
export async function startPostgres(bin = findPostgres()): Promise<PostgresServer> {
  if (!bin) throw new Error("PostgreSQL is not installed.");
  const folder = mkdtempSync(join(tmpdir(), "gemwright-postgres-"));
  const data = join(folder, "data");
  const user = process.getuid?.() === 0 ? unprivileged() : null;
  if (user) chownSync(folder, user.uid, user.gid);
  const options = { cwd: folder, stdio: "ignore", ...user } as const;
  const program = (name: string) => join(bin, name);
  execFileSync(
    program("initdb"),
    ["-D", data, "-U", "gemwright", "-A", "trust", "-E", "UTF8", "--no-sync"],
    options,
  );
  let running: ReturnType<typeof spawn> | null = null;
  const ended = () =>
    new Promise<void>((resolve) => {
      if (!running || running.exitCode !== null || running.signalCode !== null) resolve();
      else running.once("exit", () => resolve());
    });
  const url = (database: string) =>
    `postgres://gemwright@localhost/${database}?host=${encodeURIComponent(folder)}`;
  const ask = (text: string) =>
    execFileSync(program("psql"), ["-qX", "-v", "ON_ERROR_STOP=1", "-d", url("postgres"), "-c", text], {
      stdio: ["ignore", "ignore", "pipe"],
    });
  const server: PostgresServer = {
    psql: program("psql"),
    url,
    create(database, template) {
      ask(`create database "${database}"${template ? ` template "${template}"` : ""}`);
      return url(database);
    },
    async start() {
      const settings = {
        listen_addresses: "",
        unix_socket_directories: folder,
        max_connections: "300",
        fsync: "off",
        // Far from UTC, and not by whole hours: no time may depend on it.
        timezone: "Asia/Kathmandu",
      };
      const args = Object.entries(settings).flatMap(([name, value]) => ["-c", `${name}=${value}`]);
      running = spawn(program("postgres"), ["-D", data, ...args], options);
      for (;;) {
        try {
          ask("select 1");
          return;
        } catch (error) {
          if (running.exitCode !== null) throw error;
          await setTimeout(50);
        }
      }
    },
    pid: () => running?.pid ?? 0,
    async kill() {
      running?.kill("SIGQUIT");
      await ended();
    },
    async stop() {
      await server.kill();
      rmSync(folder, { recursive: true, force: true });
    },
  };
  await server.start();
  return server;
}

function unprivileged(): { uid: number; gid: number } {
  const id = (option: string) => Number(execFileSync("id", [option, "nobody"], { encoding: "utf8" }));
  return { uid: id("-u"), gid: id("-g") };
}
