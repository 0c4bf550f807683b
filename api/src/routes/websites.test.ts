import { expect } from "vitest";
import { proves } from "../testing/proves.ts";
import { createRig, DOMAIN, wish } from "../testing/rig.ts";

const HOUR = 3_600_000;
const html = { accept: "text/html" };

async function withToken() {
  const rig = createRig();
  const session = await rig.signIn();
  const { id } = await rig.draft(session);
  const generate = (change: object = {}, who = session) =>
    rig.call("generateWebsite", { session: who, body: { ...wish(id, "frog"), ...change } });
  const state = async () => (await rig.call("getWebsiteStatus", { session, params: { tokenId: id } })).body;
  return { rig, session, id, generate, state };
}

async function withWebsite() {
  const given = await withToken();
  const website = (await given.generate()).body;
  const deploy = (who = given.session) =>
    given.rig.call("deployWebsite", { session: who, params: { websiteId: website.id } });
  return { ...given, website, deploy };
}

async function withPreview() {
  const given = await withToken();
  const preview = (change: object = {}, who = given.session) => {
    const body = { ...wish(given.id, "frog"), use_ai: true, preview_only: true, ...change };
    return given.rig.call("previewWebsite", { session: who, body });
  };
  return { ...given, preview };
}

proves("generateWebsite", {
  happy: [
    "makes a page that is not live yet, and replaces it the next time",
    async () => {
      const { generate, state } = await withToken();
      const links = { twitter: "https://x.com/frog" };
      const { body } = await generate({ custom_design_prompt: "calm", social_links: links });
      expect(body).toMatchObject({
        ...{ subdomain: "frog", domain: DOMAIN, status: "generated", live_url: null },
        ...{ custom_design_prompt: "calm", social_links: links },
      });
      expect((await generate({ subdomain: "toad" })).body).toMatchObject({ id: body.id, subdomain: "toad" });
      expect(await state()).toMatchObject({ exists: true, deployed: false, subdomain: "toad" });
    },
  ],
  error: [
    "says what cannot be had, and changes nothing",
    async () => {
      const { generate, state } = await withToken();
      const code = async (change: object) => (await generate(change)).body.code;
      expect(await code({ subdomain: "www" })).toBe("subdomain_reserved");
      expect(await code({ subdomain: "Frog!" })).toBe("subdomain_invalid");
      expect(await code({ custom_design_prompt: "x".repeat(501) })).toBe("validation_failed");
      expect(await code({ social_links: { website: "javascript:alert(1)" } })).toBe("validation_failed");
      expect(await code({ template_id: "template9" })).toBe("validation_failed");
      expect((await state()).exists).toBe(false);
    },
  ],
  security: [
    "takes neither another's token nor another's address",
    async () => {
      const { rig, generate } = await withToken();
      const stranger = await rig.signIn();
      expect((await generate({}, stranger)).body.code).toBe("token_not_found");
      await generate();
      const { id } = await rig.draft(stranger);
      expect((await generate({ token_id: id }, stranger)).body.code).toBe("subdomain_taken");
    },
  ],
});

proves("previewWebsite", {
  happy: [
    "shows a page for three hours",
    async () => {
      const { rig, preview } = await withPreview();
      const { body } = await preview();
      expect(Date.parse(body.expires_at) - rig.clock.now).toBe(3 * HOUR);
      const look = async () => (await rig.app.request(body.preview_url, { headers: html })).status;
      expect(await look()).toBe(200);
      rig.clock.advance(3 * HOUR);
      expect(await look()).toBe(404);
    },
  ],
  error: [
    "is refused without its two marks",
    async () => {
      const { preview } = await withPreview();
      expect((await preview({ use_ai: false })).status).toBe(422);
      expect((await preview({ preview_only: false })).status).toBe(422);
    },
  ],
  security: [
    "claims no address, changes no website, and shows nobody else's token",
    async () => {
      const { rig, preview, state } = await withPreview();
      const stranger = await rig.signIn();
      expect((await preview({}, stranger)).body.code).toBe("token_not_found");
      await preview();
      expect((await state()).exists).toBe(false);
      expect((await rig.website(stranger, (await rig.draft(stranger)).id, "frog")).subdomain).toBe("frog");
    },
  ],
});

proves("deployWebsite", {
  happy: [
    "puts a website live for 24 hours, and renews them",
    async () => {
      const { rig, session, id, deploy, state } = await withWebsite();
      expect((await deploy()).status).toBe(202);
      const live = { deployed: true, live_url: `http://frog.${DOMAIN}`, deployment_failed: false };
      expect(await state()).toMatchObject(live);
      rig.clock.advance(23 * HOUR);
      const later = await rig.signIn(session.wallet);
      await deploy(later);
      const { body } = await rig.call("getWebsiteStatus", { session: later, params: { tokenId: id } });
      expect(Date.parse(body.expires_at ?? "") - rig.clock.now).toBe(24 * HOUR);
    },
  ],
  error: [
    "does not deploy what is gone",
    async () => {
      const { rig, session, id, deploy } = await withWebsite();
      await rig.call("deleteToken", { session, params: { id } });
      const { status, body } = await deploy();
      expect([status, body.detail]).toEqual([404, "No website found to deploy."]);
    },
  ],
  security: [
    "deploys nobody else's",
    async () => {
      const { rig, deploy, state } = await withWebsite();
      expect((await deploy(await rig.signIn())).status).toBe(404);
      expect((await state()).deployed).toBe(false);
    },
  ],
});

proves("listDomains", {
  happy: [
    "offers this instance's domain, with what hosting costs",
    async () => {
      const { body } = await createRig().call("listDomains");
      expect(body.options).toMatchObject([{ domain: DOMAIN, tier: "standard" }]);
      expect(body.pricing).toEqual({
        standard_hosting_fee_sol: 0.01,
        premium_hosting_fee_sol: 0.03,
        hosting_fee_sol: 0.01,
      });
    },
  ],
  error: [
    "offers no domain that a website is then refused",
    async () => {
      const { rig, generate } = await withToken();
      const { options } = (await rig.call("listDomains")).body;
      for (const { domain } of options) expect((await generate({ domain })).status).toBe(200);
      expect((await generate({ domain: "elsewhere.example" })).body.code).toBe("domain_unknown");
    },
  ],
  security: [
    "is the same for everybody",
    async () => {
      const { rig, session } = await withToken();
      const anonymous = await rig.call("listDomains");
      expect((await rig.call("listDomains", { session })).body).toEqual(anonymous.body);
    },
  ],
});

proves("getWebsiteStatus", {
  happy: [
    "follows a website from nothing to live to over",
    async () => {
      const { rig, session, id, generate, state } = await withToken();
      expect(await state()).toMatchObject({ exists: false, website_id: null, status: null });
      const website = (await generate()).body;
      expect(await state()).toMatchObject({ exists: true, status: "generated", template_id: "template1" });
      await rig.call("deployWebsite", { session, params: { websiteId: website.id } });
      rig.clock.advance(24 * HOUR);
      const later = await rig.signIn(session.wallet);
      const { body } = await rig.call("getWebsiteStatus", { session: later, params: { tokenId: id } });
      expect(body).toMatchObject({ status: "expired", deployed: false, live_url: null });
    },
  ],
  error: [
    "knows no token that is none",
    async () => {
      const { rig, session } = await withToken();
      const { status, body } = await rig.call("getWebsiteStatus", { session, params: { tokenId: "frog" } });
      expect([status, body.code]).toEqual([404, "token_not_found"]);
    },
  ],
  security: [
    "tells nobody else",
    async () => {
      const { rig, id } = await withWebsite();
      const session = await rig.signIn();
      expect((await rig.call("getWebsiteStatus", { session, params: { tokenId: id } })).status).toBe(404);
    },
  ],
});

proves("getPreview", {
  happy: [
    "answers a browser with the page, and a program with where it is",
    async () => {
      const { rig, id, website } = await withWebsite();
      for (const of of [website.id, id]) {
        const page = await rig.call("getPreview", { params: { id: of }, headers: html });
        expect(page.headers.get("content-type")).toMatch(/^text\/html/);
        expect(page.headers.get("vary")).toContain("Accept");
        const { body } = await rig.call("getPreview", { params: { id: of } });
        expect(body).toMatchObject({ website_id: website.id, preview_url: website.preview_url });
      }
    },
  ],
  error: [
    "has nothing under an id that is nobody's",
    async () => {
      const { rig, session } = await withToken();
      for (const id of [session.user.id, "frog"]) {
        const { status, body } = await rig.call("getPreview", { params: { id } });
        expect([status, body.detail]).toEqual([404, "Failed to load website preview"]);
      }
    },
  ],
  security: [
    "puts the page in a sandbox without an origin, whoever opens it",
    async () => {
      const { rig, website } = await withWebsite();
      const { headers } = await rig.call("getPreview", { params: { id: website.id }, headers: html });
      const policy = headers.get("content-security-policy") ?? "";
      expect(policy).toMatch(/^sandbox allow-scripts allow-popups allow-forms;/);
      expect(policy).not.toContain("allow-same-origin");
      expect(policy).toContain("default-src 'none'");
      expect(headers.get("x-content-type-options")).toBe("nosniff");
      expect(headers.get("referrer-policy")).toBe("no-referrer");
    },
  ],
});

proves("getPreviewContent", {
  happy: [
    "is the page, whatever was asked for",
    async () => {
      const { rig, website } = await withWebsite();
      const { headers, body } = await rig.call("getPreviewContent", { params: { id: website.id } });
      expect(headers.get("content-type")).toMatch(/^text\/html/);
      expect(String(body)).toContain("<!doctype html>");
    },
  ],
  error: [
    "is gone with its token",
    async () => {
      const { rig, session, id, website } = await withWebsite();
      await rig.call("deleteToken", { session, params: { id } });
      const { status, body } = await rig.call("getPreviewContent", { params: { id: website.id } });
      expect([status, body.code]).toEqual([404, "preview_not_found"]);
    },
  ],
  security: [
    "is sandboxed as well",
    async () => {
      const { rig, website } = await withWebsite();
      const { headers } = await rig.call("getPreviewContent", { params: { id: website.id } });
      expect(headers.get("content-security-policy")).toMatch(/^sandbox (?!.*allow-same-origin)/);
    },
  ],
});

proves("getTemplatePreview", {
  happy: [
    "shows a template with a sample token",
    async () => {
      const { body } = await createRig().call("getTemplatePreview", { params: { templateId: "template1" } });
      expect(String(body)).toContain("Sample");
    },
  ],
  error: [
    "says which templates are still being made",
    async () => {
      const rig = createRig();
      const code = async (templateId: string) =>
        (await rig.call("getTemplatePreview", { params: { templateId } })).body.code;
      expect(await code("template5")).toBe("template_unavailable");
      expect(await code("template9")).toMatch(/validation_failed|template_unavailable/);
    },
  ],
  security: [
    "is sandboxed as every page is",
    async () => {
      const { headers } = await createRig().call("getTemplatePreview", {
        params: { templateId: "template1" },
      });
      expect(headers.get("content-security-policy")).toMatch(/^sandbox (?!.*allow-same-origin)/);
    },
  ],
});
