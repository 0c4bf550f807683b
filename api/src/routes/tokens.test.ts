import { expect, it } from "vitest";
import type { SavedToken } from "#contract/token.ts";
import { type Proofs, proves } from "../testing/proves.ts";
import { createTestApp } from "../testing/test-app.ts";
import { PNG } from "../testing/valid-requests.ts";

async function signedIn() {
  const testApp = createTestApp();
  const session = await testApp.signIn();
  const count = (table: string) => testApp.value(`select count(*) from ${table}`);
  return { testApp, session, count };
}

async function withToken() {
  const fixture = await signedIn();
  const token = await fixture.testApp.draft(fixture.session);
  const params = { id: token.id };
  const change = (body: object, who = fixture.session) =>
    fixture.testApp.call("changeToken", { session: who, params, body: { version: token.version, ...body } });
  const read = async () =>
    (await fixture.testApp.call("getToken", { session: fixture.session, params })).body;
  return { ...fixture, token, params, change, read };
}

proves("listTokens", {
  happy: [
    "lists the newest first, page by page, and says when nothing has changed",
    async () => {
      const { testApp, session } = await signedIn();
      const made = [];
      for (const prompt of ["one", "two", "three"]) {
        made.unshift((await testApp.draft(session, prompt)).id);
        testApp.clock.advance(1);
      }
      const page = async (query: object) =>
        (await testApp.call("listTokens", { session, query: { ...query } })).body;
      expect((await page({})).data).toMatchObject({ total: 3, limit: 100, offset: 0 });
      expect((await page({})).data.tokens.map(({ id }) => id)).toEqual(made);
      expect((await page({ limit: 1, offset: 1 })).data.tokens.map(({ id }) => id)).toEqual([made[1]]);
      const { headers } = await testApp.call("listTokens", { session });
      const known = { "if-none-match": headers.get("etag") ?? "" };
      expect((await testApp.call("listTokens", { session, headers: known })).status).toBe(304);
      await testApp.draft(session, "four");
      expect((await testApp.call("listTokens", { session, headers: known })).status).toBe(200);
    },
  ],
  error: [
    "takes a limit of 1 to 500 and an offset of 0 and more",
    async () => {
      const { testApp, session } = await signedIn();
      const status = async (query: object) =>
        (await testApp.call("listTokens", { session, query: { ...query } })).status;
      expect([await status({ limit: 1 }), await status({ limit: 500 })]).toEqual([200, 200]);
      for (const wrong of [{ limit: 0 }, { limit: 501 }, { offset: -1 }, { limit: "all" }, { limit: 1.5 }]) {
        expect(await status(wrong)).toBe(422);
      }
    },
  ],
  security: [
    "lists nobody else's, and says nothing of how many there are",
    async () => {
      const { testApp } = await withToken();
      const { body } = await testApp.call("listTokens", { session: await testApp.signIn() });
      expect(body.data).toMatchObject({ tokens: [], total: 0 });
    },
  ],
});

const oneToken = (
  name: "getToken" | "getTokenDetails" | "getMemeKit",
  answer: (token: SavedToken) => object = (token) => token,
): Proofs => ({
  happy: [
    "answers the token",
    async () => {
      const { testApp, session, params, token } = await withToken();
      expect((await testApp.call(name, { session, params })).body).toMatchObject(answer(token));
    },
  ],
  error: [
    "knows none under an id that is none",
    async () => {
      const { testApp, session } = await signedIn();
      const { status, body } = await testApp.call(name, { session, params: { id: "frog" } });
      expect([status, body.detail]).toEqual([404, "Token not found."]);
    },
  ],
  security: [
    "does not find another's",
    async () => {
      const { testApp, params } = await withToken();
      expect((await testApp.call(name, { session: await testApp.signIn(), params })).status).toBe(404);
    },
  ],
});

proves("getToken", oneToken("getToken"));
proves("getTokenDetails", oneToken("getTokenDetails"));
const memesOf = ({ name }: SavedToken) => ({
  figures: [{ name: "wave", svg: expect.stringContaining("<svg") }],
  captions: [{ poses: ["wave"], words: ["gm", name] }],
});
proves("getMemeKit", oneToken("getMemeKit", memesOf));

it("has captions without figures for a token whose picture was uploaded", async () => {
  const { testApp, session } = await signedIn();
  const made = await testApp.call("createToken", {
    session,
    body: { name: "Hand Made", ticker: "HAND", description: "Typed in." },
    files: { image: new Blob([PNG], { type: "image/png" }) },
  });
  const params = { id: made.body.token.id };
  const { body } = await testApp.call("getMemeKit", { session, params });
  expect(body).toEqual({ figures: [], captions: [{ poses: ["wave"], words: ["gm", "Hand Made"] }] });
});

proves("changeToken", {
  happy: [
    "changes what is given, and counts the version on",
    async () => {
      const { change, read, token } = await withToken();
      const { body } = await change({ name: "  Frog  King ", ticker: "frog1" });
      expect(body).toMatchObject({
        name: "Frog King",
        ticker: "FROG1",
        narrative: token.narrative,
        version: 2,
      });
      expect(await read()).toEqual(body);
      const kept = await change({ in_gallery: false, version: 2 });
      expect(kept.body).toMatchObject({ name: "Frog King", in_gallery: false, version: 3 });
      const both = await change({ in_gallery: true, ticker: "frog2", version: 3 });
      expect(both.body).toMatchObject({ ticker: "FROG2", in_gallery: true, version: 4 });
      expect(await read()).toEqual(both.body);
    },
  ],
  error: [
    "shows the current token to who edits an old version, and changes nothing",
    async () => {
      const { change, read } = await withToken();
      await change({ name: "First" });
      const { status, body } = await change({ name: "Second" });
      expect([status, body.code, body.token.name]).toEqual([409, "version_conflict", "First"]);
      expect((await change({ name: "x".repeat(51), version: 2 })).status).toBe(422);
      expect((await change({ name: " ", version: 2 })).status).toBe(422);
      expect((await read()).name).toBe("First");
    },
  ],
  security: [
    "changes nobody else's, and nothing but the words",
    async () => {
      const { testApp, change, read, token } = await withToken();
      expect((await change({ name: "Mine" }, await testApp.signIn())).status).toBe(404);
      await change({ name: "A\u202eB\u200b\u0007C", mint_address: "x", origin: "IMPORTED", user_id: "y" });
      expect(await read()).toMatchObject({ name: "ABC", mint_address: null, origin: token.origin });
    },
  ],
});

proves("deleteToken", {
  happy: [
    "removes the token and says so",
    async () => {
      const { testApp, session, params, token, count } = await withToken();
      const { body } = await testApp.call("deleteToken", { session, params });
      expect(body).toEqual({ success: true, message: `${token.name} deleted successfully.` });
      expect(await count("tokens")).toBe(0);
    },
  ],
  error: [
    "finds nothing the second time",
    async () => {
      const { testApp, session, params } = await withToken();
      await testApp.call("deleteToken", { session, params });
      const { status, body } = await testApp.call("deleteToken", { session, params });
      expect([status, body.code]).toEqual([404, "token_not_found"]);
    },
  ],
  security: [
    "removes nobody else's",
    async () => {
      const { testApp, params, count } = await withToken();
      expect((await testApp.call("deleteToken", { session: await testApp.signIn(), params })).status).toBe(
        404,
      );
      expect(await count("tokens")).toBe(1);
    },
  ],
});
