/** @module-tag slow */

import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { appendFile, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { Connection, Keypair } from "@solana/web3.js";
import { expect, it } from "vitest";
import { fundedWallet, launch } from "../testing/launch.ts";
import { startTestSandbox, temporaryDirectory } from "../testing/start-test-sandbox.ts";

const MAIN = join(import.meta.dirname, "../main.ts");
const KILLS = 6;

interface Spawned {
  child: ChildProcess;
  connection: Connection;
  /** The first line that it complains of. */
  notice: Promise<string>;
}

async function spawnSandbox(data: string): Promise<Spawned> {
  const child = spawn(
    process.execPath,
    ["--import", "tsx", MAIN, "--data", data, "--public", data, "--port", "0", "--follow-parent"],
    { stdio: ["pipe", "pipe", "pipe"] },
  );
  const notice = once(createInterface({ input: child.stderr! }), "line").then(([line]) => String(line));
  const [line] = await once(createInterface({ input: child.stdout! }), "line");
  const { ready, url } = JSON.parse(line);
  expect(ready).toBe(true);
  return { child, connection: new Connection(url, "processed"), notice };
}

it("loses nothing it acknowledged, killed at any moment", { tags: "long" }, async () => {
  const data = await temporaryDirectory();
  const acknowledged = new Map<string, Keypair>();
  let highest = 0;
  for (let kill = 1; kill <= KILLS; kill++) {
    const { child, connection } = await spawnSandbox(data);
    expect(await connection.getSlot()).toBeGreaterThanOrEqual(highest);
    const senders = Array.from({ length: 4 }, async () => {
      for (;;) {
        const to = Keypair.generate();
        acknowledged.set(await connection.requestAirdrop(to.publicKey, 1_000_000), to);
        highest = Math.max(highest, await connection.getSlot());
        if (acknowledged.size >= kill * 12) child.kill("SIGKILL"); // in the midst of the others' sends
      }
    });
    await Promise.allSettled(senders);
    if (child.exitCode === null && child.signalCode === null) await once(child, "exit");
  }

  const sandbox = await startTestSandbox({ data, now: () => 0 });
  const { connection } = sandbox;
  const signatures = [...acknowledged.keys()];
  expect(signatures.length).toBeGreaterThanOrEqual(KILLS * 12);
  expect(await connection.getSlot("processed")).toBeGreaterThanOrEqual(highest); // the clock says 1970
  for (const [signature, to] of acknowledged) {
    expect(await connection.getBalance(to.publicKey)).toBe(1_000_000);
    const { value } = await connection.getSignatureStatus(signature, { searchTransactionHistory: true });
    expect(value?.err).toBeNull();
  }
  await sandbox.close();
  await rm(data, { recursive: true });
});

it("comes back the same from its snapshot and from its journal alone", async () => {
  const data = await temporaryDirectory();
  const first = await startTestSandbox({ data });
  const wallet = Keypair.generate();
  await first.connection.requestAirdrop(wallet.publicKey, 5_000_000_000);
  const { mint, signature } = await launch(first, wallet);
  const look = async ({ connection }: typeof first) => ({
    genesis: await connection.getGenesisHash(),
    blockhash: (await connection.getLatestBlockhash("processed")).blockhash,
    balance: await connection.getBalance(wallet.publicKey),
    mint: await connection.getAccountInfo(mint),
    transaction: await connection.getTransaction(signature, { maxSupportedTransactionVersion: 0 }),
  });
  await first.step(1);
  const before = await look(first);
  expect(before.transaction).not.toBeNull();
  await first.close();

  const fromSnapshot = await startTestSandbox({ data });
  expect(await look(fromSnapshot)).toEqual(before);
  await fromSnapshot.close();

  await appendFile(join(data, "snapshot-entries"), "what a write that was cut off left behind");
  const fromRest = await startTestSandbox({ data });
  expect(await look(fromRest)).toEqual(before);
  await fromRest.close();

  await writeFile(join(data, "snapshot-entries"), "damaged");
  const fromDamaged = await startTestSandbox({ data });
  expect(await look(fromDamaged)).toEqual(before);
  await fromDamaged.close();

  await rm(join(data, "snapshot"));
  await appendFile(join(data, "journal"), Buffer.from([200, 0, 0, 0, 1, 2])); // and a torn record
  const fromJournal = await startTestSandbox({ data });
  expect(await look(fromJournal)).toEqual(before);
  await fromJournal.close();

  const runsOn = await startTestSandbox({ data });
  const later = await launch(runsOn, wallet);
  expect((await runsOn.connection.getSignatureStatus(later.signature)).value?.err).toBeNull();
  await runsOn.close();
  await rm(data, { recursive: true });
});

it("puts a chain of another genesis aside, and says where", async () => {
  const data = await temporaryDirectory();
  const before = await startTestSandbox({ data });
  const wallet = await fundedWallet(before);
  await before.close();
  const origin = JSON.parse(await readFile(join(data, "origin.json"), "utf8"));
  await writeFile(join(data, "origin.json"), JSON.stringify({ ...origin, genesis: undefined }));

  const { child, notice, connection } = await spawnSandbox(data);
  const place = join(data, `chain-of-${origin.genesisMs}-${origin.seed.slice(0, 8)}`);
  expect(await notice).toBe(
    `The launchpad's program has changed, so a new sandbox chain was started. The old one is in ${place}.`,
  );
  expect(await connection.getBalance(wallet.publicKey)).toBe(0);
  child.kill();
  await once(child, "exit");
  expect((await readdir(place)).sort()).toEqual([
    "journal",
    "origin.json",
    "slot",
    "snapshot",
    "snapshot-entries",
  ]);
  await rm(data, { recursive: true });
});
