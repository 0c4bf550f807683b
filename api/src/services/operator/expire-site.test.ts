import { describe, expect, it } from "vitest";
import { shownSite } from "../../testing/shown-site.ts";
import { createTestApp } from "../../testing/test-app.ts";
import { expireSite, takeDownSite } from "./sites.ts";

const HOST = "frog.localhost:8000";
const DAY = 24 * 60 * 60_000;

async function live() {
  const testApp = createTestApp();
  const session = await testApp.signIn();
  const token = await testApp.draft(session);
  const website = await testApp.website(session, token.id, "frog");
  const deploy = () => testApp.call("deployWebsite", { session, params: { websiteId: website.id } });
  const status = async () =>
    (await testApp.call("getWebsiteStatus", { session, params: { tokenId: token.id } })).body;
  const isShown = async () => {
    const site = await shownSite(testApp, HOST);
    return site !== null && site.expiresAt > testApp.clock.now && site.files.has("/");
  };
  const expire = (host = HOST) => expireSite(testApp.deps, { host });
  await deploy();
  return { testApp, session, token, deploy, status, isShown, expire };
}

describe("a site whose time the operator ends", () => {
  it("is shown no more, and has expired as after its 24 hours", async () => {
    const { testApp, session, token, status, isShown, expire } = await live();
    expect(await isShown()).toBe(true);
    await expire("http://Frog.localhost:8000/");
    expect(await isShown()).toBe(false);
    expect(await status()).toMatchObject({
      ...{ status: "expired", deployed: false, deployment_failed: false, live_url: null },
      expires_at: new Date(testApp.clock.now).toISOString(),
    });
    const { body } = await testApp.call("getToken", { session, params: { id: token.id } });
    expect(body).toMatchObject({ website_status: "expired" });
  });

  it("is live for 24 hours again once its owner has deployed it", async () => {
    const { testApp, deploy, status, isShown, expire } = await live();
    await expire();
    testApp.clock.advance(60_000);
    expect((await deploy()).body.success).toBe(true);
    expect(await isShown()).toBe(true);
    expect((await status()).expires_at).toBe(new Date(testApp.clock.now + DAY).toISOString());
  });

  it("has to be live", async () => {
    const { testApp, expire } = await live();
    await expect(expire("toad.localhost:8000")).rejects.toMatchObject({ code: "site_not_live" });
    await takeDownSite(testApp.deps, { host: HOST, reason: "a false airdrop" });
    await expect(expire()).rejects.toMatchObject({ code: "site_not_live" });
  });

  it("does not expire twice", async () => {
    const { expire } = await live();
    await expire();
    await expect(expire()).rejects.toMatchObject({ code: "site_not_live" });
  });
});
