import { expect, it } from "vitest";
import { DAY, HOUR, MINUTE } from "#contract/limits.ts";
import { STEP_ROWS } from "../../db/plan.ts";
import { idea, websiteRequest } from "../../testing/requests.ts";
import { createTestApp, type TestApp } from "../../testing/test-app.ts";

async function maintenanceFixture() {
  const testApp = createTestApp();
  await testApp.deps.jobs.start();
  const session = await testApp.signIn();
  const count = async (table: string) => Number(await testApp.value(`select count(*) from ${table}`));
  const later = async (milliseconds: number) => {
    testApp.clock.advance(milliseconds);
    const { jobs, store } = testApp.deps;
    // What does not finish in its turn is due again at once.
    do await jobs.runDue();
    while ((await store.jobs.waiting(testApp.clock.now)).count > 0);
  };
  return { testApp, session, count, later };
}

it("removes expired rows, and nothing else", async () => {
  const { testApp, session, count, later } = await maintenanceFixture();
  const saved = await testApp.draft(session);
  await testApp.call("creativeGenerate", { session, body: idea("never saved") });
  const body = { ...websiteRequest(saved.id, "frog"), use_ai: true, preview_only: true };
  const headers = { "idempotency-key": "once" };
  await testApp.call("previewWebsite", { session, body, headers });
  const website = await testApp.website(session, saved.id, "frog");
  await testApp.call("deployWebsite", { session, params: { websiteId: website.id } });
  const counts = () =>
    Promise.all(
      ["challenges", "generations", "previews", "idempotency_keys", "sites", "tokens", "users"].map(count),
    );
  await later(MINUTE);
  expect(await counts()).toEqual([1, 2, 1, 1, 1, 1, 1]);
  await later(3 * HOUR);
  expect(await counts()).toEqual([0, 2, 0, 1, 1, 1, 1]);
  await later(22 * HOUR);
  expect(await counts()).toEqual([0, 1, 0, 0, 1, 1, 1]);
  expect((await testApp.deps.store.websites.ofToken(session.user.id, saved.id))?.status).toBe("expired");
  await later(8 * DAY);
  expect(await counts()).toEqual([0, 1, 0, 0, 0, 1, 1]);
  expect([await count("sessions"), await count("session_tokens")]).toEqual([0, 0]);
});

it("goes on after a restart, each task once", async () => {
  const { testApp, count } = await maintenanceFixture();
  const jobs = await count("jobs");
  await testApp.deps.jobs.runDue();
  await testApp.deps.jobs.stop();
  await testApp.deps.jobs.start();
  expect(await count("jobs")).toBe(jobs);
  expect(await count("jobs where state = 'queued'")).toBe(jobs);
});

/** Of several servers each goes on with what another has not done, and none says for all that time goes back. */
const isShared = process.env.TEST_ENGINE === "postgres";
const itAlone = it.skipIf(isShared);

itAlone(
  "is not due the sooner for a restart, and what was missed runs soon after it, one after another",
  async () => {
    const { testApp, later } = await maintenanceFixture();
    const { jobs, store } = testApp.deps;
    const { clock } = testApp;
    await later(MINUTE);
    const collected = (await store.jobs.find("collect-blobs"))?.dueAt;
    // The process is killed in the middle of a chore, and is gone for half an hour.
    await store.jobs.lease("forget-previews", clock.now + 10 * MINUTE, Number.MAX_SAFE_INTEGER);
    await jobs.stop();
    clock.advance(HOUR / 2);
    await jobs.start();
    expect((await store.jobs.find("collect-blobs"))?.dueAt).toBe(collected);
    const missed = ["forget-challenges", "forget-generations", "forget-previews", "expire-websites"];
    const due = await Promise.all(missed.map(async (id) => (await store.jobs.find(id))?.dueAt ?? 0));
    expect(new Set(due).size).toBe(missed.length);
    for (const at of due) {
      expect(at - clock.now).toBeGreaterThanOrEqual(10_000);
      expect(at - clock.now).toBeLessThan(MINUTE);
    }
    await later(MINUTE);
    expect((await store.jobs.find("forget-previews"))?.dueAt).toBe(clock.now + 10 * MINUTE);
  },
);

it("is due again by its rhythm where the clock was set back while nothing ran", async () => {
  const { testApp, later } = await maintenanceFixture();
  const { jobs, store } = testApp.deps;
  await later(MINUTE);
  await jobs.stop();
  testApp.clock.advance(-30 * HOUR);
  await jobs.start();
  expect((await store.jobs.find("expire-websites"))?.dueAt).toBe(testApp.clock.now + MINUTE);
});

it("is tried again within a minute where it failed, however often", async () => {
  const { testApp, count, later } = await maintenanceFixture();
  const { commit } = testApp.deps.store;
  let isBroken = true;
  const forget = testApp.deps.store.idempotency.forget;
  testApp.deps.store.idempotency.forget = (before) => {
    if (isBroken) throw new Error("no disk");
    return forget(before);
  };
  for (let i = 0; i < 8; i++) await later(MINUTE);
  const row = () => testApp.deps.store.jobs.find("forget-idempotency-keys");
  expect(await row()).toMatchObject({ state: "queued", error: "internal" });
  isBroken = false;
  await commit([
    testApp.deps.store.idempotency.claim(
      { owner: "a", path: "/", key: "k" },
      "f",
      { runBy: "r", leasedUntil: 0 },
      0,
    ),
  ]);
  await later(MINUTE);
  expect([(await row())?.error, await count("idempotency_keys")]).toEqual([null, 0]);
});

itAlone("is not put off by a clock that is set back", async () => {
  const { testApp, later } = await maintenanceFixture();
  await later(MINUTE);
  await later(-5 * HOUR);
  const due = (await testApp.deps.store.jobs.find("expire-websites"))?.dueAt ?? Infinity;
  expect(due - testApp.clock.now).toBeLessThanOrEqual(MINUTE);
});

it("collects blobs that nothing names, once they are a day old, and none that something names", async () => {
  const { testApp, session, later } = await maintenanceFixture();
  const { blobs } = testApp.deps;
  const saved = await testApp.draft(session);
  const website = await testApp.website(session, saved.id, "frog");
  await testApp.call("deployWebsite", { session, params: { websiteId: website.id } });
  const loose = await blobs.put(Buffer.from("nobody's"), "webp");
  const all = async () => {
    const names: string[] = [];
    for await (const name of blobs.names()) names.push(name);
    return names;
  };
  const before = await all();
  await later(DAY);
  expect(await blobs.read(loose)).not.toBe(null);
  const young = await blobs.put(Buffer.from("just put"), "webp");
  await later(6 * HOUR);
  expect((await all()).sort()).toEqual([...before.filter((name) => name !== loose), young].sort());
  await testApp.call("deleteToken", {
    session: await testApp.signIn(session.wallet),
    params: { id: saved.id },
  });
  await later(8 * DAY);
  expect(await all()).toEqual([]);
});

it("removes and marks thousands at once in steps, and others have their turn between them", async () => {
  const { testApp, session, count, later } = await maintenanceFixture();
  const { id } = await testApp.draft(session);
  const website = await testApp.website(session, id, "frog");
  await testApp.call("deployWebsite", { session, params: { websiteId: website.id } });
  await testApp.call("creativeGenerate", { session, body: idea("never saved") });
  const { sql } = testApp;
  await copyRow(sql, "generations where token_id is null", { id: "'g' || n" });
  await copyRow(sql, "tokens", { id: "'t' || n", session_id: "null" });
  await copyRow(sql, "websites", { id: "'w' || n", token_id: "'t' || n" });
  await copyRow(sql, "sites", { host: "'s' || n", website_id: "'w' || n" });
  const before = await testApp.value("select max(seq) from token_changes");
  let turns = 0;
  const turning = setInterval(() => turns++, 0);
  await later(25 * HOUR);
  clearInterval(turning);
  expect(await count("generations where token_id is null")).toBe(0);
  expect(await count("websites where status = 'expired'")).toBe(COPIES + 1);
  expect(await count(`token_changes where seq > ${before}`)).toBe(COPIES + 1);
  expect(turns).toBeGreaterThan(COPIES / STEP_ROWS);
});

const COPIES = 2_500;

/** Copies a table's first row with other values in some columns. */
async function copyRow(sql: TestApp["sql"], from: string, other: Record<string, string>): Promise<void> {
  const [table = ""] = from.split(" ");
  const [first = {}] = await sql(`select * from ${from} limit 1`);
  const columns = Object.keys(first);
  await sql(`
    insert into ${table} (${columns})
    with recursive numbers (n) as (select 1 union all select n + 1 from numbers where n < ${COPIES})
    select ${columns.map((column) => other[column] ?? column)} from (select * from ${from} limit 1) as one, numbers`);
}
