import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { getRequestListener } from "@hono/node-server";
import { describe, expect, it } from "vitest";
import { createChain } from "../../gateways/chain.ts";
import { createTrading } from "../../gateways/trading.ts";
import { readJson } from "../../testing/call.ts";
import { createTestApp } from "../../testing/test-app.ts";

/** A JSON-RPC answer, or the request that the fake chain gives back. */
interface RpcAnswer {
  id: unknown;
  method: string;
  error: { code: number };
  code: string;
}

const ask = async (testApp: ReturnType<typeof createTestApp>, body: string) => {
  const response = await testApp.app.request("/api/v1/chain/rpc", {
    method: "POST",
    body,
    headers: { "content-type": "application/json" },
  });
  return { status: response.status, answer: await readJson<RpcAnswer>(response) };
};

const start = (server: ReturnType<typeof createServer>): Promise<string> =>
  new Promise((resolve) => {
    server.listen(0, "127.0.0.1", () => {
      resolve(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
    });
  });

describe("the way to the chain", () => {
  it("passes allowed methods on, asset look-ups with an object too", async () => {
    const testApp = createTestApp();
    for (const request of [
      { jsonrpc: "2.0", id: "a", method: "getBalance", params: ["x"] },
      { jsonrpc: "2.0", id: 1, method: "getAsset", params: { id: "x" } },
    ]) {
      expect((await ask(testApp, JSON.stringify(request))).answer).toEqual(request);
    }
  });

  it("gives play money on the sandbox alone", async () => {
    const request = JSON.stringify({ jsonrpc: "2.0", id: 1, method: "requestAirdrop", params: [] });
    expect((await ask(createTestApp(), request)).answer.method).toBe("requestAirdrop");
    const mainnet = createTestApp({}, { SOLANA_NETWORK: "mainnet-beta" });
    expect((await ask(mainnet, request)).answer.error.code).toBe(-32601);
  });

  it("refuses batches, other methods and what is no request, in JSON-RPC's own way", async () => {
    const testApp = createTestApp();
    const codeOf = async (body: string) => (await ask(testApp, body)).answer.error.code;
    expect(await codeOf('[{"jsonrpc":"2.0","id":1,"method":"getSlot"}]')).toBe(-32600);
    expect(await codeOf('{"jsonrpc":"2.0","id":1,"method":"getProgramAccounts"}')).toBe(-32601);
    expect(await codeOf('{"id":1,"method":"getSlot"}')).toBe(-32600);
    expect(await codeOf("getSlot")).toBe(-32700);
    expect((await ask(testApp, `"${"x".repeat(70_000)}"`)).status).toBe(413);
  });

  it("says 503 while the chain cannot be reached", async () => {
    const testApp = createTestApp();
    testApp.chain.isDown = true;
    const { status, answer } = await ask(testApp, '{"jsonrpc":"2.0","id":7,"method":"getSlot"}');
    expect([status, answer.id, answer.error.code, answer.code]).toEqual([
      503,
      7,
      -32603,
      "chain_unavailable",
    ]);
  });
});

it("says 503 where a page stands in the place of the node's answer", async () => {
  const node = createServer((_, response) =>
    response.writeHead(200, { "content-type": "text/html" }).end("<html>Sign in to this network</html>"),
  );
  const testApp = createTestApp({ chain: createChain(await start(node)) });
  const { status, answer } = await ask(testApp, '{"jsonrpc":"2.0","id":7,"method":"getSlot"}');
  expect([status, answer.id, answer.code]).toEqual([503, 7, "chain_unavailable"]);
  node.close();
});

describe("the way to the trading service", () => {
  /** Both servers really speak HTTP: a reason phrase exists nowhere else. */
  async function trade(status: number, reason: string, type: string, bytes: Buffer) {
    const seen: string[] = [];
    const service = createServer(async (request, response) => {
      seen.push(Buffer.concat(await request.toArray()).toString());
      response.writeHead(status, reason, { "content-type": type }).end(bytes);
    });
    const testApp = createTestApp({ trading: createTrading(await start(service)) });
    const api = createServer(getRequestListener(testApp.app.fetch));
    const url = `${await start(api)}/api/v1/chain/trade-local`;
    const answer = await fetch(url, {
      method: "POST",
      body: '{"action":"create"}',
      headers: { "content-type": "application/json" },
    });
    const got = { answer, bytes: Buffer.from(await answer.arrayBuffer()), seen };
    service.close();
    api.close();
    return got;
  }

  it("passes request, bytes, status and reason phrase through", async () => {
    const bytes = Buffer.from([0, 255, 1, 254]);
    const good = await trade(200, "OK", "application/octet-stream", bytes);
    expect(good.seen).toEqual(['{"action":"create"}']);
    expect(good.bytes).toEqual(bytes);
    const bad = await trade(400, "Name too long", "text/plain", Buffer.from("no"));
    expect([bad.answer.status, bad.answer.statusText]).toEqual([400, "Name too long"]);
  });

  it("never passes a page on as a page", async () => {
    const { answer } = await trade(200, "OK", "text/html", Buffer.from("<script>alert(1)</script>"));
    expect(answer.headers.get("content-type")).toBe("text/plain; charset=utf-8");
    expect(answer.headers.get("x-content-type-options")).toBe("nosniff");
  });

  it("says 502 when there is no answer", async () => {
    const testApp = createTestApp({ trading: createTrading("http://127.0.0.1:9/nobody") });
    const answer = await testApp.app.request("/api/v1/chain/trade-local", {
      method: "POST",
      body: "{}",
      headers: { "content-type": "application/json" },
    });
    expect([answer.status, (await readJson(answer)).code]).toEqual([502, "trading_unavailable"]);
  });
});
