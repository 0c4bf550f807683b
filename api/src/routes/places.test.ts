import { unzipSync } from "fflate";
import { describe, expect, it } from "vitest";
import { createLog } from "../log.ts";
import { createFakeComposer } from "../testing/fake-composer.ts";
import { idea, websiteRequest } from "../testing/requests.ts";
import { createOneServer, createTestApp } from "../testing/test-app.ts";

/** Works that go on until a test lets them. */
function holding() {
  const held: (() => void)[] = [];
  let isReleased = false;
  const wait = () => new Promise<void>((go) => (isReleased ? go() : held.push(go)));
  const release = () => {
    isReleased = true;
    for (const go of held.splice(0)) go();
  };
  return { held, wait, release };
}

describe("many requests of one user", () => {
  it("compose one token at a time, and delay nobody else", async () => {
    const { held, wait, release } = holding();
    const composer = createFakeComposer();
    const make: typeof composer.make = async (...order) => {
      await wait();
      return composer.make(...order);
    };
    const testApp = createOneServer({ composer: { ...composer, make } });
    const [ada, bob] = [await testApp.signIn(), await testApp.signIn()];
    const ask = (session: typeof ada) => testApp.call("creativeGenerate", { session, body: idea("a frog") });
    const crowd = Array.from({ length: 5 }, () => ask(ada));
    const { waiting } = testApp.deps.places.compose;
    await expect.poll(() => [held.length, waiting()]).toEqual([1, 4]);
    const other = ask(bob);
    await expect.poll(() => held.length).toBe(2);
    expect(waiting()).toBe(4);
    release();
    const statuses = (await Promise.all([...crowd, other])).map(({ status }) => status);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 200]);
  });

  it("are refused with Retry-After if too many wait, and counted", async () => {
    const { wait, release } = holding();
    const composer = createFakeComposer();
    const make: typeof composer.make = async (...order) => {
      await wait();
      return composer.make(...order);
    };
    const testApp = createOneServer({ composer: { ...composer, make } });
    const session = await testApp.signIn();
    const crowd = Array.from({ length: 22 }, () =>
      testApp.call("creativeGenerate", { session, body: idea("a frog") }),
    );
    const metrics = () => testApp.deps.metrics.text();
    await expect.poll(metrics).toContain('gemwright_turned_away_total{place="compose"} 1');
    await expect.poll(metrics).toContain('gemwright_places_running{place="compose"} 1');
    await expect.poll(metrics).toContain('gemwright_places_waiting{place="compose"} 20');
    release();
    const answers = await Promise.all(crowd);
    const refused = answers.filter(({ status }) => status !== 200);
    expect(refused.map(({ status, body }) => [status, body.code])).toEqual([[503, "unavailable"]]);
    expect(refused[0]?.headers.get("retry-after")).toBe("5");
  });

  it("have three uploads at a time, from their first byte on, and delay nobody else's", async () => {
    const testApp = createTestApp();
    const [ada, bob] = [await testApp.signIn(), await testApp.signIn()];
    const upload = (session: typeof ada) => {
      const wire = new TransformStream<Uint8Array, Uint8Array>();
      const answer = Promise.resolve(
        testApp.app.request(
          new Request("http://localhost:8000/api/v1/token-generation/generate-manual", {
            method: "POST",
            headers: {
              authorization: `Bearer ${session.access_token}`,
              "x-csrf-token": session.csrf_token,
              "content-type": "multipart/form-data; boundary=b",
            },
            body: wire.readable,
            duplex: "half",
          }),
        ),
      ).then(({ status }) => status);
      return { answer, end: () => wire.writable.getWriter().close() };
    };
    const dripping = Array.from({ length: 20 }, () => upload(ada));
    const { running, waiting } = testApp.deps.places.upload;
    await expect.poll(() => [running(), waiting()]).toEqual([3, 17]);
    expect(await upload(ada).answer).toBe(503);
    const other = upload(bob);
    void other.end();
    expect(await other.answer).toBe(400);
    for (const { end } of dripping) void end();
    expect(await Promise.all(dripping.map(({ answer }) => answer))).toEqual(Array(20).fill(400));
    const after = upload(ada);
    void after.end();
    expect(await after.answer).toBe(400);
  });
});

describe("a change whose client was cut off while it waited", () => {
  it("is made when it is sent again with its key", async () => {
    const testApp = createTestApp();
    const session = await testApp.signIn();
    const token = await testApp.draft(session);
    const { wait, release } = holding();
    const { site } = testApp.deps.places;
    const other = site.run(session.user.id, wait);
    const path = "http://localhost:8000/api/v1/token-automation/website";
    const send = (signal?: AbortSignal) =>
      testApp.app.request(
        new Request(path, {
          method: "POST",
          headers: {
            authorization: `Bearer ${session.access_token}`,
            "x-csrf-token": session.csrf_token,
            "content-type": "application/json",
            "idempotency-key": "cut-off",
          },
          body: JSON.stringify(websiteRequest(token.id, "frog")),
          ...(signal ? { signal } : {}),
        }),
      );
    const gone = new AbortController();
    const cut = send(gone.signal);
    await expect.poll(site.waiting).toBe(1);
    gone.abort();
    await cut;
    release();
    await other;
    expect((await send()).status).toBe(200);
  });
});

describe("an archive", () => {
  async function withArchive() {
    const { held, wait, release } = holding();
    let isHeld = false;
    let drawn = 0;
    const composer = createFakeComposer();
    const draw: typeof composer.draw = async (drawing) => {
      drawn++;
      if (isHeld) await wait();
      return composer.draw(drawing);
    };
    const testApp = createTestApp({ composer: { ...composer, draw } });
    const session = await testApp.signIn();
    const token = await testApp.draft(session);
    const { id } = await testApp.website(session, token.id, "frog");
    const ask = (signal?: AbortSignal) =>
      testApp.app.request(
        new Request(`http://localhost:8000/api/v1/token-automation/website/${id}/archive`, {
          headers: { authorization: `Bearer ${session.access_token}` },
          ...(signal ? { signal } : {}),
        }),
      );
    const hold = () => {
      isHeld = true;
      drawn = 0;
    };
    return { testApp, session, token, ask, hold, held, release, drawn: () => drawn };
  }

  it("is drawn once, and again when what is in it changes", async () => {
    const { testApp, session, token, ask, drawn } = await withArchive();
    const zip = async () => Buffer.from(await (await ask()).arrayBuffer());
    const first = await zip();
    const before = drawn();
    expect((await zip()).equals(first)).toBe(true);
    expect(drawn()).toBe(before);
    const { version } = (await testApp.call("getToken", { session, params: { id: token.id } })).body;
    const change = { session, params: { id: token.id }, body: { name: "Toad", version } };
    expect((await testApp.call("changeToken", change)).status).toBe(200);
    const changed = await zip();
    expect(drawn()).toBeGreaterThan(before);
    expect(Buffer.from(unzipSync(changed)["index.html"] ?? []).toString()).toContain("Toad");
  });

  it("is not drawn further when its client disconnects", async () => {
    const { ask, hold, held, release, drawn, testApp } = await withArchive();
    hold();
    const gone = new AbortController();
    const first = ask(gone.signal);
    const waiting = Array.from({ length: 3 }, () => ask(gone.signal));
    const { waiting: inLine } = testApp.deps.places.archive;
    await expect.poll(() => [held.length, inLine()]).toEqual([1, 3]);
    gone.abort();
    await expect.poll(inLine).toBe(0);
    release();
    await Promise.all([first, ...waiting]);
    // The sticker that was being drawn, and none after it.
    expect(drawn()).toBe(1);
    expect(testApp.deps.places.archive.running()).toBe(0);
  });
});

describe("a limit", () => {
  it("is logged with who met it, once a minute, without what could sign in", async () => {
    const lines: string[] = [];
    const log = createLog("warn", [], { write: (line) => lines.push(line) });
    const testApp = createOneServer({ log }, { RATE_LIMITS: "read.user=1/60" });
    const session = await testApp.signIn();
    const read = () => testApp.call("getMe", { session });
    for (let times = 0; times < 4; times++) await read();
    const entries = lines.map((line) => JSON.parse(line));
    const { id } = (await testApp.signIn(session.wallet)).user;
    expect(entries).toMatchObject([{ msg: "a client has reached a limit", limit: "read", user: id }]);
    expect(lines.join("")).not.toContain(session.access_token);
    expect(await testApp.deps.metrics.text()).toContain('gemwright_rate_limited_total{limit="read"} 3');
    testApp.clock.advance(60_000);
    for (let times = 0; times < 3; times++) await read();
    expect(lines).toHaveLength(2);
  });

  it("counts what is no endpoint as well: the app's files, pictures, health", async () => {
    const { app } = createTestApp({}, { RATE_LIMITS: "file.address=4/60" });
    const from = { incoming: { socket: { remoteAddress: "203.0.113.9" } } };
    const statuses: number[] = [];
    for (const path of ["/healthz", "/media/none.webp", "/no.js", "/api/v1/docs/docs.css", "/healthz"]) {
      statuses.push((await app.request(path, {}, from)).status);
    }
    expect(statuses).toEqual([200, 404, 404, 200, 429]);
  });
});
