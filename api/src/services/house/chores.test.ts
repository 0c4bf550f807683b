import { expect, it } from "vitest";
import { DAY, HOUR, MINUTE } from "#contract/limits.ts";
import { createRig } from "../../testing/rig.ts";
import { idea, wish } from "../../testing/wishes.ts";

async function household() {
  const rig = createRig();
  await rig.world.jobs.start();
  const session = await rig.signIn();
  const count = (table: string) =>
    rig.database.sqlite.prepare(`select count(*) from ${table}`).pluck().get() as number;
  const later = async (milliseconds: number) => {
    rig.clock.advance(milliseconds);
    await rig.world.jobs.runDue();
  };
  return { rig, session, count, later };
}

it("removes what is over, and nothing else", async () => {
  const { rig, session, count, later } = await household();
  const saved = await rig.draft(session);
  await rig.call("creativeGenerate", { session, body: idea("never saved") });
  const body = { ...wish(saved.id, "frog"), use_ai: true, preview_only: true };
  const headers = { "idempotency-key": "once" };
  await rig.call("previewWebsite", { session, body, headers });
  const website = await rig.website(session, saved.id, "frog");
  await rig.call("deployWebsite", { session, params: { websiteId: website.id } });
  const counts = () =>
    ["challenges", "generations", "previews", "idempotency_keys", "sites", "tokens", "users"].map(count);
  await later(0);
  expect(counts()).toEqual([1, 2, 1, 1, 1, 1, 1]);
  await later(3 * HOUR);
  expect(counts()).toEqual([0, 2, 0, 1, 1, 1, 1]);
  await later(22 * HOUR);
  expect(counts()).toEqual([0, 1, 0, 0, 1, 1, 1]);
  expect((await rig.world.store.websites.ofToken(session.user.id, saved.id))?.status).toBe("expired");
  await later(8 * DAY);
  expect(counts()).toEqual([0, 1, 0, 0, 0, 1, 1]);
  expect(count("sessions") + count("session_tokens")).toBe(0);
});

it("goes on after a restart, each chore once", async () => {
  const { rig, count } = await household();
  const jobs = count("jobs");
  await rig.world.jobs.runDue();
  await rig.world.jobs.stop();
  await rig.world.jobs.start();
  expect(count("jobs")).toBe(jobs);
  expect(count("jobs where state = 'queued'")).toBe(jobs);
});

it("is tried again within a minute where it failed, however often", async () => {
  const { rig, count, later } = await household();
  const { commit } = rig.world.store;
  let isBroken = true;
  const forget = rig.world.store.idempotency.forget;
  rig.world.store.idempotency.forget = (before) => {
    if (isBroken) throw new Error("no disk");
    return forget(before);
  };
  for (let i = 0; i < 8; i++) await later(MINUTE);
  const row = () => rig.world.store.jobs.find("forget-idempotency-keys");
  expect(await row()).toMatchObject({ state: "queued", error: "internal" });
  isBroken = false;
  await commit([rig.world.store.idempotency.claim({ owner: "a", path: "/", key: "k" }, "f", 0)]);
  await later(MINUTE);
  expect([(await row())?.error, count("idempotency_keys")]).toEqual([null, 0]);
});

it("is not put off by a clock that is set back", async () => {
  const { rig, later } = await household();
  await later(0);
  await later(-5 * HOUR);
  const due = (await rig.world.store.jobs.find("expire-websites"))?.dueAt ?? Infinity;
  expect(due - rig.clock.now).toBeLessThanOrEqual(MINUTE);
});

it("collects blobs that nothing names, once they are a day old, and none that something names", async () => {
  const { rig, session, later } = await household();
  const { blobs } = rig.world;
  const saved = await rig.draft(session);
  const website = await rig.website(session, saved.id, "frog");
  await rig.call("deployWebsite", { session, params: { websiteId: website.id } });
  const loose = await blobs.put(Buffer.from("nobody's"), "webp");
  const all = async () => {
    const names: string[] = [];
    for await (const name of blobs.olderThan(Number.POSITIVE_INFINITY)) names.push(name);
    return names;
  };
  const before = await all();
  await later(DAY);
  expect(await blobs.read(loose)).not.toBe(null);
  const young = await blobs.put(Buffer.from("just put"), "webp");
  await later(6 * HOUR);
  expect((await all()).sort()).toEqual([...before.filter((name) => name !== loose), young].sort());
  await rig.call("deleteToken", { session: await rig.signIn(session.wallet), params: { id: saved.id } });
  await later(8 * DAY);
  expect(await all()).toEqual([]);
});
