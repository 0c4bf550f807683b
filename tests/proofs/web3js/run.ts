import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { openSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { Connection, Keypair } from "@solana/web3.js";
import { type Sandbox, startSandbox } from "../../../sandbox/sandbox.ts";
import type { Finding } from "../finding.ts";
import { installOwnPackages } from "../own-packages.ts";

const VERSION = "v1.98.0";
const FOLDER = resolve(".cache/web3js");
const SUITE = join(FOLDER, "suite");
/** It asks mainnet, which is not ours to try. */
const ELSEWHERE = "Connection https request";

/** Undefined where the suite, or what it needs, cannot be fetched. */
export async function runWeb3Suite(
  origin: string,
  say: (line: string) => void,
): Promise<Finding | undefined> {
  try {
    fetchSuite(origin);
  } catch (error) {
    say(`THE SUITE CANNOT BE FETCHED from ${origin}, or its packages from npm's registry:\n${error}`);
    return;
  }
  const data = await mkdtemp(join(tmpdir(), "gem-web3js-"));
  const options = { data, public: data, port: 0, product: "Gemwright", control: true, now: Date.now };
  const sandbox = await startSandbox({ ...options, accounts: readFixtures() });
  try {
    if (sandbox.notice) throw new Error(sandbox.notice);
    await makeHistory(sandbox);
    return judge(await runMocha(sandbox.url), readLeftOut(), say);
  } finally {
    await sandbox.close();
    await rm(data, { recursive: true });
  }
}

function fetchSuite(origin: string): void {
  installOwnPackages(import.meta.dirname);
  rmSync(SUITE, { recursive: true, force: true });
  const options = ["--quiet", "--depth", "1", "-c", "advice.detachedHead=false", "--branch", VERSION];
  execFileSync("git", ["clone", ...options, origin, SUITE], { stdio: "pipe" });
}

/** The accounts that the suite's own script gives to its validator. */
function readFixtures() {
  const folder = join(SUITE, "scripts/fixtures");
  return readdirSync(folder).map((name) => {
    const { pubkey, account } = JSON.parse(readFileSync(join(folder, name), "utf8"));
    const data = Buffer.from(account.data[0], "base64");
    return { address: pubkey, owner: account.owner, lamports: BigInt(account.lamports), data };
  });
}

/** The suite looks for transactions in the first blocks, where a validator has its votes. */
async function makeHistory({ url }: Sandbox): Promise<void> {
  const connection = new Connection(url);
  const step = (slots: number) =>
    fetch(`${url}/control/slots`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ step: slots }),
    });
  for (let block = 0; block < 4; block++) {
    await step(1);
    await connection.requestAirdrop(Keypair.generate().publicKey, 1_000_000_000);
  }
  await step(40);
}

interface Report {
  passes: { fullTitle: string }[];
  failures: { fullTitle: string; err: { message: string } }[];
  pending: object[];
}

/** Only the address is another: the suite dials port 8899, where a sandbox may be at work already. */
async function runMocha(url: string): Promise<Report> {
  const place = join(SUITE, "test/url.ts");
  const port = Number(new URL(url).port);
  const source = readFileSync(place, "utf8");
  writeFileSync(place, source.replace("8899", String(port)).replace("8900", String(port + 1)));
  const output = openSync(join(FOLDER, "output.log"), "w");
  const report = join(FOLDER, "report.json");
  const mocha = join(FOLDER, "node_modules/mocha/bin/mocha.js");
  const options = ["--reporter", "json", "--reporter-option", `output=${report}`];
  const choice = ["--fgrep", ELSEWHERE, "--invert"];
  const child = spawn(process.execPath, [mocha, "./test/**/*.test.ts", ...choice, ...options], {
    cwd: SUITE,
    stdio: ["ignore", output, output],
    env: { ...process.env, TEST_LIVE: "1", NODE_ENV: "test", NODE_OPTIONS: "--import tsx" },
  });
  await once(child, "exit");
  return JSON.parse(readFileSync(report, "utf8"));
}

/** What is left out, and why. */
export function readLeftOut(): ReadonlyMap<string, string> {
  const listed = readFileSync(join(import.meta.dirname, "left-out.json"), "utf8");
  return new Map(Object.entries<string>(JSON.parse(listed)));
}

/** A test that is left out must fail, so that the list of them stays true. */
export function judge(
  { passes, failures, pending }: Report,
  reasons: ReadonlyMap<string, string>,
  say: (line: string) => void,
): Finding {
  for (const { fullTitle } of failures) {
    if (reasons.has(fullTitle)) say(`left out: ${fullTitle}: ${reasons.get(fullTitle)}`);
  }
  const failed = new Set(failures.map(({ fullTitle }) => fullTitle));
  const faults = [
    ...failures
      .filter(({ fullTitle }) => !reasons.has(fullTitle))
      .map(({ fullTitle, err }) => `FAILS ${fullTitle}: ${err.message}`),
    ...[...reasons.keys()]
      .filter((title) => !failed.has(title))
      .map((title) => `PASSES, or is not there, though it is left out: ${title}`),
  ];
  return {
    numbers: { passed: passes.length, "left out": reasons.size, "skipped by the suite": pending.length },
    faults,
  };
}
