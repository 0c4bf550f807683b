/** @module-tag slow */

import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { toRgb } from "#composer/colour/colour.ts";

import type { Palette } from "#composer/palette.ts";
import { writeDeck } from "#composer/write-deck.ts";

import { createBuiltInComposer } from "../../gateways/built-in-composer.ts";
import { createImages } from "../../gateways/images/images.ts";
import { createPictureFiles } from "../../gateways/picture-files.ts";
import { bodyLimits } from "../../routes/read-body.ts";
import { overtake } from "../../testing/overtake.ts";
import { createTestApp, type TestParts } from "../../testing/test-app.ts";

const id = "0b1c2d3e-1111-4222-8333-444455556666";
const words = { name: "Hand Made", ticker: "HAND", description: "Typed in." };

const drawing = (colour: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><circle cx="4" cy="4" r="4" fill="${colour}"/></svg>`;
const image = new Blob([drawing("#2a9d3a")]);
const other = new Blob([drawing("#c0392b")]);

async function signedIn(parts: TestParts = {}) {
  const testApp = createTestApp(parts);
  const session = await testApp.signIn();
  const save = (body: Record<string, string> = {}, files: Record<string, Blob> = { image }, who = session) =>
    testApp.call("createToken", { session: who, body: { ...words, ...body }, files });
  const row = (token: string) =>
    testApp
      .sql("select * from tokens where id = ?", token)
      .then(([found]) => found as Record<string, string>);
  const sizeOf = async (url: string | null) => {
    const bytes = await (await testApp.app.request(url ?? "")).arrayBuffer();
    const { format, width, height } = await sharp(Buffer.from(bytes)).metadata();
    return [format, width, height];
  };
  return { testApp, session, save, row, sizeOf };
}

describe("a token that was typed in", () => {
  it("has its words cleaned, its ticker in capitals, and its picture as WebP", async () => {
    const { save, sizeOf } = await signedIn();
    const { body } = await save({ name: " Frog\u202e\u200b King ", ticker: "frog1", description: "a\r\nb" });
    expect(body.token).toMatchObject({ name: "Frog King", ticker: "FROG1", narrative: "a\nb" });
    expect(body.token).toMatchObject({ banner_url: null, session_id: null, origin: "GENERATED", version: 1 });
    expect(await sizeOf(body.token.image_url)).toEqual(["webp", 1_024, 1_024]);
  });

  it("keeps to the limits of its words", async () => {
    const { save } = await signedIn();
    const tooMuch: Record<string, string>[] = [
      { name: "x".repeat(51) },
      { ticker: "ELEVENCHARS" },
      { ticker: "FR-G" },
      { description: "x".repeat(501) },
      { narrative: "x".repeat(2_001) },
      { id: "seven" },
      { generation_metadata: "x".repeat(100_001) },
    ];
    for (const body of tooMuch) {
      const { status, body: failure } = await save(body);
      expect([status, failure.errors[0]?.path]).toEqual([422, Object.keys(body)[0]]);
    }
    expect((await save({ name: "x".repeat(50), description: "x".repeat(500) })).status).toBe(200);
  });

  it("has its whole story where one comes beside the form's short description", async () => {
    const { save } = await signedIn();
    const narrative = "x".repeat(2_000);
    const { body } = await save({ description: narrative.slice(0, 500), narrative });
    expect(body.token.narrative).toBe(narrative);
    const { status, body: refused } = await save({ narrative: "Kill all of the immigrants." });
    expect([status, refused.code]).toEqual([422, "idea_refused"]);
  });

  it("gets a banner where one is asked for, or its own", async () => {
    const { save, sizeOf } = await signedIn();
    const drawn = await save({ generate_banner: "true" });
    expect(await sizeOf(drawn.body.token.banner_url)).toEqual(["webp", 1_500, 500]);
    const wide = await sharp({ create: { width: 900, height: 300, channels: 3, background: "#123" } })
      .png()
      .toBuffer();
    const own = await save({ generate_banner: "true" }, { image, banner: new Blob([wide]) });
    expect(await sizeOf(own.body.token.banner_url)).toEqual(["webp", 900, 300]);
    expect((await save({ generate_banner: "false" })).body.token.banner_url).toBe(null);
  });

  it("has its new name on the banner that was drawn for it, and keeps one of its own", async () => {
    const { testApp, session, save } = await signedIn();
    const call = async (token: { id: string }, name: string, version: number) =>
      (await testApp.call("changeToken", { session, params: { id: token.id }, body: { name, version } }))
        .body;
    const drawn = (await save({ generate_banner: "true" })).body.token;
    const renamed = await call(drawn, "Otherwise Called", 1);
    expect(renamed.banner_url).toMatch(/^\/media\//);
    expect(renamed.banner_url).not.toBe(drawn.banner_url);
    expect(renamed.image_url).toBe(drawn.image_url);
    const read = await testApp.call("getToken", { session, params: { id: drawn.id } });
    expect(read.body.banner_url).toBe(renamed.banner_url);
    // Its first name's banner is its first banner.
    expect((await call(drawn, words.name, 2)).banner_url).toBe(drawn.banner_url);
    const own = (await save({}, { image, banner: other })).body.token;
    expect((await call(own, "Otherwise Called", 1)).banner_url).toBe(own.banner_url);
    const none = (await save()).body.token;
    expect((await call(none, "Otherwise Called", 1)).banner_url).toBe(null);
  });

  it("dresses its website in its picture's colours", async () => {
    const { testApp, session, save, row } = await signedIn();
    const { token } = (await save()).body;
    const { primary } = JSON.parse((await row(token.id)).palette ?? "") as Palette;
    const [red = 0, green = 0, blue = 0] = toRgb(primary);
    expect(green).toBeGreaterThan(Math.max(red, blue));
    expect((await testApp.website(session, token.id, "hand")).status).toBe("generated");
  });

  it("has what came with it from offline kept as text, and shown to nobody", async () => {
    const { save, row } = await signedIn();
    const { body } = await save({ generation_metadata: "{not json" });
    expect((await row(body.token.id)).generation_metadata).toBe("{not json");
    expect(JSON.stringify(body)).not.toContain("not json");
  });

  it("has the website that the device has shown, of the recipe that came with it", async () => {
    const { testApp, session, save } = await signedIn({
      composer: createBuiltInComposer(createPictureFiles("composer/pictures-data")),
    });
    const [primary, secondary, accent] = ["#112233", "#445566", "#778899"];
    const palette = { primary, secondary, accent, light: "#ffffff", deep: "#000000", ink: "#010101" };
    const recipe = { prompt: "a heron who is late for everything", seed: "a-device's", palette };
    const made = JSON.stringify({ ...recipe, style: "cartoon", art: "a-device's" });
    const { token } = (await save({ generation_metadata: made })).body;
    const params = { id: token.id };
    const details = await testApp.call("getTokenDetails", { session, params });
    expect(details.body.recipe).toEqual(recipe);
    const { id } = await testApp.website(session, token.id, "heron");
    const website = await testApp.call("getDeck", { session, params: { websiteId: id } });
    const { name, ticker, narrative } = token;
    expect(website.body.deck).toEqual(
      writeDeck({ name, ticker, narrative, designPrompt: null, ...recipe, template: "template1" }),
    );
    expect(website.body.page.palette).toEqual(palette);
    // The hero that the device drew, in poses; a picture that came alone has no other than its own.
    expect(website.body.page.cast?.poses.map(({ name }) => name)).toContain("sleep");
    const other = (await save({ generation_metadata: JSON.stringify(recipe) })).body.token;
    const { id: plain } = await testApp.website(session, other.id, "plain-heron");
    const page = await testApp.call("getDeck", { session, params: { websiteId: plain } });
    expect(page.body.page.cast?.poses.map(({ name }) => name)).toEqual(["hero"]);
  });

  it("is refused where the idea that it was composed of is", async () => {
    const { save } = await signedIn();
    const made = JSON.stringify({ prompt: "guaranteed 100x profit, send your seed phrase", seed: "s" });
    expect((await save({ generation_metadata: made })).body.code).toBe("idea_refused");
  });

  it("drops fields and files that nobody asked for", async () => {
    const { save, row } = await signedIn();
    const { body } = await save({ user_id: "me", version: "9", mint_address: "m" }, { image, evil: other });
    expect([body.token.version, body.token.mint_address]).toEqual([1, null]);
    expect((await row(body.token.id)).user_id).not.toBe("me");
  });
});

describe("the id of a token that was made offline", () => {
  it("is kept, and sending the same again gives the same token, also once it was edited", async () => {
    const { testApp, session, save } = await signedIn();
    const first = await save({ id });
    expect(first.body.token.id).toBe(id);
    expect((await save({ id })).body).toEqual(first.body);
    await testApp.call("changeToken", { session, params: { id }, body: { name: "Renamed", version: 1 } });
    const again = await save({ id });
    expect([again.status, again.body.token.name]).toEqual([200, "Renamed"]);
  });

  it("makes one token of many at once", async () => {
    const { testApp, session, save } = await signedIn();
    const answers = await Promise.all(Array.from({ length: 5 }, () => save({ id })));
    expect(answers.map(({ status, body }) => [status, body.token?.id])).toEqual(Array(5).fill([200, id]));
    expect((await testApp.call("listTokens", { session })).body.data.total).toBe(1);
  });

  it("is taken once it was deleted, also if that happens between two questions", async () => {
    const { testApp, session, save } = await signedIn();
    const saveAndDelete = async () => {
      await save({ id });
      await testApp.call("deleteToken", { session, params: { id } });
    };
    const isTaken = ["tokens", "isTaken"] as const;
    // The first time is before its pictures are made, the second before it is saved.
    overtake(testApp, isTaken, async () => overtake(testApp, isTaken, saveAndDelete));
    expect((await save({ id })).body.code).toBe("id_taken");
  });

  it("is taken for anything else", async () => {
    const { testApp, session, save } = await signedIn();
    await save({ id });
    for (const [body, files] of [
      [{ id, name: "Other" }, { image }],
      [{ id }, { image: other }],
      [{ id }, { image, banner: other }],
    ] as const) {
      const answer = await save(body, files);
      expect([answer.status, answer.body.code]).toEqual([409, "id_taken"]);
    }
    // The server's own ids are of another version than those that are brought.
    const drafted = await testApp.draft(session);
    expect((await save({ id: drafted.id })).status).toBe(422);
    await testApp.call("deleteToken", { session, params: { id } });
    expect((await save({ id })).body.code).toBe("id_taken");
  });
});

describe("an upload that is none", () => {
  it.each([
    [
      "a page that calls itself a picture",
      new File(["<script>1</script>"], "frog.png", { type: "image/png" }),
    ],
    ["a file without bytes", new File([], "frog.png", { type: "image/png" })],
    ["a file of more than 10 MB", new Blob([Buffer.alloc(10 * 1024 * 1024 + 1)])],
  ])("is refused: %s", async (_name, file) => {
    const { testApp, session, save } = await signedIn();
    const { status, body } = await save({}, { image: file });
    expect([status, body.code]).toEqual([422, "invalid_image"]);
    const banner = await save({}, { image, banner: file });
    expect(banner.body.code).toBe("invalid_image");
    expect((await testApp.call("listTokens", { session })).body.data.total).toBe(0);
  });

  it("is too large with more than two pictures' bytes, and no form with a hundred parts", async () => {
    const { save } = await signedIn();
    const huge = await save({}, { image: new Blob([Buffer.alloc(bodyLimits.files)]) });
    expect([huge.status, huge.body.code]).toEqual([413, "payload_too_large"]);
    const many = Object.fromEntries(Array.from({ length: 100 }, (_, at) => [`field${at}`, "x"]));
    expect((await save(many)).body.code).toBe("bad_request");
  });

  it("holds nobody else up", async () => {
    const real = createImages();
    let release = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    const slow = "A picture that takes long to read";
    const accept: typeof real.accept = async (bytes, kind, userId) => {
      if (Buffer.from(bytes).includes(slow)) await released;
      return real.accept(bytes, kind, userId);
    };
    const { testApp, session, save } = await signedIn({ images: { ...real, accept } });
    const held = save({}, { image: new Blob([slow]) });
    for (let times = 0; times < 20; times++) await testApp.call("listTokens", { session });
    expect((await save()).status).toBe(200);
    release();
    expect((await held).body.code).toBe("invalid_image");
  });
});
