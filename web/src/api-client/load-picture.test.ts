import { afterEach, describe, expect, it, vi } from "vitest";
import { loadPicture } from "./load-picture.ts";

const answer = (body: BodyInit, init: ResponseInit) => {
  vi.stubGlobal("fetch", async () => new Response(body, init));
};
afterEach(() => vi.unstubAllGlobals());

describe("a picture's bytes", () => {
  it("come from the server", async () => {
    answer("bytes", { headers: { "Content-Type": "image/webp" } });
    const blob = await loadPicture("/media/a.webp");
    expect([blob.type, await blob.text()]).toEqual(["image/webp", "bytes"]);
  });

  it.each<[string, () => void, string | number]>([
    ["no network", () => vi.stubGlobal("fetch", () => Promise.reject(new TypeError("failed"))), "network"],
    ["no such picture", () => answer("", { status: 404 }), 404],
    ["a captive portal's page", () => answer("<p>", { headers: { "Content-Type": "text/html" } }), "network"],
  ])("fail for %s as every call does", async (_, given, kind) => {
    given();
    const failure = typeof kind === "number" ? { kind: "status", status: kind } : { kind };
    await expect(loadPicture("/media/a.webp")).rejects.toMatchObject({ name: "ApiError", failure });
  });

  it.each([
    ["data:image/png;base64,aGk=", "image/png", "hi"],
    ["data:image/svg+xml;charset=utf-8,%3Csvg/%3E", "image/svg+xml", "<svg/>"],
  ])("are taken out of %s", async (url, type, text) => {
    const blob = await loadPicture(url);
    expect([blob.type, await blob.text()]).toEqual([type, text]);
  });

  it("are not made of what is no picture", async () => {
    await expect(loadPicture("data:text/html,<p>")).rejects.toMatchObject({ name: "ApiError" });
  });
});
