import { Keypair } from "@solana/web3.js";
import { afterAll, beforeAll, expect, it } from "vitest";
import { fundedWallet, launch } from "../testing/launch.ts";
import { startTestSandbox, type TestSandbox } from "../testing/start-test-sandbox.ts";

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await startTestSandbox();
});
afterAll(() => sandbox.close());

const call = async (body: unknown, headers = {}) => {
  const answer = await fetch(sandbox.url, {
    method: "POST",
    headers: { "content-type": "application/json", ...headers },
    body: JSON.stringify(body),
  });
  return { status: answer.status, headers: answer.headers, body: await answer.json() };
};
const getAsset = (id: string) =>
  call({ jsonrpc: "2.0", id: "1", method: "getAsset", params: { id, options: { showFungible: true } } });

it("describes a coin with what the chain holds, and no more", async () => {
  const { mint } = await launch(sandbox, await fundedWallet(sandbox));
  const { body } = await getAsset(mint.toBase58());
  expect(body.result).toMatchObject({
    interface: "FungibleToken",
    id: mint.toBase58(),
    content: {
      json_uri: "http://localhost:8000/m/0123456789abcdef.json",
      files: [],
      metadata: { name: "Moon Otter", symbol: "OTTER" },
    },
    token_info: { supply: 1e15, decimals: 6 },
    mint_extensions: { metadata: { name: "Moon Otter", symbol: "OTTER" } },
  });
  expect(body.result.content.metadata).not.toHaveProperty("description");
  expect(body.result.content.links).not.toHaveProperty("image");
});

it("says in an answer of status 200 that it does not know a coin", async () => {
  const { status, body } = await getAsset(Keypair.generate().publicKey.toBase58());
  expect(status).toBe(200);
  expect(body.error).toEqual({ code: -32000, message: "Asset Not Found" });
});

it("answers batches in their order, and unknown methods by name", async () => {
  const { body } = await call([
    { jsonrpc: "2.0", id: 7, method: "getHealth" },
    { jsonrpc: "2.0", id: 8, method: "constructor" },
    3,
  ]);
  expect(body).toEqual([
    { jsonrpc: "2.0", id: 7, result: "ok" },
    { jsonrpc: "2.0", id: 8, error: { code: -32601, message: "Method not found" } },
    { jsonrpc: "2.0", id: null, error: { code: -32600, message: "Invalid request" } },
  ]);
});

it("lets pages of any origin ask, with the header that web3.js sends", async () => {
  const answer = await fetch(sandbox.url, {
    method: "OPTIONS",
    headers: { origin: "http://localhost:8000" },
  });
  expect(answer.status).toBe(204);
  expect(answer.headers.get("access-control-allow-origin")).toBe("*");
  expect(answer.headers.get("access-control-allow-headers")).toContain("solana-client");
});
