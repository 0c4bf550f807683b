/** @module-tag slow */

import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, describe, expect, it } from "vitest";
import { openMigrated } from "./db/migrate.ts";
import { openDatabase } from "./db/open.ts";
import { createCall } from "./testing/call.ts";
import { type ChildServer, startChild } from "./testing/child-server.ts";
import { askHost } from "./testing/http.ts";
import { startS3Server } from "./testing/s3-server.ts";
import type { TestApp } from "./testing/test-app.ts";
import { createTestWallet } from "./testing/wallet.ts";

/** Changes the limits of a process that runs already; Linux alone has it. */
const PRLIMIT = "/usr/bin/prlimit";

const children: ChildServer[] = [];
const folder = () => mkdtempSync(join(tmpdir(), "gem-main-"));

async function start(
  dataDir: string,
  args: string[] = [],
  env: Record<string, string> = {},
): Promise<ChildServer> {
  const child = await startChild(dataDir, args, env);
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

/** Makes a token and its website, and returns where it is served. */
async function deployFrog(server: ChildServer, session: Awaited<ReturnType<typeof signIn>>) {
  const call = callOf(server);
  const body = { prompt: "a frog astronaut", image_style: "pixel", generation_type: "creative" };
  const made = await call("creativeGenerate", { session, body });
  const token = await call("createDraft", { session, body: { session_id: made.body.session_id } });
  const [domain] = (await call("listDomains")).body.options;
  const website = await call("generateWebsite", {
    session,
    body: { token_id: token.body.id, subdomain: "frog", domain: domain?.domain, template_id: "template1" },
  });
  await call("deployWebsite", { session, params: { websiteId: website.body.id } });
  return { host: `frog.localhost:${server.port}`, name: token.body.name };
}

describe("the server with a bucket", () => {
  it("keeps its files there, answers what it has in memory while the bucket is away, and recovers", async () => {
    const s3 = await startS3Server();
    const [dataDir, env] = [folder(), envOf(s3)];
    const server = await start(dataDir, [], env);
    const call = callOf(server);
    const session = await signIn(call);
    const { host } = await deployFrog(server, session);
    const page = () => askHost(server.port, host);
    const logo = () => askHost(server.port, host, { path: "/logo.webp" });
    expect([(await page()).status, (await logo()).status]).toEqual([200, 200]);
    expect(existsSync(join(dataDir, "blobs"))).toBe(false);
    expect(s3.objects.size).toBeGreaterThan(5);

    s3.faults.failing = Number.POSITIVE_INFINITY;
    expect([(await page()).status, (await logo()).status]).toEqual([200, 200]);
    const idea = { prompt: "a toad", image_style: "pixel", generation_type: "creative" };
    const refused = await call("creativeGenerate", { session, body: idea });
    expect([refused.status, refused.body.code]).toEqual([503, "unavailable"]);
    await expect.poll(async () => (await fetch(`${server.url}/readyz`)).status).toBe(503);

    s3.faults.failing = 0;
    expect((await call("creativeGenerate", { session, body: idea })).status).toBe(200);
    server.process.kill("SIGTERM");
    await server.exited;
    const again = await start(dataDir, [], { ...env, PORT: String(server.port) });
    expect((await askHost(again.port, host)).status).toBe(200);
    await s3.stop();
  });
});

const envOf = ({ url, accessKeyId, secretAccessKey }: Awaited<ReturnType<typeof startS3Server>>) => ({
  BLOBS_URL: url,
  BLOBS_KEY_ID: accessKeyId,
  BLOBS_SECRET: secretAccessKey,
});

describe("the server as a process", () => {
  it("keeps every acknowledged write when it is killed", {
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

  it("creates a token and its website, and serves the site by its host", async () => {
    const server = await start(folder());
    const { host, name } = await deployFrog(server, await signIn(callOf(server)));
    const page = await askHost(server.port, host);
    expect(page.status).toBe(200);
    expect(page.bytes.toString()).toContain(name);
    const logo = await askHost(server.port, host, { path: "/logo.webp" });
    expect(logo.bytes.subarray(8, 12).toString()).toBe("WEBP");
  });

  it.skipIf(!existsSync(PRLIMIT))(
    "answers writes with 507 while its files may not grow, serves everything else, and then goes on",
    async () => {
      const dataDir = folder();
      const server = await start(dataDir);
      const call = callOf(server);
      const session = await signIn(call);
      const { host } = await deployFrog(server, session);
      const letFilesGrowTo = (bytes: number | "unlimited") =>
        execFileSync(PRLIMIT, ["--pid", String(server.process.pid), `--fsize=${bytes}:`]);
      const rename = (name: string) => call("changeProfile", { session, body: { name } });

      letFilesGrowTo(statSync(join(dataDir, "gemwright.db-wal")).size + 50_000);
      let acknowledged = "";
      let refused = 0;
      for (let n = 0; refused < 5; n++) {
        const { status, headers, body } = await rename(`name ${n}`);
        if (status === 200) acknowledged = body.name;
        else {
          expect([status, headers.get("retry-after")]).toEqual([507, "5"]);
          refused++;
        }
      }
      expect(acknowledged).not.toBe("");
      expect((await call("getMe", { session })).body.name).toBe(acknowledged);
      expect((await call("listTokens", { session })).status).toBe(200);
      expect((await askHost(server.port, host)).status).toBe(200);
      // A result is kept for two seconds.
      const readiness = async () => {
        const { status, headers } = await fetch(new URL("/readyz", server.url));
        return [status, headers.get("retry-after")];
      };
      await expect.poll(readiness, { timeout: 20_000, interval: 200 }).toEqual([503, "5"]);

      letFilesGrowTo("unlimited");
      expect((await rename("and on")).status).toBe(200);
      server.process.kill("SIGKILL");
      await server.exited;
      const next = callOf(await start(dataDir));
      expect((await next("getMe", { session })).body.name).toBe("and on");
    },
  );

  it("answers at once after its ready line, however much cleanup is due", async () => {
    const dataDir = folder();
    const { sqlite, close } = openMigrated(dataDir, "api/migrations");
    sqlite.exec(`
      insert into users values ('u', 'Ada', null, 0);
      with recursive numbers (n) as (select 1 union all select n + 1 from numbers where n < 100000)
      insert into generations (id, user_id, prompt, image_style, seed, name, ticker, narrative, suggestions, logo,
          composer, created_at, updated_at)
        select n, 'u', 'a frog', 'pixel', 's', 'Frog', 'FROG', 'Once', '[]', 'x', 'built-in', 0, 0 from numbers`);
    close();
    const server = await start(dataDir);
    for (let n = 0; n < 20; n++) expect((await callOf(server)("getConfig")).status).toBe(200);
    // Ten seconds are more than these answers took.
    const { sqlite: reader, close: closeReader } = openDatabase(join(dataDir, "gemwright.db"));
    expect(reader.prepare("select count(*) from generations").pluck().get()).toBe(100_000);
    closeReader();
  });

  it("shuts down on a signal with all writes in the database", async () => {
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
      /is damaged and cannot be read\. To bring a backup back, stop the server and run: mv .* && npm run gemwright -- restore <folder>\n$/,
    );
    mkdirSync(join(dataDir, "backups"));
    writeFileSync(join(dataDir, "backups", "before-migration-2026.db"), "");
    await expect(start(dataDir)).rejects.toThrow(
      /run: mv .*gemwright\.db .*damaged && rm -f .* && cp .*before-migration-2026\.db .*\n$/,
    );
  });

  it("ends with its parent process if it was told to follow it", async () => {
    const server = await start(folder(), ["--follow-parent"]);
    server.process.stdin?.end();
    expect(await server.exited).toBe(0);
  });
});
