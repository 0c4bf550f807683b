import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { loadPart } from "./load-part.ts";

const preloaded = () =>
  [...document.head.querySelectorAll("link[rel=modulepreload]")].map((link) => link.getAttribute("href"));

beforeEach(() => document.head.replaceChildren());
afterEach(() => vi.unstubAllGlobals());

const goOffline = (fetch: typeof globalThis.fetch) => {
  vi.stubGlobal("navigator", { onLine: false });
  vi.stubGlobal("fetch", fetch);
};

it("loads what a part needs together with it, and nothing twice", async () => {
  await loadPart(async () => 1, ["assets/a.js", "assets/all.css"]);
  await loadPart(async () => 2, ["assets/a.js", "assets/b.js"]);
  expect(preloaded()).toEqual(["/assets/a.js", "/assets/b.js"]);
});

it("begins no import while a script of it cannot be had, and tells of the part that is not there", async () => {
  goOffline(() => Promise.reject(new TypeError("Failed to fetch")));
  const load = vi.fn(async () => 1);
  const missing = vi.fn();
  addEventListener("vite:preloadError", missing, { once: true });
  await expect(loadPart(load, ["assets/c.js"])).rejects.toThrow("Failed to fetch");
  expect([load.mock.calls.length, missing.mock.calls.length]).toEqual([0, 1]);
  vi.unstubAllGlobals();
  expect(await loadPart(load, ["assets/c.js"])).toBe(1);
});

it("imports without a network what the device has", async () => {
  const asked = vi.fn(async () => new Response());
  goOffline(asked);
  expect(await loadPart(async () => 1, ["assets/d.js"])).toBe(1);
  expect(await loadPart(async () => 2, ["assets/d.js"])).toBe(2);
  expect(asked.mock.calls).toEqual([["/assets/d.js"]]);
});
