import { describe, expect, it } from "vitest";
import { readJson } from "../../testing/call.ts";
import { createFakeComposer } from "../../testing/fake-composer.ts";
import { websiteRequest } from "../../testing/requests.ts";
import { shownSite } from "../../testing/shown-site.ts";
import { createTestApp } from "../../testing/test-app.ts";

const HOUR = 3_600_000;
type TestApp = ReturnType<typeof createTestApp>;

async function tokenOf(testApp: TestApp) {
  const session = await testApp.signIn();
  const { id } = await testApp.draft(session);
  return { session, id };
}

describe("generating a website", () => {
  it("makes one for a token, and replaces it when made again", async () => {
    const testApp = createTestApp();
    const { session, id } = await tokenOf(testApp);
    const body = { ...websiteRequest(id, "frog"), social_links: { twitter: "https://x.com/frog" } };
    const first = await testApp.call("generateWebsite", { session, body });
    expect(first.body).toMatchObject({ status: "generated", subdomain: "frog", live_url: null, views: 0 });
    const again = await testApp.website(session, id, "toad");
    expect(again.id).toBe(first.body.id);
    const { body: status } = await testApp.call("getWebsiteStatus", { session, params: { tokenId: id } });
    expect(status).toMatchObject({ exists: true, subdomain: "toad", deployed: false, live_url: null });
    const { body: token } = await testApp.call("getToken", { session, params: { id } });
    expect(token).toMatchObject({ website_url: first.body.preview_url, website_status: "generated" });
  });

  it("gives a subdomain to one of many that want it at once", async () => {
    const testApp = createTestApp();
    const owners = await Promise.all(Array.from({ length: 12 }, () => tokenOf(testApp)));
    const tries = await Promise.all(
      owners.map(({ session, id }) =>
        testApp.call("generateWebsite", { session, body: websiteRequest(id, "gold") }),
      ),
    );
    expect(tries.filter(({ status }) => status === 200)).toHaveLength(1);
    for (const { status, body } of tries.filter((one) => one.status !== 200)) {
      expect([status, body.code]).toEqual([409, "subdomain_taken"]);
    }
  });

  it("refuses names that are nobody's, other domains, unfinished templates and links that are none", async () => {
    const testApp = createTestApp();
    const { session, id } = await tokenOf(testApp);
    const codeOf = async (change: Record<string, unknown>) => {
      const { status, body } = await testApp.call("generateWebsite", {
        session,
        body: { ...websiteRequest(id, "frog"), ...change },
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
    const testApp = createTestApp();
    const { session, id } = await tokenOf(testApp);
    await testApp.website(session, id, "first");
    await testApp.website(session, id, "second");
    const other = await tokenOf(testApp);
    await expect(testApp.website(other.session, other.id, "first")).resolves.toBeTruthy();
    await expect(testApp.website(other.session, other.id, "second")).rejects.toThrow("taken");
  });
});

/** A composer that can render no page while its paper is broken. */
function breakableComposer() {
  const paper = { isBroken: false };
  const good = createFakeComposer();
  const renderSite: typeof good.renderSite = (...fixture) => {
    if (paper.isBroken) throw new Error("no ink");
    return good.renderSite(...fixture);
  };
  return { composer: { ...good, renderSite }, paper };
}

describe("deploying a website", () => {
  it("is live when the call answers, for 24 hours, and again when deployed again", async () => {
    const testApp = createTestApp();
    const { session, id } = await tokenOf(testApp);
    const website = await testApp.website(session, id, "frog");
    const deploy = () => testApp.call("deployWebsite", { session, params: { websiteId: website.id } });
    const statusOf = async () => {
      const now = await testApp.signIn(session.wallet);
      return (await testApp.call("getWebsiteStatus", { session: now, params: { tokenId: id } })).body;
    };
    expect((await deploy()).status).toBe(202);
    expect(await statusOf()).toMatchObject({
      deployed: true,
      status: "deployed",
      live_url: "http://frog.localhost:8000",
      deployment_failed: false,
    });
    testApp.clock.advance(24 * HOUR);
    expect(await statusOf()).toMatchObject({ deployed: false, status: "expired", live_url: null });
    const later = await testApp.signIn(session.wallet);
    await testApp.call("deployWebsite", { session: later, params: { websiteId: website.id } });
    expect(await statusOf()).toMatchObject({ deployed: true, live_url: "http://frog.localhost:8000" });
  });

  it("keeps what is live until the new one is deployed, then ends the old address", async () => {
    const testApp = createTestApp();
    const { session, id } = await tokenOf(testApp);
    const { id: websiteId } = await testApp.website(session, id, "old");
    await testApp.call("deployWebsite", { session, params: { websiteId } });
    await testApp.website(session, id, "new");
    const status = async () =>
      (await testApp.call("getWebsiteStatus", { session, params: { tokenId: id } })).body;
    expect(await status()).toMatchObject({
      deployed: false,
      status: "generated",
      live_url: "http://old.localhost:8000",
    });
    await testApp.call("deployWebsite", { session, params: { websiteId } });
    expect(await status()).toMatchObject({ deployed: true, live_url: "http://new.localhost:8000" });
    expect((await shownSite(testApp, "old.localhost:8000"))?.expiresAt).toBe(testApp.clock.now);
  });

  it("is its owner's alone", async () => {
    const testApp = createTestApp();
    const { session, id } = await tokenOf(testApp);
    const website = await testApp.website(session, id, "frog");
    const stranger = await testApp.signIn();
    const refused = await testApp.call("deployWebsite", {
      session: stranger,
      params: { websiteId: website.id },
    });
    expect([refused.status, refused.body.code]).toEqual([404, "website_not_found"]);
    const body = websiteRequest(id, "mine");
    expect((await testApp.call("generateWebsite", { session: stranger, body })).status).toBe(404);
  });

  it("that has to be tried again is not said to be live, and not a later draft's that nobody deployed", async () => {
    const { composer, paper } = breakableComposer();
    const testApp = createTestApp({ composer });
    const { session, id } = await tokenOf(testApp);
    const { id: websiteId } = await testApp.website(session, id, "old");
    const deploy = async () =>
      (await testApp.call("deployWebsite", { session, params: { websiteId } })).body.message;
    expect(await deploy()).toBe("Your website is live at http://old.localhost:8000");
    paper.isBroken = true;
    expect(await deploy()).toBe("Your website is being deployed.");
    paper.isBroken = false;
    await testApp.website(session, id, "new");
    testApp.clock.advance(60_000);
    await testApp.deps.jobs.runDue();
    const { body } = await testApp.call("getWebsiteStatus", { session, params: { tokenId: id } });
    expect(body).toMatchObject({ status: "generated", live_url: "http://old.localhost:8000" });
    expect(await deploy()).toBe("Your website is live at http://new.localhost:8000");
  });

  it("says that it failed when it did, and succeeds when tried again", async () => {
    const { composer, paper } = breakableComposer();
    paper.isBroken = true;
    const testApp = createTestApp({ composer });
    const { session, id } = await tokenOf(testApp);
    const { id: websiteId } = await testApp.website(session, id, "frog");
    await testApp.call("deployWebsite", { session, params: { websiteId } });
    const status = async () => {
      const now = await testApp.signIn(session.wallet);
      return (await testApp.call("getWebsiteStatus", { session: now, params: { tokenId: id } })).body;
    };
    expect((await status()).status).toBe("deploying");
    for (let i = 0; i < 5; i++) {
      testApp.clock.advance(HOUR);
      await testApp.deps.jobs.runDue();
    }
    expect(await status()).toMatchObject({
      deployment_failed: true,
      error: "Failed to generate website. Please try again.",
    });
    paper.isBroken = false;
    const now = await testApp.signIn(session.wallet);
    await testApp.call("deployWebsite", { session: now, params: { websiteId } });
    expect(await status()).toMatchObject({ deployed: true, deployment_failed: false, error: null });
  });

  it("is finished by the worker when the server died in the middle of it", async () => {
    const testApp = createTestApp();
    const { session, id } = await tokenOf(testApp);
    const website = await testApp.website(session, id, "frog");
    const { store, jobs, clock } = testApp.deps;
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
    const status = () => testApp.call("getWebsiteStatus", { session, params: { tokenId: id } });
    expect((await status()).body.status).toBe("deploying");
    await store.commit([store.jobs.release(testApp.clock.now)]);
    await jobs.runDue();
    expect((await status()).body).toMatchObject({ deployed: true });
  });
});

describe("a subdomain", () => {
  it("stays its owner's for seven days after its token is deleted", async () => {
    const testApp = createTestApp();
    const { session, id } = await tokenOf(testApp);
    await testApp.website(session, id, "frog");
    await testApp.call("deleteToken", { session, params: { id } });
    const other = await tokenOf(testApp);
    await expect(testApp.website(other.session, other.id, "frog")).rejects.toThrow("taken");
    testApp.clock.advance(7 * 24 * HOUR + 1);
    const later = await testApp.signIn(other.session.wallet);
    await expect(testApp.website(later, other.id, "frog")).resolves.toBeTruthy();
  });

  it("is free for its owner's next token at once", async () => {
    const testApp = createTestApp();
    const { session, id } = await tokenOf(testApp);
    await testApp.website(session, id, "frog");
    await testApp.call("deleteToken", { session, params: { id } });
    const next = await testApp.draft(session, "another frog");
    await expect(testApp.website(session, next.id, "frog")).resolves.toBeTruthy();
  });

  it("is anybody's a week after a site expired, and shows nothing of the one before", async () => {
    const testApp = createTestApp();
    const { session, id } = await tokenOf(testApp);
    const { id: websiteId } = await testApp.website(session, id, "frog");
    await testApp.call("deployWebsite", { session, params: { websiteId } });
    const other = await tokenOf(testApp);
    testApp.clock.advance(24 * HOUR + 6 * 24 * HOUR);
    let later = await testApp.signIn(other.session.wallet);
    await expect(testApp.website(later, other.id, "frog")).rejects.toThrow("taken");
    testApp.clock.advance(24 * HOUR + 1);
    later = await testApp.signIn(other.session.wallet);
    await expect(testApp.website(later, other.id, "frog")).resolves.toBeTruthy();
    expect(await shownSite(testApp, "frog.localhost:8000")).toBe(null);
    const first = await testApp.signIn(session.wallet);
    const refused = await testApp.call("deployWebsite", { session: first, params: { websiteId } });
    expect([refused.status, refused.body.code]).toEqual([409, "subdomain_taken"]);
  });
});

describe("previews", () => {
  it("are the page for a browser and a pointer for a program, by website's or token's id", async () => {
    const testApp = createTestApp();
    const { session, id } = await tokenOf(testApp);
    const website = await testApp.website(session, id, "frog");
    for (const key of [website.id, id]) {
      const pointer = await testApp.call("getPreview", { params: { id: key } });
      expect(pointer.body).toMatchObject({ website_id: website.id, preview_url: website.preview_url });
      expect(pointer.headers.get("vary")).toContain("Accept");
      const page = await testApp.call("getPreview", {
        params: { id: key },
        headers: { accept: "text/html" },
      });
      expect(page.headers.get("content-type")).toContain("text/html");
      expect(String(page.body)).toContain("http://localhost:8000/media/");
      const content = await testApp.app.request(pointer.body.html_url);
      expect(await content.text()).toBe(page.body);
    }
  });

  it("are sandboxed by their own header, wherever they are opened", async () => {
    const testApp = createTestApp();
    const { session, id } = await tokenOf(testApp);
    const website = await testApp.website(session, id, "frog");
    const pages = [
      await testApp.call("getPreviewContent", { params: { id: website.id } }),
      await testApp.call("getTemplatePreview", { params: { templateId: "template1" } }),
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
    const testApp = createTestApp();
    const { session, id } = await tokenOf(testApp);
    const body = { ...websiteRequest(id, "frog"), use_ai: true, preview_only: true };
    const preview = await testApp.call("previewWebsite", { session, body });
    expect(preview.status).toBe(200);
    const open = () => testApp.app.request(preview.body.preview_url, { headers: { accept: "text/html" } });
    expect((await open()).status).toBe(200);
    const { body: status } = await testApp.call("getWebsiteStatus", { session, params: { tokenId: id } });
    expect(status.exists).toBe(false);
    const other = await tokenOf(testApp);
    await expect(testApp.website(other.session, other.id, "frog")).resolves.toBeTruthy();
    testApp.clock.advance(3 * HOUR);
    const gone = await open();
    expect([gone.status, (await readJson(gone)).detail]).toEqual([404, "Failed to load website preview"]);
  });

  it("of a template show a sample, or say that it is still being made", async () => {
    const testApp = createTestApp();
    const sample = await testApp.call("getTemplatePreview", { params: { templateId: "template1" } });
    expect(String(sample.body)).toContain("Sample");
    const unfinished = await testApp.call("getTemplatePreview", { params: { templateId: "template5" } });
    expect([unfinished.status, unfinished.body.code]).toEqual([422, "template_unavailable"]);
    expect((await testApp.call("getTemplatePreview", { params: { templateId: "template9" } })).status).toBe(
      422,
    );
  });
});

it("offers its own domain, and says what hosting costs", async () => {
  const { body } = await createTestApp().call("listDomains");
  expect(body.options).toEqual([{ id: "default", domain: "localhost:8000", tier: "standard", price_sol: 0 }]);
  expect(body.pricing.hosting_fee_sol).toBe(0.01);
});
