import { execFile, type SpawnOptions, spawn } from "node:child_process";
import {
  chownSync,
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { basename, dirname, join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { promisify } from "node:util";
import { askHost } from "../../../api/src/testing/http.ts";
import { seedInstance } from "../../seed/seed-instance.ts";
import { ask, callOver, signIn } from "../../support/api-user.ts";
import { checkDisk } from "../d1/disk.ts";
import type { Finding } from "../finding.ts";
import { rowsOf } from "./backup-under-load.ts";

const NOBODY = 65_534;
const who = process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : {};
const run = promisify(execFile);

/**
 * What the guide has a host type, read from the guide: install from the archive, start, make tokens, launch and host
 * them, back up under load, lose the machine, restore on another, and start there. The second machine has every row
 * and file of the backup, and serves the same sites.
 */
export async function rehearse(say: (line: string) => void): Promise<Finding> {
  const folder = mkdtempSync(join(tmpdir(), "gemwright-rehearsal-"));
  give(folder);
  try {
    const archive = await makeArchive(makePlace(folder, "given"));
    say("The archive is made.");
    const first = await install(archive, makePlace(folder, "first"), {});
    await seedInstance({ url: first.url, dataDir: first.dataDir }, () => undefined);
    say("Tokens are made, launched and hosted.");

    const before = rowsOf(first.dataDir);
    const load = startLoad(first.url);
    const copy = join(makePlace(folder, "backup"), "monday");
    await first.type("backup", copy);
    await first.type("verify", copy);
    const writes = await load.end();
    const after = rowsOf(first.dataDir);
    const shown = await pagesOf(first.url, hostsIn(first.dataDir));
    await first.kill();
    rmSync(first.place, { recursive: true });
    say("It is backed up under load, and the machine is lost.");

    // Sites are named with their port.
    const second = await install(archive, makePlace(folder, "second"), { PORT: new URL(first.url).port }, [
      "restore",
      copy,
    ]);
    const shownThere = await pagesOf(second.url, shown.keys());
    const stayed = [...before].filter((row) => after.has(row));
    const faults = [
      ...stayed.filter((row) => !second.restored.has(row)).map((row) => `not restored: ${row.slice(0, 200)}`),
      ...checkDisk(second.dataDir, new Set()),
      ...[...shown]
        .filter(([host, page]) => page !== shownThere.get(host))
        .map(([host]) => `${host} is shown otherwise`),
      ...(shown.size > 0 ? [] : ["no site was live"]),
      ...(writes > 0 ? [] : ["nobody wrote during the backup"]),
    ];
    await second.kill();
    say("It is restored on another machine, and serves there.");
    return {
      numbers: { "rows compared": stayed.length, "sites compared": shown.size, "writes meanwhile": writes },
      faults,
    };
  } finally {
    rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
  }
}

function give(path: string): void {
  if (who.uid !== undefined) chownSync(path, NOBODY, NOBODY);
}

function makePlace(folder: string, name: string): string {
  const place = join(folder, name);
  mkdirSync(place);
  give(place);
  return place;
}

/** Returns the archive's path. */
async function makeArchive(folder: string): Promise<string> {
  // The configuration of the build is another under a test.
  const { VITEST: _, ...env } = process.env;
  const made = await run(process.execPath, ["tooling/release.mjs", "archive", folder], { env });
  return /^Made (.*), and SHA256SUMS beside it\.$/m.exec(made.stdout)?.[1] ?? "";
}

/** The lines that the guide has typed, with this archive's name. The last one starts the server. */
function linesFor(archive: string): string[] {
  const guide = readFileSync("docs/self-hosting.md", "utf8");
  const [, lines = ""] = /^### Without building on the server$.*?```sh\n(.*?)\n```/ms.exec(guide) ?? [];
  return lines.replaceAll(/gemwright-[\w.]+-linux-\w+-node\d+/g, basename(archive, ".tar.gz")).split("\n");
}

interface Machine {
  url: string;
  place: string;
  dataDir: string;
  /** The rows before it was started. */
  restored: Set<string>;
  /** One of the operator's commands. */
  type(...words: string[]): Promise<unknown>;
  kill(): Promise<void>;
}

/** Types the guide's lines in an empty folder, with a command before the last one. */
async function install(
  archive: string,
  place: string,
  settings: Record<string, string>,
  command: string[] = [],
): Promise<Machine> {
  copyFileSync(archive, join(place, basename(archive)));
  copyFileSync(join(dirname(archive), "SHA256SUMS"), join(place, "SHA256SUMS"));
  const given = { PORT: "0", SANDBOX_PORT: "0", RATE_LIMIT_SCALE: "100000", ...settings };
  const text = Object.entries(given).map(([name, value]) => `${name}=${value}\n`);
  writeFileSync(join(place, "gemwright.env"), text.join(""));
  const env = { PATH: `${dirname(process.execPath)}:/usr/bin:/bin` } as unknown as NodeJS.ProcessEnv;
  const lines = linesFor(archive);
  const start = lines.pop() ?? "";
  await run("sh", ["-ec", lines.join("\n")], { cwd: place, env, ...who });

  const cwd = join(place, basename(archive, ".tar.gz"));
  const dataDir = join(place, "gemwright-data");
  const type = (...words: string[]) =>
    run("sh", ["-ec", `${start} "$@"`, "sh", ...words], { cwd, env, ...who });
  if (command.length > 0) await type(...command);
  const restored = command.length > 0 ? rowsOf(dataDir) : new Set<string>();
  return { place, dataDir, restored, type, ...(await startServer(start, { cwd, env, ...who })) };
}

async function startServer(line: string, options: SpawnOptions): Promise<Pick<Machine, "url" | "kill">> {
  const child = spawn("sh", ["-c", line], { ...options, detached: true, stdio: ["ignore", "pipe", "pipe"] });
  const ended = new Promise<void>((resolve) => child.once("close", () => resolve()));
  let said = "";
  const url = await new Promise<string>((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr])
      stream?.on("data", (part: Buffer) => {
        said += part;
        const found = /Gemwright is at (\S+)/.exec(said)?.[1];
        if (found) resolve(found);
      });
    child.once("exit", () => reject(new Error(said)));
  });
  const killAll = () => {
    if (child.pid && child.exitCode === null) process.kill(-child.pid, "SIGKILL");
  };
  process.once("exit", killAll);
  const kill = async () => {
    process.off("exit", killAll);
    killAll();
    await ended;
  };
  return { url, kill };
}

/** Somebody who changes a profile again and again. */
function startLoad(url: string): { end(): Promise<number> } {
  const call = callOver(() => url);
  let isOver = false;
  const writing = (async () => {
    const session = await signIn(call);
    let writes = 0;
    for (; !isOver; writes++) {
      await ask(call, "changeProfile", { session, body: { name: `Ada ${writes}` } });
      await pause(5);
    }
    return writes;
  })();
  return {
    end: () => {
      isOver = true;
      return writing;
    },
  };
}

const hostsIn = (dataDir: string): string[] =>
  [...rowsOf(dataDir)]
    .filter((row) => row.startsWith("sites "))
    .map((row) => (JSON.parse(row.slice("sites ".length)) as { host: string }).host);

/** What each of these hosts shows, for those that show something. */
async function pagesOf(url: string, hosts: Iterable<string>): Promise<Map<string, string>> {
  const pages = new Map<string, string>();
  for (const host of hosts) {
    const { status, bytes } = await askHost(Number(new URL(url).port), host);
    if (status === 200) pages.set(host, bytes.toString());
  }
  return pages;
}
