import { expect } from "vitest";
import { DAY } from "#contract/limits.ts";
import { createFakeComposer } from "../testing/fake-composer.ts";
import { proves } from "../testing/proves.ts";
import { idea } from "../testing/requests.ts";
import { createTestApp } from "../testing/test-app.ts";

async function signedIn(composer = createFakeComposer()) {
  const testApp = createTestApp({ composer });
  const session = await testApp.signIn();
  const count = (table: string) => testApp.value(`select count(*) from ${table}`);
  return { testApp, session, count };
}

async function generated() {
  const fixture = await signedIn();
  const made = (
    await fixture.testApp.call("creativeGenerate", { session: fixture.session, body: idea("a frog") })
  ).body;
  const save = (body: object = {}, who = fixture.session) =>
    fixture.testApp.call("createDraft", { session: who, body: { session_id: made.session_id, ...body } });
  const preview = (who = fixture.session) =>
    fixture.testApp.call("previewGeneration", { session: who, params: { sessionId: made.session_id } });
  return { ...fixture, made, save, preview };
}

proves("creativeGenerate", {
  happy: [
    "makes a token without an id, with three suggestions",
    async () => {
      const { testApp, session, count } = await signedIn();
      const { body } = await testApp.call("creativeGenerate", { session, body: idea("a frog astronaut") });
      expect(body).toMatchObject({ id: null, origin: "GENERATED", composer: "built-in", notice: null });
      expect(body.suggestions).toHaveLength(3);
      expect([await count("generations"), await count("tokens")]).toEqual([1, 0]);
    },
  ],
  error: [
    "wants an idea of 1 to 1,000 characters",
    async () => {
      const { testApp, session, count } = await signedIn();
      const make = (prompt: string) => testApp.call("creativeGenerate", { session, body: idea(prompt) });
      const { status, body } = await make(" \u200b ");
      expect([status, body.code, body.detail]).toEqual([
        ...[422, "prompt_empty", "Please provide a creative meme idea."],
      ]);
      expect((await make("x".repeat(1_001))).status).toBe(422);
      expect(await count("generations")).toBe(0);
      expect((await make("x".repeat(1_000))).status).toBe(200);
    },
  ],
  security: [
    "makes nothing in another user's name, and tells no composer's inner words",
    async () => {
      const fails = createFakeComposer({ make: () => Promise.reject(new Error("key sk-canary")) });
      const { testApp, session, count } = await signedIn(fails);
      const stranger = await testApp.signIn();
      const body = { ...idea("a frog"), user_id: stranger.user.id };
      expect((await testApp.call("creativeGenerate", { session, body })).body.code).toBe("foreign_user_id");
      const failed = await testApp.call("creativeGenerate", { session, body: idea("a frog") });
      expect([failed.status, failed.body.detail]).toEqual([
        500,
        "Failed to generate meme. Please try again.",
      ]);
      expect(JSON.stringify(failed.body)).not.toContain("canary");
      expect(await count("generations")).toBe(0);
    },
  ],
});

proves("createDraft", {
  happy: [
    "saves what was generated, as edited, once",
    async () => {
      const { made, save, count } = await generated();
      const { body } = await save({ name: "Frog King" });
      expect(body).toMatchObject({ name: "Frog King", ticker: made.ticker, session_id: made.session_id });
      expect((await save({ name: "Another" })).body).toEqual(body);
      expect(await count("tokens")).toBe(1);
    },
  ],
  error: [
    "cannot save what was removed after 24 hours",
    async () => {
      const { testApp, session, save, count } = await generated();
      await testApp.deps.jobs.start();
      testApp.clock.advance(DAY + 1);
      await testApp.deps.jobs.runDue();
      const { status, body } = await save({}, await testApp.signIn(session.wallet));
      expect([status, body.code, await count("tokens")]).toEqual([404, "session_not_found", 0]);
    },
  ],
  security: [
    "saves nobody else's",
    async () => {
      const { testApp, save, count } = await generated();
      expect((await save({}, await testApp.signIn())).body.code).toBe("session_not_found");
      expect(await count("tokens")).toBe(0);
    },
  ],
});

proves("previewGeneration", {
  happy: [
    "shows what was generated, and once saved the token",
    async () => {
      const { made, save, preview } = await generated();
      expect((await preview()).body).toMatchObject({ id: null, name: made.name, image_url: made.image_url });
      const saved = (await save({ name: "Frog King" })).body;
      expect((await preview()).body).toEqual(saved);
    },
  ],
  error: [
    "has nothing under an id that is none",
    async () => {
      const { testApp, session } = await signedIn();
      const { status, body } = await testApp.call("previewGeneration", {
        session,
        params: { sessionId: "x" },
      });
      expect([status, body.code]).toEqual([404, "session_not_found"]);
    },
  ],
  security: [
    "shows nobody else's",
    async () => {
      const { testApp, preview } = await generated();
      expect((await preview(await testApp.signIn())).status).toBe(404);
    },
  ],
});

const progress = "0b1c2d3e-1111-4222-8333-444455556666";

proves("followProgress", {
  happy: [
    "streams the steps of a call to its end",
    async () => {
      const { testApp, session } = await signedIn();
      const following = testApp.call("followProgress", { session, params: { id: progress } });
      await testApp.call("creativeGenerate", { session, body: { ...idea("a frog"), progress_id: progress } });
      const { headers, body } = await following;
      expect(headers.get("content-type")).toMatch(/^text\/event-stream/);
      expect(String(body)).toMatch(/"step":"reading".*"percent":100/s);
    },
  ],
  error: [
    "follows nothing under an id that is none",
    async () => {
      const { testApp, session } = await signedIn();
      const { status, body } = await testApp.call("followProgress", { session, params: { id: "x" } });
      expect([status, body.code]).toEqual([404, "not_found"]);
    },
  ],
  security: [
    "shows nobody else's call",
    async () => {
      const { testApp, session } = await signedIn();
      await testApp.call("creativeGenerate", { session, body: { ...idea("a frog"), progress_id: progress } });
      const stranger = await testApp.signIn();
      await testApp.waitForNotices();
      expect(
        (await testApp.call("followProgress", { session: stranger, params: { id: progress } })).status,
      ).toBe(404);
    },
  ],
});
