import { describe, expect, it } from "vitest";
import { createTestApp } from "../testing/test-app.ts";

async function picture() {
  const testApp = createTestApp();
  const name = await testApp.deps.blobs.put(Buffer.from("a picture"), "webp");
  const get = (headers: Record<string, string> = {}, of = name) =>
    testApp.app.request(`/media/${of}`, { headers });
  return { testApp, name, get };
}

describe("a picture", () => {
  it("is named by its hash, and may be cached for ever", async () => {
    const { name, get } = await picture();
    const response = await get();
    expect([response.status, response.headers.get("etag")]).toEqual([200, `"${name}"`]);
    expect(response.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
    expect(await response.text()).toBe("a picture");
  });

  it("is not sent again to a client that has it", async () => {
    const { name, get } = await picture();
    for (const tag of [`"${name}"`, `W/"${name}"`, `"other", "${name}"`]) {
      const response = await get({ "if-none-match": tag });
      expect([response.status, await response.text()]).toEqual([304, ""]);
      expect(response.headers.get("etag")).toBe(`"${name}"`);
      expect(response.headers.get("cross-origin-resource-policy")).toBe("cross-origin");
    }
    expect((await get({ "if-none-match": '"other"' })).status).toBe(200);
  });

  it("is cancelled where nobody takes it, so that a bucket sends no more of it", async () => {
    const { testApp, name, get } = await picture();
    let isCancelled = false;
    testApp.deps.blobs.open = async () => {
      const bytes = new ReadableStream<Uint8Array<ArrayBuffer>>({
        cancel() {
          isCancelled = true;
        },
      });
      return { size: 9, bytes };
    };
    expect((await get({ "if-none-match": `"${name}"` })).status).toBe(304);
    expect(isCancelled).toBe(true);
  });

  it("that does not exist is 404, not 304", async () => {
    const { get } = await picture();
    expect((await get({ "if-none-match": "*" }, `${"0".repeat(64)}.webp`)).status).toBe(404);
  });
});
