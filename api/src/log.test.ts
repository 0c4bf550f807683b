import { describe, expect, it } from "vitest";
import { createLog } from "./log.ts";

const rpcUrl = "https://user:hunter2@rpc.example/v2/path-key-1234567890?api-key=query-key-1234567890";

/** What one call writes. */
function written(write: (log: ReturnType<typeof createLog>) => void): string {
  const lines: string[] = [];
  write(createLog("debug", [rpcUrl, "metrics-token-123"], { write: (line) => lines.push(line) }));
  return lines.join("");
}

const CANARY = "canary-4711-do-not-log";

describe("the log", () => {
  it.each([
    "authorization",
    "Cookie",
    "set-cookie",
    "X-CSRF-Token",
    "csrf_token",
    "access_token",
    "refreshToken",
    "signature",
    "create_signature",
    "message",
    "Idempotency-Key",
    "password",
    "body",
    "headers",
  ])("redacts %s at any depth", (name) => {
    for (const value of [
      { [name]: CANARY },
      { request: { [name]: CANARY } },
      { list: [{ a: { b: { [name]: { inner: CANARY } } } }] },
      { err: Object.assign(new Error("failed"), { [name === "message" ? "data" : name]: CANARY }) },
    ]) {
      const text = written((log) => log.error(value, "something failed"));
      expect(text).toContain("something failed");
      expect(text).not.toContain(CANARY);
    }
  });

  it("keeps name, message and causes of an error", () => {
    const cause = Object.assign(new Error("connect ECONNREFUSED 127.0.0.1:8899"), { code: "ECONNREFUSED" });
    const text = written((log) =>
      log.error({ job: "publish", err: new TypeError("fetch failed", { cause }) }, "a job failed"),
    );
    const line = JSON.parse(text);
    expect(line).toMatchObject({
      job: "publish",
      msg: "a job failed",
      err: {
        type: "TypeError",
        message: "fetch failed",
        cause: { code: "ECONNREFUSED", message: "connect ECONNREFUSED 127.0.0.1:8899" },
      },
    });
    expect(line.err.stack).toContain("log.test.ts");
  });

  it.each([
    `request to ${rpcUrl} failed`,
    "invalid key query-key-1234567890",
    "path-key-1234567890 is over its quota",
    "SMTP said: hunter2 is wrong",
    "wss://rpc.example/?token=some-other-key-1234567890",
    "smtps://mailer:some-other-key-1234567890@mail.example:465",
    "Authorization: Bearer some-other-key-1234567890",
    'got {"access_token":"some-other-key-1234567890"}',
    "Nonce: some-other-key-1234567890",
    "bad metrics-token-123",
    `Unexpected token 'a', "some-other-key-1234567890" is not valid JSON`,
  ])("redacts keys within a text: %s", (words) => {
    for (const write of [
      (log: ReturnType<typeof createLog>) => log.error(words),
      (log: ReturnType<typeof createLog>) => log.error({ err: new Error(words) }, "failed"),
      (log: ReturnType<typeof createLog>) => log.error(new Error("outer", { cause: new Error(words) })),
      (log: ReturnType<typeof createLog>) => log.error({ reason: [words] }, words),
    ]) {
      expect(written(write)).not.toMatch(/1234567890|hunter2|metrics-token/);
    }
  });

  it("keeps host addresses and plain facts", () => {
    const text = written((log) => log.info({ url: "http://localhost:8000", port: 8000, big: 1n }, "ready"));
    expect(JSON.parse(text)).toMatchObject({
      url: "http://localhost:8000",
      port: 8000,
      big: "1",
      msg: "ready",
    });
  });

  it("logs with secrets that are empty, short or not decodable", () => {
    const log = createLog("info", ["https://rpc.example/100%-key-1234567890", "", "x"], { write: () => {} });
    expect(() => log.info({}, "fine")).not.toThrow();
  });

  it("logs an object that refers to itself", () => {
    const loop: Record<string, unknown> = {};
    loop.self = loop;
    expect(written((log) => log.error({ loop }, "odd"))).toContain("odd");
  });

  it("cuts long texts and long lines, and no address in two", () => {
    const address = "https://rpc.example/secret-path-1234567890";
    const text = written((log) => log.error({ story: "x ".repeat(2_040) + address, end: "here" }, "odd"));
    expect(text).not.toContain("secret-path");
    expect(JSON.parse(text)).toMatchObject({ end: "here", msg: "odd" });
    expect(JSON.parse(text).story).toMatch(/^(?:x ){2000,}\[cut\]$/);
    const many = Object.fromEntries(
      Array.from({ length: 1_000 }, (_, at) => [`field${at}`, "y ".repeat(500)]),
    );
    for (const value of [many, { list: Array(1_000_000).fill(1) }, { list: Object.values(many) }]) {
      const line = written((log) => log.error(value));
      expect(line.length).toBeLessThan(50_000);
    }
  });

  it.each([
    ["quotes", '"'],
    ["dotted letters", "a."],
    ["letters", "a"],
    ["addresses", "a://"],
    ["names of secrets", "token="],
    ["bearers", "Bearer "],
    ["nonces", "Nonce: "],
    ["ends of JSON", '" is not valid JSON'],
    ["spaces after a name", `token${" ".repeat(99)}`],
  ])("is fast on 100 KB of %s", (_name, piece) => {
    const started = performance.now();
    written((log) => log.error({ err: new Error(piece.repeat(Math.ceil(100_000 / piece.length))) }, "odd"));
    expect(performance.now() - started).toBeLessThan(2_000);
  });
});
