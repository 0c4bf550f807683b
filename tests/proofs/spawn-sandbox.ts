import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";

export interface SpawnedSandbox {
  child: ChildProcess;
  url: string;
  stop(): Promise<void>;
}

/** The sandbox in a process of its own, with its chain in `data`, and the pages that `pages` has. */
export async function spawnSandbox(data: string, pages = data): Promise<SpawnedSandbox> {
  const options = ["--data", data, "--public", pages, "--port", "0", "--follow-parent"];
  const child = spawn(process.execPath, ["--import", "tsx", "sandbox/main.ts", ...options], {
    stdio: ["pipe", "pipe", "inherit"],
  });
  const [line] = await once(createInterface({ input: child.stdout }), "line");
  return {
    child,
    url: JSON.parse(String(line)).url,
    stop: async () => {
      child.stdin.end();
      if (child.exitCode === null && child.signalCode === null) await once(child, "exit");
    },
  };
}
