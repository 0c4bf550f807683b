import { Keypair } from "@solana/web3.js";
import { describe, expect, it } from "vitest";
import { createBuiltInComposer } from "../../gateways/built-in-composer.ts";
import { createPictureFiles } from "../../gateways/picture-files.ts";
import { createFakeComposer } from "../../testing/fake-composer.ts";
import { idea, websiteRequest } from "../../testing/requests.ts";
import { shownFile, shownSite } from "../../testing/shown-site.ts";
import { createTestApp, type TestApp } from "../../testing/test-app.ts";

const HOST = "pond.localhost:8000";
const story = (name: string) => `${name} keeps the pond quiet. Everybody sleeps well.`;
const old = { name: "Croakington", ticker: "OLDTICK", narrative: story("Croakington") };
const words = { name: "Marmaduke", ticker: "NEWTICK", narrative: story("Marmaduke") };
const OLD = /Croakington|OLDTICK/i;

/** A token with a website that speaks of it, its ticker in the deck. */
async function generated(testApp = createTestApp()) {
  const session = await testApp.signIn();
  const made = await testApp.call("creativeGenerate", { session, body: idea("a frog astronaut") });
  const draft = { session_id: made.body.session_id, ...old };
  const { id } = (await testApp.call("createDraft", { session, body: draft })).body;
  const website = await testApp.website(session, id, "pond");
  const edit = (change: object, version = 1) =>
    testApp.call("changeToken", { session, params: { id }, body: { ...change, version } });
  const preview = async () => String((await testApp.call("getPreviewContent", { params: { id } })).body);
  const deploy = () => testApp.call("deployWebsite", { session, params: { websiteId: website.id } });
  const livePage = async () => String(await shownFile(testApp, HOST));
  const row = () => testApp.deps.store.websites.find(session.user.id, website.id);
  const launch = async () => {
    const mint = Keypair.generate();
    const mint_pubkey = mint.publicKey.toBase58();
    const asked = { token_id: id, wallet_address: session.wallet.address, mint: mint_pubkey };
    const { metadata_uri } = (await testApp.call("prepareTransaction", { session, body: asked })).body;
    const signature = testApp.chain.land({ payer: session.wallet.keypair, mint, uri: metadata_uri });
    const body = { token_id: id, mint_pubkey, signature, create_signature: signature };
    expect((await testApp.call("confirmTransaction", { session, body })).body.success).toBe(true);
    return mint_pubkey;
  };
  return { testApp, session, id, website, edit, preview, deploy, livePage, row, launch };
}

describe("a website whose token is given other words", () => {
  it("says the new ones in its preview at once", async () => {
    const { edit, preview, row } = await generated();
    expect(await preview()).toContain("How to get OLDTICK");
    expect((await edit(words)).status).toBe(200);
    expect(await preview()).toContain("How to get NEWTICK");
    expect(await preview()).toContain(words.narrative);
    expect(await preview()).not.toMatch(OLD);
    expect(await row()).toMatchObject({ status: "generated", live: null });
  });

  it("says them on its own page with the real composer too", async () => {
    const composer = createBuiltInComposer(createPictureFiles("composer/pictures-data"));
    const { writeDeck, renderSite } = composer;
    const { edit, preview } = await generated(
      createTestApp({ composer: createFakeComposer({ writeDeck, renderSite }) }),
    );
    expect(await preview()).toMatch(OLD);
    await edit(words);
    expect(await preview()).toContain("NEWTICK");
    expect(await preview()).not.toMatch(OLD);
  });

  it("follows one word alone, and keeps the design that was asked for", async () => {
    const { testApp, session, id, edit, row } = await generated();
    const body = { ...websiteRequest(id, "pond"), custom_design_prompt: "dark, without the faq" };
    await testApp.call("generateWebsite", { session, body });
    const { order, hidden } = (await row())?.deck ?? {};
    expect(hidden).toContain("faq");
    await edit({ ticker: "NEWTICK" });
    const deck = (await row())?.deck;
    expect(deck).toMatchObject({ order, hidden, look: { dark: true } });
    expect(JSON.stringify(deck)).not.toContain("OLDTICK");
    expect(JSON.stringify(deck)).toContain(old.name);
  });

  it("goes live with the new ones after the launch", async () => {
    const { testApp, session, id, edit, launch, livePage } = await generated();
    await edit(words);
    const mint_address = await launch();
    const fixture = { session, params: { id }, body: { mint_address } };
    expect((await testApp.call("activateAutomation", fixture)).body).toEqual({ activated: true });
    expect(await livePage()).toContain("How to get NEWTICK");
    expect(await livePage()).toContain(`mint:${mint_address}`);
    expect(await livePage()).not.toMatch(OLD);
  });

  it("that is live says the new ones at once, for the same time, and still after the launch", async () => {
    const { testApp, edit, deploy, launch, livePage, row } = await generated();
    await deploy();
    expect(await livePage()).toMatch(OLD);
    const { expiresAt } = (await row()) ?? {};
    testApp.clock.advance(60_000);
    await edit(words);
    // Of several servers the others hear of it a moment later.
    await expect.poll(livePage).toContain("How to get NEWTICK");
    expect(await livePage()).not.toMatch(OLD);
    expect(await row()).toMatchObject({ status: "deployed", expiresAt });
    expect((await shownSite(testApp, HOST))?.expiresAt).toBe(expiresAt);
    const mint = await launch();
    await expect.poll(livePage).toContain(`mint:${mint}`);
    expect(await livePage()).not.toMatch(OLD);
  });

  it("keeps template and design of what is live, where another is only drafted", async () => {
    const { testApp, session, id, edit, deploy, livePage } = await generated();
    await deploy();
    const drafted = { template_id: "template2", custom_design_prompt: "dark" };
    await testApp.call("generateWebsite", { session, body: { ...websiteRequest(id, "pond"), ...drafted } });
    await edit(words);
    expect(await livePage()).toContain("template1");
    expect(await livePage()).toContain('"dark":false');
    expect(await livePage()).not.toMatch(OLD);
  });

  it("is not brought back where its time is over", async () => {
    const { testApp, session, id, deploy, row } = await generated();
    await deploy();
    testApp.clock.advance(24 * 3_600_000);
    const before = await row();
    const later = await testApp.signIn(session.wallet);
    const body = { ...words, version: 1 };
    await testApp.call("changeToken", { session: later, params: { id }, body });
    expect((await row())?.live).toEqual(before?.live);
    expect(JSON.stringify((await row())?.deck)).not.toMatch(OLD);
    expect((await shownSite(testApp, HOST))?.expiresAt).toBe(testApp.clock.now);
  });

  it("is left alone by an edit that changes no word", async () => {
    const { testApp, edit, deploy, row } = await generated();
    await deploy();
    const publishedAt = () => testApp.value("select published_at from sites where host = ?", HOST);
    const before = { row: await row(), published: await publishedAt() };
    testApp.clock.advance(60_000);
    expect((await edit({})).body.version).toBe(1);
    expect((await edit(old)).status).toBe(200);
    expect({ row: await row(), published: await publishedAt() }).toEqual(before);
  });

  it("leaves a preview that was only to be looked at as it was", async () => {
    const { testApp, session, id, edit } = await generated();
    const body = { ...websiteRequest(id, "pond"), use_ai: true, preview_only: true };
    const { preview_url } = (await testApp.call("previewWebsite", { session, body })).body;
    await edit(words);
    const page = await testApp.app.request(preview_url, { headers: { accept: "text/html" } });
    expect(await page.text()).toContain("How to get OLDTICK");
  });
});

describe("the token's and the website's words", () => {
  it.each(["websites", "sites"])("stay as they were, both, where %s cannot be written", async (table) => {
    const { testApp, session, id, edit, deploy, preview, livePage, row } = await generated();
    await deploy();
    const before = [await row(), await preview(), await livePage()];
    const mend = await breakUpdates(testApp, table);
    expect((await edit(words)).status).toBeGreaterThanOrEqual(400);
    expect((await testApp.call("getToken", { session, params: { id } })).body).toMatchObject({
      ...old,
      version: 1,
    });
    expect([await row(), await preview(), await livePage()]).toEqual(before);
    await mend();
    expect((await edit(words)).status).toBe(200);
    await expect.poll(livePage).not.toMatch(OLD);
  });

  it("stay as they were where the deck cannot be written", async () => {
    const composer = createFakeComposer();
    const { testApp, session, id, edit, row } = await generated(createTestApp({ composer }));
    const before = await row();
    composer.writeDeck = () => Promise.reject(new Error("no ink"));
    expect((await edit(words)).body.code).toBe("website_failed");
    expect((await testApp.call("getToken", { session, params: { id } })).body).toMatchObject({
      ...old,
      version: 1,
    });
    expect(await row()).toEqual(before);
  });

  it("agree where a website is generated while its token is edited", async () => {
    const testApp = createTestApp();
    const session = await testApp.signIn();
    const { id } = await testApp.draft(session);
    let isFirst = true;
    // The edit has just seen that there is no website.
    for (const { store } of testApp.servers) {
      const { ofToken } = store.websites;
      store.websites.ofToken = async (...fixture) => {
        const seen = await ofToken(...fixture);
        if (isFirst) {
          isFirst = false;
          await testApp.website(session, id, "pond");
        }
        return seen;
      };
    }
    const body = { ticker: "NEWTICK", version: 1 };
    expect((await testApp.call("changeToken", { session, params: { id }, body })).status).toBe(200);
    const website = await testApp.deps.store.websites.ofToken(session.user.id, id);
    expect(JSON.stringify(website?.deck)).toContain("How to get NEWTICK");
  });
});

/** No row of a table can be changed until what this returns is called. */
async function breakUpdates({ sql }: TestApp, table: string): Promise<() => Promise<unknown>> {
  if (process.env.TEST_ENGINE !== "postgres") {
    await sql(`create trigger broken before update on ${table} begin select raise(abort, 'no'); end`);
    return () => sql("drop trigger broken");
  }
  await sql(
    "create or replace function refuse() returns trigger language plpgsql as 'begin raise ''no''; end'",
  );
  await sql(`create trigger broken before update on ${table} for each row execute function refuse()`);
  return () => sql(`drop trigger broken on ${table}`);
}
