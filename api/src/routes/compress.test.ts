import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { createTestApp, type TestApp } from "../testing/test-app.ts";

const LIST = "/api/v1/token-generation/my-tokens";

/** A user with enough tokens for their list to be worth compressing. */
async function withList() {
  const testApp = createTestApp();
  const session = await testApp.signIn();
  for (let n = 0; n < 3; n++) await testApp.draft(session, `frog ${n}`);
  const ask = (headers: Record<string, string>, method = "GET") =>
    testApp.app.request(LIST, {
      method,
      headers: { authorization: `Bearer ${session.access_token}`, ...headers },
    });
  return { testApp, session, ask };
}

const bytesOf = async (response: Response): Promise<Buffer> => Buffer.from(await response.arrayBuffer());

describe("compression", () => {
  it("makes JSON smaller in whichever way the client takes, best first", async () => {
    const { ask } = await withList();
    const plain = await (await ask({})).text();
    const cases = [
      ["gzip, deflate, br", "br", brotliDecompressSync],
      ["gzip;q=1.0", "gzip", gunzipSync],
      ["br;q=0, gzip", "gzip", gunzipSync],
    ] as const;
    for (const [accepted, encoding, unpack] of cases) {
      const answer = await ask({ "accept-encoding": accepted });
      expect(answer.headers.get("content-encoding")).toBe(encoding);
      const bytes = await bytesOf(answer);
      expect(answer.headers.get("content-length")).toBe(String(bytes.length));
      expect(bytes.length).toBeLessThan(plain.length / 2);
      expect(unpack(bytes).toString()).toBe(plain);
    }
    for (const accepted of ["identity", "br;q=0", "deflate", "brotli"]) {
      expect((await ask({ "accept-encoding": accepted })).headers.get("content-encoding")).toBe(null);
    }
  });

  it("says that the answer depends on it, also where it was not compressed", async () => {
    const { ask } = await withList();
    for (const headers of [{}, { "accept-encoding": "br" }] as Record<string, string>[]) {
      expect((await ask(headers)).headers.get("vary")).toContain("Accept-Encoding");
    }
  });

  it("gives each encoding a strong tag of its own, and takes any of them back", async () => {
    const { ask } = await withList();
    const tagOf = async (accepted: string) =>
      (await ask({ "accept-encoding": accepted })).headers.get("etag") ?? "";
    const tags = await Promise.all(["br", "gzip", "identity"].map(tagOf));
    expect(new Set(tags).size).toBe(3);
    for (const tag of tags) {
      expect(tag).toMatch(/^"[^"]+"$/);
      for (const accepted of ["br", "gzip", "identity"]) {
        const again = await ask({ "accept-encoding": accepted, "if-none-match": `"other", ${tag}` });
        expect([again.status, again.headers.get("etag"), await again.text()]).toEqual([304, tag, ""]);
        expect(again.headers.get("vary")).toContain("Accept-Encoding");
        expect(again.headers.get("content-encoding")).toBe(null);
      }
    }
    const weak = await ask({ "if-none-match": `W/${tags[0]}` });
    expect(weak.status).toBe(304);
  });

  it("answers a changed list in full, whatever the encoding of the tag", async () => {
    const { testApp, session, ask } = await withList();
    const before = (await ask({ "accept-encoding": "br" })).headers.get("etag") ?? "";
    await testApp.draft(session, "another frog");
    const after = await ask({ "accept-encoding": "br", "if-none-match": before });
    expect(after.status).toBe(200);
    expect(after.headers.get("etag")).not.toBe(before);
  });

  it("gives HEAD the headers of GET", async () => {
    const { ask } = await withList();
    const headers = { "accept-encoding": "br" };
    const got = await ask(headers);
    const head = await ask(headers, "HEAD");
    for (const name of ["content-encoding", "etag", "vary", "content-length", "content-type"]) {
      expect([name, head.headers.get(name)]).toEqual([name, got.headers.get(name)]);
    }
    expect((await bytesOf(head)).length).toBe(0);
  });

  it("leaves alone what is small", async () => {
    const answer = await get(createTestApp(), "/api/v1/token-automation/website/domains");
    expect(answer.headers.get("content-encoding")).toBe(null);
    expect(await answer.json()).toHaveProperty("pricing");
  });

  it("compresses pages", async () => {
    const testApp = createTestApp();
    const session = await testApp.signIn();
    const token = await testApp.draft(session);
    const { id } = await testApp.website(session, token.id, "frog");
    const answer = await get(testApp, `/api/v1/token-automation/website/preview/content/${id}`);
    expect(answer.headers.get("content-encoding")).toBe("br");
    expect(brotliDecompressSync(await bytesOf(answer)).toString()).toContain("<!doctype html>");
    expect(answer.headers.get("content-security-policy")).toContain("sandbox");
  });

  it("leaves streams and pictures alone", async () => {
    const testApp = createTestApp();
    const session = await testApp.signIn();
    const { image_url } = await testApp.draft(session);
    expect((await get(testApp, image_url ?? "")).headers.get("content-encoding")).toBe(null);
    const stream = await testApp.app.request("/api/v1/progress/0b1c2d3e-1111-4222-8333-444455556666", {
      headers: { authorization: `Bearer ${session.access_token}`, "accept-encoding": "br" },
    });
    expect(stream.headers.get("content-type")).toContain("text/event-stream");
    expect(stream.headers.get("content-encoding")).toBe(null);
    await stream.body?.cancel();
  });

  it("never compresses an answer that hands out session tokens (BREACH)", async () => {
    // A name that makes the answer long enough to be compressed, if anything did.
    const testApp = createTestApp();
    const session = await testApp.signIn();
    await testApp.sql("update users set name = ?", "a".repeat(5_000));
    const again = await testApp.call("refreshSession", {
      body: { refresh_token: session.refresh_token },
      headers: { "accept-encoding": "br" },
    });
    expect(JSON.stringify(again.body).length).toBeGreaterThan(5_000);
    expect(again.headers.get("content-encoding")).toBe(null);
    const { address } = session.wallet;
    const { message } = (await testApp.call("createChallenge", { body: { address } })).body;
    const signature = session.wallet.sign(message);
    const signed = await testApp.call("walletSignIn", {
      body: { address, network: "solana", signature, message },
      headers: { "accept-encoding": "br" },
    });
    expect(JSON.stringify(signed.body).length).toBeGreaterThan(5_000);
    expect(signed.headers.get("content-encoding")).toBe(null);
    const me = await get(testApp, "/api/v1/auth/me", { authorization: `Bearer ${signed.body.access_token}` });
    expect(me.headers.get("content-encoding")).toBe("br");
  });
});

const get = (testApp: TestApp, path: string, headers: Record<string, string> = {}) =>
  testApp.app.request(path, { headers: { "accept-encoding": "gzip, br", ...headers } });
