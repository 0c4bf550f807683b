import { spawn } from "node:child_process";
import { copyFileSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { createInterface } from "node:readline";
import { startSandbox } from "../../../sandbox/sandbox.ts";
import type { Finding } from "../finding.ts";
import { installOwnPackages } from "../own-packages.ts";

const CLIENTS = ["kit", "spl-token", "umi"];
const FOLDER = resolve(".cache/clients");

/** Each client has a script in this folder, which prints a line for each thing that it has tried. */
export async function tryClients(say: (line: string) => void): Promise<Finding> {
  try {
    installOwnPackages(import.meta.dirname);
  } catch {
    say("The clients cannot be fetched from npm's registry, so nothing was tried.");
    return { numbers: { tried: 0 }, faults: ["the clients are not here"] };
  }
  for (const name of [...CLIENTS, "check"]) {
    copyFileSync(join(import.meta.dirname, `${name}.mjs`), join(FOLDER, `${name}.mjs`));
  }
  const data = await mkdtemp(join(tmpdir(), "gem-clients-"));
  const options = { data, public: data, port: 0, product: "Gemwright", control: false, now: Date.now };
  const sandbox = await startSandbox(options);
  try {
    const lines: string[] = [];
    for (const client of CLIENTS) lines.push(...(await linesOf(client, sandbox.url, say)));
    const faults = lines.filter((line) => !line.includes(": ok "));
    return { numbers: { tried: lines.length }, faults };
  } finally {
    await sandbox.close();
    await rm(data, { recursive: true });
  }
}

/** A script that ends before its time is a fault too. */
async function linesOf(client: string, url: string, say: (line: string) => void): Promise<string[]> {
  const child = spawn(process.execPath, [join(FOLDER, `${client}.mjs`), url], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  const exit = new Promise<number | null>((done) => child.once("exit", done));
  const lines: string[] = [];
  for await (const line of createInterface({ input: child.stdout })) {
    lines.push(`${client}: ${line}`);
    say(`${client}: ${line}`);
  }
  const code = await exit;
  return code === 0 ? lines : [...lines, `${client}: FAILS, its script ended with ${code}`];
}
