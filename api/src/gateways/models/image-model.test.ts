import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { createFakeOutside } from "../../testing/fake-outside.ts";
import {
  type Behaviour,
  draws,
  fails,
  hands,
  isSilent,
  pointsTo,
  refuses,
  type StubModel,
  startStubModel,
} from "../../testing/stub-model.ts";
import { createImageModel, type Shape } from "./image-model.ts";
import { ModelError } from "./model-error.ts";

let stub: StubModel;
beforeAll(async () => {
  stub = await startStubModel();
});
afterAll(() => stub.close());
beforeEach(() => {
  stub.asked.length = 0;
});

const picture = Buffer.from("a picture");
const outside = createFakeOutside();

async function draw(behaviour: Behaviour, shape: Shape = "square", deadline = 20_000): Promise<string> {
  stub.behave(behaviour);
  const model = createImageModel({ baseUrl: stub.baseUrl, key: "sk-1", model: "m", outside });
  const order = { prompt: "a frog", shape, signal: AbortSignal.timeout(deadline) };
  return model.draw(order).then(
    (bytes) => Buffer.from(bytes).toString(),
    (error: unknown) => (error instanceof ModelError ? error.reason : String(error)),
  );
}

describe("a picture", () => {
  it("comes as base64", async () => {
    expect(await draw(draws(picture))).toBe("a picture");
    expect(stub.asked[0]).toMatchObject({ path: "/v1/images/generations", key: "Bearer sk-1" });
    expect(stub.asked[0]?.body).toMatchObject({ response_format: "b64_json", size: "1024x1024", n: 1 });
  });

  it("is asked for otherwise where the server refuses the format, or the size", async () => {
    expect(await draw(refuses(/response_format/, draws(picture)))).toBe("a picture");
    expect(stub.asked).toHaveLength(2);
    expect(await draw(refuses(/size":"1536x1024|1536x1024/, draws(picture)), "wide")).toBe("a picture");
    expect(stub.asked.at(-1)?.body.size).toBe("1024x1024");
  });

  it("is fetched from the server itself, without the key", async () => {
    const url = `${stub.baseUrl}/files/1.png`;
    const behaviour: Behaviour = (response, asked) =>
      (asked.body ? pointsTo(url) : hands(picture))(response, asked);
    expect(await draw(behaviour)).toBe("a picture");
    expect(stub.asked[1]).toMatchObject({ path: "/v1/files/1.png", key: undefined });
    expect(outside.asked).toEqual([]);
  });

  it("is fetched from elsewhere through the guarded client alone", async () => {
    outside.pages.set("https://cdn.example/1.png", picture);
    expect(await draw(pointsTo("https://cdn.example/1.png"))).toBe("a picture");
    expect(await draw(pointsTo("http://127.0.0.1:1/secret"))).toBe("unusable");
    expect(outside.asked).toEqual(["https://cdn.example/1.png", "http://127.0.0.1:1/secret"]);
  });

  it.each<[string, Behaviour, string]>([
    ["declined", fails(400, "Your request was rejected by the safety system."), "declined"],
    ["refused to a wrong key", fails(401), "rejected"],
    ["not an answer", fails(200, "x"), "unusable"],
    ["nowhere", pointsTo("nowhere"), "unusable"],
    ["asked for too often", fails(429), "busy"],
  ])("may be %s", async (_, behaviour, reason) => expect(await draw(behaviour)).toBe(reason));

  it("is waited for no longer than said", async () => {
    expect(await draw(isSilent, "square", 80)).toBe("late");
  });
});
