import { expect } from "vitest";
import { lifetimes } from "#contract/limits.ts";
import { setGallery } from "../services/operator/gallery.ts";
import { restoreSite, takeDownSite } from "../services/operator/sites.ts";
import { proves } from "../testing/proves.ts";
import { createTestApp } from "../testing/test-app.ts";
import { landLaunch, type SignedIn } from "../testing/valid-requests.ts";

async function withGallery() {
  const testApp = createTestApp();
  const session = await testApp.signIn();
  const launch = async (prompt: string, who: SignedIn = session) => {
    const token = await testApp.draft(who, prompt);
    const body = await landLaunch(testApp, who, token.id);
    testApp.clock.advance(1);
    expect((await testApp.call("confirmTransaction", { session: who, body })).body.success).toBe(true);
    return { token, mint: body.mint_pubkey };
  };
  const read = (query: object = {}) => testApp.call("listGallery", { query: { ...query } });
  const mints = async (query?: object) => (await read(query)).body.tokens.map((token) => token.mint_address);
  const change = async (id: string, body: object, who = session) => {
    const params = { id };
    const { version } = (await testApp.call("getToken", { session, params })).body;
    return testApp.call("changeToken", { session: who, params, body: { version, ...body } });
  };
  return { testApp, session, launch, read, mints, change };
}

proves("listGallery", {
  happy: [
    "shows anybody what was launched, the newest first, page by page, with the website while it is live",
    async () => {
      const { testApp, session, launch, read, mints } = await withGallery();
      expect((await read()).body).toEqual({ tokens: [], has_more: false });
      const first = await launch("a frog");
      const second = await launch("a toad", await testApp.signIn());
      const third = await launch("a newt");
      const all = [third.mint, second.mint, first.mint];
      expect(await mints()).toEqual(all);
      expect([await mints({ limit: 2 }), await mints({ limit: 2, offset: 2 })]).toEqual([
        all.slice(0, 2),
        all.slice(2),
      ]);
      expect([(await read({ limit: 2 })).body.has_more, (await read({ limit: 3 })).body.has_more]).toEqual([
        true,
        false,
      ]);

      const { id: websiteId } = await testApp.website(session, first.token.id, "frog");
      await testApp.call("deployWebsite", { session, params: { websiteId } });
      const { body, headers } = await read({ offset: 2 });
      const { name, ticker, image_url, banner_url } = first.token;
      const website_url = "http://frog.localhost:8000";
      expect(headers.get("cache-control")).toBe("public, max-age=5");
      expect(body.tokens).toEqual([
        {
          ...{ mint_address: first.mint, name, ticker, image_url, banner_url, website_url },
          launched_at: "2024-01-01T12:00:00.001Z",
        },
      ]);
      testApp.clock.advance(lifetimes.website);
      expect((await read({ offset: 2 })).body.tokens[0]?.website_url).toBeNull();
    },
  ],
  error: [
    "takes a limit of 1 to 24 and an offset of 0 to 10,000, and says where the operator has no gallery",
    async () => {
      const { testApp, read } = await withGallery();
      expect([(await read({ limit: 24 })).status, (await read({ offset: 10_000 })).status]).toEqual([
        200, 200,
      ]);
      for (const wrong of [
        { limit: 0 },
        { limit: 25 },
        { offset: -1 },
        { offset: 10_001 },
        { limit: "all" },
      ]) {
        expect((await read(wrong)).status).toBe(422);
      }
      await setGallery(testApp.deps, { isOn: false });
      const { status, body } = await read();
      expect([status, body.detail]).toEqual([404, "There is no gallery on this server."]);
    },
  ],
  security: [
    "shows nothing that is not launched, that its creator keeps out or deleted, or whose website was taken down",
    async () => {
      const { testApp, session, launch, mints, change } = await withGallery();
      const draft = await testApp.draft(session);
      await landLaunch(testApp, session, draft.id);
      expect(await mints()).toEqual([]);

      const { token, mint } = await launch("a toad");
      const stranger = await testApp.signIn();
      expect((await change(token.id, { in_gallery: false }, stranger)).status).toBe(404);
      expect(await mints()).toEqual([mint]);
      expect((await change(token.id, { in_gallery: false })).body).toMatchObject({
        in_gallery: false,
        name: token.name,
      });
      expect(await mints()).toEqual([]);
      expect((await change(token.id, { in_gallery: true, name: "Another" })).body.code).toBe(
        "token_deployed",
      );
      expect(await mints()).toEqual([]);
      await change(token.id, { in_gallery: true });
      expect(await mints()).toEqual([mint]);

      const { id: websiteId } = await testApp.website(session, token.id, "toad");
      await testApp.call("deployWebsite", { session, params: { websiteId } });
      const host = "toad.localhost:8000";
      await takeDownSite(testApp.deps, { host, reason: "" });
      expect(await mints()).toEqual([]);
      await restoreSite(testApp.deps, { host });
      expect(await mints()).toEqual([mint]);
      expect((await testApp.call("deleteToken", { session, params: { id: token.id } })).status).toBe(200);
      expect(await mints()).toEqual([]);
    },
  ],
});
