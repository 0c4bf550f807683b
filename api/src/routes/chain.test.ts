import { expect } from "vitest";
import { readJson } from "../testing/call.ts";
import { proves } from "../testing/proves.ts";
import { createTestApp } from "../testing/test-app.ts";

const post = (testApp: ReturnType<typeof createTestApp>, path: string, body: string) =>
  testApp.app.request(`/api/v1/chain/${path}`, {
    method: "POST",
    body,
    headers: { "content-type": "application/json" },
  });

const rpc = (method: string, params: unknown[] = []) =>
  JSON.stringify({ jsonrpc: "2.0", id: 7, method, params });

type RpcError = { error: { code: number } };

/** A trading service that answers that, and remembers what it was asked. */
function trading(answer: { status: number; contentType: string; text: string }) {
  const asked: string[] = [];
  const tradeLocal = async (body: Uint8Array) => {
    asked.push(Buffer.from(body).toString());
    const { status, contentType, text } = answer;
    return { status, statusText: "Its Own Words", contentType, bytes: Buffer.from(text) };
  };
  return { asked, testApp: createTestApp({ trading: { tradeLocal } }) };
}

proves("chainRpc", {
  happy: [
    "passes an allowed method on, without anybody signed in",
    async () => {
      const testApp = createTestApp();
      const seen: string[] = [];
      testApp.chain.forward = async (body) => {
        seen.push(body);
        return { status: 200, statusText: "OK", contentType: "application/json", bytes: Buffer.from("{}") };
      };
      expect((await post(testApp, "rpc", rpc("getBalance", ["x"]))).status).toBe(200);
      expect(seen).toEqual([rpc("getBalance", ["x"])]);
    },
  ],
  error: [
    "fails in JSON-RPC's own way, and in the catalogue's where the chain is away",
    async () => {
      const testApp = createTestApp();
      const broken = await post(testApp, "rpc", "{");
      expect([broken.status, (await readJson<RpcError>(broken)).error.code]).toEqual([400, -32700]);
      const nested = (depth: number) =>
        `{"jsonrpc":"2.0","id":1,"method":"getBalance","params":${"[".repeat(depth)}${"]".repeat(depth)}}`;
      for (const depth of [17, 30_000]) {
        const deep = await post(testApp, "rpc", nested(depth));
        expect([deep.status, (await readJson<RpcError>(deep)).error.code]).toEqual([400, -32602]);
      }
      expect((await post(testApp, "rpc", nested(16))).status).toBe(200);
      const untyped = await testApp.app.request("/api/v1/chain/rpc", { method: "POST", body: "{}" });
      expect(untyped.status).toBe(415);
      testApp.chain.isDown = true;
      const away = await post(testApp, "rpc", rpc("getBalance"));
      expect([away.status, (await readJson(away)).code]).toEqual([503, "chain_unavailable"]);
    },
  ],
  security: [
    "lets no other method through, no batch, and no airdrop but on the sandbox",
    async () => {
      for (const body of [rpc("getProgramAccounts"), rpc("requestAirdrop"), `[${rpc("getBalance")}]`]) {
        const testApp = createTestApp({}, { SOLANA_NETWORK: "devnet" });
        testApp.chain.forward = () => Promise.reject(new Error("it was asked"));
        const { error } = await readJson<RpcError>(await post(testApp, "rpc", body));
        expect([-32600, -32601]).toContain(error.code);
      }
    },
  ],
});

proves("tradeLocal", {
  happy: [
    "hands the service's bytes on",
    async () => {
      const { testApp, asked } = trading({
        status: 200,
        contentType: "application/octet-stream",
        text: "\x01\x02",
      });
      const answer = await post(testApp, "trade-local", '{"action":"create"}');
      expect([answer.status, await answer.text()]).toEqual([200, "\x01\x02"]);
      expect(asked).toEqual(['{"action":"create"}']);
    },
  ],
  error: [
    "hands the service's own failure on, and says when it is away",
    async () => {
      const { testApp } = trading({ status: 418, contentType: "text/plain", text: "short and stout" });
      const answer = await post(testApp, "trade-local", "{}");
      expect([answer.status, await answer.text()]).toEqual([418, "short and stout"]);
      const away = await post(createTestApp(), "trade-local", "{}");
      expect([away.status, (await readJson(away)).code]).toEqual([502, "trading_unavailable"]);
    },
  ],
  security: [
    "never shows the service's answer as a page, and takes no endless request",
    async () => {
      const { testApp, asked } = trading({
        status: 200,
        contentType: "text/html",
        text: "<script>1</script>",
      });
      const answer = await post(testApp, "trade-local", "{}");
      expect(answer.headers.get("content-type")).toBe("text/plain; charset=utf-8");
      expect(answer.headers.get("x-content-type-options")).toBe("nosniff");
      expect((await post(testApp, "trade-local", "x".repeat(70_000))).status).toBe(413);
      expect(asked).toHaveLength(1);
    },
  ],
});
