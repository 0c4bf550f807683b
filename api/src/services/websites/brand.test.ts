/** @module-tag slow */

import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { createFakeComposer } from "../../testing/fake-composer.ts";
import { realArtist } from "../../testing/real-artist.ts";
import { idea } from "../../testing/requests.ts";
import { shownFile } from "../../testing/shown-site.ts";
import { createTestApp } from "../../testing/test-app.ts";

const HOST = "frog.localhost:8000";

/** A token of the real artist, with a website. */
async function deployed() {
  const composer = createFakeComposer(realArtist());
  const testApp = createTestApp({ composer });
  const session = await testApp.signIn();
  const made = await testApp.call("creativeGenerate", {
    session,
    body: { ...idea("a frog astronaut"), seed: "brand" },
  });
  const token = (await testApp.call("createDraft", { session, body: { session_id: made.body.session_id } }))
    .body;
  const website = await testApp.website(session, token.id, "frog");
  const { draw } = composer;
  // All is drawn with the website: going live has nothing left to draw.
  composer.draw = () => Promise.reject(new Error("drawn without need"));
  const deploy = () => testApp.call("deployWebsite", { session, params: { websiteId: website.id } });
  await deploy();
  composer.draw = draw;
  const file = async (path: string) => shownFile(testApp, HOST, path);
  return { testApp, session, token, deploy, file };
}

const sizeOf = async (bytes: Uint8Array) => {
  const { format, width, height } = await sharp(bytes).metadata();
  return [format, width, height];
};

describe("a site that is live", () => {
  it("has an icon, a home-screen icon and a share picture of its own, and its page names them", async () => {
    const { file } = await deployed();
    expect(await sizeOf(await file("/favicon.png"))).toEqual(["png", 48, 48]);
    expect(await sizeOf(await file("/apple-touch-icon.png"))).toEqual(["png", 180, 180]);
    expect(await sizeOf(await file("/share.jpg"))).toEqual(["jpeg", 1200, 630]);
    const page = String(await file("/"));
    expect(page).toContain('<link rel="icon" href="/favicon.png">');
    expect(page).toContain('<link rel="apple-touch-icon" href="/apple-touch-icon.png">');
    expect(page).toContain(`property="og:image" content="http://${HOST}/share.jpg"`);
  });

  it("keeps them while the token looks the same, and gets others with other pictures", async () => {
    const { testApp, session, token, deploy, file } = await deployed();
    const first = await file("/favicon.png");
    testApp.deps.composer.draw = () => Promise.reject(new Error("drawn without need"));
    await deploy();
    expect(await file("/favicon.png")).toEqual(first);
    await testApp.call("remakeArt", {
      session,
      params: { sessionId: token.session_id ?? "" },
      body: { seed: "other" },
    });
    await deploy();
    const page = String(await file("/"));
    // What cannot be drawn keeps no site back.
    expect(page).toContain('<link rel="icon" href="/logo.webp">');
    expect(page).toContain(`content="http://${HOST}/banner.webp"`);
  });
});

describe("a site of a token with a picture of its own", () => {
  it("has a share picture with the name on it, and another one after a rename", async () => {
    const testApp = createTestApp();
    const session = await testApp.signIn();
    const picture = sharp({ create: { width: 64, height: 64, channels: 3, background: "#3a7" } }).png();
    const { body } = await testApp.call("createToken", {
      session,
      body: { name: "Gerald", ticker: "GRLD", description: "Gerald found a lighter." },
      files: { image: new Blob([await picture.toBuffer()]) },
    });
    const { id, version } = body.token;
    const website = await testApp.website(session, id, "frog");
    const deploy = () => testApp.call("deployWebsite", { session, params: { websiteId: website.id } });
    await deploy();
    const before = await shownFile(testApp, HOST, "/share.jpg");
    await testApp.call("changeToken", { session, params: { id }, body: { name: "Geraldine", version } });
    await deploy();
    expect((await shownFile(testApp, HOST, "/share.jpg")).equals(before)).toBe(false);
  });
});

describe("another drawing", () => {
  it("is truly another to the eye, time after time", { tags: "long" }, async () => {
    const { testApp, session, token } = await deployed();
    const params = { sessionId: token.session_id ?? "" };
    const logoOf = async (url: string | null) => {
      const bytes = await testApp.deps.blobs.read(url?.replace("/media/", "") ?? "");
      return bytes ?? Buffer.alloc(0);
    };
    let before = await logoOf(token.image_url);
    for (const seed of ["a", "b", "c", "d"]) {
      const { body } = await testApp.call("remakeArt", { session, params, body: { seed } });
      const after = await logoOf(body.image_url);
      expect([seed, await testApp.deps.images.apart(before, after)]).toEqual([seed, expect.any(Number)]);
      expect(await testApp.deps.images.apart(before, after)).toBeGreaterThan(8);
      before = after;
    }
  });
});
