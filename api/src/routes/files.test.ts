import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import { getRequestListener } from "@hono/node-server";
import { describe, expect, it, onTestFinished, vi } from "vitest";
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

  it.each<[string, RequestInit, number]>([
    ["has it", { headers: { "if-none-match": "*" } }, 304],
    ["asks for the headers alone", { method: "HEAD" }, 200],
  ])(
    "is cancelled for a client that %s, so that a bucket sends no more of it",
    async (_who, init, status) => {
      const { testApp, name } = await picture();
      let isCancelled = false;
      testApp.deps.blobs.open = async () => {
        const bytes = new ReadableStream<Uint8Array<ArrayBuffer>>({
          cancel() {
            isCancelled = true;
          },
        });
        return { size: 9, bytes };
      };
      const response = await testApp.app.request(`/media/${name}`, init);
      expect([response.status, await response.text()]).toEqual([status, ""]);
      expect(isCancelled).toBe(true);
    },
  );

  it("that breaks off ends the connection, and prints no stack", async () => {
    const { testApp, name } = await picture();
    let parts = 0;
    testApp.deps.blobs.open = async () => {
      const bytes = new ReadableStream<Uint8Array<ArrayBuffer>>({
        async pull(controller) {
          await pause(20);
          if (parts++ < 2) controller.enqueue(new Uint8Array(3));
          else throw new Error("The bucket broke off.");
        },
      });
      return { size: 9, bytes };
    };
    const print = vi.spyOn(console, "error").mockImplementation(() => undefined);
    const server = createServer(getRequestListener(testApp.app.fetch)).listen(0, "127.0.0.1");
    onTestFinished(() => void server.close());
    await once(server, "listening");
    const { port } = server.address() as AddressInfo;
    const response = await fetch(`http://127.0.0.1:${port}/media/${name}`);
    expect([response.status, response.headers.get("content-length")]).toEqual([200, "9"]);
    await expect(response.text()).rejects.toThrow("terminated");
    expect(print).not.toHaveBeenCalled();
  });

  it("that does not exist is 404, not 304", async () => {
    const { get } = await picture();
    expect((await get({ "if-none-match": "*" }, `${"0".repeat(64)}.webp`)).status).toBe(404);
  });
});
