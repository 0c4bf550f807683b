import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { fakeServer } from "../../testing/fake-server.ts";
import { idleLaunch, launchStore } from "../stores/launch.ts";
import { updateStore } from "../stores/update.ts";
import { isGonePart, watchForGoneParts } from "./gone-parts.ts";

const renew = vi.hoisted(() => vi.fn(async () => {}));
vi.mock("./renew.ts", async (original) => ({ ...(await original<object>()), renew }));

watchForGoneParts();

beforeEach(() => updateStore.setState({ waiting: false, apply: () => {} }));
afterEach(() => vi.unstubAllGlobals());

/** As the build's own loader tells that a script cannot be had. */
function miss() {
  const payload = new TypeError("Failed to fetch dynamically imported module: https://here/assets/a-1.js");
  dispatchEvent(Object.assign(new Event("vite:preloadError", { cancelable: true }), { payload }));
  return payload;
}

it("offers the new version where the server answers and a part of this one is gone", async () => {
  vi.stubGlobal("fetch", async () => new Response());
  const error = miss();
  expect(isGonePart(error)).toBe(true);
  await vi.waitFor(() => expect(updateStore.getState().waiting).toBe(true));
});

it("is renewed when that is pressed, but in a launch only after it", async () => {
  vi.stubGlobal("fetch", async () => new Response());
  miss();
  await vi.waitFor(() => expect(updateStore.getState().waiting).toBe(true));
  launchStore.setState({ ...idleLaunch, step: "confirm" });
  updateStore.getState().apply();
  expect(renew).not.toHaveBeenCalled();
  launchStore.setState(idleLaunch);
  expect(renew).toHaveBeenCalledTimes(1);
});

it("offers nothing where nobody answers", async () => {
  const asked = vi.fn(() => Promise.reject(new TypeError("Failed to fetch")));
  vi.stubGlobal("fetch", asked);
  miss();
  await vi.waitFor(() => expect(asked).toHaveBeenCalled());
  await Promise.resolve();
  expect(updateStore.getState().waiting).toBe(false);
});

it("keeps the router, which knows the browser's own message, from reloading by itself", () => {
  fakeServer(() => new Response());
  expect(miss().message).not.toMatch(/^(Failed to fetch|error loading) dynamically imported module/);
});

it("takes no other error for a part that is gone", () => {
  expect(isGonePart(new TypeError("x is not a function"))).toBe(false);
  expect(isGonePart("x")).toBe(false);
});
