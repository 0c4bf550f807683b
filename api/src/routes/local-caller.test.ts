import { describe, expect, it } from "vitest";
import { createTestApp } from "../testing/test-app.ts";

const OPERATOR_TOKEN = "an-operator-token-of-a-test";
const GATEWAY = "172.18.0.1";
const PATHS = ["/operator", "/metrics", "/internal/models", "/internal/tls-check?domain=localhost:8000"];

/** What each page for the operator and the proxy answers a caller. */
async function statusesFor(
  env: Record<string, string>,
  { remoteAddress = GATEWAY, ...more }: Record<string, string> = {},
) {
  const { app } = createTestApp({}, { OPERATOR_TOKEN, ...env });
  const headers = { host: "localhost:9000", authorization: `Basic ${btoa(`x:${OPERATOR_TOKEN}`)}`, ...more };
  const incoming = { httpVersion: "1.1", socket: { remoteAddress }, headers };
  const answers = PATHS.map(async (path) => (await app.request(path, { headers }, { incoming })).status);
  return Promise.all(answers);
}

const allowed = PATHS.map(() => 200);
const refused = PATHS.map(() => 404);

describe("in a container, where this machine's requests come from the network's gateway", () => {
  it("the operator's pages, the figures and the proxy's question answer it if OPERATOR_FROM names it", async () => {
    expect(await statusesFor({})).toEqual(refused);
    expect(await statusesFor({ OPERATOR_FROM: "172.16.0.0/12" })).toEqual(allowed);
    expect(await statusesFor({ OPERATOR_FROM: GATEWAY }, { remoteAddress: `::ffff:${GATEWAY}` })).toEqual(
      allowed,
    );
    expect(await statusesFor({}, { remoteAddress: "127.0.0.1" })).toEqual(allowed);
  });

  it.each([
    ["another address", { remoteAddress: "172.18.0.2" }],
    ["the app's public name", { host: "gem.example" }],
    ["a proxy at that address", { "x-forwarded-for": "198.51.100.7" }],
  ])("and refuse %s", async (_, caller) => {
    expect(await statusesFor({ OPERATOR_FROM: GATEWAY }, caller)).toEqual(refused);
  });

  it("and a start refuses what is no address", () => {
    expect(() => createTestApp({}, { OPERATOR_FROM: "the gateway" })).toThrow("OPERATOR_FROM: the");
  });
});
