import { describe, expect, it } from "vitest";
import { createRig } from "../../testing/rig.ts";
import { expireSite } from "./expire-site.ts";
import { takeDownSite } from "./take-down-site.ts";

const HOST = "frog.localhost:8000";
const DAY = 24 * 60 * 60_000;

async function live() {
  const rig = createRig();
  const session = await rig.signIn();
  const token = await rig.draft(session);
  const website = await rig.website(session, token.id, "frog");
  const deploy = () => rig.call("deployWebsite", { session, params: { websiteId: website.id } });
  const status = async () =>
    (await rig.call("getWebsiteStatus", { session, params: { tokenId: token.id } })).body;
  const isShown = async () => {
    const site = await rig.world.sites.get(HOST);
    return site !== null && site.expiresAt > rig.clock.now && site.files.has("/");
  };
  const expire = async (host = HOST) => {
    await expireSite(rig.world, { host });
    rig.world.sites.forgetAll();
  };
  await deploy();
  return { rig, session, token, deploy, status, isShown, expire };
}

describe("a site whose time the operator ends", () => {
  it("is shown no more, and has expired as after its 24 hours", async () => {
    const { rig, session, token, status, isShown, expire } = await live();
    expect(await isShown()).toBe(true);
    await expire("http://Frog.localhost:8000/");
    expect(await isShown()).toBe(false);
    expect(await status()).toMatchObject({
      ...{ status: "expired", deployed: false, deployment_failed: false, live_url: null },
      expires_at: new Date(rig.clock.now).toISOString(),
    });
    const { body } = await rig.call("getToken", { session, params: { id: token.id } });
    expect(body).toMatchObject({ website_status: "expired" });
  });

  it("is live for 24 hours again once its owner has deployed it", async () => {
    const { rig, deploy, status, isShown, expire } = await live();
    await expire();
    rig.clock.advance(60_000);
    expect((await deploy()).body.success).toBe(true);
    expect(await isShown()).toBe(true);
    expect((await status()).expires_at).toBe(new Date(rig.clock.now + DAY).toISOString());
  });

  it("has to be live", async () => {
    const { rig, expire } = await live();
    await expect(expire("toad.localhost:8000")).rejects.toMatchObject({ code: "site_not_live" });
    await takeDownSite(rig.world, { host: HOST, reason: "a false airdrop" });
    await expect(expire()).rejects.toMatchObject({ code: "site_not_live" });
  });

  it("does not expire twice", async () => {
    const { expire } = await live();
    await expire();
    await expect(expire()).rejects.toMatchObject({ code: "site_not_live" });
  });
});
