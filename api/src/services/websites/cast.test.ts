/** @module-tag slow */

import { unzipSync } from "fflate";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import type { CastPictures } from "#composer/templates/render-site.ts";
import type { MemeCaption } from "#contract/meme.ts";
import { createFakeComposer } from "../../testing/fake-composer.ts";
import { realArtist } from "../../testing/real-artist.ts";
import { idea } from "../../testing/requests.ts";
import { shownFile } from "../../testing/shown-site.ts";
import { createTestApp } from "../../testing/test-app.ts";

const HOST = "goose.localhost:8000";
const POSES = ["hero", "point", "sleep", "wave", "think", "sign", "sit", "cheer", "facepalm", "panorama"];

/** A token of the real artist, with a website that is live. */
async function deployed() {
  const testApp = createTestApp({ composer: createFakeComposer(realArtist()) });
  const session = await testApp.signIn();
  const body = { ...idea("a goose with a knife"), seed: "cast" };
  const made = await testApp.call("creativeGenerate", { session, body });
  const token = (await testApp.call("createDraft", { session, body: { session_id: made.body.session_id } }))
    .body;
  const website = await testApp.website(session, token.id, "goose");
  const params = { websiteId: website.id };
  const deploy = () => testApp.call("deployWebsite", { session, params });
  await deploy();
  const file = async (path: string) => shownFile(testApp, HOST, path);
  const editable = async () => (await testApp.call("getDeck", { session, params })).body.page;
  return { testApp, session, token, website, deploy, file, editable };
}

const captions = [
  { poses: ["wave"], words: ["gm", "I am Gerald"] },
  { poses: ["wave", "sleep"], words: ["a plan", "a nap"] },
  { poses: ["sit"], words: ["when it dips", "and dips again"] },
] satisfies MemeCaption[];

const heroOf = (cast: CastPictures | null | undefined): string =>
  cast?.poses.find(({ name }) => name === "hero")?.url ?? "none";

const sizeOf = async (bytes: Uint8Array) => {
  const { format, width, height, hasAlpha } = await sharp(bytes).metadata();
  return [format, width, height, hasAlpha];
};

describe("a site of a token that was drawn here", () => {
  it("shows the hero in poses and stickers, as small files of its own", async () => {
    const { file } = await deployed();
    const page = String(await file("/"));
    const named = [...page.matchAll(/(?:src|href)="(\/(?:cast|sticker|meme)-[a-z\d]+\.webp)"/g)].map(
      ([, path = ""]) => path,
    );
    expect(named).toContain("/cast-hero.webp");
    expect(named).toContain("/cast-point.webp");
    expect(named).toContain("/sticker-gm.webp");
    expect(named).toContain("/meme-1.webp");
    for (const path of new Set(named)) {
      const bytes = await file(path);
      const isKept = path === "/cast-hero.webp" || path.startsWith("/sticker");
      const side = isKept ? 512 : path.startsWith("/meme") ? 640 : 384;
      const size = path === "/cast-panorama.webp" ? [1500, 500] : [side, side];
      expect([path, ...(await sizeOf(bytes)).slice(0, 3)]).toEqual([path, "webp", ...size]);
      expect(bytes.length, path).toBeLessThan(60_000);
    }
  });

  it("is drawn with its website, and not again until the token looks otherwise", async () => {
    const { testApp, session, token, deploy, file } = await deployed();
    const { draw } = testApp.deps.composer;
    const first = await file("/cast-hero.webp");
    testApp.deps.composer.draw = () => Promise.reject(new Error("drawn without need"));
    await testApp.website(session, token.id, "goose");
    await deploy();
    expect(await file("/cast-hero.webp")).toEqual(first);
    testApp.deps.composer.draw = draw;
    const params = { sessionId: token.session_id ?? "" };
    await testApp.call("remakeArt", { session, params, body: { seed: "other" } });
    await deploy();
    expect(await file("/cast-hero.webp")).not.toEqual(first);
  });

  it("has them in its preview and in the editor by their addresses, and others with other pictures", async () => {
    const { testApp, session, token, website, editable } = await deployed();
    const cast = (await editable()).cast;
    expect(cast?.poses.map(({ name }) => name)).toEqual(POSES);
    expect(cast?.stickers.map(({ name }) => name)).toEqual(["gm", "gn", "lfg", "wen", "ngmi", "hero"]);
    const content = await testApp.call("getPreviewContent", { params: { id: website.id } });
    const preview = String(content.body);
    expect(preview).toContain(`src="http://localhost:8000${heroOf(cast)}"`);
    const params = { sessionId: token.session_id ?? "" };
    await testApp.call("remakeArt", { session, params, body: { seed: "other" } });
    const other = (await editable()).cast;
    expect(other?.poses).toHaveLength(POSES.length);
    expect(heroOf(other)).not.toBe(heroOf(cast));
  });

  it("shows its creator the same pictures before there is a website", async () => {
    const { testApp, session, token, editable } = await deployed();
    await testApp.sql("update tokens set site_cast = null");
    const drawn = await testApp.call("drawCast", { session, params: { id: token.id } });
    expect(drawn.body.cast).toEqual((await editable()).cast);
    expect(heroOf(drawn.body.cast)).toMatch(/^\/media\/[0-9a-f]{64}\.webp$/);
    testApp.deps.composer.draw = () => Promise.reject(new Error("drawn without need"));
    expect((await testApp.call("drawCast", { session, params: { id: token.id } })).body).toEqual(drawn.body);
  });

  it("takes them along in its ZIP, whose page lies beside them", async () => {
    const { testApp, session, website } = await deployed();
    const path = `/api/v1/token-automation/website/${website.id}/archive`;
    const headers = { authorization: `Bearer ${session.access_token}` };
    const zip = unzipSync(new Uint8Array(await (await testApp.app.request(path, { headers })).arrayBuffer()));
    const page = Buffer.from(zip["index.html"] ?? []).toString();
    for (const name of ["cast-hero.webp", "cast-point.webp", "sticker-gm.webp"]) {
      expect(page).toContain(`src="${name}"`);
      expect((await sizeOf(zip[name] ?? Buffer.alloc(0)))[0]).toBe("webp");
    }
  });

  it("has no memes of an old name", async () => {
    const { testApp, session, token, editable, file } = await deployed();
    expect((await editable()).cast?.memes).toHaveLength(4);
    const body = { name: "Gander", version: token.version };
    await testApp.call("changeToken", { session, params: { id: token.id }, body });
    expect((await editable()).cast?.memes).toEqual([]);
    const page = String(await file("/"));
    expect(page).toContain("cast-hero");
    expect(page).not.toContain("meme-1");
  });

  it("goes without what cannot be drawn", async () => {
    const { testApp, session, token, deploy, file } = await deployed();
    const params = { sessionId: token.session_id ?? "" };
    testApp.deps.composer.draw = () => Promise.reject(new Error("no renderer"));
    await testApp.call("remakeArt", { session, params, body: { seed: "other" } });
    await deploy();
    expect(String(await file("/"))).not.toContain("cast-hero");
    expect(String(await file("/"))).toContain('src="/logo.webp"');
  });
});

describe("a site of a token with a picture of its own", () => {
  it("shows it cut out, and with captions to post", async () => {
    const testApp = createTestApp({
      composer: createFakeComposer({ writeCaptions: async () => [...captions] }),
    });
    const session = await testApp.signIn();
    const body = { name: "Gerald", ticker: "GRLD", description: "Gerald found a lighter." };
    const image = await sharp({ create: { width: 64, height: 64, channels: 3, background: "#3a7" } })
      .png()
      .toBuffer();
    const { token } = (
      await testApp.call("createToken", { session, body, files: { image: new Blob([image]) } })
    ).body;
    const { id } = await testApp.website(session, token.id, "gerald");
    const { body: read } = await testApp.call("getDeck", { session, params: { websiteId: id } });
    const { cast } = read.page;
    expect(cast?.poses.map(({ name }) => name)).toEqual(["hero"]);
    expect(cast?.stickers).toEqual([]);
    // A picture beside another needs two poses.
    expect(cast?.memes?.map(({ name }) => name)).toEqual(["meme-1", "meme-2"]);
  });

  it("has no poses where its drawings were packed before there were any", async () => {
    const testApp = createTestApp();
    const session = await testApp.signIn();
    const made = await testApp.call("creativeGenerate", { session, body: idea("a frog") });
    // The fake composer's have no hero among theirs.
    const body = { session_id: made.body.session_id };
    const token = (await testApp.call("createDraft", { session, body })).body;
    const { id } = await testApp.website(session, token.id, "frog");
    const { body: read } = await testApp.call("getDeck", { session, params: { websiteId: id } });
    expect(read.page.cast).toBeNull();
  });
});
