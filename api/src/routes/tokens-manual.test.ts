import { expect } from "vitest";
import { examples } from "#contract/endpoints.ts";
import { proves } from "../testing/proves.ts";
import { createTestApp } from "../testing/test-app.ts";
import { PNG } from "../testing/valid-requests.ts";

const words = { name: "Hand Made", ticker: "HAND", description: "Typed in." };
const image = () => new Blob([PNG], { type: "image/png" });
const id = "0b1c2d3e-1111-4222-8333-444455556666";

async function signedIn() {
  const testApp = createTestApp();
  const session = await testApp.signIn();
  const list = async (who = session) => (await testApp.call("listTokens", { session: who })).body.data.tokens;
  return { testApp, session, list };
}

proves("createToken", {
  happy: [
    "saves what was typed in, with its picture",
    async () => {
      const { testApp, session, list } = await signedIn();
      const { status, body } = await testApp.call("createToken", {
        session,
        body: words,
        files: { image: image() },
      });
      expect([status, body.success, body.message]).toEqual([200, true, "Hand Made created successfully."]);
      expect(body.token).toMatchObject({ name: "Hand Made", ticker: "HAND", narrative: "Typed in." });
      expect(await list()).toEqual([body.token]);
      const picture = await testApp.app.request(body.token.image_url ?? "");
      expect([picture.status, picture.headers.get("content-type")]).toEqual([200, "image/webp"]);
    },
  ],
  error: [
    "says in the specification's words what is missing, and keeps nothing",
    async () => {
      const { testApp, session, list } = await signedIn();
      const { name: _, ...nameless } = words;
      for (const fixture of [
        { body: words },
        { body: nameless, files: { image: image() } },
        { body: { ...words, description: " \n" }, files: { image: image() } },
        { body: { ...words, image: "a text" } },
      ]) {
        const { status, body } = await testApp.call("createToken", { session, ...fixture });
        expect([status, body.code, body.detail]).toEqual([
          422,
          "fields_missing",
          "Please fill in all required fields.",
        ]);
      }
      expect(await list()).toEqual([]);
    },
  ],
  security: [
    "neither takes over nor shows what has an id already",
    async () => {
      const { testApp, session, list } = await signedIn();
      const fixture = { body: { ...words, id }, files: { image: image() } };
      await testApp.call("createToken", { session, ...fixture });
      const stranger = await testApp.signIn();
      const { status, body } = await testApp.call("createToken", { session: stranger, ...fixture });
      expect([status, body.code, body.token]).toEqual([409, "id_taken", undefined]);
      expect([(await list()).length, (await list(stranger)).length]).toEqual([1, 0]);
    },
  ],
});

const trend = examples.trendGenerate.body;

proves("trendGenerate", {
  happy: [
    "makes a token of the trend's title",
    async () => {
      const { testApp, session } = await signedIn();
      const { status, body } = await testApp.call("trendGenerate", { session, body: trend });
      expect([status, body.id, body.name]).toEqual([200, null, trend.trend_data.title.slice(0, 20).trim()]);
      const saved = await testApp.call("createDraft", { session, body: { session_id: body.session_id } });
      expect(saved.body.session_id).toBe(body.session_id);
    },
  ],
  error: [
    "wants a title",
    async () => {
      const { testApp, session } = await signedIn();
      const body = { ...trend, trend_data: { title: " " } };
      const answer = await testApp.call("trendGenerate", { session, body });
      expect([answer.status, answer.body.code]).toEqual([422, "prompt_empty"]);
    },
  ],
  security: [
    "does not work in somebody else's name",
    async () => {
      const { testApp, session } = await signedIn();
      const { user } = await testApp.signIn();
      const answer = await testApp.call("trendGenerate", { session, body: { ...trend, user_id: user.id } });
      expect([answer.status, answer.body.code]).toEqual([403, "foreign_user_id"]);
    },
  ],
});
