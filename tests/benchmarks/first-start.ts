/**
 * From a fresh clone to the open page, with an empty cache of npm's, and what it installs; beside npm alone, which installs
 * the same packages without their scripts. `npm run bench -- first-start [rounds]`
 */
import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startCommand } from "../proofs/installs/command.ts";
import { outerEnvironment } from "../proofs/installs/toolchain.ts";
import { settle, words } from "./budgets/budgets.ts";
import { median } from "./journey/report.ts";

const [rounds = "5"] = words();
const ADDRESS = /http:\/\/(?:localhost|127\.0\.0\.1):\d+/;

const [starts, installs, sizes]: [number[], number[], number[]] = [[], [], []];
for (let round = 0; round < Number(rounds); round++) {
  installs.push(await inClone(installAlone));
  starts.push(await inClone(start));
}
for (const [what, taken] of Object.entries({ "from clone to page": starts, "npm ci alone": installs }))
  console.log(
    `${what.padEnd(20)}${(median(taken) ?? 0).toFixed(1)} s, at most ${Math.max(...taken).toFixed(1)}`,
  );
settle("first-start", [
  { what: "from a fresh clone to the page, s", rounds: starts, goal: 110, unit: "s" },
  {
    what: "the same × npm ci alone",
    rounds: starts.map((each, round) => each / (installs[round] ?? Number.NaN)),
  },
  { what: "node_modules, MB", rounds: sizes, goal: 500 },
]);

/** Runs in the clone, and resolves with the moment at which it was done. */
type Work = (clone: string, env: NodeJS.ProcessEnv) => Promise<number>;

/** Seconds that the work takes in a clone of its own, with a cache of its own. */
async function inClone(work: Work): Promise<number> {
  const folder = mkdtempSync(join(tmpdir(), "gemwright-first-"));
  const clone = join(folder, "clone");
  const env = { ...outerEnvironment(), npm_config_cache: join(folder, "cache") };
  try {
    const begun = performance.now();
    execFileSync("git", ["clone", "--quiet", ".", clone]);
    return ((await work(clone, env)) - begun) / 1_000;
  } finally {
    rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
  }
}

async function installAlone(clone: string, env: NodeJS.ProcessEnv): Promise<number> {
  const words = ["ci", "--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error"];
  const npm = startCommand("npm", words, { cwd: clone, env });
  if ((await npm.ended) !== 0) throw new Error(npm.output());
  return performance.now();
}

async function start(clone: string, env: NodeJS.ProcessEnv): Promise<number> {
  const product = startCommand("npm", ["start"], {
    cwd: clone,
    env: { ...env, PORT: "0", SANDBOX_PORT: "0" },
  });
  const [address] = (await product.waitFor(ADDRESS)) ?? [];
  if (!address) throw new Error(product.output());
  const page = await fetch(address);
  if (!page.ok) throw new Error(`${address}: ${page.status}`);
  await page.text();
  const done = performance.now();
  const size = execFileSync("du", ["-sm", "node_modules"], { cwd: clone, encoding: "utf8" });
  sizes.push(Number.parseInt(size, 10));
  await product.stop();
  return done;
}
