import { beforeEach, expect, it, vi } from "vitest";
import { cookies } from "#contract/limits.ts";
import { emptyMessage, keepMessage } from "../features/contact/kept-message.ts";

const startApp = vi.fn(async () => {});
vi.mock("./main.tsx", () => ({ startApp }));
vi.mock("./service-worker-client.ts", () => ({ watchForUpdates: () => {} }));

const PAINTED = '<div id="standing"><h1>About</h1></div><div id="root" hidden></div>';

beforeEach(() => {
  vi.resetModules();
  startApp.mockClear();
  sessionStorage.clear();
  // The cookies are secure ones, which jsdom's address keeps none of.
  vi.spyOn(document, "cookie", "get").mockReturnValue("");
});

async function open(body: string): Promise<void> {
  document.body.innerHTML = body;
  await import("./entry.ts");
  await new Promise((resolve) => setTimeout(resolve));
}

it("starts the app at once where nothing was painted", async () => {
  await open('<div id="root"></div>');
  expect(startApp).toHaveBeenCalledTimes(1);
});

it("leaves a stranger the painted page until they do something", async () => {
  await open(PAINTED);
  expect(startApp).not.toHaveBeenCalled();
  dispatchEvent(new Event("pointermove"));
  await vi.waitFor(() => expect(document.getElementById("standing")).toBeNull());
  expect(startApp).toHaveBeenCalledTimes(1);
});

it("starts the app at once where somebody is signed in", async () => {
  const named = [cookies.access, cookies.refresh, cookies.csrf].map((name) => `${name}=x`);
  vi.spyOn(document, "cookie", "get").mockReturnValue(named.join("; "));
  await open(PAINTED);
  await vi.waitFor(() => expect(startApp).toHaveBeenCalledTimes(1));
});

it("starts the app at once where a message was left unsent", async () => {
  keepMessage({ ...emptyMessage(), name: "Ann" });
  await open(PAINTED);
  await vi.waitFor(() => expect(startApp).toHaveBeenCalledTimes(1));
});
