import { expect, it } from "vitest";
import { CodedError } from "#contract/errors.ts";
import { ModelError } from "../gateways/models/model-error.ts";
import { createLog } from "../log.ts";
import { readJson } from "../testing/call.ts";
import { createFakeComposer } from "../testing/fake-composer.ts";
import { idea } from "../testing/requests.ts";
import { createTestApp } from "../testing/test-app.ts";
import { createTestWallet } from "../testing/wallet.ts";

const RPC_KEY = "rpc-key-0123456789abcdef";
const RPC_URL = `https://rpc.example/v2/${RPC_KEY}?api-key=${RPC_KEY}`;
const AI_KEY = "sk-ai-0123456789abcdef";
const CANARY = "canary-4711-0123456789";

/** A test app whose gateways fail with the operator's key in their words, and whose log is kept. */
function createLeakyTestApp() {
  const lines: string[] = [];
  const log = createLog("trace", [RPC_URL, AI_KEY], { write: (line) => lines.push(line) });
  const explode = () =>
    Promise.reject(
      Object.assign(
        new TypeError(`request to ${RPC_URL} failed`, { cause: new Error(`bad key ${RPC_KEY}`) }),
        {
          options: { url: RPC_URL, body: CANARY, headers: { authorization: CANARY } },
        },
      ),
    );
  const leak = () => Promise.reject(new ModelError("rejected", { status: 401, detail: `bad key ${AI_KEY}` }));
  const testApp = createTestApp({
    log,
    trading: { tradeLocal: explode },
    composer: createFakeComposer({ make: explode }),
    models: { text: { name: "writer", mode: null, write: leak }, images: { name: "painter", draw: leak } },
  });
  return { testApp, lines };
}

it("lets no secret into the log or into an answer, whatever goes wrong", async () => {
  const { testApp, lines } = createLeakyTestApp();
  const answers: string[] = [];
  const send = async (path: string, init: RequestInit = {}) => {
    const response = await testApp.app.request(`/api/v1${path}`, init);
    const text = await response.text();
    answers.push(text, JSON.stringify([...response.headers]));
    return response.status;
  };
  const wallet = createTestWallet();
  const session = await testApp.signIn(wallet);
  const challenge = (await testApp.call("createChallenge", { body: { address: wallet.address } })).body;
  const signature = wallet.sign(challenge.message);
  const renewed = (await testApp.call("refreshSession", { body: { refresh_token: session.refresh_token } }))
    .body;

  const headers = {
    authorization: `Bearer ${renewed.access_token}`,
    "x-csrf-token": renewed.csrf_token,
    "idempotency-key": CANARY,
    cookie: `session=${CANARY}`,
    "x-api-key": CANARY,
    "content-type": "application/json",
  };
  const body = JSON.stringify({ canary: CANARY, signature, refresh_token: CANARY });
  await send(`/chain/trade-local?key=${CANARY}`, { method: "POST", headers, body });
  await send(`/nowhere/${CANARY}?token=${CANARY}`, { headers });
  await send(`/token-generation/my-tokens/${CANARY}`, { headers });
  await send("/auth/wallet", { method: "POST", headers, body });
  await send("/auth/token/refresh", { method: "POST", headers, body });
  await send("/auth/me", { method: "PATCH", headers, body: `{"name": "${CANARY}` });
  await send("/token-generation/creative-generate", { method: "POST", headers, body });
  await testApp.call("creativeGenerate", { session: renewed, body: idea(CANARY) });
  const reused = { refresh_token: session.refresh_token };
  testApp.clock.advance(60_000);
  await send("/auth/token/refresh", { method: "POST", headers, body: JSON.stringify(reused) });

  const log = lines.join("");
  expect(lines.length).toBeGreaterThan(10);
  expect(log).toContain("a request failed");
  expect(log).toContain("the composer failed");
  expect(log).toContain("a model gave nothing");
  const tokens = [session, renewed].flatMap((one) => [one.access_token, one.refresh_token, one.csrf_token]);
  const nonce = /Nonce: (\S+)/.exec(challenge.message)?.[1] ?? "none";
  for (const secret of [RPC_KEY, AI_KEY, CANARY, signature, nonce, challenge.message, ...tokens]) {
    expect([secret, log.includes(secret)]).toEqual([secret, false]);
  }
  for (const secret of [RPC_KEY, AI_KEY, CANARY, "TypeError", ...tokens]) {
    expect([secret, answers.some((text) => text.includes(secret))]).toEqual([secret, false]);
  }
});

it("names a failed request by its id, in the log as in the answer", async () => {
  const { testApp, lines } = createLeakyTestApp();
  const response = await testApp.app.request("/api/v1/chain/trade-local", {
    method: "POST",
    body: "{}",
    headers: { "content-type": "application/json" },
  });
  expect([response.status, (await readJson(response)).code]).toEqual([500, "internal"]);
  const request = response.headers.get("x-request-id");
  const logged = lines.map((line) => JSON.parse(line));
  expect(logged.find(({ msg }) => msg === "a request failed")).toMatchObject({
    request,
    method: "POST",
    endpoint: "tradeLocal",
  });
  expect(logged.find(({ msg }) => msg === "request")).toMatchObject({
    request,
    endpoint: "tradeLocal",
    status: 500,
  });
});

it("logs a failure of the error catalogue only at level debug", async () => {
  const lines: string[] = [];
  const testApp = createTestApp({
    log: createLog("info", [], { write: (line) => lines.push(line) }),
    trading: { tradeLocal: () => Promise.reject(new CodedError("trading_unavailable")) },
  });
  await testApp.signIn();
  await testApp.call("getMe");
  await testApp.call("tradeLocal", { body: {} });
  expect(lines).toEqual([]);
});
