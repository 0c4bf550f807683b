import { describe, expect, it } from "vitest";
import { CodedError } from "#contract/errors.ts";
import { createFakeComposer } from "../../testing/fake-composer.ts";
import { createMemoryBlobs } from "../../testing/memory-blobs.ts";
import { idea } from "../../testing/requests.ts";
import { createTestApp } from "../../testing/test-app.ts";

describe("making a token from one sentence", () => {
  it("gives a token without an id, three suggestions and pictures that are there", async () => {
    const testApp = createTestApp();
    const session = await testApp.signIn();
    const { status, body } = await testApp.call("creativeGenerate", {
      session,
      body: { ...idea("  a frog astronaut "), user_id: session.user.id },
    });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      id: null,
      origin: "GENERATED",
      composer: "built-in",
      notice: null,
      version: 0,
    });
    expect(body.suggestions).toHaveLength(3);
    const picture = await testApp.app.request(body.image_url ?? "");
    expect(picture.status).toBe(200);
    expect(picture.headers.get("cache-control")).toContain("immutable");
    expect(picture.headers.get("cross-origin-resource-policy")).toBe("cross-origin");
  });

  it("draws the same for the same seed, and something else without one", async () => {
    const testApp = createTestApp();
    const session = await testApp.signIn();
    const make = async (body: Record<string, string>) =>
      (await testApp.call("creativeGenerate", { session, body })).body.image_url;
    const seeded = { ...idea("a frog"), seed: "seven" };
    expect(await make(seeded)).toBe(await make(seeded));
    expect(await make(idea("a frog"))).not.toBe(await make(idea("a frog")));
  });

  it("takes an idea of emoji, and none that is empty or endless", async () => {
    const testApp = createTestApp();
    const session = await testApp.signIn();
    const make = (prompt: string) => testApp.call("creativeGenerate", { session, body: idea(prompt) });
    expect((await make("🐸🚀🧀")).status).toBe(200);
    for (const prompt of ["", "   \n\t ", "\u200b\u202e"]) {
      const { status, body } = await make(prompt);
      expect([status, body.code]).toEqual([422, "prompt_empty"]);
      expect(body.detail).toBe("Please provide a creative meme idea.");
    }
    const endless = await make("frog ".repeat(1_000));
    expect(endless.status).toBe(422);
    expect(endless.body.detail).toBe("Please keep your idea within 1000 characters.");
    expect((await make("x".repeat(1_000))).status).toBe(200);
  });

  it("refuses to generate in somebody else's name", async () => {
    const testApp = createTestApp();
    const session = await testApp.signIn();
    const other = await testApp.signIn();
    const body = { ...idea("a frog"), user_id: other.user.id };
    const refused = await testApp.call("creativeGenerate", { session, body });
    expect([refused.status, refused.body.code]).toEqual([403, "foreign_user_id"]);
  });

  it("says so when the composer fails, and keeps nothing", async () => {
    const composer = createFakeComposer({ make: () => Promise.reject(new Error("out of ink")) });
    const testApp = createTestApp({ composer });
    const session = await testApp.signIn();
    const failed = await testApp.call("creativeGenerate", { session, body: idea("a frog") });
    expect([failed.status, failed.body.code]).toEqual([500, "generation_failed"]);
    expect(failed.body.detail).toBe("Failed to generate meme. Please try again.");
  });

  it("keeps nothing half when the disk is full", async () => {
    const blobs = { ...createMemoryBlobs(), put: () => Promise.reject(new CodedError("storage_full")) };
    const testApp = createTestApp({ blobs });
    const session = await testApp.signIn();
    const full = await testApp.call("creativeGenerate", { session, body: idea("a frog") });
    expect([full.status, full.body.code]).toEqual([507, "storage_full"]);
    expect(full.headers.get("retry-after")).toBe("5");
    expect(await testApp.value("select count(*) from generations")).toBe(0);
  });

  it("wants multipart, an image style it knows, and nothing of another type", async () => {
    const testApp = createTestApp();
    const session = await testApp.signIn();
    const headers = { "content-type": "application/json" };
    const wrongType = await testApp.call("creativeGenerate", { session, body: idea("a frog"), headers });
    expect(wrongType.status).toBe(415);
    const body = { ...idea("a frog"), image_style: "oil" };
    expect((await testApp.call("creativeGenerate", { session, body })).status).toBe(422);
  });
});

describe("saving what was generated", () => {
  it("makes one token, however often and at once it is asked to", async () => {
    const testApp = createTestApp();
    const session = await testApp.signIn();
    const { session_id } = (await testApp.call("creativeGenerate", { session, body: idea("a frog") })).body;
    const save = () => testApp.call("createDraft", { session, body: { session_id, ticker: "FROGGY" } });
    const saved = await Promise.all([save(), save(), save(), save()]);
    expect(new Set(saved.map(({ body }) => body.id)).size).toBe(1);
    expect(saved[0]?.body).toMatchObject({ ticker: "FROGGY", session_id, version: 1 });
    const preview = await testApp.call("previewGeneration", { session, params: { sessionId: session_id } });
    expect(preview.body.id).toBe(saved[0]?.body.id);
  });

  it("is for its owner alone, and for 24 hours", async () => {
    const testApp = createTestApp();
    const session = await testApp.signIn();
    const stranger = await testApp.signIn();
    const { session_id } = (await testApp.call("creativeGenerate", { session, body: idea("a frog") })).body;
    const codeFor = async (who: typeof session) =>
      (await testApp.call("createDraft", { session: who, body: { session_id } })).body.code;
    expect(await codeFor(stranger)).toBe("session_not_found");
    testApp.clock.advance(24 * 3_600_000);
    const later = await testApp.signIn(session.wallet);
    expect(await codeFor(later)).toBe("session_not_found");
  });

  it("refuses a ticker with symbols", async () => {
    const testApp = createTestApp();
    const session = await testApp.signIn();
    const { session_id } = (await testApp.call("creativeGenerate", { session, body: idea("a frog") })).body;
    const { status, body } = await testApp.call("createDraft", {
      session,
      body: { session_id, ticker: "$FR-G" },
    });
    expect(status).toBe(422);
    expect(body.errors[0]?.path).toBe("ticker");
  });
});

describe("following the steps", () => {
  const progressId = "0b1c2d3e-1111-4222-8333-444455556666";
  const follow = (testApp: ReturnType<typeof createTestApp>, access: string) =>
    testApp.app.request(`/api/v1/progress/${progressId}`, { headers: { authorization: `Bearer ${access}` } });

  it("streams them to who asked, whether it looks before or after", async () => {
    const testApp = createTestApp();
    const session = await testApp.signIn();
    const before = await follow(testApp, session.access_token);
    expect(before.headers.get("content-type")).toBe("text/event-stream");
    const body = { ...idea("a frog"), progress_id: progressId };
    const made = await testApp.call("creativeGenerate", { session, body });
    const after = await follow(testApp, session.access_token);
    for (const response of [before, after]) {
      const events = [...(await response.text()).matchAll(/^data: (.*)$/gm)].map(([, json]) =>
        JSON.parse(json ?? ""),
      );
      expect(events.map(({ step }) => step)).toEqual(["reading", "writing", "encoding", "done"]);
      expect(events[2].image_url).toBe(made.body.image_url);
      expect(events.at(-1).percent).toBe(100);
    }
    const stranger = await testApp.signIn();
    expect((await follow(testApp, stranger.access_token)).status).toBe(404);
  });
});
