import { expect } from "vitest";
import { examples } from "#contract/examples.ts";
import { proves } from "../testing/proves.ts";
import { createRig } from "../testing/rig.ts";
import { PNG } from "../testing/valid-requests.ts";

const words = { name: "Hand Made", ticker: "HAND", description: "Typed in." };
const image = () => new Blob([PNG], { type: "image/png" });
const id = "0b1c2d3e-1111-4222-8333-444455556666";

async function signedIn() {
  const rig = createRig();
  const session = await rig.signIn();
  const list = async (who = session) => (await rig.call("listTokens", { session: who })).body.data.tokens;
  return { rig, session, list };
}

proves("generateManual", {
  happy: [
    "saves what was typed in, with its picture",
    async () => {
      const { rig, session, list } = await signedIn();
      const { status, body } = await rig.call("generateManual", {
        session,
        body: words,
        files: { image: image() },
      });
      expect([status, body.success, body.message]).toEqual([200, true, "Hand Made created successfully."]);
      expect(body.token).toMatchObject({ name: "Hand Made", ticker: "HAND", narrative: "Typed in." });
      expect(await list()).toEqual([body.token]);
      const picture = await rig.app.request(body.token.image_url ?? "");
      expect([picture.status, picture.headers.get("content-type")]).toEqual([200, "image/webp"]);
    },
  ],
  error: [
    "says in the specification's words what is missing, and keeps nothing",
    async () => {
      const { rig, session, list } = await signedIn();
      const { name: _, ...nameless } = words;
      for (const given of [
        { body: words },
        { body: nameless, files: { image: image() } },
        { body: { ...words, description: " \n" }, files: { image: image() } },
        { body: { ...words, image: "a text" } },
      ]) {
        const { status, body } = await rig.call("generateManual", { session, ...given });
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
      const { rig, session, list } = await signedIn();
      const given = { body: { ...words, id }, files: { image: image() } };
      await rig.call("generateManual", { session, ...given });
      const stranger = await rig.signIn();
      const { status, body } = await rig.call("generateManual", { session: stranger, ...given });
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
      const { rig, session } = await signedIn();
      const { status, body } = await rig.call("trendGenerate", { session, body: trend });
      expect([status, body.id, body.name]).toEqual([200, null, trend.trend_data.title.slice(0, 20).trim()]);
      const saved = await rig.call("createDraft", { session, body: { session_id: body.session_id } });
      expect(saved.body.session_id).toBe(body.session_id);
    },
  ],
  error: [
    "wants a title",
    async () => {
      const { rig, session } = await signedIn();
      const body = { ...trend, trend_data: { title: " " } };
      const answer = await rig.call("trendGenerate", { session, body });
      expect([answer.status, answer.body.code]).toEqual([422, "prompt_empty"]);
    },
  ],
  security: [
    "does not work in somebody else's name",
    async () => {
      const { rig, session } = await signedIn();
      const { user } = await rig.signIn();
      const answer = await rig.call("trendGenerate", { session, body: { ...trend, user_id: user.id } });
      expect([answer.status, answer.body.code]).toEqual([403, "foreign_user_id"]);
    },
  ],
});
