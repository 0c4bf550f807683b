import { describe, expect, it } from "vitest";
import { readJson } from "../../testing/call.ts";
import { createFakeComposer } from "../../testing/fake-composer.ts";
import { createRig } from "../../testing/rig.ts";
import { wish } from "../../testing/wishes.ts";

const HOUR = 3_600_000;
type Rig = ReturnType<typeof createRig>;

async function tokenOf(rig: Rig) {
  const session = await rig.signIn();
  const { id } = await rig.draft(session);
  return { session, id };
}

describe("generating a website", () => {
  it("makes one for a token, and replaces it when made again", async () => {
    const rig = createRig();
    const { session, id } = await tokenOf(rig);
    const body = { ...wish(id, "frog"), social_links: { twitter: "https://x.com/frog" } };
    const first = await rig.call("generateWebsite", { session, body });
    expect(first.body).toMatchObject({ status: "generated", subdomain: "frog", live_url: null, views: 0 });
    const again = await rig.website(session, id, "toad");
    expect(again.id).toBe(first.body.id);
    const { body: status } = await rig.call("getWebsiteStatus", { session, params: { tokenId: id } });
    expect(status).toMatchObject({ exists: true, subdomain: "toad", deployed: false, live_url: null });
    const { body: token } = await rig.call("getToken", { session, params: { id } });
    expect(token).toMatchObject({ website_url: first.body.preview_url, website_status: "generated" });
  });

  it("gives a subdomain to one of many that want it at once", async () => {
    const rig = createRig();
    const owners = await Promise.all(Array.from({ length: 12 }, () => tokenOf(rig)));
    const tries = await Promise.all(
      owners.map(({ session, id }) => rig.call("generateWebsite", { session, body: wish(id, "gold") })),
    );
    expect(tries.filter(({ status }) => status === 200)).toHaveLength(1);
    for (const { status, body } of tries.filter((one) => one.status !== 200)) {
      expect([status, body.code]).toEqual([409, "subdomain_taken"]);
    }
  });

  it("refuses names that are nobody's, other domains, unfinished templates and links that are none", async () => {
    const rig = createRig();
    const { session, id } = await tokenOf(rig);
    const codeOf = async (change: Record<string, unknown>) => {
      const { status, body } = await rig.call("generateWebsite", {
        session,
        body: { ...wish(id, "frog"), ...change },
      });
      return [status, body.code];
    };
    expect(await codeOf({ subdomain: "-frog" })).toEqual([422, "subdomain_invalid"]);
    expect(await codeOf({ subdomain: "a--b" })).toEqual([422, "subdomain_invalid"]);
    expect(await codeOf({ subdomain: "www" })).toEqual([422, "subdomain_reserved"]);
    expect(await codeOf({ subdomain: "ph4nt0m" })).toEqual([422, "subdomain_reserved"]);
    expect(await codeOf({ domain: "elsewhere.example" })).toEqual([422, "domain_unknown"]);
    expect(await codeOf({ template_id: "template5" })).toEqual([422, "template_unavailable"]);
    for (const link of ["javascript:alert(1)", "https://user:pass@x.com", "https://", "ftp://x.com"]) {
      expect(await codeOf({ social_links: { website: link } })).toEqual([422, "validation_failed"]);
    }
  });

  it("frees the name it wanted before, once it wants another", async () => {
    const rig = createRig();
    const { session, id } = await tokenOf(rig);
    await rig.website(session, id, "first");
    await rig.website(session, id, "second");
    const other = await tokenOf(rig);
    await expect(rig.website(other.session, other.id, "first")).resolves.toBeTruthy();
    await expect(rig.website(other.session, other.id, "second")).rejects.toThrow("taken");
  });
});

describe("deploying a website", () => {
  it("is live when the call answers, for 24 hours, and again when deployed again", async () => {
    const rig = createRig();
    const { session, id } = await tokenOf(rig);
    const website = await rig.website(session, id, "frog");
    const deploy = () => rig.call("deployWebsite", { session, params: { websiteId: website.id } });
    const statusOf = async () => {
      const now = await rig.signIn(session.wallet);
      return (await rig.call("getWebsiteStatus", { session: now, params: { tokenId: id } })).body;
    };
    expect((await deploy()).status).toBe(202);
    expect(await statusOf()).toMatchObject({
      deployed: true,
      status: "deployed",
      live_url: "http://frog.localhost:8000",
      deployment_failed: false,
    });
    rig.clock.advance(24 * HOUR);
    expect(await statusOf()).toMatchObject({ deployed: false, status: "expired", live_url: null });
    const later = await rig.signIn(session.wallet);
    await rig.call("deployWebsite", { session: later, params: { websiteId: website.id } });
    expect(await statusOf()).toMatchObject({ deployed: true, live_url: "http://frog.localhost:8000" });
  });

  it("keeps what is live until the new one is deployed, then ends the old address", async () => {
    const rig = createRig();
    const { session, id } = await tokenOf(rig);
    const { id: websiteId } = await rig.website(session, id, "old");
    await rig.call("deployWebsite", { session, params: { websiteId } });
    await rig.website(session, id, "new");
    const status = async () =>
      (await rig.call("getWebsiteStatus", { session, params: { tokenId: id } })).body;
    expect(await status()).toMatchObject({
      deployed: false,
      status: "generated",
      live_url: "http://old.localhost:8000",
    });
    await rig.call("deployWebsite", { session, params: { websiteId } });
    expect(await status()).toMatchObject({ deployed: true, live_url: "http://new.localhost:8000" });
    expect((await rig.world.sites.get("old.localhost:8000"))?.expiresAt).toBe(rig.clock.now);
  });

  it("is its owner's alone", async () => {
    const rig = createRig();
    const { session, id } = await tokenOf(rig);
    const website = await rig.website(session, id, "frog");
    const stranger = await rig.signIn();
    const refused = await rig.call("deployWebsite", {
      session: stranger,
      params: { websiteId: website.id },
    });
    expect([refused.status, refused.body.code]).toEqual([404, "website_not_found"]);
    const body = wish(id, "mine");
    expect((await rig.call("generateWebsite", { session: stranger, body })).status).toBe(404);
  });

  it("says that it failed when it did, and succeeds when tried again", async () => {
    let isBroken = true;
    const good = createFakeComposer();
    const renderSite: typeof good.renderSite = (...given) => {
      if (isBroken) throw new Error("no ink");
      return good.renderSite(...given);
    };
    const rig = createRig({ composer: { ...good, renderSite } });
    const { session, id } = await tokenOf(rig);
    const { id: websiteId } = await rig.website(session, id, "frog");
    await rig.call("deployWebsite", { session, params: { websiteId } });
    const status = async () => {
      const now = await rig.signIn(session.wallet);
      return (await rig.call("getWebsiteStatus", { session: now, params: { tokenId: id } })).body;
    };
    expect((await status()).status).toBe("deploying");
    for (let i = 0; i < 5; i++) {
      rig.clock.advance(HOUR);
      await rig.world.jobs.runDue();
    }
    expect(await status()).toMatchObject({
      deployment_failed: true,
      error: "Failed to generate website. Please try again.",
    });
    isBroken = false;
    const now = await rig.signIn(session.wallet);
    await rig.call("deployWebsite", { session: now, params: { websiteId } });
    expect(await status()).toMatchObject({ deployed: true, deployment_failed: false, error: null });
  });

  it("is finished by the worker when the server died in the middle of it", async () => {
    const rig = createRig();
    const { session, id } = await tokenOf(rig);
    const website = await rig.website(session, id, "frog");
    const { store, jobs, clock } = rig.world;
    const row = await store.websites.find(session.user.id, website.id);
    const jobId = "0b1c2d3e-1111-4222-8333-444455556666";
    const order = { userId: session.user.id, websiteId: website.id };
    if (row) {
      await store.commit([
        store.websites.setStatus(row, "deploying", null, clock()),
        jobs.row(jobId, "publish-website", order),
      ]);
    }
    await store.jobs.lease(jobId, clock(), clock() + 60_000);
    await jobs.runDue();
    const status = () => rig.call("getWebsiteStatus", { session, params: { tokenId: id } });
    expect((await status()).body.status).toBe("deploying");
    await store.commit([store.jobs.releaseAll(rig.clock.now)]);
    await jobs.runDue();
    expect((await status()).body).toMatchObject({ deployed: true });
  });
});

describe("a subdomain", () => {
  it("stays its owner's for seven days after its token is deleted", async () => {
    const rig = createRig();
    const { session, id } = await tokenOf(rig);
    await rig.website(session, id, "frog");
    await rig.call("deleteToken", { session, params: { id } });
    const other = await tokenOf(rig);
    await expect(rig.website(other.session, other.id, "frog")).rejects.toThrow("taken");
    rig.clock.advance(7 * 24 * HOUR + 1);
    const later = await rig.signIn(other.session.wallet);
    await expect(rig.website(later, other.id, "frog")).resolves.toBeTruthy();
  });

  it("is free for its owner's next token at once", async () => {
    const rig = createRig();
    const { session, id } = await tokenOf(rig);
    await rig.website(session, id, "frog");
    await rig.call("deleteToken", { session, params: { id } });
    const next = await rig.draft(session, "another frog");
    await expect(rig.website(session, next.id, "frog")).resolves.toBeTruthy();
  });

  it("is anybody's a week after a site expired, and shows nothing of the one before", async () => {
    const rig = createRig();
    const { session, id } = await tokenOf(rig);
    const { id: websiteId } = await rig.website(session, id, "frog");
    await rig.call("deployWebsite", { session, params: { websiteId } });
    const other = await tokenOf(rig);
    rig.clock.advance(24 * HOUR + 6 * 24 * HOUR);
    let later = await rig.signIn(other.session.wallet);
    await expect(rig.website(later, other.id, "frog")).rejects.toThrow("taken");
    rig.clock.advance(24 * HOUR + 1);
    later = await rig.signIn(other.session.wallet);
    await expect(rig.website(later, other.id, "frog")).resolves.toBeTruthy();
    expect(await rig.world.sites.get("frog.localhost:8000")).toBe(null);
    const first = await rig.signIn(session.wallet);
    const refused = await rig.call("deployWebsite", { session: first, params: { websiteId } });
    expect([refused.status, refused.body.code]).toEqual([409, "subdomain_taken"]);
  });
});

describe("previews", () => {
  it("are the page for a browser and a pointer for a program, by website's or token's id", async () => {
    const rig = createRig();
    const { session, id } = await tokenOf(rig);
    const website = await rig.website(session, id, "frog");
    for (const key of [website.id, id]) {
      const pointer = await rig.call("getPreview", { params: { id: key } });
      expect(pointer.body).toMatchObject({ website_id: website.id, preview_url: website.preview_url });
      expect(pointer.headers.get("vary")).toContain("Accept");
      const page = await rig.call("getPreview", { params: { id: key }, headers: { accept: "text/html" } });
      expect(page.headers.get("content-type")).toContain("text/html");
      expect(String(page.body)).toContain("http://localhost:8000/media/");
      const content = await rig.app.request(pointer.body.html_url);
      expect(await content.text()).toBe(page.body);
    }
  });

  it("are sandboxed by their own header, wherever they are opened", async () => {
    const rig = createRig();
    const { session, id } = await tokenOf(rig);
    const website = await rig.website(session, id, "frog");
    const pages = [
      await rig.call("getPreviewContent", { params: { id: website.id } }),
      await rig.call("getTemplatePreview", { params: { templateId: "template1" } }),
    ];
    for (const { headers } of pages) {
      const policy = headers.get("content-security-policy") ?? "";
      expect(policy).toMatch(/^sandbox allow-scripts allow-popups allow-forms;/);
      expect(policy).not.toContain("allow-same-origin");
      expect(headers.get("referrer-policy")).toBe("no-referrer");
      expect(headers.get("x-content-type-options")).toBe("nosniff");
    }
  });

  it("that are only to be looked at last three hours, and claim nothing", async () => {
    const rig = createRig();
    const { session, id } = await tokenOf(rig);
    const body = { ...wish(id, "frog"), use_ai: true, preview_only: true };
    const preview = await rig.call("previewWebsite", { session, body });
    expect(preview.status).toBe(200);
    const open = () => rig.app.request(preview.body.preview_url, { headers: { accept: "text/html" } });
    expect((await open()).status).toBe(200);
    const { body: status } = await rig.call("getWebsiteStatus", { session, params: { tokenId: id } });
    expect(status.exists).toBe(false);
    const other = await tokenOf(rig);
    await expect(rig.website(other.session, other.id, "frog")).resolves.toBeTruthy();
    rig.clock.advance(3 * HOUR);
    const gone = await open();
    expect([gone.status, (await readJson(gone)).detail]).toEqual([404, "Failed to load website preview"]);
  });

  it("of a template show a sample, or say that it is still being made", async () => {
    const rig = createRig();
    const sample = await rig.call("getTemplatePreview", { params: { templateId: "template1" } });
    expect(String(sample.body)).toContain("Sample");
    const unfinished = await rig.call("getTemplatePreview", { params: { templateId: "template5" } });
    expect([unfinished.status, unfinished.body.code]).toEqual([422, "template_unavailable"]);
    expect((await rig.call("getTemplatePreview", { params: { templateId: "template9" } })).status).toBe(422);
  });
});

it("offers its own domain, and says what hosting costs", async () => {
  const { body } = await createRig().call("listDomains");
  expect(body.options).toEqual([{ id: "default", domain: "localhost:8000", tier: "standard", price_sol: 0 }]);
  expect(body.pricing.hosting_fee_sol).toBe(0.01);
});
