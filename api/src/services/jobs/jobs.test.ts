import { setTimeout as pause } from "node:timers/promises";
import { describe, expect, it } from "vitest";
import { CodedError } from "#contract/errors.ts";
import { HOUR } from "#contract/limits.ts";
import { createLog, silentLog } from "../../log.ts";
import { createTestApp } from "../../testing/test-app.ts";
import { createJobRunner } from "./jobs.ts";
import type { JobHandler } from "./perform-job.ts";

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

  it("that another server has begun while this one takes it up ends for who waits here as it ends there", async () => {
    let letGo = () => {};
    const gate = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    let runs = 0;
    const fixture = await withJob(async (_payload, done) => {
      runs++;
      await gate;
      await fixture.commit([done]);
    }, true);
    fixture.clock.advance(5_000);
    const there = fixture.otherServer.run(id);
    // It reads what is due, finds the job leased, and a caller joins it meanwhile.
    const takingUp = fixture.jobs.runDue();
    const waiting = fixture.jobs.run(id).then(fixture.state);
    await expect.poll(() => runs).toBe(1);
    await takingUp;
    letGo();
    await there;
    expect([await waiting, runs]).toEqual(["done", 1]);
  });

  it("that fails at another server, and is tried again later, fails at once for who waits here", async () => {
    let fail = (_error: Error) => {};
    const gate = new Promise<void>((_resolve, reject) => {
      fail = reject;
    });
    let runs = 0;
    const fixture = await withJob(() => {
      runs++;
      return gate;
    }, true);
    const there = fixture.otherServer.run(id);
    await expect.poll(() => runs).toBe(1);
    const here = fixture.jobs.run(id);
    await pause(50);
    fail(new CodedError("chain_unavailable"));
    await expect(there).rejects.toMatchObject({ code: "chain_unavailable" });
    await expect(here).rejects.toMatchObject({ code: "chain_unavailable" });
    expect([runs, await fixture.state()]).toEqual([1, "queued"]);
  });
});

describe("a recurring job of several servers", () => {
  const every = 60_000;

  async function withServers() {
    const { deps, clock } = createTestApp();
    const { store, metrics } = deps;
    let runs = 0;
    const handler: JobHandler = {
      retries: true,
      every,
      async perform(_payload, done) {
        runs++;
        await store.commit([done]);
      },
    };
    const seen = { jobs: store.jobs, commit: store.commit, isShared: true };
    const start = async () => {
      const jobs = createJobRunner(
        { store: seen, clock: deps.clock, log: silentLog, metrics },
        { work: handler },
      );
      await jobs.start();
      await jobs.stop();
      return jobs;
    };
    return { start, clock, store, runs: () => runs };
  }

  it("that takes long keeps no other job waiting", async () => {
    const { deps, clock } = createTestApp();
    const { store, metrics } = deps;
    let letGo = () => {};
    const sweep: JobHandler = {
      retries: true,
      every: HOUR,
      perform: () =>
        new Promise((resolve) => {
          letGo = resolve;
        }),
    };
    const work: JobHandler = { retries: true, perform: async (_payload, done) => store.commit([done]) };
    const seen = { jobs: store.jobs, commit: store.commit, isShared: true };
    const needs = { store: seen, clock: deps.clock, log: silentLog, metrics };
    const jobs = createJobRunner(needs, { sweep, work });
    await jobs.start();
    clock.advance(60_000);
    await store.commit([jobs.row(id, "work", {})]);
    clock.advance(5_000);
    await jobs.runDue();
    expect((await store.jobs.find("sweep"))?.state).toBe("running");
    expect((await store.jobs.find(id))?.state).toBe("done");
    letGo();
    await jobs.stop();
  });

  it("runs in its rhythm, however often one of them starts", async () => {
    const { start, clock, runs } = await withServers();
    const steady = await start();
    for (let second = 0; second < 600; second += 5) {
      clock.advance(5_000);
      await start();
      await steady.runDue();
    }
    expect(runs()).toBeGreaterThanOrEqual(9);
  });

  it("is brought forward at a start if it is due later than its rhythm allows", async () => {
    const { start, clock, store } = await withServers();
    clock.advance(100 * every);
    await start();
    clock.advance(-100 * every);
    await start();
    expect((await store.jobs.find("work"))?.dueAt).toBe(clock.now + every);
  });
});

it("that cannot be read are tried again each second, and logged once until they can", async () => {
  const { deps } = createTestApp();
  const { store, metrics } = deps;
  const lines: string[] = [];
  const log = createLog("error", [], { write: (line) => lines.push(line) });
  let [looks, isAway] = [0, true];
  const due: typeof store.jobs.due = async (now) => {
    looks++;
    if (isAway) throw new CodedError("unavailable");
    return store.jobs.due(now);
  };
  const jobs = createJobRunner(
    { store: { ...store, jobs: { ...store.jobs, due } }, clock: deps.clock, log, metrics },
    {},
  );
  await jobs.start();
  const looksAgain = async () => {
    const before = looks;
    await expect.poll(() => looks).toBeGreaterThan(before + 1);
  };
  await looksAgain();
  expect(lines).toHaveLength(1);
  isAway = false;
  await looksAgain();
  isAway = true;
  await looksAgain();
  await jobs.stop();
  expect(lines).toHaveLength(2);
});
