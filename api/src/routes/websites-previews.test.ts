import { expect, test, vi } from "vitest";
import { createFakeComposer } from "../testing/fake-composer.ts";
import { proves } from "../testing/proves.ts";
import { websiteRequest } from "../testing/requests.ts";
import { createTestApp } from "../testing/test-app.ts";
import { withToken, withWebsite } from "../testing/with-website.ts";

const HOUR = 3_600_000;
const html = { accept: "text/html" };

async function withPreview() {
  const fixture = await withToken();
  const preview = (change: object = {}, who = fixture.session) => {
    const body = { ...websiteRequest(fixture.id, "frog"), use_ai: true, preview_only: true, ...change };
    return fixture.testApp.call("previewWebsite", { session: who, body });
  };
  return { ...fixture, preview };
}

proves("previewWebsite", {
  happy: [
    "shows a page for three hours",
    async () => {
      const { testApp, preview } = await withPreview();
      const { body } = await preview();
      expect(Date.parse(body.expires_at) - testApp.clock.now).toBe(3 * HOUR);
      const look = async () => (await testApp.app.request(body.preview_url, { headers: html })).status;
      expect(await look()).toBe(200);
      testApp.clock.advance(3 * HOUR);
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
      const { testApp, preview, state } = await withPreview();
      const stranger = await testApp.signIn();
      expect((await preview({}, stranger)).body.code).toBe("token_not_found");
      await preview();
      expect((await state()).exists).toBe(false);
      expect((await testApp.website(stranger, (await testApp.draft(stranger)).id, "frog")).subdomain).toBe(
        "frog",
      );
    },
  ],
});

proves("getPreview", {
  happy: [
    "answers a browser with the page, and a program with where it is",
    async () => {
      const { testApp, id, website } = await withWebsite();
      for (const of of [website.id, id]) {
        const page = await testApp.call("getPreview", { params: { id: of }, headers: html });
        expect(page.headers.get("content-type")).toMatch(/^text\/html/);
        expect(page.headers.get("vary")).toContain("Accept");
        const { body } = await testApp.call("getPreview", { params: { id: of } });
        expect(body).toMatchObject({ website_id: website.id, preview_url: website.preview_url });
      }
    },
  ],
  error: [
    "has nothing under an id that is nobody's",
    async () => {
      const { testApp, session } = await withToken();
      for (const id of [session.user.id, "frog"]) {
        const { status, body } = await testApp.call("getPreview", { params: { id } });
        expect([status, body.detail]).toEqual([404, "Failed to load website preview"]);
      }
    },
  ],
  security: [
    "puts the page in a sandbox without an origin, for every visitor",
    async () => {
      const { testApp, website } = await withWebsite();
      const { headers } = await testApp.call("getPreview", { params: { id: website.id }, headers: html });
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
      const { testApp, website } = await withWebsite();
      const { headers, body } = await testApp.call("getPreviewContent", { params: { id: website.id } });
      expect(headers.get("content-type")).toMatch(/^text\/html/);
      expect(String(body)).toContain("<!doctype html>");
    },
  ],
  error: [
    "is gone with its token",
    async () => {
      const { testApp, session, id, website } = await withWebsite();
      await testApp.call("deleteToken", { session, params: { id } });
      const { status, body } = await testApp.call("getPreviewContent", { params: { id: website.id } });
      expect([status, body.code]).toEqual([404, "preview_not_found"]);
    },
  ],
  security: [
    "is sandboxed as well",
    async () => {
      const { testApp, website } = await withWebsite();
      const { headers } = await testApp.call("getPreviewContent", { params: { id: website.id } });
      expect(headers.get("content-security-policy")).toMatch(/^sandbox (?!.*allow-same-origin)/);
    },
  ],
});

proves("getTemplatePreview", {
  happy: [
    "shows a template with a sample token",
    async () => {
      const { body } = await createTestApp().call("getTemplatePreview", {
        params: { templateId: "template1" },
      });
      expect(String(body)).toContain("Sample");
    },
  ],
  error: [
    "says which templates are still being made",
    async () => {
      const testApp = createTestApp();
      const code = async (templateId: string) =>
        (await testApp.call("getTemplatePreview", { params: { templateId } })).body.code;
      expect(await code("template5")).toBe("template_unavailable");
      expect(await code("template9")).toMatch(/validation_failed|template_unavailable/);
    },
  ],
  security: [
    "is sandboxed as every page is",
    async () => {
      const { headers } = await createTestApp().call("getTemplatePreview", {
        params: { templateId: "template1" },
      });
      expect(headers.get("content-security-policy")).toMatch(/^sandbox (?!.*allow-same-origin)/);
    },
  ],
});

test("a sample that could not be rendered is rendered again, and kept once it could", async () => {
  const composer = createFakeComposer();
  const sample = vi.spyOn(composer, "sample").mockRejectedValueOnce(new Error("no pictures yet"));
  const testApp = createTestApp({ composer });
  const ask = () => testApp.call("getTemplatePreview", { params: { templateId: "template1" } });
  expect([(await ask()).status, (await ask()).status, (await ask()).status]).toEqual([500, 200, 200]);
  expect(sample).toHaveBeenCalledTimes(2);
});

test("another start renders its own", async () => {
  const ask = (composer: ReturnType<typeof createFakeComposer>) =>
    createTestApp({ composer }).call("getTemplatePreview", { params: { templateId: "template1" } });
  const first = String((await ask(createFakeComposer())).body);
  const composer = createFakeComposer();
  const { sample } = composer;
  composer.sample = async () => {
    const { deck, facts } = await sample();
    return { deck, facts: { ...facts, name: "Another Gem" } };
  };
  const next = String((await ask(composer)).body);
  expect([first.includes("Another Gem"), next.includes("Another Gem")]).toEqual([false, true]);
});
