import { brotliCompressSync, brotliDecompressSync, constants } from "node:zlib";
import { describe, expect, it, vi } from "vitest";
import { overtakeCommit } from "../../testing/overtake.ts";
import { shownSite } from "../../testing/shown-site.ts";
import { createTestApp, type TestApp } from "../../testing/test-app.ts";
import { landLaunch } from "../../testing/valid-requests.ts";
import { expireSite, takeDownSite } from "../operator/sites.ts";

const HOST = "pond.localhost:8000";

/** A token whose website is live. The clock stands still, so that whatever happens has the same millisecond. */
async function deployed(testApp = createTestApp()) {
  const session = await testApp.signIn();
  const { id } = await testApp.draft(session);
  const website = await testApp.website(session, id, "pond");
  const deploy = () => testApp.call("deployWebsite", { session, params: { websiteId: website.id } });
  const edit = (name: string, version = 1) =>
    testApp.call("changeToken", { session, params: { id }, body: { name, version } });
  await deploy();
  return { testApp, session, id, website, deploy, edit };
}

/** Runs the queued jobs as they are, whenever they are due. */
async function compress({ deps, sql }: TestApp): Promise<void> {
  const queued = await sql(
    "select id from jobs where kind = 'compress-page' and state = 'queued' order by id",
  );
  for (const { id } of queued) await deps.jobs.run(String(id));
}

/** The page at one server: as it is, and in brotli. */
async function pageAt({ sites }: TestApp["deps"]) {
  const file = (await sites.get(HOST))?.files.get("/");
  const [identity, br] = [
    file && (await sites.read(file, "identity")),
    file && (await sites.read(file, "br")),
  ];
  if (!identity || !br) throw new Error("There is no page.");
  return { text: String(identity.bytes), br };
}

/** The same, after the server has received the others' notices. */
async function shownPage(testApp: TestApp) {
  await testApp.waitForNotices();
  return pageAt(testApp.deps);
}

/** Smaller than what `publishFiles` stores, and the same page. */
function expectTight({ text, br }: Awaited<ReturnType<typeof pageAt>>): void {
  const atFive = brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } });
  expect(br.bytes.length).toBeLessThan(atFive.length);
  expect(String(brotliDecompressSync(br.bytes))).toBe(text);
}

const rowOf = async ({ deps }: TestApp) => deps.store.sites.atHost(HOST);

describe("a page that was published", () => {
  it("keeps no other job waiting, however many pages there are", async () => {
    const { deps, clock } = createTestApp();
    const { jobs, store, random } = deps;
    const pages = Array.from({ length: 20 }, () =>
      jobs.row(random.uuid(), "compress-page", { host: HOST, br: null }),
    );
    await store.commit(pages);
    clock.advance(1_000);
    await store.commit([jobs.row(random.uuid(), "launch-website", {})]);
    clock.advance(10_000);
    const due = await store.jobs.due(clock.now);
    expect([due.length, due[0]?.kind, due[1]?.kind]).toEqual([16, "launch-website", "compress-page"]);
  });

  it("is smaller in brotli once its job has run, and the rest of its site is as it was", async () => {
    const { testApp } = await deployed();
    const before = await shownPage(testApp);
    const row = await rowOf(testApp);
    testApp.clock.advance(3_000);
    await testApp.deps.jobs.runDue();
    const after = await shownPage(testApp);
    expectTight(after);
    expect(after.text).toBe(before.text);
    expect(after.br.bytes.length).toBeLessThan(before.br.bytes.length);
    expect(after.br.etag).not.toBe(before.br.etag);
    const files = row?.files.map((file) => (file.path === "/" ? { ...file, br: expect.any(String) } : file));
    expect(await rowOf(testApp)).toEqual({ ...row, files });
  });

  it("is so at every server, also where it was in memory", async () => {
    const { testApp } = await deployed();
    await testApp.waitForNotices();
    for (const server of testApp.servers) await pageAt(server);
    await compress(testApp);
    await testApp.waitForNotices();
    for (const server of testApp.servers) expectTight(await pageAt(server));
  });

  it("is compressed again after a launch", async () => {
    const { testApp, session, id } = await deployed();
    await compress(testApp);
    const before = await shownPage(testApp);
    const body = await landLaunch(testApp, session, id);
    await testApp.call("confirmTransaction", { session, body });
    expect((await shownPage(testApp)).text).not.toBe(before.text);
    await compress(testApp);
    expectTight(await shownPage(testApp));
  });

  it("is left as it is after an edit of its words, which may be followed by many", async () => {
    const { testApp, edit } = await deployed();
    await compress(testApp);
    expect((await edit("Marmaduke")).status).toBe(200);
    expect(
      await testApp.value("select count(*) from jobs where kind = 'compress-page' and state = 'queued'"),
    ).toBe(0);
  });

  it("is queued in the commit that publishes it", async () => {
    const testApp = createTestApp();
    const count = (rows: string) => testApp.value(`select count(*) from ${rows}`).then(Number);
    const commits: unknown[] = [];
    for (const { store } of testApp.servers) {
      const { commit } = store;
      store.commit = async (plan) => {
        await commit(plan);
        commits.push([await count("sites"), await count("jobs where kind = 'compress-page'")]);
      };
    }
    await deployed(testApp);
    expect(commits).toContainEqual([1, 1]);
    expect(commits).not.toContainEqual([1, 0]);
  });

  it("is compressed once where it is published twice", async () => {
    const { testApp, deploy } = await deployed();
    await deploy();
    const put = vi.spyOn(testApp.deps.blobs, "put");
    await compress(testApp);
    expect(put).toHaveBeenCalledTimes(1);
    expectTight(await shownPage(testApp));
  });
});

/** What may happen to a site; each returns the check that it has stayed so. */
const changes: Record<string, (live: Awaited<ReturnType<typeof deployed>>) => Promise<() => Promise<void>>> =
  {
    async "was published with other words"({ testApp, edit }) {
      expect((await edit("Marmaduke")).status).toBe(200);
      return async () => {
        const { text, br } = await shownPage(testApp);
        expect(text).toContain("Marmaduke");
        expect(String(brotliDecompressSync(br.bytes))).toBe(text);
      };
    },
    async ended({ testApp }) {
      await expireSite(testApp.deps, { host: HOST });
      return async () =>
        expect(await rowOf(testApp)).toMatchObject({ files: [], expiresAt: testApp.clock.now });
    },
    async "was taken down"({ testApp }) {
      await takeDownSite(testApp.deps, { host: HOST, reason: "a false airdrop" });
      return async () => expect(await shownSite(testApp, HOST)).toMatchObject({ isTakenDown: true });
    },
    async "gave its host to another website"({ testApp, session, id }) {
      await testApp.call("deleteToken", { session, params: { id } });
      const next = await testApp.draft(session, "a toad in a hat");
      const website = await testApp.website(session, next.id, "pond");
      await testApp.call("deployWebsite", { session, params: { websiteId: website.id } });
      const row = await rowOf(testApp);
      expect(row).toMatchObject({ websiteId: website.id });
      return async () => expect(await rowOf(testApp)).toEqual(row);
    },
    async "was deleted"({ testApp, session, id }) {
      await testApp.call("deleteToken", { session, params: { id } });
      await testApp.sql("delete from sites");
      return async () => expect(await rowOf(testApp)).toBeNull();
    },
  };

describe.each(Object.entries(changes))("a site that %s", (_, change) => {
  it("before its page is compressed stays so", async () => {
    const live = await deployed();
    const { testApp } = live;
    const [job] = await testApp.sql("select id from jobs where kind = 'compress-page'");
    const expectUnchanged = await change(live);
    await testApp.deps.jobs.run(String(job?.id));
    await expectUnchanged();
  });

  it("while its page is compressed stays so", async () => {
    const live = await deployed();
    const { testApp } = live;
    const [job] = await testApp.sql("select id from jobs where kind = 'compress-page'");
    let expectUnchanged = async (): Promise<void> => expect.unreachable("nothing was committed");
    overtakeCommit(testApp, async () => {
      expectUnchanged = await change(live);
    });
    await testApp.deps.jobs.run(String(job?.id));
    await expectUnchanged();
    expect((await testApp.deps.store.jobs.find(String(job?.id)))?.state).toBe("done");
  });
});

it("leaves a page alone whose time is over", async () => {
  const { testApp } = await deployed();
  testApp.clock.advance(24 * 3_600_000);
  const row = await rowOf(testApp);
  await compress(testApp);
  expect(await rowOf(testApp)).toEqual(row);
});
