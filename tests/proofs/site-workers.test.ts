import { execFileSync } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { type AddressInfo, createServer } from "node:net";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import Database from "better-sqlite3";
import { afterAll, beforeAll, expect, it } from "vitest";
import { bundledServer, startChild } from "../../api/src/testing/child-server.ts";
import { askHost } from "../../api/src/testing/http.ts";
import { findPostgres, startPostgres } from "../../api/src/testing/postgres-server.ts";
import { websiteRequest } from "../../api/src/testing/requests.ts";
import { startS3Server } from "../../api/src/testing/s3-server.ts";
import { ask } from "../support/api-user.ts";
import { goLive, type LastingServer, type LiveSite, startLasting } from "./life/lasting-server.ts";

const WORKERS = 2;
let server: LastingServer;
let site: LiveSite;
let views = 0;

beforeAll(async () => {
  server = await startLasting({ SITE_WORKERS: String(WORKERS), SITES_PORT: "0" });
  site = await goLive(server, "many-hands");
});
afterAll(() => server?.remove());

const sitesPort = () => server.child().sitesPort ?? 0;
const atWorkers = (path = "/", headers = {}, host = site.host) =>
  askHost(sitesPort(), host, { path, headers });
/** What each of them answers for a host. */
const fromAll = (host: string) =>
  Promise.all(Array.from({ length: 2 * WORKERS }, () => atWorkers("/", {}, host)));
const statusesAt = async (host: string) => [...new Set((await fromAll(host)).map(({ status }) => status))];
const workersOf = (pid = 0) =>
  execFileSync("ps", ["-o", "pid=,args=", "--ppid", String(pid)], { encoding: "utf8" })
    .split("\n")
    .filter((line) => line.includes("site-worker"))
    .map((line) => Number.parseInt(line, 10));

/** Deploys the website again, in another template. */
async function deployAnother(
  { call }: LastingServer,
  { session, tokenId, websiteId }: LiveSite,
  name: string,
) {
  const { options } = await ask(call, "listDomains", { session });
  const body = {
    ...websiteRequest(tokenId, name),
    domain: options[0]?.domain,
    template_id: "template5" as const,
  };
  await ask(call, "generateWebsite", { session, body });
  await ask(call, "deployWebsite", { session, params: { websiteId } });
}

/** As the operator does it, with the command line. */
async function takeDown(of: LastingServer, host: string, env: Record<string, string> = {}) {
  const cli = join(dirname(await bundledServer()), "cli.js");
  execFileSync(process.execPath, [cli, "takedown", host], {
    env: { PATH: process.env.PATH, DATA_DIR: of.dataDir, PORT: String(of.child().port), ...env },
  });
}

it("answer as the server does, and for hosted sites alone", async () => {
  const shown = await askHost(server.child().port, site.host);
  for (let time = 0; time < 2 * WORKERS; time++) {
    const { status, bytes, headers } = await atWorkers();
    expect([status, bytes]).toEqual([200, shown.bytes]);
    expect({ ...headers, date: "" }).toEqual({ ...shown.headers, date: "" });
  }
  views = 2 * WORKERS + 1;
  expect((await atWorkers("/", { "if-none-match": shown.headers.etag })).status).toBe(304);
  expect((await atWorkers("/no-such-file")).status).toBe(404);
  expect((await atWorkers("/", {}, "nobody.localhost:1")).status).toBe(421);
  expect((await atWorkers("/healthz", {}, `localhost:${server.child().port}`)).status).toBe(421);
});

it("show what was deployed since", async () => {
  const before = await atWorkers();
  await deployAnother(server, site, "many-hands");
  const after = await fromAll(site.host);
  for (const { status, bytes } of after) expect([status, bytes.equals(before.bytes)]).toEqual([200, false]);
  views += 1 + after.length;
});

it("show nothing that was taken down", async () => {
  const { host } = await goLive(server, "gone-soon");
  // Each of them has it in memory.
  expect(await statusesAt(host)).toEqual([200]);
  await takeDown(server, host);
  expect(await statusesAt(host)).toEqual([410]);
});

it("show nothing whose time is over, though they have it in memory", async () => {
  const { host } = await goLive(server, "over-soon");
  const database = new Database(join(server.dataDir, "gemwright.db"));
  database.prepare("update sites set expires_at = ? where host = ?").run(Date.now() + 3_000, host);
  database.close();
  await expect.poll(() => statusesAt(host), { interval: 100 }).toEqual([410]);
});

const installed = findPostgres() !== null;
if (!installed) console.log("SKIPPED: processes for sites on PostgreSQL. It is a package of Debian's.");

it.runIf(installed)(
  "show the same on PostgreSQL, as soon as it has told them",
  { tags: "long" },
  async () => {
    const [postgres, s3] = await Promise.all([startPostgres(), startS3Server()]);
    const env = {
      DATABASE_URL: postgres.create("gemwright"),
      ...s3.env,
      SERVER_KEY: "5a".repeat(32),
      SITE_WORKERS: String(WORKERS),
      SITES_PORT: "0",
    };
    const theirs = await startLasting(env);
    try {
      const live = await goLive(theirs, "many-hands");
      const ask = () => askHost(theirs.child().sitesPort ?? 0, live.host);
      const asked = () => Promise.all(Array.from({ length: 2 * WORKERS }, ask));
      const statuses = async () => [...new Set((await asked()).map(({ status }) => status))];
      const before = await asked();
      for (const { status, bytes } of before)
        expect([status, bytes.equals(before[0]?.bytes ?? bytes)]).toEqual([200, true]);
      await deployAnother(theirs, live, "many-hands");
      const isOld = async () => (await asked()).some(({ bytes }) => bytes.equals(before[0]?.bytes ?? bytes));
      await expect.poll(isOld).toBe(false);
      expect(await statuses()).toEqual([200]);
      await takeDown(theirs, live.host, env);
      await expect.poll(statuses).toEqual([410]);
    } finally {
      await theirs.remove();
      await Promise.all([postgres.stop(), s3.stop()]);
    }
  },
);

it("are started again where one dies, while the others answer", async () => {
  const { pid } = server.child().process;
  const [first = 0] = workersOf(pid);
  process.kill(first, "SIGKILL");
  // Until it is gone, the system may give it a connection. The next one is started a second later at the soonest.
  await expect.poll(() => workersOf(pid), { timeout: 20_000 }).not.toContain(first);
  expect((await atWorkers()).status).toBe(200);
  views++;
  await expect.poll(() => workersOf(pid).length, { timeout: 20_000 }).toBe(WORKERS);
});

it("say which port is taken, and keep no server that starts without them", { tags: "long" }, async () => {
  const taken = createServer().listen(0, "127.0.0.1");
  await once(taken, "listening");
  const { port } = taken.address() as AddressInfo;
  const folder = mkdtempSync(join(tmpdir(), "gemwright-workers-"));
  const started = startChild(folder, [], { SITE_WORKERS: "1", SITES_PORT: String(port) });
  await expect(started).rejects.toThrow(`port ${port} (EADDRINUSE). Set SITES_PORT or HOST to another.`);
  taken.close();
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
});

it("end with the server, and their views are counted", async () => {
  const { pid } = server.child().process;
  const workers = workersOf(pid);
  expect(await server.end("SIGTERM")).toBe(0);
  for (const each of workers) expect(() => process.kill(each, 0)).toThrow();
  const database = new Database(`${server.dataDir}/gemwright.db`, { readonly: true });
  const counted = database.prepare("select views from websites where id = ?").pluck().get(site.websiteId);
  database.close();
  // A worker that is killed takes the views of its last minute with it.
  expect(counted).toBeGreaterThan(0);
  expect(counted).toBeLessThanOrEqual(views);
});
