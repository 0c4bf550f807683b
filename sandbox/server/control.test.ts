import { afterAll, afterEach, beforeAll, expect, it } from "vitest";
import { askTradeService, fundedWallet, launch } from "../testing/launch.ts";
import { startTestSandbox, type TestSandbox } from "../testing/start-test-sandbox.ts";

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await startTestSandbox();
});
afterAll(() => sandbox.close());
afterEach(() => fetch(`${sandbox.url}/control/faults`, { method: "DELETE" }));

const rpc = (method: string) =>
  fetch(sandbox.url, { method: "POST", body: JSON.stringify({ jsonrpc: "2.0", id: 1, method }) });

it("loses the next sends, and takes the same bytes when they are sent again", async () => {
  const wallet = await fundedWallet(sandbox);
  await sandbox.control("faults", { drop_sends: 1 });
  const { signature, transaction } = await launch(sandbox, wallet);
  expect((await sandbox.connection.getSignatureStatus(signature)).value).toBeNull();
  const again = await sandbox.connection.sendRawTransaction(transaction.serialize(), { skipPreflight: true });
  expect(again).toBe(signature);
  expect((await sandbox.connection.getSignatureStatus(signature)).value?.err).toBeNull();
});

it("fails a method so many times, by HTTP status or by JSON-RPC code", async () => {
  await sandbox.control("faults", {
    fail: [
      { method: "getSlot", with: 500, times: 1 },
      { method: "getHealth", with: -32005, times: 2 },
      { method: "trade-local", with: 503, times: 1 },
    ],
  });
  expect((await rpc("getSlot")).status).toBe(500);
  expect((await rpc("getSlot")).status).toBe(200);
  expect((await (await rpc("getHealth")).json()).error.code).toBe(-32005);
  expect((await (await rpc("getHealth")).json()).error.code).toBe(-32005);
  expect((await (await rpc("getHealth")).json()).result).toBe("ok");
  expect((await askTradeService(sandbox.url, {})).status).toBe(503);
});

it("steps slots and tells where it stands", async () => {
  const before = await sandbox.connection.getSlot("processed");
  expect(await sandbox.step(7)).toMatchObject({ slot: before + 7, paused: false });
  await sandbox.control("clock", { paused: true });
  const state = await (await fetch(`${sandbox.url}/control/state`)).json();
  expect(state).toMatchObject({ slot: before + 7, paused: true });
});

it("cannot be reached by a page: it wants JSON and gives no CORS", async () => {
  const answer = await fetch(`${sandbox.url}/control/slots`, { method: "POST", body: "{}" });
  expect(answer.status).toBe(415);
  expect(answer.headers.get("access-control-allow-origin")).toBeNull();
});
