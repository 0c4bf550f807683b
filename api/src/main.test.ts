import { mkdirSync, mkdtempSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, describe, expect, it } from "vitest";
import { createCall } from "./testing/call.ts";
import { type ChildServer, startChild } from "./testing/child-server.ts";
import { askHost } from "./testing/http.ts";
import type { TestApp } from "./testing/test-app.ts";
import { createTestWallet } from "./testing/wallet.ts";

const children: ChildServer[] = [];
const folder = () => mkdtempSync(join(tmpdir(), "gem-main-"));

async function start(dataDir: string, args: string[] = []): Promise<ChildServer> {
  const child = await startChild(dataDir, args);
  children.push(child);
  return child;
}

afterEach(() => {
  for (const child of children.splice(0)) child.process.kill("SIGKILL");
});

const callOf = ({ url }: ChildServer): TestApp["call"] =>
  createCall({ request: async (path, init) => fetch(new URL(String(path), url), init) });

async function signIn(call: TestApp["call"]) {
  const wallet = createTestWallet();
  const { address } = wallet;
  const { message } = (await call("createChallenge", { body: { address } })).body;
  const signature = wallet.sign(message);
  return (await call("walletSignIn", { body: { address, network: "solana", signature, message } })).body;
}

describe("the server as a process", () => {
  it("loses nothing that it acknowledged when it is killed in the middle of writes", {
    tags: "long",
  }, async () => {
    const dataDir = folder();
    let server = await start(dataDir);
    const writers = await Promise.all(
      Array.from({ length: 6 }, async () => ({
        session: await signIn(callOf(server)),
        confirmed: 0,
        tried: 0,
      })),
    );
    for (let kill = 0; kill < 2; kill++) {
      const call = callOf(server);
      const writing = writers.map(async (writer) => {
        for (;;) {
          writer.tried = writer.confirmed + 1;
          const body = { name: `writer ${writer.tried}` };
          const { status } = await call("changeProfile", { session: writer.session, body });
          if (status !== 200) throw new Error(`The write was answered with ${status}.`);
          writer.confirmed = writer.tried;
        }
      });
      const enough = () => writers.every(({ confirmed }) => confirmed >= 5 * (kill + 1));
      while (!enough()) await new Promise((resolve) => setTimeout(resolve, 5));
      server.process.kill("SIGKILL");
      await Promise.allSettled(writing);
      await server.exited;
      server = await start(dataDir);
      for (const writer of writers) {
        const me = await callOf(server)("getMe", { session: writer.session });
        expect(me.status).toBe(200);
        const kept = Number(me.body.name.split(" ")[1]);
        expect([writer.confirmed, writer.tried]).toContain(kept);
        writer.confirmed = kept;
      }
    }
  });

  it("makes a token and its website for real, and serves it by its host", async () => {
    const server = await start(folder());
    const call = callOf(server);
    const session = await signIn(call);
    const body = { prompt: "a frog astronaut", image_style: "pixel", generation_type: "creative" };
    const made = await call("creativeGenerate", { session, body });
    const token = await call("createDraft", { session, body: { session_id: made.body.session_id } });
    const [domain] = (await call("listDomains")).body.options;
    const website = await call("generateWebsite", {
      session,
      body: { token_id: token.body.id, subdomain: "frog", domain: domain?.domain, template_id: "template1" },
    });
    await call("deployWebsite", { session, params: { websiteId: website.body.id } });
    const page = await askHost(server.port, `frog.localhost:${server.port}`);
    expect(page.status).toBe(200);
    expect(page.bytes.toString()).toContain(token.body.name);
    const logo = await askHost(server.port, `frog.localhost:${server.port}`, { path: "/logo.webp" });
    expect(logo.bytes.subarray(8, 12).toString()).toBe("WEBP");
  });

  it("ends in order when it is told to, with its writes in the database", async () => {
    const dataDir = folder();
    const server = await start(dataDir);
    await signIn(callOf(server));
    server.process.kill("SIGTERM");
    expect(await server.exited).toBe(0);
    expect(() => statSync(join(dataDir, "gemwright.db-wal"))).toThrow();
    expect(statSync(join(dataDir, "server-key")).mode & 0o777).toBe(0o600);
  });

  it("refuses a folder that another server uses, and starts as soon as that one is gone, even if it was killed", async () => {
    const dataDir = folder();
    const first = await start(dataDir);
    await expect(start(dataDir)).rejects.toThrow(
      /^The server ended with 1: Another server is running on the data folder .*\n$/,
    );
    first.process.kill("SIGKILL");
    await first.exited;
    await start(dataDir);
  });

  it("names the command that mends a damaged database, and prints no stack", async () => {
    const dataDir = folder();
    writeFileSync(
      join(dataDir, "gemwright.db"),
      "This is no database, but it is long enough to look like one. ".repeat(20),
    );
    await expect(start(dataDir)).rejects.toThrow(
      /is damaged and cannot be read\. Restore .*gemwright\.db from your backup\.\n$/,
    );
    mkdirSync(join(dataDir, "backups"));
    writeFileSync(join(dataDir, "backups", "before-migration-2026.db"), "");
    await expect(start(dataDir)).rejects.toThrow(
      /run: mv .*gemwright\.db .*damaged && rm -f .* && cp .*before-migration-2026\.db .*\n$/,
    );
  });

  it("ends with its parent when it was asked to follow it", async () => {
    const server = await start(folder(), ["--follow-parent"]);
    server.process.stdin?.end();
    expect(await server.exited).toBe(0);
  });
});
