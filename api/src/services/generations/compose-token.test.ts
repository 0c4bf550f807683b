import { describe, expect, it } from "vitest";
import { CodedError } from "#contract/errors.ts";
import { createImages } from "../../gateways/images/images.ts";
import type { ImageModel } from "../../gateways/models/image-model.ts";
import { ModelError } from "../../gateways/models/model-error.ts";
import { createFakeTextModel } from "../../testing/fake-models.ts";
import { idea } from "../../testing/requests.ts";
import { createTestApp } from "../../testing/test-app.ts";

const palette = {
  ...{ primary: "#102030", secondary: "#203040", accent: "#304050" },
  ...{ light: "#f0f0f0", deep: "#101010", ink: "#000000" },
};

/** Decodes nothing: what is painted is taken for a picture, but for what says that it is none. */
const images = {
  ...createImages(),
  accept: async (bytes: Uint8Array) => {
    if (Buffer.from(bytes).toString().startsWith("broken")) throw new CodedError("invalid_image");
    return Buffer.from(bytes);
  },
  fit: async (bytes: Uint8Array, use: string) => Buffer.from(`${use} ${Buffer.from(bytes)}`),
  palette: async () => palette,
  banner: async ({ name }: { name: string }) => Buffer.from(`banner around the logo of ${name}`),
};

const paints = (logo: string | ModelError, banner: string | ModelError = logo): ImageModel => ({
  name: "painter",
  async draw({ shape, onPicture }) {
    const answer = shape === "square" ? logo : banner;
    if (answer instanceof ModelError) throw answer;
    onPicture?.();
    return Buffer.from(answer);
  },
});

async function make(painter: ImageModel, text = true, env: Record<string, string> = {}) {
  const models = { text: text ? createFakeTextModel() : null, images: painter };
  const testApp = createTestApp({ images, models }, env);
  const session = await testApp.signIn();
  const { body } = await testApp.call("creativeGenerate", { session, body: idea("a frog") });
  const blob = async (url: string | null) =>
    String(await testApp.deps.blobs.read(String(url).replace("/media/", "")));
  return { testApp, session, body, logo: await blob(body.image_url), banner: await blob(body.banner_url) };
}

describe("a scene that a model plans", () => {
  it("is what the built-in artist draws, again with each other try", async () => {
    const testApp = createTestApp({ models: { text: createFakeTextModel(), images: null } });
    const scenes: unknown[] = [];
    const { make } = testApp.deps.composer;
    testApp.deps.composer.make = (of, onStep) => {
      scenes.push([of.prompt, of.scene]);
      return make(of, onStep);
    };
    const session = await testApp.signIn();
    const { body } = await testApp.call("creativeGenerate", { session, body: idea("eine Gans mit Messer") });
    const params = { sessionId: body.session_id };
    await testApp.call("remakeArt", { session, params, body: { seed: "other" } });
    const drawn = ["eine Gans mit Messer", "an angry goose holding a knife"];
    expect(scenes).toEqual([drawn, drawn]);
  });
});

describe("pictures by a model", () => {
  it("are the token's, in its sizes, with the colours of the logo", async () => {
    const { testApp, body, logo, banner } = await make(paints("a frog"));
    expect([logo, banner]).toEqual(["logo a frog", "banner a frog"]);
    expect([body.composer, body.notice]).toEqual(["fake-writer + painter", null]);
    const kept = await testApp.value("select palette from generations");
    expect(JSON.parse(String(kept))).toEqual(palette);
  });

  it("may lack the banner: one is made around the logo, with the token's name", async () => {
    const { logo, banner, body } = await make(paints("a frog", new ModelError("late")));
    expect([logo, banner]).toEqual(["logo a frog", "banner around the logo of a frog"]);
    expect(body.notice).toBe(
      "The picture model did not answer in time, so the banner was made from the logo.",
    );
  });

  it.each<[string, string | ModelError, string]>([
    ["declined", new ModelError("declined"), "declined this idea"],
    ["no pictures", "broken bytes", "gave no usable answer"],
  ])("are the built-in artist's where they are %s; the words stay the model's", async (_, answer, why) => {
    const { body } = await make(paints(answer));
    expect(body.narrative).toContain("A model tells of");
    expect(body.composer).toBe("fake-writer + built-in");
    expect(body.notice).toBe(`The picture model ${why}, so the built-in artist drew this.`);
  });

  it("need no text model", async () => {
    const { body, logo } = await make(paints("a frog"), false);
    expect([body.composer, logo]).toEqual(["built-in + painter", "logo a frog"]);
  });

  it("are counted: past the day's allowance the built-in artist draws", async () => {
    const { testApp, session, body } = await make(paints("a frog"), true, { AI_DAILY_IMAGES_PER_USER: "3" });
    expect(body.notice).toBe(null);
    const params = { sessionId: body.session_id };
    const again = (await testApp.call("remakeArt", { session, params, body: { seed: "two" } })).body;
    expect(again.notice).toContain("reached your daily limit");
  });
});
