import { describe, expect, it } from "vitest";
import { EnvError } from "../env.ts";
import { readJson } from "../testing/call.ts";
import { createTestApp } from "../testing/test-app.ts";

const from = (remoteAddress: string) => ({ incoming: { socket: { remoteAddress } } });

function asking(env: Record<string, string>) {
  const testApp = createTestApp({}, env);
  const ask = (address: string, headers: Record<string, string> = {}) =>
    testApp.app.request("/api/v1/config", { headers }, from(address));
  const allowed = async (address: string, headers: Record<string, string> = {}) =>
    (await ask(address, headers)).status === 200;
  return { testApp, ask, allowed };
}

describe("a limited caller", () => {
  it("is told how long to wait, and before that what is left", async () => {
    const { testApp, ask } = asking({ RATE_LIMITS: "any.address=2/60" });
    const left = (response: Response) =>
      ["limit", "remaining", "reset"].map((name) => response.headers.get(`RateLimit-${name}`));
    expect(left(await ask("203.0.113.1"))).toEqual(["2", "1", "60"]);
    testApp.clock.advance(20_000);
    expect(left(await ask("203.0.113.1"))).toEqual(["2", "0", "40"]);
    const refused = await ask("203.0.113.1");
    expect([refused.status, refused.headers.get("retry-after"), ...left(refused)]).toEqual([
      ...[429, "40"],
      ...["2", "0", "40"],
    ]);
    expect(await readJson(refused)).toMatchObject({
      code: "rate_limited",
      detail: "Too many requests. Please wait a moment and try again.",
    });
    testApp.clock.advance(40_000);
    expect((await ask("203.0.113.1")).status).toBe(200);
  });

  it("is an address, or a network of IPv6 addresses", async () => {
    const { allowed } = asking({ RATE_LIMITS: "any.address=1/60" });
    expect(await allowed("2001:db8:0:1::5")).toBe(true);
    expect(await allowed("2001:db8:0:1:ffff::9")).toBe(false);
    expect(await allowed("2001:db8:0:2::5")).toBe(true);
    expect(await allowed("::ffff:203.0.113.1")).toBe(true);
    expect(await allowed("203.0.113.1")).toBe(false);
  });

  it("cannot hide behind a header that no trusted proxy wrote", async () => {
    const forwarded = (text: string) => ({ "x-forwarded-for": text });
    const plain = asking({ RATE_LIMITS: "any.address=1/60" });
    expect(await plain.allowed("203.0.113.1", forwarded("1.1.1.1"))).toBe(true);
    expect(await plain.allowed("203.0.113.1", forwarded("2.2.2.2"))).toBe(false);
    const behind = asking({ RATE_LIMITS: "any.address=1/60", TRUSTED_PROXIES: "10.0.0.0/8, fd00::/8" });
    expect(await behind.allowed("10.1.2.3", forwarded("198.51.100.1"))).toBe(true);
    expect(await behind.allowed("10.1.2.3", forwarded("8.8.8.8, 198.51.100.1, fd00::2"))).toBe(false);
    expect(await behind.allowed("10.1.2.3", forwarded("8.8.8.8"))).toBe(true);
    expect(await behind.allowed("10.1.2.3", forwarded("nonsense"))).toBe(true);
    expect(await behind.allowed("10.1.2.3")).toBe(false);
  });

  it("is known behind a proxy that writes ports", async () => {
    const { allowed } = asking({ RATE_LIMITS: "any.address=1/60", TRUSTED_PROXIES: "10.0.0.0/8" });
    const from = (text: string) => allowed("10.1.2.3", { "x-forwarded-for": text });
    expect(await from("198.51.100.1:567")).toBe(true);
    expect(await from("198.51.100.1:9, 10.1.2.4:80")).toBe(false);
    expect(await from("198.51.100.2")).toBe(true);
    expect(await from("[2001:db8:0:1::5]:567")).toBe(true);
    expect(await from("[2001:db8:0:1::6]")).toBe(false);
    expect(await from("2001:db8:0:2::5")).toBe(true);
    expect(await from("[::ffff:198.51.100.1]:5")).toBe(false);
  });

  it("is a user, wherever the requests come from", async () => {
    const testApp = createTestApp({}, { RATE_LIMITS: "write.user=2/60" });
    const session = await testApp.signIn();
    const rename = (who = session) => testApp.call("changeProfile", { session: who, body: { name: "Ada" } });
    expect([(await rename()).status, (await rename()).status, (await rename()).status]).toEqual([
      ...[200, 200, 429],
    ]);
    expect((await rename(await testApp.signIn())).status).toBe(200);
    expect((await rename(await testApp.signIn(session.wallet))).status).toBe(429);
  });

  it("of the chain gets the refusal as JSON-RPC", async () => {
    const testApp = createTestApp({}, { RATE_LIMITS: "chain.address=1/60" });
    const call = () =>
      testApp.app.request("/api/v1/chain/rpc", {
        method: "POST",
        body: "{}",
        headers: { "content-type": "application/json" },
      });
    await call();
    const refused = await call();
    expect(refused.status).toBe(429);
    expect(await refused.json()).toMatchObject({
      jsonrpc: "2.0",
      error: { code: -32005 },
      code: "rate_limited",
    });
  });

  it("has limits a hundred times as wide on the sandbox", () => {
    const count = (env: Record<string, string>) =>
      createTestApp({}, env).deps.settings.rateLimits.write[0]?.count;
    expect(count({})).toBe(12_000);
    expect(count({ SOLANA_NETWORK: "devnet" })).toBe(120);
    expect(count({ SOLANA_NETWORK: "devnet", RATE_LIMIT_SCALE: "0.5" })).toBe(60);
  });

  it("is set in words that are checked at the start", () => {
    for (const wrong of ["write=5/60", "dance.user=5/60", "write.user=0/60", "write.user=5"]) {
      expect(() => createTestApp({}, { RATE_LIMITS: wrong })).toThrow(EnvError);
    }
    for (const wrong of [
      ...["10.0.0.0/33", "::1/129", "proxy.example", "::1/x", "10.0.0.0/", "10.0.0.0/8/9"],
      ...["10.0.0.0/-1", "10.0.0.0/+8", "10.0.0.0/8.0", "10.0.0.0/0x8", "10.0.0.0 /8", "/8"],
    ]) {
      expect(() => createTestApp({}, { TRUSTED_PROXIES: wrong })).toThrow("TRUSTED_PROXIES");
    }
  });
});
