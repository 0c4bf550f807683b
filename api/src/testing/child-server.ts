import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { buildServer } from "../../build.mjs";

export interface ChildServer {
  url: string;
  port: number;
  /** The port of its processes for hosted sites; absent without `SITE_WORKERS`. */
  sitesPort?: number;
  process: ChildProcess;
  /** The exit code, or null after a kill. */
  exited: Promise<number | null>;
}

let bundle: Promise<string> | null = null;

/**
 * The path of the server, bundled once for all tests of a process, beside what else is built with it: from its sources it
 * takes three times as long to start.
 */
export function bundledServer(): Promise<string> {
  bundle ??= bundleServer();
  return bundle;
}

async function bundleServer(): Promise<string> {
  mkdirSync(".cache", { recursive: true });
  const outDir = mkdtempSync(join(".cache", "server-"));
  process.once("exit", () => rmSync(outDir, { recursive: true, force: true }));
  await buildServer({ outDir });
  return join(outDir, "main.js");
}

/** Starts the real server on a free port, and waits until it says that it is ready. */
export async function startChild(
  dataDir: string,
  args: readonly string[] = [],
  env: Record<string, string> = {},
): Promise<ChildServer> {
  const own = { PATH: process.env.PATH, PORT: "0", DATA_DIR: dataDir, LOG_LEVEL: "error", NODE_ENV: "test" };
  const child = spawn(process.execPath, [await bundledServer(), ...args], {
    env: { ...own, ...env },
    stdio: ["pipe", "pipe", "pipe"],
  });
  const exited = once(child, "exit").then(([code]) => code as number | null);
  const lines = createInterface({ input: child.stdout });
  let errors = "";
  child.stderr.on("data", (text) => {
    errors += text;
    process.stderr.write(text);
  });
  const ended = exited.then((code) => Promise.reject(new Error(`The server ended with ${code}: ${errors}`)));
  ended.catch(() => undefined);
  const [line] = (await Promise.race([once(lines, "line"), ended])) as [string];
  const addresses = JSON.parse(line) as Pick<ChildServer, "url" | "port" | "sitesPort">;
  return { ...addresses, process: child, exited };
}
