/** @module-tag slow */

import { Keypair, VersionedTransaction } from "@solana/web3.js";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { askTradeService, fundedWallet, order } from "../testing/launch.ts";
import { startTestSandbox, type TestSandbox } from "../testing/start-test-sandbox.ts";
import { type LieName, lies } from "./lies.ts";

let sandbox: TestSandbox;
let wallet: Keypair;
beforeAll(async () => {
  sandbox = await startTestSandbox();
  wallet = await fundedWallet(sandbox);
});
afterAll(() => sandbox.close());

const names = Object.keys(lies) as LieName[];
const kindOf = (name: LieName) => {
  const lie: object = lies[name];
  return "reply" in lie ? "reply" : "bytes" in lie ? "bytes" : "waits" in lie ? "slow" : "transaction";
};
const of = (kind: string) => names.filter((name) => kindOf(name) === kind);

const ask = async (mint: Keypair, lie?: LieName) => {
  if (lie) await sandbox.control("faults", { lies: [{ name: lie }] });
  const answer = await askTradeService(sandbox.url, order(wallet, mint));
  return { answer, bytes: new Uint8Array(await answer.arrayBuffer()) };
};
const simulate = async (bytes: Uint8Array) => {
  const transaction = VersionedTransaction.deserialize(bytes);
  const { value } = await sandbox.connection.simulateTransaction(transaction, { sigVerify: false });
  return value.err;
};

/** What the chain itself stops: a launch that tries it fails, with nothing lost but the fee. */
const stoppedByTheChain: LieName[] = [
  "cashback",
  "mayhem",
  "other_currency",
  "no_create",
  "fee_sharing",
  "unknown_instruction",
  "unknown_program",
  "nonce",
  "hidden_table",
  "other_payer",
];

describe("the menu of lies", () => {
  it.each(of("transaction"))("has one that is a transaction of its own: %s", async (name) => {
    const mint = Keypair.generate();
    const honest = await ask(mint);
    const { answer, bytes } = await ask(mint, name);
    expect(answer.status).toBe(200);
    expect(bytes).not.toEqual(honest.bytes);
    expect(bytes.length).toBeLessThanOrEqual(1232);
    expect(await simulate(honest.bytes)).toBeNull();
    const err = await simulate(bytes).catch(String);
    expect(err === null).toBe(!stoppedByTheChain.includes(name));
  });

  it.each(of("bytes"))("has one that is no transaction as it should be: %s", async (name) => {
    const mint = Keypair.generate();
    const honest = await ask(mint);
    const { bytes } = await ask(mint, name);
    expect(bytes).not.toEqual(honest.bytes);
  });

  it("has those that are answers of another kind", async () => {
    for (const name of of("reply")) {
      const { answer, bytes } = await ask(Keypair.generate(), name);
      const { reply } = lies[name] as { reply: { status: number; contentType: string; body: string } };
      expect(answer.status).toBe(reply.status);
      expect(answer.headers.get("content-type")).toBe(reply.contentType);
      expect(Buffer.from(bytes).toString()).toBe(reply.body);
    }
    await sandbox.control("faults", { lies: [{ name: "reason_in_status" }] });
    expect((await askTradeService(sandbox.url, {})).statusText).toBe("Bad Request: insufficient slippage");
  });

  it("is repeated as often as it was ordered, and then the answers are true again", async () => {
    await sandbox.control("faults", { lies: [{ name: "html", times: 2 }, { name: "tiny" }] });
    const kinds: (string | null)[] = [];
    for (let asked = 0; asked < 4; asked++) {
      const { answer, bytes } = await ask(Keypair.generate());
      kinds.push(bytes.length === 1 ? "tiny" : answer.headers.get("content-type"));
    }
    expect(kinds).toEqual(["text/html", "text/html", "tiny", "application/octet-stream"]);
  });

  it("can be read, and knows no others", async () => {
    const menu = await (await fetch(`${sandbox.url}/control/lies`)).json();
    expect(Object.keys(menu)).toEqual(names);
    expect(menu.holder_reward).toBe("gives the creator's fees to the holders, for ever");
    const answer = await fetch(`${sandbox.url}/control/faults`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ lies: [{ name: "constructor" }] }),
    });
    expect(answer.status).toBe(400);
    expect(await answer.text()).toBe("there is no lie called constructor: see GET /control/lies");
  });
});
