import { describe, expect, it } from "vitest";
import { proves } from "../testing/proves.ts";
import { idea } from "../testing/requests.ts";
import { createTestApp } from "../testing/test-app.ts";
import { createTestWallet } from "../testing/wallet.ts";

async function generated() {
  const testApp = createTestApp();
  const session = await testApp.signIn();
  const made = (await testApp.call("creativeGenerate", { session, body: idea("a frog") })).body;
  const params = { sessionId: made.session_id };
  const redraw = (seed: string, who = session) =>
    testApp.call("remakeArt", { session: who, params, body: { seed } });
  const preview = async () => (await testApp.call("previewGeneration", { session, params })).body;
  const save = async () =>
    (await testApp.call("createDraft", { session, body: { session_id: made.session_id } })).body;
  return { testApp, session, made, redraw, preview, save };
}

proves("drawCast", {
  happy: [
    "answers null for a token whose pictures were not drawn here",
    async () => {
      const { testApp, session, save } = await generated();
      const { id } = await save();
      const { status, body } = await testApp.call("drawCast", { session, params: { id } });
      expect([status, body]).toEqual([200, { cast: null }]);
    },
  ],
  error: [
    "knows no token under an id that is none",
    async () => {
      const { testApp, session } = await generated();
      const { status, body } = await testApp.call("drawCast", { session, params: { id: "frog" } });
      expect([status, body.code]).toEqual([404, "token_not_found"]);
    },
  ],
  security: [
    "draws nobody else's",
    async () => {
      const { testApp, save } = await generated();
      const { id } = await save();
      const session = await testApp.signIn();
      expect((await testApp.call("drawCast", { session, params: { id } })).status).toBe(404);
    },
  ],
});

proves("remakeArt", {
  happy: [
    "draws other pictures and keeps the words, before the token is saved and after",
    async () => {
      const { made, redraw, preview, save } = await generated();
      const { name, ticker, narrative, image_url, banner_url } = made;
      const first = (await redraw("one")).body;
      expect(first).toMatchObject({ id: null, name, ticker, narrative });
      expect([first.image_url, first.banner_url]).not.toEqual([image_url, banner_url]);
      expect(await preview()).toMatchObject({ image_url: first.image_url });
      const saved = await save();
      expect(saved.image_url).toBe(first.image_url);
      const second = (await redraw("two")).body;
      expect(second).toMatchObject({ id: saved.id, name, version: saved.version + 1 });
      expect(second.image_url).not.toBe(first.image_url);
      expect(second).toMatchObject(await preview());
      const back = (await redraw("one")).body;
      expect([back.image_url, back.banner_url]).toEqual([first.image_url, first.banner_url]);
      expect(back.tries?.map((each) => each.image_url)).toEqual([
        image_url,
        first.image_url,
        second.image_url,
      ]);
      expect((await preview()).tries).toEqual(back.tries);
      const begun = (await redraw(back.tries?.[0]?.seed ?? "")).body;
      expect([begun.image_url, begun.banner_url]).toEqual([image_url, banner_url]);
    },
  ],
  error: [
    "draws nothing for a token that is being launched",
    async () => {
      const { testApp, session, redraw, preview, save } = await generated();
      const { id } = await save();
      const body = { token_id: id, wallet_address: session.wallet.address, mint: createTestWallet().address };
      await testApp.call("prepareTransaction", { session, body });
      const before = await preview();
      const { status, body: failure } = await redraw("one");
      expect([status, failure.code]).toEqual([409, "token_launching"]);
      expect(await preview()).toEqual(before);
      expect((await redraw("")).status).toBe(422);
    },
  ],
  security: [
    "draws nobody else's, and no imported token's",
    async () => {
      const { testApp, session, redraw, preview } = await generated();
      const before = await preview();
      expect((await redraw("one", await testApp.signIn())).body.code).toBe("session_not_found");
      expect(await preview()).toEqual(before);
      await testApp.sql("update generations set origin = 'IMPORTED', image_style = ''");
      expect((await redraw("one", session)).body.code).toBe("imported_locked");
    },
  ],
});

describe("the name in the pictures", () => {
  it("changes without their being others, and is kept by those that are drawn after it", async () => {
    const { testApp, session, made, redraw, preview } = await generated();
    const params = { sessionId: made.session_id };
    const drawn: unknown[] = [];
    const { make } = testApp.deps.composer;
    testApp.deps.composer.make = (idea, report) => {
      drawn.push([idea.seed, idea.name]);
      return make(idea, report);
    };
    const named = (body: object) => testApp.call("remakeArt", { session, params, body });
    const [first] = (await redraw("one")).body.tries ?? [];
    const { body } = await named({ name: "Bear Walrus" });
    expect(body.tries?.map(({ seed }) => seed)).toEqual([first?.seed, "one"]);
    expect(drawn).toEqual([
      [expect.any(String), made.name],
      [(drawn[0] as string[])[0], "Bear Walrus"],
    ]);
    expect((await preview()).image_url).toBe(body.image_url);
    await named({ seed: "one", name: "Bear Walrus" });
    expect(drawn).toHaveLength(2);
    await named({ seed: first?.seed, name: "Bear Walrus" });
    expect(drawn).toHaveLength(3);
  });

  it("is screened as every name is", async () => {
    const { testApp, session, made } = await generated();
    const params = { sessionId: made.session_id };
    const { status, body } = await testApp.call("remakeArt", {
      session,
      params,
      body: { name: "Kill all jews" },
    });
    expect([status, body.code]).toEqual([422, "idea_refused"]);
  });
});
