import { setTimeout } from "node:timers/promises";
import { describe, expect, it } from "vitest";
import { CodedError } from "#contract/errors.ts";
import { DAY } from "#contract/limits.ts";
import type { ServerDeps } from "../../deps.ts";
import { createFakeComposer } from "../../testing/fake-composer.ts";
import { idea, websiteRequest } from "../../testing/requests.ts";
import { createTestApp, createTestServers, type TestParts } from "../../testing/test-app.ts";
import { createTestWallet } from "../../testing/wallet.ts";
import { answerOnce } from "./answer-once.ts";

const key = (value = "6f1e-once") => ({ "idempotency-key": value });

/** A promise, and what resolves it. */
function deferred() {
  let resolve = () => {};
  const promise = new Promise<void>((done) => {
    resolve = done;
  });
  return { promise, resolve };
}

async function signedIn(parts = {}) {
  const testApp = createTestApp(parts);
  const session = await testApp.signIn();
  const count = (table: string) => testApp.value(`select count(*) from ${table}`);
  return { testApp, session, count };
}

/** A composer that begins, and waits until it is released. */
function heldComposer() {
  const [gate, begun] = [deferred(), deferred()];
  const fake = createFakeComposer();
  const composer = createFakeComposer({
    async make(...all) {
      begun.resolve();
      await gate.promise;
      return fake.make(...all);
    },
  });
  return { composer, begun: begun.promise, letGo: gate.resolve };
}

describe("a request with an Idempotency-Key", () => {
  it("is answered with the first answer when repeated, and done once", async () => {
    const { testApp, session } = await signedIn();
    const { id, version } = await testApp.draft(session);
    const change = (headers: Record<string, string>) =>
      testApp.call("changeToken", { session, params: { id }, body: { name: "Frogger", version }, headers });
    const first = await change(key());
    testApp.clock.advance(60_000);
    const second = await change(key());
    expect([first.status, second.status]).toEqual([200, 200]);
    expect(second.body).toEqual(first.body);
    expect(first.headers.get("idempotency-replayed")).toBe(null);
    expect(second.headers.get("idempotency-replayed")).toBe("true");
    expect(second.body).toEqual({ ...(await testApp.call("getToken", { session, params: { id } })).body });
  });

  it("with other content is refused, and changes nothing", async () => {
    const { testApp, session } = await signedIn();
    const { id, version } = await testApp.draft(session);
    const change = (name: string) =>
      testApp.call("changeToken", { session, params: { id }, body: { name, version }, headers: key() });
    await change("Frogger");
    const { status, body } = await change("Toad");
    expect([status, body.code]).toEqual([422, "idempotency_key_reused"]);
    expect((await testApp.call("getToken", { session, params: { id } })).body.name).toBe("Frogger");
  });

  it("counts as the same whatever the order of its fields and the boundary of its form", async () => {
    const { testApp, session, count } = await signedIn();
    const made = async (body: object) =>
      (await testApp.call("creativeGenerate", { session, body, headers: key() })).body.session_id;
    const one = await made(idea("a frog"));
    const other = await made(Object.fromEntries(Object.entries(idea("a frog")).reverse()));
    expect(other).toBe(one);
    expect(await count("generations")).toBe(1);
  });

  it("counts as another for another user or path", async () => {
    const { testApp, session } = await signedIn();
    const other = await testApp.signIn();
    const name = (who: typeof session, text: string) =>
      testApp.call("changeProfile", { session: who, body: { name: text }, headers: key() });
    expect((await name(session, "Ada")).body.name).toBe("Ada");
    expect((await name(other, "Bob")).body.name).toBe("Bob");
    const { id } = await testApp.draft(session);
    const removed = await testApp.call("deleteToken", { session, params: { id }, headers: key() });
    expect([removed.status, removed.headers.get("idempotency-replayed")]).toEqual([200, null]);
  });

  it("waits for the job of the first while that runs", async () => {
    const { composer, begun, letGo } = heldComposer();
    const { testApp, session, count } = await signedIn({ composer });
    const make = () => testApp.call("creativeGenerate", { session, body: idea("a frog"), headers: key() });
    const first = make();
    await begun;
    const second = make();
    letGo();
    const answers = await Promise.all([first, second]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(answers[1].body.session_id).toBe(answers[0].body.session_id);
    expect([await count("jobs"), await count("generations")]).toEqual([1, 1]);
  });

  it("is refused as in progress while the first runs without a job", async () => {
    const { testApp, session } = await signedIn();
    const { id, version } = await testApp.draft(session);
    const body = { name: "Frogger", version };
    const change = () => testApp.call("changeToken", { session, params: { id }, body, headers: key() });
    const answers = await Promise.all(Array.from({ length: 10 }, change));
    const isReplay = (headers: Headers) => headers.get("idempotency-replayed") === "true";
    const done = answers.filter(({ status, headers }) => status === 200 && !isReplay(headers));
    expect(done).toHaveLength(1);
    // One that asked for its row after the first had answered gets that answer.
    const rest = answers.filter((answer) => answer !== done[0] && !isReplay(answer.headers));
    expect(rest.length).toBeGreaterThan(0);
    for (const { body } of rest) expect(body.code).toBe("idempotency_in_progress");
    expect((await change()).headers.get("idempotency-replayed")).toBe("true");
  });

  it("runs again if its process died before it wrote anything", async () => {
    const { testApp, session } = await signedIn();
    const { id, version } = await testApp.draft(session);
    const body = { name: "Frogger", version };
    let commits = 0;
    for (const { store } of testApp.servers) {
      const { commit } = store;
      store.commit = (plan) =>
        ++commits === 2 ? Promise.reject(new Error("the plug was pulled")) : commit(plan);
    }
    const change = () => testApp.call("changeToken", { session, params: { id }, body, headers: key() });
    expect((await change()).status).toBe(500);
    const again = await change();
    expect([again.status, again.body.name]).toEqual([200, "Frogger"]);
  });

  it("is not done again if its process died after it wrote and before it answered", async () => {
    const { testApp, session } = await signedIn();
    const { id, version } = await testApp.draft(session);
    const body = { name: "Frogger", version };
    let commits = 0;
    for (const { store } of testApp.servers) {
      const { commit } = store;
      store.commit = async (plan) => {
        await commit(plan);
        if (++commits === 2) throw new Error("the plug was pulled");
      };
    }
    const change = () => testApp.call("changeToken", { session, params: { id }, body, headers: key() });
    expect((await change()).status).toBe(500);
    const again = await change();
    expect([again.status, again.headers.get("idempotency-replayed")]).toEqual([200, "true"]);
    expect(again.body.version).toBe(version + 1);
  });

  it("stores a failure that would be the same again, and no temporary one", async () => {
    const { testApp, session } = await signedIn();
    const { id } = await testApp.draft(session);
    const stale = () =>
      testApp.call("changeToken", {
        session,
        params: { id },
        body: { name: "A", version: 9 },
        headers: key(),
      });
    expect((await stale()).body.code).toBe("version_conflict");
    const again = await stale();
    expect([again.status, again.headers.get("idempotency-replayed")]).toEqual([409, "true"]);
    expect(again.body.token.id).toBe(id);
    testApp.chain.isDown = true;
    const mint = createTestWallet().address;
    const prepare = () =>
      testApp.call("prepareTransaction", {
        session,
        body: { token_id: id, wallet_address: session.wallet.address, mint },
        headers: key("launch"),
      });
    expect((await prepare()).status).toBe(503);
    testApp.chain.isDown = false;
    expect((await prepare()).status).toBe(200);
  });

  it("stores no refusal: the same request is judged again", async () => {
    const { testApp, session } = await signedIn();
    const body = { ...idea("a frog"), user_id: (await testApp.signIn()).user.id };
    const make = () => testApp.call("creativeGenerate", { session, body, headers: key() });
    for (const _ of [1, 2]) {
      const { status, headers } = await make();
      expect([status, headers.get("idempotency-replayed")]).toEqual([403, null]);
    }
  });

  it("starts a new job if the first one failed", async () => {
    const fake = createFakeComposer();
    let tries = 0;
    const composer = {
      ...fake,
      make: (...all: Parameters<typeof fake.make>) =>
        ++tries === 1 ? Promise.reject(new Error("no luck")) : fake.make(...all),
    };
    const { testApp, session } = await signedIn({ composer });
    const make = () => testApp.call("creativeGenerate", { session, body: idea("a frog"), headers: key() });
    expect((await make()).body.code).toBe("generation_failed");
    expect((await make()).status).toBe(200);
    expect(tries).toBe(2);
  });

  it("is forgotten after 24 hours", async () => {
    const { testApp, session, count } = await signedIn();
    const body = websiteRequest((await testApp.draft(session)).id, "frog");
    const generate = (who = session) =>
      testApp.call("generateWebsite", { session: who, body, headers: key() });
    await generate();
    testApp.clock.advance(DAY);
    const later = await testApp.signIn(session.wallet);
    expect((await generate(later)).headers.get("idempotency-replayed")).toBe(null);
    expect(await count("idempotency_keys")).toBe(1);
  });

  it("has a key of 1 to 128 visible ASCII characters", async () => {
    const { testApp, session } = await signedIn();
    const name = (value: string) =>
      testApp.call("changeProfile", { session, body: { name: "Ada" }, headers: key(value) });
    for (const bad of ["", "a b", "é", "x".repeat(129)]) {
      expect((await name(bad)).body.code).toBe("idempotency_key_invalid");
    }
    expect((await name("x".repeat(128))).status).toBe(200);
  });
});

describe("a request with an Idempotency-Key at several servers", () => {
  /** Two of them, which are asked in turn, beginning with the first after signing in. */
  async function twoServers(parts: TestParts = {}) {
    const shared = { ...createTestApp().database, isShared: true };
    const testApp = createTestServers([{ database: shared }, { database: shared }], parts);
    const session = await testApp.signIn();
    const count = (table: string) => testApp.value(`select count(*) from ${table}`);
    return { testApp, session, count };
  }

  it("waits for the job of the first, and is answered with the first answer", async () => {
    const { composer, begun, letGo } = heldComposer();
    const { testApp, session, count } = await twoServers({ composer });
    const make = () => testApp.call("creativeGenerate", { session, body: idea("a frog"), headers: key() });
    const first = make();
    await begun;
    const second = make();
    await setTimeout(300);
    letGo();
    const answers = await Promise.all([first, second]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(answers.map(({ headers }) => headers.get("idempotency-replayed"))).toEqual([null, "true"]);
    expect(answers[1].body).toEqual(answers[0].body);
    expect([await count("jobs"), await count("generations")]).toEqual([1, 1]);
  });

  it("is taken over with its job once the first server is gone", async () => {
    const { composer, begun, letGo } = heldComposer();
    const { testApp, session, count } = await twoServers({ composer });
    const make = () => testApp.call("creativeGenerate", { session, body: idea("a frog"), headers: key() });
    const first = make();
    await begun;
    testApp.clock.advance(16_000);
    const second = make();
    await setTimeout(300);
    letGo();
    expect((await first).body.code).toBe("idempotency_in_progress");
    expect((await second).status).toBe(200);
    expect([await count("jobs"), await count("generations")]).toEqual([1, 1]);
  });

  const request = {
    key: { owner: "ada", path: "/frogs", key: "once" },
    fingerprint: "same",
    status: 200,
    failureBody: ({ code }: CodedError) => ({ code }),
  };

  it("gets no job from a server that has lost it", async () => {
    const { testApp } = await twoServers();
    const [first, second] = testApp.servers as [ServerDeps, ServerDeps];
    const work = answerOnce(first, request, async ({ startJob }) => {
      testApp.clock.advance(16_000);
      await answerOnce(second, request, async () => ({ at: "second" }));
      return startJob("work", () => ({}));
    });
    await expect(work).rejects.toMatchObject({ code: "idempotency_in_progress" });
    expect(await first.store.idempotency.find(request.key)).toMatchObject({ jobId: null, runBy: second.run });
  });

  it("never keeps as its answer that it is in progress", async () => {
    const { testApp } = await twoServers();
    const inProgress = () => Promise.reject(new CodedError("idempotency_in_progress"));
    await expect(answerOnce(testApp.deps, request, inProgress)).rejects.toThrow();
    expect(await testApp.deps.store.idempotency.find(request.key)).toMatchObject({ answer: null });
  });

  it("is its server's again at once when it is repeated there after it failed", async () => {
    const { testApp } = await twoServers();
    const { store } = testApp.deps;
    const failing = () => Promise.reject(new CodedError("unavailable"));
    await expect(answerOnce(testApp.deps, request, failing)).rejects.toThrow();
    await answerOnce(testApp.deps, request, async () => {
      const row = await store.idempotency.find(request.key);
      expect(row?.leasedUntil).toBe(testApp.clock.now + 15_000);
    });
  });
});
