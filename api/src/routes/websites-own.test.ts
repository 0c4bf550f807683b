import { unzipSync } from "fflate";
import { expect, test } from "vitest";
import type { Deck } from "#contract/deck.ts";
import { proves } from "../testing/proves.ts";
import { shownFile } from "../testing/shown-site.ts";
import { createTestApp } from "../testing/test-app.ts";
import { createTestWallet } from "../testing/wallet.ts";

async function withWebsite() {
  const testApp = createTestApp();
  const session = await testApp.signIn();
  const token = await testApp.draft(session);
  const website = await testApp.website(session, token.id, "frog");
  const params = { websiteId: website.id };
  const read = (who = session) => testApp.call("getDeck", { session: who, params });
  const write = (deck: unknown, version: number, who = session) =>
    testApp.call("putDeck", { session: who, params, body: { deck, version } });
  const page = async () => {
    const { body } = await testApp.call("getPreviewContent", { params: { id: website.id } });
    return String(body);
  };
  const live = async () => String(await shownFile(testApp, "frog.localhost:8000"));
  const deploy = () => testApp.call("deployWebsite", { session, params });
  const archive = (who = session) =>
    testApp.app.request(`/api/v1/token-automation/website/${website.id}/archive`, {
      headers: { authorization: `Bearer ${who.access_token}` },
    });
  return { testApp, session, token, website, read, write, page, live, deploy, archive };
}

const withTagline = (deck: Deck, tagline: string): Deck => ({ ...deck, hero: { ...deck.hero, tagline } });

proves("getDeck", {
  happy: [
    "gives the words and choices with their version, and all that a device needs to render the page",
    async () => {
      const { read, write, token } = await withWebsite();
      const { body } = await read();
      expect(body.deck.hero.tagline).not.toBe("");
      expect(body).toMatchObject({ version: 1, edited: false, token_id: token.id, template_id: "template1" });
      expect(body.page).toMatchObject({
        name: token.name,
        ticker: token.ticker,
        narrative: token.narrative,
        logo_url: token.image_url && new URL(token.image_url, "http://localhost").pathname,
        mint_address: null,
      });
      await write(body.deck, 1);
      expect((await read()).body).toEqual({ ...body, version: 2, edited: true });
    },
  ],
  error: [
    "has none where there is no website",
    async () => {
      const { testApp, session, token } = await withWebsite();
      const answer = await testApp.call("getDeck", { session, params: { websiteId: token.id } });
      expect([answer.status, answer.body.code]).toEqual([404, "website_not_found"]);
    },
  ],
  security: [
    "shows nobody else's",
    async () => {
      const { testApp, read } = await withWebsite();
      expect((await read(await testApp.signIn())).status).toBe(404);
    },
  ],
});

proves("putDeck", {
  happy: [
    "changes the draft at once, what is live with its next deployment, and outlives other words of the token's",
    async () => {
      const { testApp, session, token, read, write, page, live, deploy } = await withWebsite();
      await deploy();
      const { deck } = (await read()).body;
      const { body } = await write(withTagline(deck, "Hand-picked words."), 1);
      expect(body).toEqual({ deck: withTagline(deck, "Hand-picked words."), version: 2 });
      expect((await read()).body).toMatchObject(body);
      expect([await page(), await live()].map((html) => html.includes("Hand-picked"))).toEqual([true, false]);
      await deploy();
      await expect.poll(live).toContain("Hand-picked");
      const { version } = (await testApp.call("getToken", { session, params: { id: token.id } })).body;
      const change = { name: "Frog King", version };
      expect(
        (await testApp.call("changeToken", { session, params: { id: token.id }, body: change })).status,
      ).toBe(200);
      await expect.poll(live).toContain("Frog King");
      expect(await live()).toContain("Hand-picked");
      expect((await read()).body.deck.hero.tagline).toBe("Hand-picked words.");
    },
  ],
  error: [
    "shows the current deck to who edits an old one, and keeps it",
    async () => {
      const { read, write } = await withWebsite();
      const { deck } = (await read()).body;
      await write(withTagline(deck, "First."), 1);
      const { status, body } = await write(withTagline(deck, "Second."), 1);
      expect([status, body.code]).toEqual([409, "deck_conflict"]);
      expect(body).toMatchObject({ version: 2, deck: { hero: { tagline: "First." } } });
      expect((await write({ ...deck, hero: {} }, 2)).status).toBe(422);
      expect((await read()).body.deck.hero.tagline).toBe("First.");
    },
  ],
  security: [
    "takes neither markup nor hidden characters, and changes nobody else's",
    async () => {
      const { testApp, read, write } = await withWebsite();
      const { deck } = (await read()).body;
      for (const text of ["<script>alert(1)</script>", "a\u202eb", "x".repeat(161)]) {
        expect((await write(withTagline(deck, text), 1)).status).toBe(422);
      }
      expect((await write(withTagline(deck, "Mine."), 1, await testApp.signIn())).status).toBe(404);
      expect((await read()).body).toMatchObject({ deck, version: 1 });
    },
  ],
});

test("words that were locked outlast another generation, and other words of the token's", async () => {
  const { testApp, session, token, read, write } = await withWebsite();
  const { deck } = (await read()).body;
  await write({ ...withTagline(deck, "Hand-picked words."), locked: ["hero"] }, 1);
  await testApp.website(session, token.id, "frog");
  const again = (await read()).body;
  expect(again).toMatchObject({ edited: false, version: 3, deck: { locked: ["hero"] } });
  expect(again.deck.hero.tagline).toBe("Hand-picked words.");
  const { version } = (await testApp.call("getToken", { session, params: { id: token.id } })).body;
  const change = { name: "Frog King", version };
  await testApp.call("changeToken", { session, params: { id: token.id }, body: change });
  expect((await read()).body.deck.hero.tagline).toBe("Hand-picked words.");
});

test("an archive that is kept shows what has changed since: words, name, pictures and address of its token", async () => {
  const { testApp, session, token, read, write, archive } = await withWebsite();
  const files = async () => unzipSync(new Uint8Array(await (await archive()).arrayBuffer()));
  const page = async () => Buffer.from((await files())["index.html"] ?? []).toString();
  const first = await page();
  expect(await page()).toBe(first);
  const { deck } = (await read()).body;
  await write(withTagline(deck, "Changed since."), 1);
  expect(await page()).toContain("Changed since.");
  const { version } = (await testApp.call("getToken", { session, params: { id: token.id } })).body;
  const change = { name: "Frog King", version };
  await testApp.call("changeToken", { session, params: { id: token.id }, body: change });
  expect(await page()).toContain("Frog King");
  const { "logo.webp": logo } = await files();
  await testApp.call("remakeArt", {
    session,
    params: { sessionId: token.session_id ?? "" },
    body: { seed: "other" },
  });
  expect((await files())["logo.webp"]).not.toEqual(logo);
  const mint = createTestWallet().address;
  await testApp.sql("update tokens set mint_address = ? where id = ?", mint, token.id);
  expect(await page()).toContain(`mint:${mint}`);
});

test("an archive is kept while it is asked for, and made again once it was removed", async () => {
  const { testApp, archive } = await withWebsite();
  const { blobs } = testApp.deps;
  const begun = testApp.clock.now;
  const removeZips = async (time: number) => {
    const removed: boolean[] = [];
    for await (const name of blobs.names())
      if (name.endsWith(".zip")) removed.push(await blobs.remove(name, time));
    return removed;
  };
  const first = Buffer.from(await (await archive()).arrayBuffer());
  testApp.clock.advance(60_000);
  expect((await archive()).status).toBe(200);
  expect(await removeZips(begun + 30_000)).toEqual([false]);
  testApp.clock.advance(60_000);
  expect(await removeZips(testApp.clock.now)).toEqual([true]);
  expect(Buffer.from(await (await archive()).arrayBuffer())).toEqual(first);
});

proves("getArchive", {
  happy: [
    "is a ZIP with the page, and its pictures beside it",
    async () => {
      const { archive } = await withWebsite();
      const answer = await archive();
      expect(answer.headers.get("content-type")).toBe("application/zip");
      expect(answer.headers.get("content-disposition")).toBe('attachment; filename="frog.zip"');
      const files = unzipSync(new Uint8Array(await answer.arrayBuffer()));
      expect(Object.keys(files).sort()).toEqual([
        "apple-touch-icon.png",
        "avatar.webp",
        "banner.png",
        "banner.svg",
        "banner.webp",
        "favicon.png",
        "index.html",
        "logo.png",
        "logo.svg",
        "logo.webp",
        "memes/meme-1.png",
        "share.jpg",
        "stickers/hero.png",
        "stickers/hero.svg",
      ]);
      expect(Buffer.from(files["index.html"] ?? []).toString()).toContain('src="logo.webp"');
      expect(Buffer.from(files["index.html"] ?? []).toString()).toContain("icon:favicon.png");
      expect(
        Buffer.from(files["logo.png"] ?? [])
          .subarray(1, 4)
          .toString(),
      ).toBe("PNG");
    },
  ],
  error: [
    "is gone with its token",
    async () => {
      const { testApp, session, token, archive } = await withWebsite();
      await testApp.call("deleteToken", { session, params: { id: token.id } });
      expect((await archive()).status).toBe(404);
    },
  ],
  security: [
    "is nobody else's, and never shown as a page",
    async () => {
      const { testApp, archive } = await withWebsite();
      expect((await archive(await testApp.signIn())).status).toBe(404);
      const { headers } = await archive();
      expect(headers.get("x-content-type-options")).toBe("nosniff");
      expect(headers.get("cache-control")).toBe("no-store");
    },
  ],
});
