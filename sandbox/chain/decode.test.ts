/** @module-tag slow */

import { Keypair } from "@solana/web3.js";
import { afterAll, beforeAll, expect, it } from "vitest";
import { fundedWallet, launch } from "../testing/launch.ts";
import { startTestSandbox, type TestSandbox } from "../testing/start-test-sandbox.ts";
import { decodeTransaction, UndecodableTransaction } from "./decode.ts";

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await startTestSandbox();
});
afterAll(() => sandbox.close());

const MUTATIONS = 3_000;

/** A small generator with a seed, so that a failure can be had again. */
function randomFrom(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

function mutate(bytes: Uint8Array, random: (below: number) => number): Uint8Array {
  const changed = Uint8Array.from(bytes);
  switch (random(4)) {
    case 0:
      return changed.subarray(0, random(changed.length));
    case 1:
      return Uint8Array.from([...changed, ...Array.from({ length: 1 + random(8) }, () => random(256))]);
    case 2: // the head, where lengths and header are
      changed[129 + random(12)] = random(256);
      return changed;
    default:
      for (let times = 1 + random(4); times > 0; times--) changed[random(changed.length)] = random(256);
      return changed;
  }
}

it("survives thousands of malformed transactions, sent and simulated", async () => {
  const wallet = await fundedWallet(sandbox);
  const { transaction } = await launch(sandbox, wallet);
  const original = transaction.serialize();
  const random = randomFrom(42);
  for (let sent = 0; sent < MUTATIONS; sent += 100) {
    const calls = Array.from({ length: 100 }, (_, index) => ({
      jsonrpc: "2.0",
      id: index,
      method: index % 2 ? "simulateTransaction" : "sendTransaction",
      params: [
        Buffer.from(mutate(original, random)).toString("base64"),
        { encoding: "base64", skipPreflight: index % 4 === 0, replaceRecentBlockhash: true },
      ],
    }));
    const answer = await fetch(sandbox.url, { method: "POST", body: JSON.stringify(calls) });
    const answers = (await answer.json()) as { error?: { code: number } }[];
    expect(answers).toHaveLength(100);
    for (const { error } of answers) if (error) expect([-32602, -32002, -32003]).toContain(error.code);
  }
  expect(await sandbox.connection.getBalance(Keypair.generate().publicKey)).toBe(0);
});

it("refuses version 1, trailing bytes, non-canonical lengths and unsigned messages", async () => {
  const wallet = await fundedWallet(sandbox);
  const { transaction } = await launch(sandbox, wallet);
  const bytes = transaction.serialize();
  expect(decodeTransaction(bytes).message.serialize()).toEqual(transaction.message.serialize());

  const version1 = Uint8Array.from(bytes);
  version1[1 + 2 * 64] = 0x81;
  const longLength = Uint8Array.from([0x82, 0x00, ...bytes.subarray(1)]);
  for (const bad of [
    version1,
    longLength,
    Uint8Array.from([...bytes, 0]),
    new Uint8Array(),
    new Uint8Array(2_000),
  ]) {
    expect(() => decodeTransaction(bad)).toThrow(UndecodableTransaction);
  }
});
