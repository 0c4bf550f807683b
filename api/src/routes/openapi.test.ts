import { expect, it } from "vitest";
import { endpoints } from "#contract/endpoints.ts";
import { readJson } from "../testing/call.ts";
import { createTestApp } from "../testing/test-app.ts";

const PATH = "/api/v1/openapi.json";

it("answers the document under the product's own name, to be asked for again each time", async () => {
  const { app } = createTestApp({}, { PRODUCT_NAME: "Frogsmith" });
  const answer = await app.request(PATH);
  expect([answer.status, answer.headers.get("content-type")]).toEqual([200, "application/json"]);
  expect(answer.headers.get("cache-control")).toBe("public, no-cache");
  const document = await readJson<{ info: { title: string; version: string }; paths: object }>(answer);
  expect(document.info.title).toBe("Frogsmith API");
  expect(document.info.version).toMatch(/^\d+\.\d+\.\d+$/);
  const paths = new Set(Object.values(endpoints).map(({ path }) => path));
  expect(Object.keys(document.paths).sort()).toEqual([...paths].sort());
});

it("is the same on each server of the same name, and 304 to who has it", async () => {
  const [one, other] = [createTestApp(), createTestApp()];
  const first = await one.app.request(PATH, { headers: { "accept-encoding": "br" } });
  const etag = first.headers.get("etag") ?? "";
  expect(first.headers.get("content-encoding")).toBe("br");
  const again = await other.app.request(PATH, {
    headers: { "accept-encoding": "br", "if-none-match": etag },
  });
  expect([again.status, again.headers.get("etag")]).toEqual([304, etag]);
});

it("can be read and nothing else", async () => {
  const answer = await createTestApp().app.request(PATH, { method: "POST" });
  expect([answer.status, answer.headers.get("allow")]).toEqual([405, "GET"]);
  expect((await readJson(answer)).code).toBe("method_not_allowed");
});
