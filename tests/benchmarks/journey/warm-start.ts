import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";

export interface Start {
  /** Seconds from `npm start` until the address is printed. */
  printed: number;
  /** Seconds from `npm start` until the page answers 200. */
  answered: number;
}

/** `npm start` with everything built, on data of its own and any free ports; ended again. */
export async function measureStart(): Promise<Start> {
  const dataDir = mkdtempSync(join(tmpdir(), "gemwright-"));
  const begun = performance.now();
  const seconds = () => (performance.now() - begun) / 1000;
  const child = spawn("npm", ["start"], {
    // A group of its own, so that npm's children end with it.
    detached: true,
    stdio: ["ignore", "pipe", "inherit"],
    env: { ...process.env, PORT: "0", SANDBOX_PORT: "0", DATA_DIR: dataDir, LOG_LEVEL: "warn" },
  });
  try {
    const url = await addressOf(child);
    const printed = seconds();
    while ((await fetch(url).catch(() => null))?.status !== 200);
    return { printed, answered: seconds() };
  } finally {
    await end(child);
    rmSync(dataDir, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
  }
}

async function addressOf(child: ChildProcess): Promise<string> {
  if (!child.stdout) throw new Error("npm start has no output.");
  for await (const line of createInterface({ input: child.stdout })) {
    const url = /Gemwright is at (\S+)/.exec(line)?.[1];
    if (url) return url;
  }
  throw new Error("npm start ended before it was ready.");
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.pid === undefined) return;
  child.stdout?.resume();
  const closed = once(child, "close");
  process.kill(-child.pid, "SIGTERM");
  await closed;
}
