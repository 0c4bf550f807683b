import { describe, expect, it } from "vitest";
import { errorSentence } from "#contract/errors.ts";
import { shownSite } from "../../testing/shown-site.ts";
import { createTestApp } from "../../testing/test-app.ts";
import { holdSite, listHeld, releaseWebsite } from "./sites.ts";

const BAIT = "Enter your seed phrase to claim the airdrop.";

/** A website whose token's story is that. */
async function withStory(narrative: string) {
  const testApp = createTestApp();
  const session = await testApp.signIn();
  const { id, version } = await testApp.draft(session);
  const rewrite = (text: string, at: number) =>
    testApp.call("changeToken", { session, params: { id }, body: { narrative: text, version: at } });
  await rewrite(narrative, version);
  const website = await testApp.website(session, id, "frog");
  const deploy = () => testApp.call("deployWebsite", { session, params: { websiteId: website.id } });
  const state = async () =>
    (await testApp.call("getWebsiteStatus", { session, params: { tokenId: id } })).body;
  const visit = async () => (await shownSite(testApp, "frog.localhost:8000")) !== null;
  return { testApp, session, id, website, rewrite, deploy, state, visit };
}

describe("a website that asks visitors for secrets", () => {
  it("is held, says why, and shows nothing", async () => {
    const { testApp, website, deploy, state, visit } = await withStory(BAIT);
    const { status, body } = await deploy();
    expect([status, body]).toEqual([202, { success: false, message: errorSentence("website_held") }]);
    expect(await state()).toMatchObject({
      ...{ status: "held", deployed: false, deployment_failed: true, live_url: null },
      error: errorSentence("website_held"),
    });
    expect(await visit()).toBe(false);
    expect(await listHeld(testApp.deps, { limit: 10 })).toMatchObject([
      { id: website.id, host: "frog.localhost:8000", sentences: expect.stringContaining("seed phrase") },
    ]);
  });

  it("goes live, and stays allowed with these words, once the operator releases it", async () => {
    const { testApp, website, deploy, state, visit } = await withStory(BAIT);
    await deploy();
    expect(await releaseWebsite(testApp.deps, { id: website.id })).toEqual({ host: "frog.localhost:8000" });
    expect((await state()).status).toBe("generated");
    expect((await deploy()).body.success).toBe(true);
    expect(await visit()).toBe(true);
    await expect(releaseWebsite(testApp.deps, { id: website.id })).rejects.toMatchObject({
      code: "website_not_held",
    });
  });

  it("is not shown as a preview either, until it is released", async () => {
    const { testApp, website, deploy } = await withStory(BAIT);
    const preview = () =>
      testApp.call("getPreview", { params: { id: website.id }, headers: { accept: "text/html" } });
    const { status, body } = await preview();
    expect([status, body.code]).toEqual([404, "preview_held"]);
    await deploy();
    await releaseWebsite(testApp.deps, { id: website.id });
    expect((await preview()).status).toBe(200);
  });

  it("is deployed again by the same request once it may be", async () => {
    const { testApp, session, website, state } = await withStory(BAIT);
    const headers = { "idempotency-key": "the-same" };
    const deploy = () =>
      testApp.call("deployWebsite", { session, params: { websiteId: website.id }, headers });
    expect((await deploy()).body.success).toBe(false);
    await releaseWebsite(testApp.deps, { id: website.id });
    expect((await deploy()).body.success).toBe(true);
    expect((await state()).status).toBe("deployed");
  });

  it("goes live once its words are changed", async () => {
    const { deploy, rewrite, state } = await withStory(BAIT);
    await deploy();
    await rewrite("A frog with nothing to hide.", 2);
    expect((await deploy()).body.success).toBe(true);
    expect((await state()).status).toBe("deployed");
  });

  it("cannot become one while it is live", async () => {
    const { testApp, session, id, deploy, rewrite } = await withStory("A frog.");
    await deploy();
    const { version } = (await testApp.call("getToken", { session, params: { id } })).body;
    const { status, body } = await rewrite(BAIT, version);
    expect([status, body.code]).toEqual([422, "words_ask_for_secrets"]);
    const { body: token } = await testApp.call("getToken", { session, params: { id } });
    expect(token).toMatchObject({ narrative: "A frog.", version });
  });
});

describe("a live website that the operator holds", () => {
  const why =
    "The operator is holding this website for review (it was reported). Change its words, or write to support.";

  async function held() {
    const site = await withStory("A frog.");
    await site.deploy();
    expect(await site.visit()).toBe(true);
    const done = await holdSite(site.testApp.deps, {
      host: "frog.localhost:8000",
      reason: "it was reported",
    });
    const isShown = async () => {
      const found = await shownSite(site.testApp, "frog.localhost:8000");
      return found !== null && found.expiresAt > site.testApp.clock.now;
    };
    return { ...site, done, isShown };
  }

  it("is off the web at once, says why, and stays so however often its owner deploys it", async () => {
    const { testApp, website, done, deploy, state, isShown } = await held();
    expect(done).toEqual({ host: "frog.localhost:8000", id: website.id });
    expect(await isShown()).toBe(false);
    expect(await state()).toMatchObject({ status: "held", error: why, live_url: null });
    expect((await deploy()).body).toEqual({ success: false, message: why });
    expect(await isShown()).toBe(false);
    expect(await listHeld(testApp.deps, { limit: 10 })).toMatchObject([{ id: website.id, sentences: why }]);
    const preview = await testApp.call("getPreview", {
      params: { id: website.id },
      headers: { accept: "text/html" },
    });
    expect([preview.status, preview.body.code]).toEqual([403, "website_held_back"]);
  });

  it("goes live again once it is released, or its words change, and can be held again", async () => {
    const { testApp, website, deploy, rewrite, isShown, id, session } = await held();
    await releaseWebsite(testApp.deps, { id: website.id });
    expect((await deploy()).body.success).toBe(true);
    expect(await isShown()).toBe(true);
    await holdSite(testApp.deps, { host: "frog.localhost:8000", reason: "again" });
    expect((await deploy()).body.success).toBe(false);
    const { version } = (await testApp.call("getToken", { session, params: { id } })).body;
    await rewrite("Another frog.", version);
    expect((await deploy()).body.success).toBe(true);
    expect(await isShown()).toBe(true);
  });

  it("has to be live", async () => {
    const { testApp } = await held();
    for (const host of ["frog.localhost:8000", "toad.localhost:8000"])
      await expect(holdSite(testApp.deps, { host, reason: "" })).rejects.toMatchObject({
        code: "site_not_live",
      });
  });
});
