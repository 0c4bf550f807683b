import { expect } from "vitest";
import { proves } from "../testing/proves.ts";
import { createRig } from "../testing/rig.ts";
import { wish } from "../testing/wishes.ts";
import { withToken, withWebsite } from "../testing/with-website.ts";

const HOUR = 3_600_000;
const html = { accept: "text/html" };

async function withPreview() {
  const given = await withToken();
  const preview = (change: object = {}, who = given.session) => {
    const body = { ...wish(given.id, "frog"), use_ai: true, preview_only: true, ...change };
    return given.rig.call("previewWebsite", { session: who, body });
  };
  return { ...given, preview };
}

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
