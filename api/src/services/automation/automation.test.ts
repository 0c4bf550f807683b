import { Keypair } from "@solana/web3.js";
import { describe, expect, it } from "vitest";
import { createRig } from "../../testing/rig.ts";
import { DOMAIN } from "../../testing/wishes.ts";

async function configured() {
  const rig = createRig();
  const session = await rig.signIn();
  const { id } = await rig.draft(session);
  const configure = (website: unknown) =>
    rig.call("configureAutomation", { session, body: { token_id: id, website } });
  const status = async () =>
    (await rig.call("getAutomationStatus", { session, params: { id } })).body.website_status;
  const activate = (mint_address: string) =>
    rig.call("activateAutomation", { session, params: { id }, body: { mint_address } });
  const launch = async () => {
    const mint = Keypair.generate();
    const address = mint.publicKey.toBase58();
    const body = { token_id: id, wallet_address: session.wallet.address, mint: address };
    const { metadata_uri } = (await rig.call("prepareTransaction", { session, body })).body;
    const signature = rig.chain.land({ payer: session.wallet.keypair, mint, uri: metadata_uri });
    const signatures = { signature, create_signature: signature, mint_pubkey: address };
    await rig.call("confirmTransaction", { session, body: { token_id: id, ...signatures } });
    return address;
  };
  return { rig, session, id, configure, status, activate, launch };
}

const website = { subdomain: "frog", domain: DOMAIN, template_id: "template2" };

describe("automation", () => {
  it("waits for the launch, and then generates and deploys", async () => {
    const { rig, session, id, configure, status, activate, launch } = await configured();
    expect(await status()).toBe("not_configured");
    expect((await configure(website)).body).toEqual({
      success: true,
      website_status: "pending_deployment",
    });
    expect((await activate(session.wallet.address)).body).toEqual({ activated: false });
    const mint = await launch();
    expect(await status()).toBe("active");
    expect((await activate(session.wallet.address)).body).toEqual({ activated: false });
    expect((await activate(mint)).body).toEqual({ activated: true });
    expect((await activate(mint)).body).toEqual({ activated: true });
    const site = await rig.world.sites.get("frog.localhost:8000");
    expect(String(site?.files.get("/")?.identity?.bytes)).toContain(`template2`);
    const { body } = await rig.call("getToken", { session, params: { id } });
    expect(body).toMatchObject({ website_url: "http://frog.localhost:8000", website_status: "deployed" });
  });

  it("is forgotten when nothing is wanted any more", async () => {
    const { configure, status, activate, launch } = await configured();
    await configure(website);
    expect((await configure(null)).body.website_status).toBe("not_configured");
    expect(await status()).toBe("not_configured");
    expect((await activate(await launch())).body).toEqual({ activated: false });
  });

  it("takes the older shape with nulls in it, and nothing more", async () => {
    const { rig, session, id } = await configured();
    const configure = (more: Record<string, unknown>) =>
      rig.call("configureAutomation", { session, body: { token_id: id, website, ...more } });
    expect((await configure({ twitter: null, twitter_bot: null })).status).toBe(200);
    expect((await configure({ twitter: { handle: "frog" } })).status).toBe(422);
  });

  it("takes the address at once, so that nobody else has it when the launch is done", async () => {
    const { rig, configure } = await configured();
    await configure(website);
    const other = await rig.signIn();
    const token = await rig.draft(other);
    await expect(rig.website(other, token.id, "frog")).rejects.toThrow("taken");
  });

  it("says before the launch where the website is to be, and not where it was first made", async () => {
    const { rig, session, id, configure } = await configured();
    await rig.website(session, id, "pond");
    const where = async () => (await rig.call("getWebsiteStatus", { session, params: { tokenId: id } })).body;
    expect(await where()).toMatchObject({ subdomain: "pond" });
    await configure({ ...website, subdomain: "lake" });
    expect(await where()).toMatchObject({
      exists: true,
      subdomain: "lake",
      template_id: website.template_id,
    });
  });

  it("is refused for Twitter, with a sentence", async () => {
    const { rig, session } = await configured();
    const { status, body } = await rig.call("connectTwitter", { session, body: {} });
    expect([status, body.code]).toEqual([403, "twitter_disabled"]);
  });
});

describe("deploying a token's website", () => {
  it("generates what was configured, and finds nothing where nothing was", async () => {
    const { rig, session, id, configure } = await configured();
    const deploy = () => rig.call("deployTokenWebsite", { session, params: { id } });
    const none = await deploy();
    expect([none.status, none.body.detail]).toEqual([404, "No website found to deploy."]);
    await configure(website);
    expect((await deploy()).status).toBe(202);
    const { body } = await rig.call("getWebsiteStatus", { session, params: { tokenId: id } });
    expect(body).toMatchObject({ deployed: true, template_id: "template2" });
  });
});
