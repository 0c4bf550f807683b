import { createHash } from "node:crypto";
import { readFileSync, statSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { Connection, PublicKey } from "@solana/web3.js";
import { LAUNCHPAD_PROGRAM, TOKEN_2022 } from "../../../sandbox/launchpad/addresses.ts";
import type { Finding } from "../finding.ts";
import { type SpawnedSandbox, spawnSandbox } from "../spawn-sandbox.ts";
import { createTraffic, type Traffic } from "./traffic.ts";

const CLIENTS = 8;
const LAUNCHES_PER_SECOND = 100;
const STATUSES_AT_ONCE = 256;
const MB = 1_000_000;

/** A machine that is busy with other things launches no faster, so speed is told, and only the chain is judged. */
export async function loadSandbox(
  coins: number,
  trades: number,
  say: (line: string) => void,
): Promise<Finding> {
  say(`${coins} launches are being built`);
  const traffic = createTraffic(coins);
  const data = await mkdtemp(join(tmpdir(), "gem-sandbox-load-"));
  let sandbox = await spawnSandbox(data);
  const faults: string[] = [];
  const restart = async () => {
    const began = Date.now();
    sandbox = await spawnSandbox(data);
    traffic.moveTo(sandbox.url);
    return Date.now() - began;
  };
  try {
    traffic.moveTo(sandbox.url);
    await traffic.fund();
    const launching = await rush(coins, traffic.launch, LAUNCHES_PER_SECOND);
    say(
      `${coins} launches, ${launching} a second of the ${LAUNCHES_PER_SECOND} wanted; ${sizes(sandbox, data)}`,
    );

    await rushUntilKilled(sandbox, trades / 2, traffic, say);
    const first = await restart();
    say(`killed, and there again after ${first} ms`);
    faults.push(...(await lost(sandbox, traffic)));
    const trading = await rush(trades - Math.floor(trades / 2), traffic.trade);
    say(`${trades} trades, ${trading} a second; ${sizes(sandbox, data)}`);

    await rushUntilKilled(sandbox, 200, traffic, say);
    const fromSnapshot = await restart();
    const remembered = await digest(sandbox);
    faults.push(...(await lost(sandbox, traffic)));
    await kill(sandbox);
    for (const name of ["snapshot", "snapshot-entries"]) await rm(join(data, name));
    const fromJournal = await restart();
    say(`again after ${fromSnapshot} ms from its snapshot, after ${fromJournal} ms from its journal alone`);
    if ((await digest(sandbox)) !== remembered)
      faults.push("the journal leads to another chain than the snapshot");
    const numbers = {
      transactions: traffic.acknowledged.size,
      "launches a second": launching,
      "trades a second": trading,
      "ms to start from the snapshot": fromSnapshot,
      "ms from the journal": fromJournal,
    };
    return { numbers, faults };
  } finally {
    await sandbox.stop();
    await rm(data, { recursive: true });
  }
}

/** So many acts by several clients at once, no faster than the pace; returns how many there were in a second. */
async function rush(
  count: number,
  act: () => Promise<void>,
  pace = Number.POSITIVE_INFINITY,
): Promise<number> {
  const began = Date.now();
  let begun = 0;
  const client = async () => {
    while (begun < count) {
      const due = began + (begun++ * 1_000) / pace;
      if (due > Date.now()) await wait(due - Date.now());
      await act();
    }
  };
  await Promise.all(Array.from({ length: CLIENTS }, client));
  return Math.round((count * 1_000) / (Date.now() - began));
}

/** Kills while every client has a trade on its way; what was not answered may have happened or not. */
async function rushUntilKilled(
  sandbox: SpawnedSandbox,
  count: number,
  traffic: Traffic,
  say: (line: string) => void,
): Promise<void> {
  const until = traffic.acknowledged.size + Math.floor(count);
  const client = async () => {
    for (;;) {
      await traffic.trade();
      if (traffic.acknowledged.size >= until) sandbox.child.kill("SIGKILL");
    }
  };
  const ends = await Promise.allSettled(Array.from({ length: CLIENTS }, client));
  await sandbox.stop();
  const reasons = new Set(ends.map((end) => (end.status === "rejected" ? String(end.reason) : "")));
  if (traffic.acknowledged.size < until) say(`ended too soon: ${[...reasons].join(", ")}`);
}

async function kill(sandbox: SpawnedSandbox): Promise<void> {
  sandbox.child.kill("SIGKILL");
  await sandbox.stop();
}

/** What was acknowledged, and is not there, or not as it was. */
async function lost({ url }: SpawnedSandbox, { acknowledged }: Traffic): Promise<string[]> {
  const connection = new Connection(url, "processed");
  const signatures = [...acknowledged];
  const gone: string[] = [];
  for (let start = 0; start < signatures.length; start += STATUSES_AT_ONCE) {
    const asked = signatures.slice(start, start + STATUSES_AT_ONCE);
    const { value } = await connection.getSignatureStatuses(asked, { searchTransactionHistory: true });
    gone.push(...asked.filter((_, index) => !value[index] || value[index].err));
  }
  return gone.map((signature) => `lost: ${signature}`);
}

/** Of every account of the launchpad and of its tokens, byte for byte, and of how many transactions there were. */
async function digest({ url }: SpawnedSandbox): Promise<string> {
  const connection = new Connection(url, "processed");
  const hash = createHash("sha256").update(await connection.getGenesisHash());
  hash.update(String(await connection.getTransactionCount()));
  for (const program of [LAUNCHPAD_PROGRAM, TOKEN_2022, PublicKey.default]) {
    const ask = () => connection.getProgramAccounts(program);
    const accounts = await ask().catch(ask); // hashing takes so long that the idle socket may be closed by then
    const lines = accounts.map(({ pubkey, account }) => [
      pubkey,
      account.lamports,
      account.data.toString("hex"),
    ]);
    hash.update(lines.map(String).sort().join("\n"));
  }
  return hash.digest("hex");
}

function sizes({ child }: SpawnedSandbox, data: string): string {
  const bytes = ["journal", "snapshot", "snapshot-entries"].map((name) => {
    const size = statSync(join(data, name), { throwIfNoEntry: false })?.size ?? 0;
    return `${name} ${Math.round(size / MB)} MB`;
  });
  return [`${memoryOf(child.pid)} MB in memory`, ...bytes].join(", ");
}

/** Where the system tells of it. */
function memoryOf(pid = 0): string {
  try {
    const [, kilobytes] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8")) ?? [];
    return String(Math.round(Number(kilobytes) / 1_000));
  } catch {
    return "unknown";
  }
}
