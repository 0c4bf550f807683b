import { mkdtempSync, truncateSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { getRequestListener } from "@hono/node-server";
import { afterEach, describe, expect, it, vi } from "vitest";
import program from "../../../package.json" with { type: "json" };
import { createDispatch } from "../hosting/dispatch.ts";
import { readStartNotes } from "../services/operator/start-notes.ts";
import { askHost, type RawAnswer, withServer } from "../testing/http.ts";
import { putBackup } from "../testing/put-backup.ts";
import { createTestApp, type TestApp } from "../testing/test-app.ts";

const TOKEN = "an-operator-token-of-a-test";
const own = { OPERATOR_TOKEN: TOKEN };
const basic = (token: string) => ({ authorization: `Basic ${btoa(`anybody:${token}`)}` });

interface Page {
  testApp: TestApp;
  /** Asks for the page, as the operator unless other headers are given. */
  get(headers?: Record<string, string>, path?: string): Promise<Response>;
  /** Asks a site for its page, as a visitor. */
  visit(host: string, headers?: Record<string, string>): Promise<RawAnswer>;
  /** Whether a proxy on this machine may get a certificate for a host. */
  isServed(host: string): Promise<boolean>;
  /** Presses a button of it. */
  press(verb: string, what?: string, reason?: string, headers?: Record<string, string>): Promise<Response>;
}

async function withPage(env: Record<string, string>, use: (page: Page) => Promise<void>): Promise<void> {
  const testApp = createTestApp({}, env);
  const views = { count: () => undefined, flush: async () => undefined };
  const listener = createDispatch(testApp.deps, getRequestListener(testApp.app.fetch), views);
  await withServer(listener, (port) => {
    const url = `http://localhost:${port}`;
    return use({
      testApp,
      get: (headers = basic(TOKEN), path = "/operator") => fetch(url + path, { headers }),
      visit: (host, headers = {}) => askHost(port, host, { headers }),
      isServed: async (host) =>
        (await fetch(`${url}/internal/tls-check?domain=${encodeURIComponent(host)}`)).status === 200,
      press: (verb, what = "", reason = "", headers = {}) =>
        fetch(`${url}/operator`, {
          method: "POST",
          headers: { ...basic(TOKEN), origin: url, ...headers },
          body: new URLSearchParams({ verb, what, reason }),
        }),
    });
  });
}

/** A token with a website that is live, and its host. */
async function liveSite(testApp: TestApp): Promise<string> {
  const session = await testApp.signIn();
  const token = await testApp.draft(session);
  const website = await testApp.website(session, token.id, "frog");
  await testApp.call("deployWebsite", { session, params: { websiteId: website.id } });
  return `frog.${website.domain}`;
}

afterEach(() => vi.unstubAllEnvs());

describe("the operator's page", () => {
  it("is not there without a token, and asks for it by name where there is one", async () => {
    await withPage({}, async ({ get }) => expect((await get()).status).toBe(404));
    await withPage(own, async ({ get }) => {
      for (const headers of [{}, basic("something else"), { authorization: `Bearer ${TOKEN}` }]) {
        const answer = await get(headers as Record<string, string>);
        expect([answer.status, answer.headers.get("www-authenticate")]).toEqual([
          401,
          'Basic realm="Operator", charset="UTF-8"',
        ]);
        expect(await answer.text()).not.toContain("Accounts");
      }
      expect((await get()).status).toBe(200);
    });
  });

  it("answers this machine alone, unless the operator says otherwise", async () => {
    const behind = { ...basic(TOKEN), "x-forwarded-for": "198.51.100.7" };
    await withPage(own, async ({ get }) => expect((await get(behind)).status).toBe(404));
    await withPage({ ...own, OPERATOR_REMOTE: "true" }, async ({ get }) =>
      expect((await get(behind)).status).toBe(200),
    );
  });

  it("refuses to be guessed at", async () => {
    await withPage({ ...own, RATE_LIMIT_SCALE: "1" }, async ({ get }) => {
      let status = 401;
      for (let tries = 0; tries < 61 && status === 401; tries++)
        status = (await get(basic(`${tries}`))).status;
      expect(status).toBe(429);
    });
  });

  it("takes orders from its own buttons alone", async () => {
    await withPage(own, async ({ press, testApp }) => {
      for (const origin of ["https://evil.example", "null", ""])
        expect((await press("gallery off", "", "", { origin })).status).toBe(403);
      expect(await testApp.deps.store.switches.isOn("gallery")).toBe(true);
      expect((await press("drop everything")).status).toBe(422);
    });
  });

  it("shows what there is, escaped, under a policy without script", async () => {
    await withPage(own, async ({ testApp, get }) => {
      const host = await liveSite(testApp);
      await testApp.call("reportAbuse", { body: { host, reason: "<script>alert(1)</script> on this page" } });
      const answer = await get();
      const page = await answer.text();
      expect(answer.headers.get("content-security-policy")).toContain("default-src 'none'");
      expect(answer.headers.get("cache-control")).toBe("no-store");
      expect(page).toContain(`${host} (deployed)`);
      expect(page).toContain("&lt;script&gt;alert(1)&lt;/script&gt; on this page");
      expect(page).not.toContain("<script");
      expect(page).not.toContain(TOKEN);
    });
  });

  it("takes a website down and shows it again, by the words of the command line", async () => {
    await withPage(own, async ({ testApp, press, get }) => {
      const host = await liveSite(testApp);
      const down = await press("takedown", host, "It asks for a seed phrase.");
      expect([down.status, await down.text()]).toEqual([
        200,
        expect.stringContaining(`${host} is taken down.`),
      ]);
      expect(await testApp.deps.store.blocks.isTakenDown(host)).toBe(true);
      expect(await (await get()).text()).toContain("It asks for a seed phrase.");
      expect(await (await press("restore-site", host)).text()).toContain(`${host} is restored.`);
      expect(await testApp.deps.store.blocks.isTakenDown(host)).toBe(false);
      const unknown = await press("takedown", "nobody.example");
      expect([unknown.status, await unknown.text()]).toEqual([
        422,
        expect.stringContaining('class="said bad"'),
      ]);
    });
  });

  it.each(["takedown", "hold", "expire-site"])(
    "takes a site that was just visited off the web with the press of %s",
    async (verb) => {
      await withPage(own, async ({ testApp, press, visit, isServed }) => {
        const host = await liveSite(testApp);
        const before = await visit(host);
        const known = { "if-none-match": String(before.headers.etag) };
        expect([before.status, (await visit(host, known)).status, await isServed(host)]).toEqual([
          ...[200, 304],
          true,
        ]);
        expect((await press(verb, host)).status).toBe(200);
        expect([(await visit(host)).status, (await visit(host, known)).status, await isServed(host)]).toEqual(
          [...[410, 410], false],
        );
      });
    },
  );

  it("puts a site back on the web with the press of restore", async () => {
    await withPage(own, async ({ testApp, press, visit, isServed }) => {
      const host = await liveSite(testApp);
      await press("takedown", host);
      expect((await visit(host)).status).toBe(410);
      await press("restore-site", host);
      expect([(await visit(host)).status, await isServed(host)]).toEqual([200, true]);
    });
  });

  it("holds a reported website with one press, and releases it", async () => {
    await withPage(own, async ({ testApp, press, get }) => {
      const host = await liveSite(testApp);
      await testApp.call("reportAbuse", { body: { host, reason: "It pretends to be my wallet." } });
      expect(await (await get()).text()).toMatch(/name="verb" value="hold"/);
      expect(await (await press("hold", host)).text()).toContain(`${host} is offline`);
      const site = await testApp.deps.store.sites.atHost(host);
      expect(site?.expiresAt).toBeLessThanOrEqual(testApp.clock.now);
      const [held] = await testApp.deps.store.held.list(1);
      const page = await (await get()).text();
      expect(page).toContain("The operator is holding this website for review (it was reported).");
      expect(await (await press("release", held?.website.id)).text()).toContain(`${host} can be deployed.`);
    });
  });

  it.each([
    ["block subdomain", "Toad", "unblock subdomain", "toad"],
    [
      "block wallet",
      "So11111111111111111111111111111111111111112",
      "unblock wallet",
      "So11111111111111111111111111111111111111112",
    ],
  ])("has %s and its undoing", async (verb, what, undo, value) => {
    await withPage(own, async ({ testApp, press }) => {
      const listed = async () => (await testApp.deps.store.blocks.list(10)).map((block) => block.value);
      await press(verb, what);
      expect(await listed()).toEqual([value]);
      await press(undo, value);
      expect(await listed()).toEqual([]);
    });
  });

  it.each(["gallery", "premium"] as const)("switches %s off and on", async (name) => {
    await withPage(own, async ({ testApp, press }) => {
      for (const isOn of [false, true]) {
        await press(`${name} ${isOn ? "on" : "off"}`);
        expect(await testApp.deps.store.switches.isOn(name)).toBe(isOn);
      }
    });
  });

  it("offers an empty instance its newest backup, and says what an update has brought", async () => {
    const shelf = mkdtempSync(join(tmpdir(), "gem-shelf-"));
    const backup = putBackup(shelf, Date.UTC(2024, 0, 1));
    await withPage({ ...own, BACKUP_DIR: shelf }, async ({ testApp, get }) => {
      const first = await (await get()).text();
      expect(first).toContain(`run: npm run gemwright -- restore ${backup}`);
      expect(first).not.toContain("what is new");
      const { deps } = testApp;
      const instance = { backupDir: shelf, dataDir: "./data" };
      for (const version of ["0.0.1", program.version]) await readStartNotes(deps, { ...instance, version });
      await testApp.signIn();
      const page = await (await get()).text();
      expect(page).toContain(`Updated from 0.0.1 to ${program.version} on 2024-01-01 12:00: what is new`);
      expect(page).toContain('<details class="news" open>');
      expect(page).not.toContain("gemwright -- restore");
      testApp.clock.advance(15 * 86_400_000);
      expect(await (await get()).text()).toContain('<details class="news">');
    });
  });

  it("goes on where the backup folder cannot be made, and says what to do", async () => {
    const file = join(mkdtempSync(join(tmpdir(), "gem-shelf-")), "file");
    writeFileSync(file, "");
    await withPage({ ...own, BACKUP_DIR: join(file, "backup") }, async ({ testApp, get, press, visit }) => {
      const host = await liveSite(testApp);
      const page = await get();
      expect([page.status, await page.text()]).toEqual([200, expect.stringContaining(`run: mv ${file}`)]);
      expect((await get(basic(TOKEN), "/operator/backup")).status).toBe(404);
      expect((await press("takedown", host)).status).toBe(200);
      expect((await visit(host)).status).toBe(410);
    });
  });

  it("hands out a backup on a machine without tar, breaks off where it is damaged, and goes on", async () => {
    const shelf = mkdtempSync(join(tmpdir(), "gem-shelf-"));
    const large = join(putBackup(shelf, Date.UTC(2024, 0, 1)), "large");
    writeFileSync(large, "");
    truncateSync(large, 2 ** 26);
    vi.stubEnv("PATH", shelf);
    await withPage({ ...own, BACKUP_DIR: shelf }, async ({ get }) => {
      const answer = await get(basic(TOKEN), "/operator/backup");
      expect(answer.status).toBe(200);
      truncateSync(large, 0);
      await expect(answer.arrayBuffer()).rejects.toThrow();
      expect((await get()).status).toBe(200);
    });
  });

  it("hands out the newest backup as one file, to the operator alone", async () => {
    const shelf = mkdtempSync(join(tmpdir(), "gem-shelf-"));
    for (const day of [1, 2])
      writeFileSync(join(putBackup(shelf, Date.UTC(2024, 0, day)), "backup.json"), `day ${day}`);
    await withPage({ ...own, BACKUP_DIR: shelf }, async ({ get }) => {
      expect((await get({}, "/operator/backup")).status).toBe(401);
      const answer = await get(basic(TOKEN), "/operator/backup");
      expect(answer.headers.get("content-disposition")).toContain("backup-2024-01-02T00-00-00-000Z.tar");
      const bytes = Buffer.from(await answer.arrayBuffer());
      expect(answer.headers.get("content-length")).toBe(String(bytes.length));
      expect(bytes.toString("latin1")).toContain("day 2");
    });
    await withPage(own, async ({ get }) =>
      expect((await get(basic(TOKEN), "/operator/backup")).status).toBe(404),
    );
  });
});
