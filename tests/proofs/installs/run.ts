import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Finding } from "../finding.ts";
import { notReached, STEPS, type Step } from "./cell.ts";
import { cellText, type Result, reportOf } from "./report.ts";
import { type InjectedFault, injectedFaults, type Manifest, type Row } from "./rows.ts";
import { fetchToolchain } from "./toolchain.ts";
import { tryRow } from "./try-row.ts";

export interface Options {
  ref: string;
  rows: readonly Row[];
  /** The last step to run. */
  until: Step;
  /** Also runs the installations that have to fail. */
  withFaults: boolean;
  say(line: string): void;
}

interface Run extends Options {
  commit: string;
  folder: string;
}

/**
 * Each row in a clone of its own. All share one npm cache, which is empty at first: the first row downloads
 * more.
 */
export async function proveInstalls(options: Options): Promise<{ finding: Finding; report: string }> {
  if (process.platform === "win32") throw new Error("This proof runs on Linux and macOS.");
  const commit = git("rev-parse", "--verify", `${options.ref}^{commit}`);
  const folder = mkdtempSync(join(tmpdir(), "gem-installs-"));
  const remove = () => rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
  process.once("exit", remove);
  const run = { ...options, commit, folder };
  options.say(
    `Commit ${commit}; what is not committed is not proved. One npm cache, empty at first, for all rows.`,
  );

  const faults: string[] = [];
  const results: Result[] = [];
  for (const row of options.rows) {
    try {
      const result = await proveRow(run, row, options.until);
      results.push(result);
      faults.push(...faultsIn(result));
    } catch (error) {
      results.push({ ...row, cells: nothingReached });
      faults.push(`Node ${row.node} with npm ${row.npm}: ${(error as Error).message}`);
    }
  }
  const injected = options.withFaults ? injectedFaults : [];
  for (const fault of injected) faults.push(...(await proveItFails(run, fault)));
  const ok = results.flatMap(({ cells }) => STEPS.filter((step) => cells[step].outcome === "ok")).length;
  const numbers = { rows: results.length, "steps ok": ok, "injected faults": injected.length };
  return { finding: { numbers, faults }, report: reportOf(commit, results) };
}

const nothingReached = { install: notReached, start: notReached, "main job": notReached, verify: notReached };

async function proveRow(run: Run, row: Row, until: Step, spoil?: InjectedFault["spoil"]): Promise<Result> {
  const folder = join(run.folder, "row");
  const checkout = join(folder, "gemwright");
  mkdirSync(folder);
  try {
    const toolchain = await fetchToolchain(row, join(folder, "toolchain"), join(run.folder, "npm-cache"));
    const { node, npm, env } = toolchain;
    run.say(`\nNode ${node} with npm ${npm} …`);
    git("clone", "--quiet", "--no-checkout", ".", checkout);
    git("-C", checkout, "checkout", "--quiet", "--detach", run.commit);
    if (spoil) spoilManifest(join(checkout, "package.json"), spoil);
    const logs = join(".cache/installs", `${node}-npm-${npm}${spoil ? "-spoiled" : ""}`);
    const cells = await tryRow({ checkout, dataDir: join(folder, "data"), env, logs }, until);
    for (const step of STEPS) run.say(`  ${step}: ${cellText(cells[step])}`);
    return { node, npm, cells };
  } finally {
    rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
  }
}

const faultsIn = ({ node, npm, cells }: Result) =>
  STEPS.filter((step) => cells[step].outcome === "failed").map((step) =>
    [`Node ${node} with npm ${npm}: ${step} failed`, ...cells[step].lines].join("\n    "),
  );

/** A proof that cannot fail proves nothing. */
async function proveItFails(run: Run, { title, spoil, expected, ...row }: InjectedFault): Promise<string[]> {
  const { node, npm, cells } = await proveRow(run, row, "start", spoil);
  const { outcome, lines } = cells.install;
  run.say(`  ${title}:\n    ${lines.join("\n    ")}`);
  if (outcome === "failed" && lines.some((line) => expected.test(line))) return [];
  return [`Node ${node} with npm ${npm} ${title}: the installation should have failed with ${expected}`];
}

function spoilManifest(path: string, spoil: InjectedFault["spoil"]) {
  const manifest = JSON.parse(readFileSync(path, "utf8")) as Manifest;
  spoil(manifest);
  writeFileSync(path, JSON.stringify(manifest, null, 2));
}

const git = (...parameters: string[]) => execFileSync("git", parameters, { encoding: "utf8" }).trim();
