import { describe, expect, it } from "vitest";
import { CodedError } from "#contract/errors.ts";
import { silentLog } from "../../log.ts";
import { createRig } from "../../testing/rig.ts";
import { createJobRunner, type JobHandler } from "./jobs.ts";

const id = "0b1c2d3e-1111-4222-8333-444455556666";

/** A runner with one kind of job, on a real table. */
async function withJob(perform: JobHandler["perform"], retries = true) {
  const { world, clock } = createRig();
  const { store, metrics } = world;
  const { commit } = store;
  const handler: JobHandler = { retries, perform };
  const jobs = createJobRunner({ store, clock: world.clock, log: silentLog, metrics }, { work: handler });
  await commit([jobs.row(id, "work", { frog: 1 })]);
  const state = async () => (await store.jobs.find(id))?.state;
  return { store, jobs, clock, commit, state };
}

describe("a job", () => {
  it("is done once, whoever waits for it", async () => {
    let runs = 0;
    const given = await withJob(async (payload, done) => {
      runs++;
      expect(payload).toEqual({ frog: 1 });
      await given.commit([done]);
    });
    await Promise.all([given.jobs.run(id), given.jobs.run(id), given.jobs.runDue()]);
    await given.jobs.run(id);
    expect([runs, await given.state()]).toEqual([1, "done"]);
  });

  it("is tried again later and later, and given up after five times", async () => {
    let runs = 0;
    const given = await withJob(async () => {
      runs++;
      throw new CodedError("unavailable");
    });
    await expect(given.jobs.run(id)).rejects.toMatchObject({ code: "unavailable" });
    await given.jobs.runDue();
    expect([runs, await given.state()]).toEqual([1, "queued"]);
    for (let i = 0; i < 10; i++) {
      given.clock.advance(60_000);
      await given.jobs.runDue();
    }
    expect([runs, await given.state()]).toEqual([5, "failed"]);
  });

  it("is given up at once where trying again would change nothing", async () => {
    const given = await withJob(() => Promise.reject(new CodedError("subdomain_taken")));
    await expect(given.jobs.run(id)).rejects.toMatchObject({ code: "subdomain_taken" });
    expect(await given.state()).toBe("failed");
  });

  it("whose process died is free when its lease has run out", async () => {
    const given = await withJob((_payload, done) => given.commit([done]));
    await given.store.jobs.lease(id, given.clock.now, given.clock.now + 1_000);
    await given.jobs.runDue();
    expect(await given.state()).toBe("running");
    given.clock.advance(1_000);
    await given.jobs.runDue();
    expect(await given.state()).toBe("done");
  });
});
