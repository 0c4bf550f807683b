import { afterAll, beforeAll, expect, it } from "vitest";
import { run } from "../../cli/run.ts";
import {
  type Behaviour,
  draws,
  fails,
  isSilent,
  refuses,
  type StubModel,
  says,
  startStubModel,
} from "../../testing/stub-model.ts";

let stub: StubModel;
beforeAll(async () => {
  stub = await startStubModel();
});
afterAll(() => stub.close());

const KEY = "sk-canary-0123456789";
const good = says('{"sum": 5, "comment": "five it is"}', 42);

const test = (behaviour: Behaviour, env: Record<string, string> = {}) => {
  stub.behave(behaviour);
  const text = { AI_TEXT_BASE_URL: stub.baseUrl, AI_TEXT_MODEL: "writer", AI_TEXT_API_KEY: KEY };
  return run(["models", "test"], { ...text, ...env }, () => 0);
};

it("says what was found, and how good it is", async () => {
  const { code, out } = await test(good);
  expect(code).toBe(0);
  expect(out).toContain("text model writer: works");
  expect(out).toContain("It supports JSON schemas: the best mode.");
  expect(out).toContain("in 0.0 seconds, for 42 tokens");
  expect(out).toContain("No image model is set");
  expect((await test(refuses(/json_schema/, good))).out).toContain("It supports JSON, but no schemas");
  expect((await test(refuses(/response_format/, good))).out).toContain("It has no JSON mode");
});

it.each<[string, Behaviour, string, Record<string, string>]>([
  ["the key is wrong", fails(401, `Incorrect API key: ${KEY}`), "It rejects the key (401).", {}],
  ["a key is missing", fails(401), "It needs a key (401). Set AI_TEXT_API_KEY.", { AI_TEXT_API_KEY: "" }],
  ["the model is unknown", fails(404, "model not found"), 'the model "writer" (404). Check', {}],
  ["the account is empty", fails(429, "insufficient_quota"), "an account that is used up (429)", {}],
  ["it breaks", fails(500, "out of memory"), "It failed to answer.", {}],
  ["it talks of something else", says("Five!"), "not in a usable form", {}],
  [
    "nothing answers",
    isSilent,
    "Nothing answers at 127.0.0.1:1.",
    { AI_TEXT_BASE_URL: "http://127.0.0.1:1/v1" },
  ],
])("says what to change where %s, and never the key", async (_, behaviour, advice, env) => {
  const { code, out, err } = await test(behaviour, env);
  expect(code).toBe(1);
  expect(out).toContain(advice);
  expect(err).toBe("The text model does not work: the built-in composer takes over.");
  expect(out + err).not.toContain(KEY);
});

it("knows a base URL without /v1 when it sees one", async () => {
  const { out } = await test(fails(404), { AI_TEXT_BASE_URL: stub.baseUrl.replace("/v1", "") });
  expect(out).toContain("A 404 usually means a base URL without /v1");
});

it("tries the pictures too, down to their bytes", async () => {
  const env = { AI_IMAGE_BASE_URL: stub.baseUrl, AI_IMAGE_MODEL: "painter" };
  const both: Behaviour = (response, asked) =>
    (asked.path.endsWith("/images/generations") ? draws(Buffer.from("no picture")) : good)(response, asked);
  const { code, out } = await test(both, env);
  expect([code, out.includes("text model writer: works")]).toEqual([1, true]);
  expect(out).toContain("image model painter: does not work");
});
