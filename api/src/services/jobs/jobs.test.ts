import { describe, expect, it } from "vitest";
import { CodedError } from "#contract/errors.ts";
import { silentLog } from "../../log.ts";
import { createTestApp } from "../../testing/test-app.ts";
import { createJobRunner, type JobHandler } from "./jobs.ts";

const id = "0b1c2d3e-1111-4222-8333-444455556666";

/** A runner with one kind of job, on a real table, and that of another server on the same table. */
async function withJob(perform: JobHandler["perform"], isShared?: boolean) {
  const { deps, clock } = createTestApp();
  const { store, metrics } = deps;
  const { commit } = store;
  const handler: JobHandler = { retries: true, perform };
  const seen = { jobs: store.jobs, commit, isShared: isShared ?? store.isShared };
  const runner = () =>
    createJobRunner({ store: seen, clock: deps.clock, log: silentLog, metrics }, { work: handler });
  const [jobs, otherServer] = [runner(), runner()];
  await commit([jobs.row(id, "work", { frog: 1 })]);
  const state = async () => (await store.jobs.find(id))?.state;
  return { store, jobs, otherServer, clock, commit, state };
}

describe("a job", () => {
  it("runs once, however many wait for it", async () => {
    let runs = 0;
    const fixture = await withJob(async (payload, done) => {
      runs++;
      expect(payload).toEqual({ frog: 1 });
      await fixture.commit([done]);
    });
    await Promise.all([fixture.jobs.run(id), fixture.jobs.run(id), fixture.jobs.runDue()]);
    await fixture.jobs.run(id);
    expect([runs, await fixture.state()]).toEqual([1, "done"]);
  });

  it("is tried again at growing intervals, and given up after five attempts", async () => {
    let runs = 0;
    const fixture = await withJob(async () => {
      runs++;
      throw new CodedError("unavailable");
    });
    await expect(fixture.jobs.run(id)).rejects.toMatchObject({ code: "unavailable" });
    await fixture.jobs.runDue();
    expect([runs, await fixture.state()]).toEqual([1, "queued"]);
    for (let i = 0; i < 10; i++) {
      fixture.clock.advance(60_000);
      await fixture.jobs.runDue();
    }
    expect([runs, await fixture.state()]).toEqual([5, "failed"]);
  });

  it("is given up at once if another attempt would change nothing", async () => {
    const fixture = await withJob(() => Promise.reject(new CodedError("subdomain_taken")));
    await expect(fixture.jobs.run(id)).rejects.toMatchObject({ code: "subdomain_taken" });
    expect(await fixture.state()).toBe("failed");
  });

  it("whose process died runs again when its lease has expired", async () => {
    const fixture = await withJob((_payload, done) => fixture.commit([done]));
    await fixture.store.jobs.lease(id, fixture.clock.now, fixture.clock.now + 1_000);
    await fixture.jobs.runDue();
    expect(await fixture.state()).toBe("running");
    fixture.clock.advance(5_000);
    await fixture.jobs.runDue();
    expect(await fixture.state()).toBe("done");
  });

  it("that another server took over ends for who waits here as it ends there", async () => {
    let letGo = () => {};
    const gate = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    let runs = 0;
    const perform: JobHandler["perform"] = async (_payload, done) => {
      if (runs++ === 0) await gate;
      await fixture.commit([done]);
    };
    const fixture = await withJob(perform, true);
    const waiting = fixture.jobs.run(id);
    await expect.poll(() => runs).toBe(1);
    fixture.clock.advance(31_000);
    await fixture.otherServer.runDue();
    expect([runs, await fixture.state()]).toEqual([2, "done"]);
    letGo();
    await expect(waiting).resolves.toBeUndefined();
  });
});
