import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";

export interface Product {
  /** The app's address. It stays the same over restarts. */
  url: string;
  sandboxUrl: string;
  dataDir: string;
  /** `kill -9` of everything, as a power cut would. */
  kill(): Promise<void>;
  /** Starts again on the same data and the same ports. */
  start(): Promise<void>;
  remove(): Promise<void>;
}

/** The product as `npm start` runs it, on data of its own and on whatever ports are free. */
export async function startProduct(env: Record<string, string> = {}): Promise<Product> {
  const dataDir = mkdtempSync(join(tmpdir(), "gemwright-"));
  let ports = { PORT: "0", SANDBOX_PORT: "0" };
  let running: ChildProcess | null = null;

  const start = async () => {
    running = spawn(process.execPath, ["tooling/start.mjs"], {
      stdio: ["ignore", "pipe", "pipe"],
      detached: true,
      // The test runner's own mark would make a build of a test's configuration.
      env: { ...process.env, VITEST: undefined, LOG_LEVEL: "warn", ...env, ...ports, DATA_DIR: dataDir },
    });
    const { url, sandboxUrl } = await addresses(running);
    product.url = url;
    product.sandboxUrl = sandboxUrl;
    ports = { PORT: new URL(url).port, SANDBOX_PORT: new URL(sandboxUrl).port };
  };
  const kill = async () => {
    const child = running;
    running = null;
    if (!child || child.exitCode !== null) return;
    const ended = new Promise((resolve) => child.once("close", resolve));
    // The whole group at once: none of them gets to say goodbye.
    if (child.pid) process.kill(-child.pid, "SIGKILL");
    await ended;
  };
  const product: Product = {
    url: "",
    sandboxUrl: "",
    dataDir,
    kill,
    start,
    remove: async () => {
      await kill();
      rmSync(dataDir, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
    },
  };
  process.once("exit", () => running?.pid && process.kill(-running.pid, "SIGKILL"));
  await start();
  return product;
}

function addresses(child: ChildProcess): Promise<{ url: string; sandboxUrl: string }> {
  const said: string[] = [];
  return new Promise((resolve, reject) => {
    const found = { url: "", sandboxUrl: "" };
    for (const stream of [child.stdout, child.stderr]) {
      if (!stream) continue;
      createInterface({ input: stream }).on("line", (line) => {
        said.push(line);
        found.url ||= /Gemwright is at (\S+)/.exec(line)?.[1] ?? "";
        found.sandboxUrl ||= /sandbox .* is at (\S+)/.exec(line)?.[1] ?? "";
        if (found.url && found.sandboxUrl) resolve(found);
      });
    }
    child.once("exit", (code) =>
      reject(new Error(`The product ended (${code}) before it was ready:\n${said.join("\n")}`)),
    );
  });
}
