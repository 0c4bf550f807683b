import { describe, expect, it } from "vitest";
import { errorSentence } from "#contract/errors.ts";
import { createRig } from "../../testing/rig.ts";
import { listHeld } from "./list-held.ts";
import { releaseWebsite } from "./release-website.ts";

const BAIT = "Enter your seed phrase to claim the airdrop.";

/** A website whose token's story is that. */
async function withStory(narrative: string) {
  const rig = createRig();
  const session = await rig.signIn();
  const { id, version } = await rig.draft(session);
  const tell = (text: string, at: number) =>
    rig.call("changeToken", { session, params: { id }, body: { narrative: text, version: at } });
  await tell(narrative, version);
  const website = await rig.website(session, id, "frog");
  const deploy = () => rig.call("deployWebsite", { session, params: { websiteId: website.id } });
  const state = async () => (await rig.call("getWebsiteStatus", { session, params: { tokenId: id } })).body;
  const visit = async () => (await rig.world.sites.get("frog.localhost:8000")) !== null;
  return { rig, session, id, website, tell, deploy, state, visit };
}

describe("a website that asks visitors for secrets", () => {
  it("is held, says why, and shows nothing", async () => {
    const { rig, website, deploy, state, visit } = await withStory(BAIT);
    const { status, body } = await deploy();
    expect([status, body]).toEqual([202, { success: false, message: errorSentence("website_held") }]);
    expect(await state()).toMatchObject({
      ...{ status: "held", deployed: false, deployment_failed: true, live_url: null },
      error: errorSentence("website_held"),
    });
    expect(await visit()).toBe(false);
    expect(await listHeld(rig.world, { limit: 10 })).toMatchObject([
      { id: website.id, host: "frog.localhost:8000", sentences: expect.stringContaining("seed phrase") },
    ]);
  });

  it("goes live once the operator has let its words go, and with those words from then on", async () => {
    const { rig, website, deploy, state, visit } = await withStory(BAIT);
    await deploy();
    expect(await releaseWebsite(rig.world, { id: website.id })).toEqual({ host: "frog.localhost:8000" });
    expect((await state()).status).toBe("generated");
    expect((await deploy()).body.success).toBe(true);
    expect(await visit()).toBe(true);
    await expect(releaseWebsite(rig.world, { id: website.id })).rejects.toMatchObject({
      code: "website_not_held",
    });
  });

  it("is not shown as a preview either, until its words are let go", async () => {
    const { rig, website, deploy } = await withStory(BAIT);
    const preview = () =>
      rig.call("getPreview", { params: { id: website.id }, headers: { accept: "text/html" } });
    const { status, body } = await preview();
    expect([status, body.code]).toEqual([404, "preview_held"]);
    await deploy();
    await releaseWebsite(rig.world, { id: website.id });
    expect((await preview()).status).toBe(200);
  });

  it("is deployed anew by the same request once it may be", async () => {
    const { rig, session, website, state } = await withStory(BAIT);
    const headers = { "idempotency-key": "the-same" };
    const deploy = () => rig.call("deployWebsite", { session, params: { websiteId: website.id }, headers });
    expect((await deploy()).body.success).toBe(false);
    await releaseWebsite(rig.world, { id: website.id });
    expect((await deploy()).body.success).toBe(true);
    expect((await state()).status).toBe("deployed");
  });

  it("goes live once its words are others", async () => {
    const { deploy, tell, state } = await withStory(BAIT);
    await deploy();
    await tell("A frog with nothing to hide.", 2);
    expect((await deploy()).body.success).toBe(true);
    expect((await state()).status).toBe("deployed");
  });

  it("cannot become one while it is live", async () => {
    const { rig, session, id, deploy, tell } = await withStory("A frog.");
    await deploy();
    const { version } = (await rig.call("getToken", { session, params: { id } })).body;
    const { status, body } = await tell(BAIT, version);
    expect([status, body.code]).toEqual([422, "words_ask_for_secrets"]);
    const { body: token } = await rig.call("getToken", { session, params: { id } });
    expect(token).toMatchObject({ narrative: "A frog.", version });
  });
});
