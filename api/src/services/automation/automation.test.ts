import { Keypair } from "@solana/web3.js";
import { describe, expect, it } from "vitest";
import { CodedError } from "#contract/errors.ts";
import { overtake, overtakeCommit } from "../../testing/overtake.ts";
import { DOMAIN, websiteRequest } from "../../testing/requests.ts";
import { shownFile } from "../../testing/shown-site.ts";
import { createTestApp } from "../../testing/test-app.ts";
import { configureAutomation } from "./configure-automation.ts";
import { launchWebsiteJobId } from "./launch-website.ts";

const website = { subdomain: "frog", domain: DOMAIN, template_id: "template2" as const };

async function configured() {
  const testApp = createTestApp();
  const session = await testApp.signIn();
  const { id } = await testApp.draft(session);
  const configure = (website: unknown) =>
    testApp.call("configureAutomation", { session, body: { token_id: id, website } });
  const status = async () =>
    (await testApp.call("getAutomationStatus", { session, params: { id } })).body.website_status;
  const activate = (mint_address: string) =>
    testApp.call("activateAutomation", { session, params: { id }, body: { mint_address } });
  const prepare = async (mint: Keypair) => {
    const address = mint.publicKey.toBase58();
    const body = { token_id: id, wallet_address: session.wallet.address, mint: address };
    return { address, answer: (await testApp.call("prepareTransaction", { session, body })).body };
  };
  /** The transaction is on the chain, and nobody has reported it to the server. */
  const land = async () => {
    const mint = Keypair.generate();
    const { address, answer } = await prepare(mint);
    const signature = testApp.chain.land({ payer: session.wallet.keypair, mint, uri: answer.metadata_uri });
    return { address, signature };
  };
  const launch = async () => {
    const { address, signature } = await land();
    const signatures = { signature, create_signature: signature, mint_pubkey: address };
    await testApp.call("confirmTransaction", { session, body: { token_id: id, ...signatures } });
    return address;
  };
  const site = async () =>
    (await testApp.call("getWebsiteStatus", { session, params: { tokenId: id } })).body;
  /** The service alone: on one server a second request of one user waits for the first. */
  const configureBeside = (wanted: typeof website) =>
    configureAutomation(
      {
        ...testApp.deps,
        caller: { userId: session.user.id, sessionId: "", address: session.wallet.address },
      },
      { token_id: id, website: wanted },
    );
  return { testApp, session, id, configure, configureBeside, status, activate, prepare, land, launch, site };
}

describe("automation", () => {
  it("waits for the launch, and then generates and deploys", async () => {
    const { testApp, session, id, configure, status, activate, launch } = await configured();
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
    expect(String(await shownFile(testApp, "frog.localhost:8000"))).toContain(`template2`);
    const { body } = await testApp.call("getToken", { session, params: { id } });
    expect(body).toMatchObject({ website_url: "http://frog.localhost:8000", website_status: "deployed" });
  });

  it("is configured by the generation of a website, so that this goes live with the launch", async () => {
    const { testApp, session, id, status, activate, launch } = await configured();
    await testApp.website(session, id, "frog");
    expect(await status()).toBe("pending_deployment");
    expect((await activate(await launch())).body).toEqual({ activated: true });
    const { body } = await testApp.call("getToken", { session, params: { id } });
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
    const { testApp, session, id } = await configured();
    const configure = (more: Record<string, unknown>) =>
      testApp.call("configureAutomation", { session, body: { token_id: id, website, ...more } });
    expect((await configure({ twitter: null, twitter_bot: null })).status).toBe(200);
    expect((await configure({ twitter: { handle: "frog" } })).status).toBe(422);
  });

  it("takes the address at once, so that nobody else has it when the launch is done", async () => {
    const { testApp, configure } = await configured();
    await configure(website);
    const other = await testApp.signIn();
    const token = await testApp.draft(other);
    await expect(testApp.website(other, token.id, "frog")).rejects.toThrow("taken");
  });

  it("says before the launch where the website is to be, and not where it was first made", async () => {
    const { testApp, session, id, configure } = await configured();
    await testApp.website(session, id, "pond");
    const where = async () =>
      (await testApp.call("getWebsiteStatus", { session, params: { tokenId: id } })).body;
    expect(await where()).toMatchObject({ subdomain: "pond" });
    await configure({ ...website, subdomain: "lake" });
    expect(await where()).toMatchObject({
      exists: true,
      subdomain: "lake",
      template_id: website.template_id,
    });
  });

  it("makes a website that is there already the one that is wanted, with its prompt and links", async () => {
    const { testApp, session, id, configure } = await configured();
    const links = { telegram: "https://t.me/frog" };
    await testApp.call("generateWebsite", {
      session,
      body: { ...websiteRequest(id, "pond"), custom_design_prompt: "ocean blue", social_links: links },
    });
    expect((await configure({ ...website, subdomain: "lake" })).status).toBe(200);
    const row = await testApp.deps.store.websites.ofToken(session.user.id, id);
    expect(row).toMatchObject({ subdomain: "lake", templateId: "template2", designPrompt: "ocean blue" });
    expect(row?.socialLinks).toEqual(links);
  });

  it("says where a website is to be that is only configured, and that there is none yet", async () => {
    const { testApp, session, id, configure } = await configured();
    await configure({ ...website, subdomain: "lake" });
    const { body } = await testApp.call("getWebsiteStatus", { session, params: { tokenId: id } });
    expect(body).toMatchObject({
      exists: false,
      website_id: null,
      subdomain: "lake",
      live_url: null,
      views: 0,
    });
    expect(body.template_id).toBe(website.template_id);
  });

  it("is refused for Twitter, with a sentence", async () => {
    const { testApp, session } = await configured();
    const { status, body } = await testApp.call("connectTwitter", { session, body: {} });
    expect([status, body.code]).toEqual([403, "twitter_disabled"]);
  });
});

describe("a recorded launch", () => {
  it("starts the configured website by itself: nobody has to stay to activate it", async () => {
    const { configure, launch, site } = await configured();
    await configure(website);
    await launch();
    await expect.poll(site).toMatchObject({ deployed: true, live_url: "http://frog.localhost:8000" });
  });

  it("starts it also where the server found the launch by itself", async () => {
    const { configure, land, prepare, site } = await configured();
    await configure(website);
    await land();
    expect((await prepare(Keypair.generate())).answer.code).toBe("token_deployed");
    await expect.poll(site).toMatchObject({ deployed: true, live_url: "http://frog.localhost:8000" });
  });

  it("queues the work in its own commit, so that a crash right after it loses nothing", async () => {
    const { testApp, configure, launch } = await configured();
    await configure(website);
    const { store, jobs } = testApp.deps;
    const count = (sql: string) => testApp.value(`select count(*) from ${sql}`);
    const commits: unknown[] = [];
    const { commit } = store;
    store.commit = async (plan) => {
      await commit(plan);
      commits.push({
        launched: await count("tokens where mint_address is not null"),
        queued: await count("jobs where kind = 'launch-website'"),
      });
    };
    jobs.run = async () => undefined;
    await launch();
    expect(commits).toContainEqual({ launched: 1, queued: 1 });
    expect(commits).not.toContainEqual({ launched: 1, queued: 0 });
  });

  it("generates the website again where something else was configured since", async () => {
    const { testApp, session, id, configure, launch, site } = await configured();
    await testApp.website(session, id, "pond");
    await configure({ ...website, subdomain: "lake" });
    await launch();
    await expect.poll(site).toMatchObject({ deployed: true, subdomain: "lake", template_id: "template2" });
  });

  it("leaves a live website its 24 hours, and activating renews nothing either", async () => {
    const { testApp, session, id, activate, launch, site } = await configured();
    const { id: websiteId } = await testApp.website(session, id, "frog");
    await testApp.call("deployWebsite", { session, params: { websiteId } });
    const { expires_at } = await site();
    testApp.clock.advance(60_000);
    const mint = await launch();
    await testApp.deps.jobs.runDue();
    expect((await activate(mint)).body).toEqual({ activated: true });
    expect((await site()).expires_at).toBe(expires_at);
  });

  it("starts nothing where nothing is configured", async () => {
    const { testApp, launch, site } = await configured();
    await launch();
    await testApp.deps.jobs.runDue();
    expect(await site()).toMatchObject({ exists: false });
  });

  it("keeps no address of two that are configured at once but the last one's", async () => {
    const { testApp, id, configure, configureBeside } = await configured();
    await configure(website);
    overtakeCommit(testApp, () => configureBeside({ ...website, subdomain: "toad" }));
    await configure({ ...website, subdomain: "newt" });
    const kept = await testApp.sql("select subdomain from addresses where token_id = ?", id);
    expect(kept).toEqual([{ subdomain: "newt" }]);
  });

  it("puts the website live with the launch, also if its owner deploys it at the same moment", async () => {
    const { testApp, session, id, launch, site } = await configured();
    const { id: websiteId } = await testApp.website(session, id, "frog");
    const deploy = () => testApp.call("deployWebsite", { session, params: { websiteId } });
    overtake(testApp, ["automations", "of"], async () => overtake(testApp, ["automations", "of"], deploy));
    await launch();
    await testApp.deps.jobs.run(launchWebsiteJobId(id));
    expect(await site()).toMatchObject({ deployed: true, deployment_failed: false });
  });

  it("shows a website that could not be started as failed, and activating tries again", async () => {
    const { testApp, session, id, activate, launch, site } = await configured();
    await testApp.website(session, id, "frog");
    const { put } = testApp.deps.blobs;
    testApp.deps.blobs.put = () => Promise.reject(new CodedError("storage_full"));
    const mint = await launch();
    for (let i = 0; i < 10; i++) {
      await testApp.deps.jobs.runDue();
      testApp.clock.advance(60_000);
    }
    expect(await site()).toMatchObject({ deployed: false, deployment_failed: true, live_url: null });
    testApp.deps.blobs.put = put;
    expect((await activate(mint)).body).toEqual({ activated: true });
    expect(await site()).toMatchObject({ deployed: true });
  });
});

describe("deploying a token's website", () => {
  it("generates what was configured, and finds nothing where nothing was", async () => {
    const { testApp, session, id, configure } = await configured();
    const deploy = () => testApp.call("deployTokenWebsite", { session, params: { id } });
    const none = await deploy();
    expect([none.status, none.body.detail]).toEqual([404, "No website found to deploy."]);
    await configure(website);
    expect((await deploy()).status).toBe(202);
    const { body } = await testApp.call("getWebsiteStatus", { session, params: { tokenId: id } });
    expect(body).toMatchObject({ deployed: true, template_id: "template2" });
  });
});
