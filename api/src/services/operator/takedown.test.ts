import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { openDatabase } from "../../db/open.ts";
import { createStore } from "../../db/store.ts";
import { createRig, type Rig } from "../../testing/rig.ts";
import { wish } from "../../testing/wishes.ts";
import { watchDatabase } from "../house/watch-database.ts";
import type { OperatorWorld } from "./operator-world.ts";
import { restoreSite } from "./restore-site.ts";
import { takeDownSite } from "./take-down-site.ts";

const HOST = "frog.localhost:8000";
const order = { host: HOST, reason: "a false airdrop" };

async function live(rig = createRig()) {
  const session = await rig.signIn();
  const token = await rig.draft(session);
  const website = await rig.website(session, token.id, "frog");
  const deploy = () => rig.call("deployWebsite", { session, params: { websiteId: website.id } });
  const generate = (subdomain: string, of = token.id, who = session) =>
    rig.call("generateWebsite", { session: who, body: wish(of, subdomain) });
  const status = async () =>
    (await rig.call("getWebsiteStatus", { session, params: { tokenId: token.id } })).body;
  const takeDown = async (world: OperatorWorld = rig.world) => {
    await takeDownSite(world, order);
    rig.world.sites.forgetAll();
  };
  const restore = async () => {
    await restoreSite(rig.world, { host: HOST });
    rig.world.sites.forgetAll();
  };
  await deploy();
  return { rig, session, token, website, deploy, generate, status, takeDown, restore };
}

const isShown = async (rig: Rig) => {
  const site = await rig.world.sites.get(HOST);
  return site !== null && !site.isTakenDown && site.expiresAt > rig.clock.now && site.files.has("/");
};

describe("a site that is taken down", () => {
  it("is shown no more, and its owner hears so", async () => {
    const { rig, session, token, status, takeDown } = await live();
    expect(await isShown(rig)).toBe(true);
    await takeDown();
    expect(await isShown(rig)).toBe(false);
    expect(await status()).toMatchObject({ status: "taken_down", live_url: null, deployed: false });
    const { body } = await rig.call("getToken", { session, params: { id: token.id } });
    expect(body).toMatchObject({ website_status: "taken_down" });
    expect(body.website_url).not.toContain(HOST);
  });

  it("cannot be deployed, nor generated anew under this name or another", async () => {
    const { rig, token, session, deploy, generate, takeDown } = await live();
    await takeDown();
    expect((await deploy()).body.code).toBe("website_taken_down");
    for (const subdomain of ["frog", "toad"]) {
      const { status, body } = await generate(subdomain);
      expect([status, body.code]).toEqual([403, "website_taken_down"]);
    }
    const deployed = await rig.call("deployTokenWebsite", { session, params: { id: token.id } });
    expect(deployed.body.code).toBe("website_taken_down");
    expect(await isShown(rig)).toBe(false);
  });

  it("does not come back by deleting its token: the address is nobody's to take", async () => {
    const { rig, session, token, generate, takeDown } = await live();
    await takeDown();
    await rig.call("deleteToken", { session, params: { id: token.id } });
    const next = await rig.draft(session);
    expect((await generate("frog", next.id)).body.code).toBe("subdomain_reserved");
    const stranger = await rig.signIn();
    rig.clock.advance(8 * 86_400_000);
    const later = await rig.signIn(stranger.wallet);
    const theirs = await rig.draft(later);
    expect((await generate("frog", theirs.id, later)).body.code).toBe("subdomain_reserved");
    expect(await isShown(rig)).toBe(false);
  });

  it("stays down where its deployment was under way", async () => {
    const { rig, deploy, status, takeDown } = await live();
    const { put } = rig.world.blobs;
    let isFirst = true;
    rig.world.blobs.put = async (...all) => {
      if (isFirst) {
        isFirst = false;
        await takeDown();
      }
      return put(...all);
    };
    expect((await deploy()).body.code).toBe("website_taken_down");
    expect(await status()).toMatchObject({ status: "taken_down", error: null });
    expect(await isShown(rig)).toBe(false);
  });

  it("is not shown as a preview either, whatever its token is called meanwhile", async () => {
    const { rig, session, token, takeDown, restore } = await live();
    const preview = () => rig.call("getPreviewContent", { params: { id: token.id } });
    await takeDown();
    const body = { name: "Croakington", version: token.version };
    await rig.call("changeToken", { session, params: { id: token.id }, body });
    expect((await preview()).body.code).toBe("preview_not_found");
    expect(await isShown(rig)).toBe(false);
    await restore();
    expect(String((await preview()).body)).toContain("Croakington");
  });

  it("is back as it was when it is restored, for what is left of its time", async () => {
    const { rig, deploy, status, takeDown, restore } = await live();
    await takeDown();
    rig.clock.advance(600_000);
    await restore();
    expect(await isShown(rig)).toBe(true);
    expect(await status()).toMatchObject({ status: "deployed", expires_at: "2024-01-02T12:00:00.000Z" });
    expect((await deploy()).status).toBe(202);
    await expect(restore()).rejects.toMatchObject({ code: "site_not_taken_down" });
  });

  it("stays down until the last of its addresses is restored", async () => {
    const { rig, generate, status, takeDown } = await live();
    await generate("toad");
    const other = "toad.localhost:8000";
    await takeDown();
    await takeDownSite(rig.world, { ...order, host: other });
    await restoreSite(rig.world, { host: HOST });
    expect(await status()).toMatchObject({ status: "taken_down" });
    await restoreSite(rig.world, { host: other });
    expect(await status()).toMatchObject({ status: "deployed" });
  });

  it("can be given no other status, by whatever asks for it", async () => {
    const { rig, session, website, takeDown } = await live();
    await takeDown();
    const { store } = rig.world;
    const row = await store.websites.find(session.user.id, website.id);
    if (!row) throw new Error("There is a website.");
    const deployed = { live: "{}", liveHost: HOST, expiresAt: rig.clock.now + 1 };
    for (const write of [
      store.websites.setStatus(row, "deploying", null, rig.clock.now),
      store.websites.deploy(row, deployed, rig.clock.now),
      store.websites.replace(row, row, rig.clock.now),
    ]) {
      await expect(store.commit([write])).rejects.toMatchObject({ code: "precondition_stale" });
    }
  });

  it("leaves the others alone", async () => {
    const { rig, session, takeDown } = await live();
    const other = await rig.draft(session);
    const website = await rig.website(session, other.id, "toad");
    await takeDown();
    const { status } = await rig.call("deployWebsite", { session, params: { websiteId: website.id } });
    expect(status).toBe(202);
  });
});

describe("an order to take down", () => {
  it("takes an address as it is copied, and knows only what is there", async () => {
    const { rig, status } = await live();
    expect(await takeDownSite(rig.world, { ...order, host: "HTTP://Frog.localhost:8000/x?y" })).toEqual({
      host: HOST,
    });
    expect((await status()).status).toBe("taken_down");
    const nowhere = { ...order, host: "toad.localhost:8000" };
    await expect(takeDownSite(rig.world, nowhere)).rejects.toMatchObject({ code: "site_not_found" });
  });

  it("of another process is noticed by a server that has the site in memory", async () => {
    const path = join(mkdtempSync(join(tmpdir(), "gem-takedown-")), "gemwright.db");
    const { rig } = await live(createRig({ database: openDatabase(path) }));
    const watch = watchDatabase(rig.world);
    expect(await isShown(rig)).toBe(true);
    const elsewhere = openDatabase(path);
    const store = createStore(elsewhere);
    const { clock } = rig.world;
    await takeDownSite(
      {
        store,
        clock,
        settle: async (plan, answer) => {
          await store.commit(plan);
          return answer;
        },
      },
      order,
    );
    watch.look();
    expect(await isShown(rig)).toBe(false);
    watch.stop();
    elsewhere.close();
    rig.database.close();
  });

  it("is looked for cheaply: the server's own writes drop nothing from memory", async () => {
    const { rig, session } = await live();
    const watch = watchDatabase(rig.world);
    const shown = await rig.world.sites.get(HOST);
    await rig.draft(session);
    watch.look();
    expect(await rig.world.sites.get(HOST)).toBe(shown);
    watch.stop();
  });
});
