import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { testCoin } from "#launch/testing/coin-answers.ts";
import { openDatabase } from "../../db/open.ts";
import { createStore } from "../../db/store.ts";
import type { OperatorDeps } from "../../deps.ts";
import { websiteRequest } from "../../testing/requests.ts";
import { shownSite } from "../../testing/shown-site.ts";
import { createTestApp, type TestApp } from "../../testing/test-app.ts";
import { createTestWallet } from "../../testing/wallet.ts";
import { watchDatabase } from "../maintenance/watch-database.ts";
import { restoreSite, takeDownSite } from "./sites.ts";

const HOST = "frog.localhost:8000";
const order = { host: HOST, reason: "a false airdrop" };

async function live(testApp = createTestApp()) {
  const session = await testApp.signIn();
  const token = await testApp.draft(session);
  const website = await testApp.website(session, token.id, "frog");
  const deploy = () => testApp.call("deployWebsite", { session, params: { websiteId: website.id } });
  const generate = (subdomain: string, of = token.id, who = session) =>
    testApp.call("generateWebsite", { session: who, body: websiteRequest(of, subdomain) });
  const status = async () =>
    (await testApp.call("getWebsiteStatus", { session, params: { tokenId: token.id } })).body;
  const takeDown = (deps: OperatorDeps = testApp.deps) => takeDownSite(deps, order);
  const restore = () => restoreSite(testApp.deps, { host: HOST });
  await deploy();
  return { testApp, session, token, website, deploy, generate, status, takeDown, restore };
}

const isShown = async (testApp: TestApp) => {
  const site = await shownSite(testApp, HOST);
  return site !== null && !site.isTakenDown && site.expiresAt > testApp.clock.now && site.files.has("/");
};

describe("a site that is taken down", () => {
  it("takes its picture and its address off the page of its coin", async () => {
    const { testApp, session, token, takeDown } = await live();
    const { address: mint, keypair } = createTestWallet();
    const body = { token_id: token.id, wallet_address: session.wallet.address, mint };
    const { metadata_uri: uri } = (await testApp.call("prepareTransaction", { session, body })).body;
    const signature = testApp.chain.land({ payer: session.wallet.keypair, mint: keypair, uri });
    const confirmation = { token_id: token.id, signature, create_signature: signature, mint_pubkey: mint };
    await testApp.call("confirmTransaction", { session, body: confirmation });
    testApp.chain.putCoin(testCoin({ mint }));
    const shown = async () => (await testApp.call("readCoin", { params: { mint } })).body;
    expect(await shown()).toMatchObject({ image_url: token.image_url, website_url: `http://${HOST}` });
    await takeDown();
    expect(await shown()).toMatchObject({ image_url: null, website_url: null });
  });

  it("is shown no more, and its owner hears so", async () => {
    const { testApp, session, token, status, takeDown } = await live();
    expect(await isShown(testApp)).toBe(true);
    await takeDown();
    expect(await isShown(testApp)).toBe(false);
    expect(await status()).toMatchObject({ status: "taken_down", live_url: null, deployed: false });
    const { body } = await testApp.call("getToken", { session, params: { id: token.id } });
    expect(body).toMatchObject({ website_status: "taken_down" });
    expect(body.website_url).not.toContain(HOST);
  });

  it("cannot be deployed, nor generated again under this name or another", async () => {
    const { testApp, token, session, deploy, generate, takeDown } = await live();
    await takeDown();
    expect((await deploy()).body.code).toBe("website_taken_down");
    for (const subdomain of ["frog", "toad"]) {
      const { status, body } = await generate(subdomain);
      expect([status, body.code]).toEqual([403, "website_taken_down"]);
    }
    const deployed = await testApp.call("deployTokenWebsite", { session, params: { id: token.id } });
    expect(deployed.body.code).toBe("website_taken_down");
    expect(await isShown(testApp)).toBe(false);
  });

  it("does not come back by deleting its token: the address is nobody's to take", async () => {
    const { testApp, session, token, generate, takeDown } = await live();
    await takeDown();
    await testApp.call("deleteToken", { session, params: { id: token.id } });
    const next = await testApp.draft(session);
    expect((await generate("frog", next.id)).body.code).toBe("subdomain_reserved");
    const stranger = await testApp.signIn();
    testApp.clock.advance(8 * 86_400_000);
    const later = await testApp.signIn(stranger.wallet);
    const theirs = await testApp.draft(later);
    expect((await generate("frog", theirs.id, later)).body.code).toBe("subdomain_reserved");
    expect(await isShown(testApp)).toBe(false);
  });

  it("stays down where its deployment was under way", async () => {
    const { testApp, deploy, status, takeDown } = await live();
    const { put } = testApp.deps.blobs;
    let isFirst = true;
    testApp.deps.blobs.put = async (...all) => {
      if (isFirst) {
        isFirst = false;
        await takeDown();
      }
      return put(...all);
    };
    expect((await deploy()).body.code).toBe("website_taken_down");
    expect(await status()).toMatchObject({ status: "taken_down", error: null });
    expect(await isShown(testApp)).toBe(false);
  });

  it("is not shown as a preview either, whatever its token is called meanwhile", async () => {
    const { testApp, session, token, takeDown, restore } = await live();
    const preview = () => testApp.call("getPreviewContent", { params: { id: token.id } });
    await takeDown();
    const body = { name: "Croakington", version: token.version };
    await testApp.call("changeToken", { session, params: { id: token.id }, body });
    expect((await preview()).body.code).toBe("preview_not_found");
    expect(await isShown(testApp)).toBe(false);
    await restore();
    expect(String((await preview()).body)).toContain("Croakington");
  });

  it("is back as it was when it is restored, for what is left of its time", async () => {
    const { testApp, deploy, status, takeDown, restore } = await live();
    await takeDown();
    testApp.clock.advance(600_000);
    await restore();
    expect(await isShown(testApp)).toBe(true);
    expect(await status()).toMatchObject({ status: "deployed", expires_at: "2024-01-02T12:00:00.000Z" });
    expect((await deploy()).status).toBe(202);
    await expect(restore()).rejects.toMatchObject({ code: "site_not_taken_down" });
  });

  it("stays down until the last of its addresses is restored", async () => {
    const { testApp, generate, status, takeDown } = await live();
    await generate("toad");
    const other = "toad.localhost:8000";
    await takeDown();
    await takeDownSite(testApp.deps, { ...order, host: other });
    await restoreSite(testApp.deps, { host: HOST });
    expect(await status()).toMatchObject({ status: "taken_down" });
    await restoreSite(testApp.deps, { host: other });
    expect(await status()).toMatchObject({ status: "deployed" });
  });

  it("can be given no other status, by whatever asks for it", async () => {
    const { testApp, session, website, takeDown } = await live();
    await takeDown();
    const { store } = testApp.deps;
    const row = await store.websites.find(session.user.id, website.id);
    if (!row?.live) throw new Error("There is a live website.");
    const deployed = { live: row.live, liveHost: HOST, expiresAt: testApp.clock.now + 1 };
    for (const write of [
      store.websites.setStatus(row, "deploying", null, testApp.clock.now),
      store.websites.deploy(row, deployed, testApp.clock.now),
      store.websites.replace(row, row, testApp.clock.now),
    ]) {
      await expect(store.commit([write])).rejects.toMatchObject({ code: "precondition_stale" });
    }
  });

  it("leaves the others alone", async () => {
    const { testApp, session, takeDown } = await live();
    const other = await testApp.draft(session);
    const website = await testApp.website(session, other.id, "toad");
    await takeDown();
    const { status } = await testApp.call("deployWebsite", { session, params: { websiteId: website.id } });
    expect(status).toBe(202);
  });
});

describe("an order to take down", () => {
  it("takes an address as it is copied, and knows only what is there", async () => {
    const { testApp, status } = await live();
    expect(await takeDownSite(testApp.deps, { ...order, host: "HTTP://Frog.localhost:8000/x?y" })).toEqual({
      host: HOST,
    });
    expect((await status()).status).toBe("taken_down");
    const nowhere = { ...order, host: "toad.localhost:8000" };
    await expect(takeDownSite(testApp.deps, nowhere)).rejects.toMatchObject({ code: "site_not_found" });
  });

  it("of another process is noticed by a server that has the site in memory", async () => {
    const path = join(mkdtempSync(join(tmpdir(), "gem-takedown-")), "gemwright.db");
    const { testApp } = await live(createTestApp({ database: openDatabase(path) }));
    const watch = watchDatabase(testApp.deps);
    expect(await isShown(testApp)).toBe(true);
    const elsewhere = openDatabase(path);
    const store = createStore(elsewhere);
    const { clock } = testApp.deps;
    await takeDownSite(
      {
        store,
        clock,
        commit: async (plan, answer) => {
          await store.commit(plan);
          return answer;
        },
      },
      order,
    );
    watch.look();
    expect(await isShown(testApp)).toBe(false);
    watch.stop();
    elsewhere.close();
    testApp.database.close();
  });

  // PostgreSQL tells of each host; until it can, everything is looked up anew.
  it.skipIf(process.env.TEST_ENGINE === "postgres")(
    "is looked for cheaply: the server's own writes drop nothing from memory",
    async () => {
      const { testApp, session } = await live();
      const watch = watchDatabase(testApp.deps);
      const shown = await shownSite(testApp, HOST);
      await testApp.draft(session);
      watch.look();
      expect(await shownSite(testApp, HOST)).toBe(shown);
      watch.stop();
    },
  );
});
